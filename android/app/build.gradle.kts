import org.jetbrains.kotlin.gradle.dsl.JvmTarget
import org.jetbrains.kotlin.gradle.tasks.KotlinCompile

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

val keystore: String? = System.getenv("WINDROSE_KEYSTORE")

android {
    namespace = "app.windrose"
    // Compose asks for it; what the system does for the app goes by targetSdk.
    compileSdk = 37

    defaultConfig {
        applicationId = "app.windrose"
        minSdk = 26
        targetSdk = 35
        versionCode = 1
        versionName = "0.1.0"
        ndk {
            abiFilters += listOf("arm64-v8a", "armeabi-v7a", "x86_64")
        }
    }

    androidResources {
        // The libraries speak some ninety more.
        localeFilters += listOf("en", "de")
    }

    buildFeatures {
        compose = true
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets.named("main") {
        kotlin.directories += "../ui/src/main/kotlin"
        assets.directories += "../ui/src/main/resources"
        resources.directories += "../ui/src/main/resources"
        // What Android itself shows of the app, from the core's words.
        res.directories += "../../target/android/words"
        // Our own native library for each kind of processor.
        jniLibs.directories += "../../target/android/native"
    }

    signingConfigs {
        if (keystore != null) {
            create("release") {
                storeFile = file(keystore)
                storePassword = System.getenv("WINDROSE_KEYSTORE_PASSWORD")
                keyAlias = System.getenv("WINDROSE_KEY_ALIAS")
                keyPassword = System.getenv("WINDROSE_KEY_PASSWORD")
            }
        }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "rules.pro")
            signingConfig = signingConfigs.findByName("release")
        }
    }

    packaging {
        // The fonts are read as assets.
        resources.excludes += "typefaces/*.ttf"
    }

    testOptions {
        unitTests {
            isIncludeAndroidResources = true
            all {
                it.maxHeapSize = "2g"
                it.systemProperty("jna.library.path", rootDir.resolve("../target/bindings/native").path)
            }
        }
    }
}

kotlin {
    compilerOptions {
        jvmTarget = JvmTarget.JVM_17
    }
}

tasks.withType<KotlinCompile>().configureEach {
    // The whole test API of Compose is marked as experimental.
    if (name.endsWith("UnitTestKotlin")) {
        compilerOptions.optIn.add("androidx.compose.ui.test.ExperimentalTestApi")
    }
}

dependencies {
    implementation(project(":bindings"))
    implementation(libs.bundles.application)
    implementation(variantOf(libs.net.java.dev.jna.jna) { artifactType("aar") })

    testImplementation(libs.bundles.tests)
    // The library of the machine that tests.
    testRuntimeOnly(libs.net.java.dev.jna.jna)
}

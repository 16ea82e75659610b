import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.kotlin.jvm)
}

java {
    sourceCompatibility = JavaVersion.VERSION_17
    targetCompatibility = JavaVersion.VERSION_17
}

kotlin {
    compilerOptions {
        jvmTarget = JvmTarget.JVM_17
    }
    sourceSets.named("main") {
        // What uniffi generates from the core.
        kotlin.setSrcDirs(listOf("../../target/bindings/kotlin"))
    }
}

dependencies {
    implementation(libs.org.jetbrains.kotlinx.kotlinx.coroutines.core.jvm)
    // The application brings the one for Android.
    compileOnly(libs.net.java.dev.jna.jna)
}

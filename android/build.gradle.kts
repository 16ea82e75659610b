plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.kotlin.compose) apply false
    // It also brings the Kotlin of this version to the Android plugin, which has an older one of its own.
    alias(libs.plugins.kotlin.jvm) apply false
}

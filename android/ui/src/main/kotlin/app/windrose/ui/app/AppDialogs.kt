package app.windrose.ui.app

import androidx.compose.runtime.Composable
import app.windrose.core.OpeningReport
import app.windrose.ui.kit.ButtonKind
import app.windrose.ui.kit.DialogButton
import app.windrose.ui.kit.QuestionDialog
import app.windrose.ui.kit.Text

/** What may lie over any place: what came of a damaged file, and what went wrong. */
@Composable
internal fun AppDialogs(app: AppModel) {
    val report = app.report
    val failure = app.failure
    when {
        report != null -> ReportDialog(report, onDismiss = app::dismissReport)
        failure != null -> FailureDialog(failure, onDismiss = app::dismissFailure)
    }
}

/** Tells what went wrong and what can be done about it. */
@Composable
fun FailureDialog(failure: Failure, onDismiss: () -> Unit) {
    QuestionDialog(
        title = failure.title,
        buttons = listOf(DialogButton(word("ui-ok"), onDismiss, ButtonKind.Primary)),
        onDismiss = onDismiss,
        text = failure.next.ifEmpty { null },
    )
}

/** Tells what came of a damaged file: how much came back, which games are lost or older, and where the file lies. */
@Composable
fun ReportDialog(report: OpeningReport, onDismiss: () -> Unit) {
    QuestionDialog(
        title = report.title,
        buttons = listOf(DialogButton(word("ui-salvage-go-on"), onDismiss, ButtonKind.Primary)),
        // It is told once: only who has read it takes it away.
        onDismiss = null,
    ) {
        report.lines.forEach { Text(it) }
    }
}

// The names of types of SwiftUI, of iOS 17 and newer, that the app does not use and that are everyday words. They are
// declared for their names alone, so that a type of ours with such a name is ambiguous here as it is on a Mac.

// swiftui/angulargradient
public enum AngularGradient {}
// swiftui/anygradient
public enum AnyGradient {}
// swiftui/asyncimage
public enum AsyncImage {}
// swiftui/colorpicker
public enum ColorPicker {}
// swiftui/commandgroup
public enum CommandGroup {}
// swiftui/commandmenu
public enum CommandMenu {}
// swiftui/commands
public enum Commands {}
// swiftui/contentunavailableview
public enum ContentUnavailableView {}
// swiftui/controlgroup
public enum ControlGroup {}
// swiftui/controlsize
public enum ControlSize {}
// swiftui/datepicker
public enum DatePicker {}
// swiftui/disclosuregroup
public enum DisclosureGroup {}
// swiftui/documentgroup
public enum DocumentGroup {}
// swiftui/editbutton
public enum EditButton {}
// swiftui/editmode
public enum EditMode {}
// swiftui/ellipse
public enum Ellipse {}
// swiftui/emptycommands
public enum EmptyCommands {}
// swiftui/emptymodifier
public enum EmptyModifier {}
// swiftui/environmentobject
public enum EnvironmentObject {}
// swiftui/filedialogbrowseroptions
public enum FileDialogBrowserOptions {}
// swiftui/form
public enum Form {}
// swiftui/formstyle
public enum FormStyle {}
// swiftui/gauge
public enum Gauge {}
// swiftui/groupbox
public enum GroupBox {}
// swiftui/imagerenderer
public enum ImageRenderer {}
// swiftui/keyframeanimator
public enum KeyframeAnimator {}
// swiftui/keyframetrack
public enum KeyframeTrack {}
// swiftui/labeledcontent
public enum LabeledContent {}
// swiftui/lazyhgrid
public enum LazyHGrid {}
// swiftui/lazyhstack
public enum LazyHStack {}
// swiftui/list
public enum List {}
// swiftui/longpressgesture
public enum LongPressGesture {}
// swiftui/magnifygesture
public enum MagnifyGesture {}
// swiftui/material
public enum Material {}
// swiftui/menustyle
public enum MenuStyle {}
// swiftui/movecommanddirection
public enum MoveCommandDirection {}
// swiftui/multidatepicker
public enum MultiDatePicker {}
// swiftui/navigationlink
public enum NavigationLink {}
// swiftui/navigationsplitview
public enum NavigationSplitView {}
// swiftui/openwindowaction
public enum OpenWindowAction {}
// swiftui/outlinegroup
public enum OutlineGroup {}
// swiftui/pastebutton
public enum PasteButton {}
// swiftui/phaseanimator
public enum PhaseAnimator {}
// swiftui/plane
public enum Plane {}
// swiftui/presentationmode
public enum PresentationMode {}
// swiftui/progressviewstyle
public enum ProgressViewStyle {}
// swiftui/prominence
public enum Prominence {}
// swiftui/radialgradient
public enum RadialGradient {}
// swiftui/redactionreasons
public enum RedactionReasons {}
// swiftui/renamebutton
public enum RenameButton {}
// swiftui/rotategesture
public enum RotateGesture {}
// swiftui/scrolltarget
public enum ScrollTarget {}
// swiftui/searchscope
public enum SearchScope {}
// swiftui/section
public enum Section {}
// swiftui/securefield
public enum SecureField {}
// swiftui/sensoryfeedback
public enum SensoryFeedback {}
// swiftui/sequencegesture
public enum SequenceGesture {}
// swiftui/settings
public enum Settings {}
// swiftui/shader
public enum Shader {}
// swiftui/sharelink
public enum ShareLink {}
// swiftui/sharepreview
public enum SharePreview {}
// swiftui/slider
public enum Slider {}
// swiftui/spring
public enum Spring {}
// swiftui/stepper
public enum Stepper {}
// swiftui/subscriptionview
public enum SubscriptionView {}
// swiftui/tabview
public enum TabView {}
// swiftui/table
public enum Table {}
// swiftui/tablecolumn
public enum TableColumn {}
// swiftui/tablerow
public enum TableRow {}
// swiftui/tablestyle
public enum TableStyle {}
// swiftui/texteditor
public enum TextEditor {}
// swiftui/textformattingcommands
public enum TextFormattingCommands {}
// swiftui/toolbarcontent
public enum ToolbarContent {}
// swiftui/toolbaritem
public enum ToolbarItem {}
// swiftui/toolbarrole
public enum ToolbarRole {}
// swiftui/transition
public enum Transition {}
// swiftui/transitionphase
public enum TransitionPhase {}
// swiftui/viewalignedscrolltargetbehavior
public enum ViewAlignedScrollTargetBehavior {}
// swiftui/visualeffect
public enum VisualEffect {}
// swiftui/window
public enum Window {}
// swiftui/tab
public enum Tab {}
// swiftui/tabsection
public enum TabSection {}
// swiftui/subview
public enum Subview {}
// swiftui/meshgradient
public enum MeshGradient {}
// swiftui/glass
public enum Glass {}

// The names of types of SwiftUI, of iOS 17 and newer, that the app does not use and that are everyday words. They are
// declared for their names alone, so that a type of ours with such a name is ambiguous here as it is on a Mac.

// swiftui/anchor
public enum Anchor {}
// swiftui/angulargradient
public enum AngularGradient {}
// swiftui/anygradient
public enum AnyGradient {}
// swiftui/anyshape
public enum AnyShape {}
// swiftui/anyshapestyle
public enum AnyShapeStyle {}
// swiftui/anytransition
public enum AnyTransition {}
// swiftui/anyview
public enum AnyView {}
// swiftui/asyncimage
public enum AsyncImage {}
// swiftui/bindable
public enum Bindable {}
// swiftui/buttonrole
public enum ButtonRole {}
// swiftui/colorpicker
public enum ColorPicker {}
// swiftui/commandgroup
public enum CommandGroup {}
// swiftui/commandmenu
public enum CommandMenu {}
// swiftui/commands
public enum Commands {}
// swiftui/contenttransition
public enum ContentTransition {}
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
// swiftui/dismissaction
public enum DismissAction {}
// swiftui/divider
public enum Divider {}
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
// swiftui/equatableview
public enum EquatableView {}
// swiftui/filedialogbrowseroptions
public enum FileDialogBrowserOptions {}
// swiftui/filedocument
public enum FileDocument {}
// swiftui/form
public enum Form {}
// swiftui/formstyle
public enum FormStyle {}
// swiftui/gauge
public enum Gauge {}
// swiftui/gradient
public enum Gradient {}
// swiftui/grid
public enum Grid {}
// swiftui/gridrow
public enum GridRow {}
// swiftui/groupbox
public enum GroupBox {}
// swiftui/horizontaledge
public enum HorizontalEdge {}
// swiftui/image
public enum Image {}
// swiftui/imagerenderer
public enum ImageRenderer {}
// swiftui/interfaceorientation
public enum InterfaceOrientation {}
// swiftui/keyboardshortcut
public enum KeyboardShortcut {}
// swiftui/keyframeanimator
public enum KeyframeAnimator {}
// swiftui/keyframetrack
public enum KeyframeTrack {}
// swiftui/labeledcontent
public enum LabeledContent {}
// swiftui/layoutdirection
public enum LayoutDirection {}
// swiftui/lazyhgrid
public enum LazyHGrid {}
// swiftui/lazyhstack
public enum LazyHStack {}
// swiftui/lineargradient
public enum LinearGradient {}
// swiftui/link
public enum Link {}
// swiftui/list
public enum List {}
// swiftui/localizedstringkey
public enum LocalizedStringKey {}
// swiftui/longpressgesture
public enum LongPressGesture {}
// swiftui/magnifygesture
public enum MagnifyGesture {}
// swiftui/material
public enum Material {}
// swiftui/menu
public enum Menu {}
// swiftui/menustyle
public enum MenuStyle {}
// swiftui/movecommanddirection
public enum MoveCommandDirection {}
// swiftui/multidatepicker
public enum MultiDatePicker {}
// swiftui/navigationlink
public enum NavigationLink {}
// swiftui/navigationpath
public enum NavigationPath {}
// swiftui/navigationsplitview
public enum NavigationSplitView {}
// swiftui/navigationstack
public enum NavigationStack {}
// swiftui/openwindowaction
public enum OpenWindowAction {}
// swiftui/outlinegroup
public enum OutlineGroup {}
// swiftui/pastebutton
public enum PasteButton {}
// swiftui/phaseanimator
public enum PhaseAnimator {}
// swiftui/picker
public enum Picker {}
// swiftui/plane
public enum Plane {}
// swiftui/presentationdetent
public enum PresentationDetent {}
// swiftui/presentationmode
public enum PresentationMode {}
// swiftui/progressview
public enum ProgressView {}
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
// swiftui/table
public enum Table {}
// swiftui/tablecolumn
public enum TableColumn {}
// swiftui/tablerow
public enum TableRow {}
// swiftui/tablestyle
public enum TableStyle {}
// swiftui/tabview
public enum TabView {}
// swiftui/tapgesture
public enum TapGesture {}
// swiftui/texteditor
public enum TextEditor {}
// swiftui/textformattingcommands
public enum TextFormattingCommands {}
// swiftui/togglestyle
public enum ToggleStyle {}
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
// swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass {}
// swiftui/verticaledge
public enum VerticalEdge {}
// swiftui/viewalignedscrolltargetbehavior
public enum ViewAlignedScrollTargetBehavior {}
// swiftui/viewdimensions
public enum ViewDimensions {}
// swiftui/visibility
public enum Visibility {}
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

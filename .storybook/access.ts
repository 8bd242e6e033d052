/** The keys of a component, and notes on screen readers. */
export interface Access {
  /** Names of keys as browsers give them, separated by commas; a test presses each of them. */
  keys: readonly (readonly [key: string, does: string])[];
  notes: readonly string[];
}

const dialogKeys = [
  ['Escape', 'Closes it; inside another library’s modal only it, not the modal.'],
  ['Tab', 'Goes round inside of it. The focus returns to the button that opened it.'],
] as const;
const formKeys = [
  ['Enter', 'In a field: sends the form.'],
  ['Tab', 'Goes to the next field.'],
] as const;
const listKeys = [
  ['ArrowDown, ArrowUp', 'Open the list, then go through it.'],
  ['Enter', 'Chooses the marked option.'],
  ['Escape', 'Closes the list and keeps what was chosen.'],
] as const;
/** The keys of a list that is always open. */
const openListKeys = [
  ['ArrowDown, ArrowUp', 'Go through the list.'],
  ['Enter', 'Chooses the marked option.'],
  ['Escape', 'Clears what is searched for.'],
] as const;
const formNotes = [
  'The first wrong field takes the focus. A summary above names every error and leads to its field.',
  'Each field is read out with its label, hint and error.',
];
const silent = (note: string): Access => ({ keys: [], notes: [note] });

/** Keys and notes by component, as its documentation page shows them. */
export const access: Readonly<Record<string, Access>> = {
  Alert: silent(
    'An error is announced at once (`role="alert"`), other tones politely. An icon says the tone, too.',
  ),
  Badge: silent('It is plain text: the word carries the meaning, colour and icon only repeat it.'),
  Button: {
    keys: [['Enter, Space', 'Press it.']],
    notes: ['While `pending` it keeps the focus and is `aria-disabled` and `aria-busy`.'],
  },
  Card: silent('Its title is a heading. Pass `headingLevel` so that levels follow the page’s order.'),
  Checkbox: {
    keys: [['Space', 'Ticks or clears it.']],
    notes: ['A native checkbox: its label is part of what can be pressed. `Switch` has the role `switch`.'],
  },
  Combobox: {
    keys: listKeys,
    notes: ['The ARIA combobox pattern with a list box. The number of results and failures are announced.'],
  },
  MultiSelect: {
    keys: [...listKeys, ['Backspace', 'In the empty field: takes the last choice out.']],
    notes: ['Each choice has a button that removes it, named after it. The limit is announced.'],
  },
  Dialog: {
    keys: dialogKeys,
    notes: ['A native modal dialog, named by its title and described by its description.'],
  },
  ConflictDialog: {
    keys: [...dialogKeys, ['ArrowDown, ArrowUp', 'In a field: choose yours or theirs.']],
    notes: ['Each field is a group of radios, described by the value before both changes.'],
  },
  Field: silent(
    'Joins label, hint, counter and error to its control by `aria-describedby`: they are read out with it.',
  ),
  FieldGrid: silent('Lays out only: the order on the screen is the order of the keyboard.'),
  Icon: silent('Hidden from screen readers: the word beside it says what it means.'),
  Input: {
    keys: [],
    notes: ['A native field. `aria-invalid` and its error come from the `Field` around it.'],
  },
  PasswordInput: {
    keys: [['Enter, Space', 'On its button: show or hide the password.']],
    notes: ['The name of the button says what it will do.'],
  },
  OptionRows: {
    keys: openListKeys,
    notes: ['The focus stays in the input; `aria-activedescendant` names the marked row.'],
  },
  Select: {
    keys: [['ArrowDown, ArrowUp', 'Choose; letters jump to an option.']],
    notes: ['A native select: phones show their own list.'],
  },
  UdongoProvider: silent(
    'Draws nothing. Set `lang` of the page to its `locale`, so that it is read out in the right voice.',
  ),
  Pagination: {
    keys: [['Enter, Space', 'Go to the page.']],
    notes: ['A navigation landmark; the page that is shown is `aria-current`.'],
  },
  RadioCards: {
    keys: [['ArrowDown, ArrowUp', 'Choose the next or previous card.']],
    notes: ['Native radio buttons: one stop for Tab. Its `Field` names the group (`group`).'],
  },
  Skeleton: silent('Hidden from screen readers: what waits says so by `aria-busy`.'),
  Table: {
    keys: [['Enter, Space', 'On a header that sorts: sort by it, once more the other way.']],
    notes: ['Rows and columns keep their roles when they become cards. `aria-sort` says the order.'],
  },
  Toaster: {
    keys: [['Escape', 'Closes the toast that has the focus.']],
    notes: ['A live region: toasts are announced politely. One that holds pointer or focus stays.'],
  },
  BookingForm: {
    keys: [...formKeys, ...listKeys],
    notes: formNotes,
  },
  BookingConfirmation: silent(
    'Its heading begins with what happened; the code is plain text that can be copied.',
  ),
  WaitingBookings: {
    keys: [['Enter, Space', 'On a button: send, edit or remove that booking.']],
    notes: ['Each button is named after its booking. What becomes of it is announced.'],
  },
  FarmerPicker: { keys: openListKeys, notes: ['The list is always open.'] },
  SoilTypeDialog: { keys: dialogKeys, notes: ['A table with row headers; each choice is a button.'] },
  LoginForm: { keys: formKeys, notes: formNotes },
  BalanceDue: silent('Plain text with its amount.'),
  PaymentBadge: {
    keys: [['Enter, Space', 'Ask for the status, where it is a button.']],
    notes: ['The word says the state; the colour only repeats it.'],
  },
  PaymentPanel: {
    keys: [['ArrowDown, ArrowUp', 'Choose how to pay.'], ...formKeys],
    notes: ['The next step of a payment takes the focus, and so does a phone that is wrong.'],
  },
  SampleResults: {
    keys: [['ArrowLeft, ArrowRight, Home, End', 'Go from tab to tab and show it.']],
    notes: [
      'Samples and crops are tabs. A bar is an image whose name says value and range.',
      'It follows forced colours. On paper the tabs name what is shown.',
    ],
  },
  StatusTimeline: silent('A list in order; the current step is `aria-current="step"`.'),
  AdminList: {
    keys: [
      ['Tab', 'Goes from filters to table, selection and pages. The table is one stop.'],
      ['Enter', 'In a filter: searches.'],
      ['Enter, F2', 'In a cell: goes into its controls.'],
      ['ArrowUp, ArrowDown, ArrowLeft, ArrowRight', 'Go from cell to cell.'],
      ['Home, End', 'Go to the ends of a row.'],
      ['Control+Home, Control+End', 'Go to the first and last cell.'],
      ['PageUp, PageDown', 'Go ten rows up and down.'],
      ['Shift+ArrowLeft, Shift+ArrowRight', 'On a header: make the column narrower or wider.'],
      ['Space', 'On a row’s box: chooses the row.'],
      ['Escape', 'In the controls of a cell: goes back to the cell. Closes what is open above the list.'],
    ],
    notes: [
      'Exports and deletions are announced.',
      'After a row is deleted the focus goes to its neighbour.',
      'A table that is wider than its room scrolls with the cell that has the focus.',
      'A column that was moved says its new place.',
      'More rows keep the focus on their button and say how many they are; each row knows its number of all.',
    ],
  },
  BulkDialog: {
    keys: dialogKeys,
    notes: ['A progress bar with its numbers; failures are a list with their reasons.'],
  },
  CropForm: { keys: formKeys, notes: formNotes },
  OtherCropNameForm: { keys: [...formKeys, ...listKeys], notes: formNotes },
  FarmerForm: { keys: formKeys, notes: formNotes },
  RecordForm: { keys: formKeys, notes: formNotes },
  SoilSampleForm: { keys: formKeys, notes: formNotes },
  SensorPastePanel: {
    keys: [
      ['Enter', 'In the text area: starts a new line; nothing is applied.'],
      ['Tab', 'Leaves the text area for the next button.'],
    ],
    notes: [
      'A line that cannot be read says so in the table, beside its text.',
      'The button "Apply" is never disabled: a press says why nothing is applied.',
    ],
  },
  SensorPasteDialog: { keys: dialogKeys, notes: ['As `SensorPastePanel`, in a modal dialog.'] },
  'Booking widget': {
    keys: [...formKeys, ...listKeys],
    notes: [...formNotes, 'The form is in a shadow root and keeps its own language (`lang`).'],
  },
};

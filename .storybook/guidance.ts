/** When a component is the right one, and how it is used wrongly. */
export interface Guidance {
  do: readonly string[];
  dont: readonly string[];
}

/** Advice by component, as its documentation page shows it. */
export const guidance: Readonly<Record<string, Guidance>> = {
  Alert: {
    do: ['Say what happened and what the person can do, where it happened.'],
    dont: ['Use red for anything but an error, or an alert for what belongs to one field.'],
  },
  Badge: {
    do: ['Name the state of a record in a word or two.'],
    dont: ['Let the colour alone carry the meaning, or make a badge a button.'],
  },
  Button: {
    do: [
      'Name the action: “Book the test”. Have one primary button per view.',
      'Set `pending` while what was asked for is under way: the focus stays.',
    ],
    dont: ['Disable the button of a form that is incomplete: let people press and say what is missing.'],
  },
  Card: { do: ['Give a part of a page a title and an edge.'], dont: ['Put cards into cards.'] },
  Checkbox: {
    do: ['Say what is true when it is ticked.'],
    dont: ['Begin the label with “not”, or let a tick act at once: that is a button.'],
  },
  Combobox: {
    do: [
      'Choose one of many records, asked for as somebody types; pass `selectedOption` when its name is known.',
    ],
    dont: ['Offer fewer than eight fixed choices: a select or radio cards show them all.'],
  },
  MultiSelect: {
    do: ['Say the `limit` in the label’s note.'],
    dont: ['Choose exactly one with it: that is a combobox.'],
  },
  Dialog: {
    do: ['Ask one question or hold one short form; name the buttons by what they do.'],
    dont: ['Open a dialog that nobody asked for, or a dialog over a dialog.'],
  },
  Field: {
    do: ['Wrap every control: label, hint, counter and error are then read out with it.'],
    dont: ['Put what people must know while they type into a placeholder.'],
  },
  FieldGrid: {
    do: ['Give long texts `span="full"`; leave the others to the room there is.'],
    dont: ['Lay a grid out without a `Container` or a form of ours around it: it goes by its width.'],
  },
  Icon: {
    do: ['Place a word beside it, or name the button it stands in.'],
    dont: ['Bring other drawings: one outline set, 20 px, 1.75 stroke.'],
  },
  Input: {
    do: [
      'Stand in a `Field`, which gives it name, hint and error; spread `register(…)` into it.',
      'Say `inputMode`, `autoComplete` and `type`: the keyboard of a phone follows.',
    ],
    dont: ['Make its text smaller than 16 px: phones zoom into it.'],
  },
  PasswordInput: {
    do: ['Say `autoComplete`: `current-password` or `new-password`.'],
    dont: ['Forbid pasting: people paste from password managers.'],
  },
  OptionRows: {
    do: ['Say its result in a live region beside it: what is seen is then heard, too.'],
    dont: ['Build a picker with it where `Combobox` or `MultiSelect` will do.'],
  },
  Select: {
    do: ['Offer up to about fifteen fixed choices; give a `placeholder` where none is made yet.'],
    dont: ['Fill it from a server list: that is a combobox.'],
  },
  UdongoProvider: {
    do: [
      'Place one around the app; give it `show` and `dismiss` of the toaster.',
      'Pass `messages` with every `locale` but English, a constant of the module.',
    ],
    dont: ['Make the objects of its props anew at each render: every component would render again.'],
  },
  Pagination: {
    do: ['Stand below the rows it turns.'],
    dont: ['Show it for a list that is never longer than a page.'],
  },
  RadioCards: {
    do: ['Show two to four choices whose differences matter, with price or meaning.'],
    dont: ['List more than five: use a select.'],
  },
  Skeleton: {
    do: ['Keep the room of what is coming.'],
    dont: ['Show it for what fails: say so with a retry.'],
  },
  Table: {
    do: ['Name the table by its caption and each row by a row header.'],
    dont: ['Lay out a page with it. Below 768 px of room the rows become cards by themselves.'],
  },
  Toaster: {
    do: ['Place one per page and give `UdongoProvider` its `show` and `dismiss`.'],
    dont: ['Say in a toast alone what somebody has to correct: forms say it in place, too.'],
  },
  BookingForm: {
    do: [
      'Pass `createUdongo(…)` as `api` and who is signed in as `user`; null is a visitor.',
      'Pass a queue where networks are weak, and place its hook above the pages.',
    ],
    dont: ['Fetch a booking inside of it: load the record, then pass `mode="update"` and `booking`.'],
  },
  BookingConfirmation: {
    do: ['Draw it at an address of its own, so that a reload keeps code and link.'],
    dont: ['Draw it beside a `BookingForm`: the form shows it by itself after booking.'],
  },
  WaitingBookings: {
    do: ['Give a `BookingForm` a `queue`: it shows this list above itself. The list is not exported.'],
    dont: ['Hide the form from people whose bookings wait: here they see what becomes of them.'],
  },
  FarmerPicker: {
    do: ['Let agents and administrators find a farmer by name or phone number.'],
    dont: ['Offer it to farmers: the server shows them nobody.'],
  },
  SoilTypeDialog: {
    do: ['Open it from beside the soil type, for those who aren’t sure.'],
    dont: ['Open it by itself.'],
  },
  LoginForm: {
    do: ['Reject `login` with the server’s error: its words are shown.'],
    dont: ['Keep the password anywhere.'],
  },
  BalanceDue: {
    do: ['Place it beside the `PaymentBadge` and give it the `balance_due` of the booking.'],
    dont: ['Work the balance out from samples and prices: only the server knows what was paid.'],
  },
  PaymentBadge: {
    do: ['Give `onGetStatus` where somebody may ask the payment service again.'],
    dont: ['Work out “paid” from other fields of a booking.'],
  },
  PaymentPanel: {
    do: [
      'Give it the booking by id where people are logged in, by uuid where they hold its link.',
      'Pass `known` if the service may lack `payments.getOptions`.',
    ],
    dont: ['Say that a booking is paid because the browser came back: the panel asks the server.'],
  },
  SampleResults: {
    do: ['Pass the results as the server answers them: it knows ranges, rules and prices of the moment.'],
    dont: ['Show results of a booking that nobody has verified to farmers and agents.'],
  },
  StatusTimeline: {
    do: [
      'Pass the stored steps as the server answers them; leave out `note` and `changed_by_name` where anybody can look.',
    ],
    dont: ['Work the promised day out on the page: only the server knows working days and settings.'],
  },
  AdminList: {
    do: [
      'Declare columns, filters and form; keep the state in the address with `url`.',
      'Give a `name`, unique for list and person: people then choose columns, row height and views.',
      'Answer `hasNext` or `nextCursor` where the API knows no total; the list then claims none.',
      'Give `pagination="more"` where people read on and on; keep pages where they look for one record.',
      'Give `listAll` so that an export walks through the list instead of asking page by page.',
    ],
    dont: ['Filter or sort rows in the browser: the server knows all of them, the page only ten.'],
  },
  BulkDialog: {
    do: ['Draw it in the `dialog` of a bulk action of `AdminList`, with the props that it gets.'],
    dont: ['Say only that some failed: the list names each row and its reason.'],
  },
  CropForm: {
    do: ['Pass the stored crop with its other names.'],
    dont: ['Save other names with the crop: each is a record of its own.'],
  },
  OtherCropNameForm: {
    do: ['Say which county uses the name, where it is one county’s.'],
    dont: ['Create a crop for a second name of the same plant.'],
  },
  FarmerForm: {
    do: ['Let the person decide when the server knows somebody alike.'],
    dont: ['Set `allow_duplicate` without having shown who it is.'],
  },
  RecordForm: {
    do: ['Declare simple records by their fields; `save` is typed by them.'],
    dont: [
      'Bend it to a form with rows or steps: take `useRecordForm` of `@udongo/ui/experimental` and your own markup.',
    ],
  },
  SoilSampleForm: {
    do: ['Ask about readings that are unusual; refuse those that can’t be.'],
    dont: ['Convert units before passing readings: they are those of the contract.'],
  },
  SensorPastePanel: {
    do: ['Show each line that could not be read, with its number.'],
    dont: ['Drop readings silently because one of them is wrong.'],
  },
  SensorPasteDialog: {
    do: ['Use it where a form has no room for the panel.'],
    dont: ['Open it inside another dialog.'],
  },
  'Booking widget': {
    do: [
      'Keep the link inside the element: it is what people have without JavaScript and without a network.',
      'Leave the `style` in the snippet, or put its rule into the stylesheet: it keeps the room until a late script is there.',
      'Follow bookings by `udongo:booked`: it tells `uuid` and `code`, nothing of the person.',
    ],
    dont: [
      'Style what is inside by the page’s selectors: only `--udongo-*` and `::part()` get there.',
      'Put a token or a password of anybody into the attributes: `partner-key` is all that a page needs.',
    ],
  },
};

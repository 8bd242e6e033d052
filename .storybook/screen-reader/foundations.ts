import type { SpokenTable } from './Spoken.ts';

export const foundations = {
  Alert: {
    story: 'Error Summary',
    readings: [{ role: 'alert', text: '2 things to correct' }],
    sayings: [
      { when: 'An error appears', story: 'Error Summary', says: '2 things to correct' },
      {
        when: 'A success appears',
        story: 'Success',
        reads: { role: 'alert', text: 'Booking done successfully' },
      },
      { when: 'A note is read', story: 'Info', reads: { role: 'status', text: 'You are offline.' } },
    ],
  },
  Badge: {
    story: 'Failure',
    readings: [{ role: 'text', name: 'Canceled' }],
    hidden: '.udongo-icon',
    sayings: [],
  },
  Button: {
    story: 'Primary',
    readings: [{ role: 'button', name: 'Book the test' }],
    sayings: [
      {
        when: 'Its action is running',
        story: 'Pending',
        reads: { role: 'button', name: 'Book the test', state: 'aria-busy=true' },
      },
      {
        when: 'It is disabled',
        story: 'Disabled',
        reads: { role: 'button', name: 'Book the test', state: 'aria-disabled=true' },
      },
    ],
  },
  Card: {
    story: 'With Actions',
    readings: [
      { role: 'region', name: 'Sample 1' },
      { role: 'heading', name: 'Sample 1' },
      { role: 'button', name: 'Duplicate' },
    ],
    sayings: [],
  },
  Checkbox: {
    story: 'Off',
    readings: [{ role: 'checkbox', name: 'Report sent', state: 'aria-checked=false' }],
    sayings: [
      {
        when: 'It is ticked',
        story: 'On',
        reads: { role: 'checkbox', name: 'Report sent', state: 'aria-checked=true' },
      },
      {
        when: 'It is disabled',
        story: 'Disabled',
        reads: { role: 'checkbox', name: 'Report sent', state: 'aria-disabled=true' },
      },
      {
        when: 'A switch is on',
        story: 'As Switch On',
        reads: { role: 'switch', name: 'Report sent', state: 'aria-checked=true' },
      },
    ],
  },
  Combobox: {
    story: 'Playground',
    readings: [{ role: 'combobox', name: 'County', state: 'aria-expanded=false' }],
    sayings: [
      { when: 'Choices arrive', story: 'Open', says: '6 choices' },
      { when: 'The list is open', story: 'Open', reads: { role: 'listbox', name: 'County' } },
      {
        when: 'A choice is marked',
        story: 'Chosen',
        reads: { role: 'option', name: 'Kiambu', state: 'aria-selected=true' },
      },
      { when: 'Nothing is found', story: 'Empty', says: 'County not found' },
      { when: 'The list does not load', story: 'Failed', says: 'The list did not load. Try again: Enter' },
    ],
  },
  MultiSelect: {
    story: 'Some',
    readings: [
      { role: 'combobox', name: 'Crops up to 3', state: 'aria-expanded=false' },
      { role: 'list', name: 'Chosen' },
      { role: 'button', name: 'Remove Maize' },
    ],
    sayings: [
      {
        when: 'The limit is reached',
        story: 'Limit Reached',
        says: 'At most 3. Remove one to choose another.',
        reads: { role: 'option', name: 'Tomato', state: 'aria-disabled=true' },
      },
      {
        when: 'It is disabled',
        story: 'Disabled',
        reads: { role: 'combobox', name: 'Crops up to 3', state: 'aria-disabled=true' },
      },
    ],
  },
  OptionRows: {
    story: 'Lines',
    readings: [
      { role: 'listbox', name: 'Counties' },
      { role: 'option', name: 'Kiambu', state: 'aria-selected=true' },
      { role: 'option', name: 'Kisumu', state: 'aria-selected=false' },
    ],
    sayings: [
      { when: 'Choices are found', story: 'Searched', says: '1 choice' },
      { when: 'Nothing is found', story: 'Nothing Found', says: 'County not found' },
      { when: 'The list does not load', story: 'Failed', says: 'The list did not load. Try again: Enter' },
    ],
  },
  Dialog: {
    story: 'Question',
    readings: [
      { role: 'dialog', name: 'Delete entry' },
      { role: 'heading', name: 'Delete entry' },
      { role: 'button', name: 'Close' },
    ],
    sayings: [
      {
        when: 'It opens',
        story: 'Form',
        focus: {
          role: 'dialog',
          name: 'New farmer',
          description: 'The farmer gets a message with the booking code.',
        },
      },
      { when: 'It asks a form', story: 'Form', focus: { role: 'textbox', name: 'Full name' } },
    ],
  },
  ConflictDialog: {
    story: 'Conflict',
    readings: [
      {
        role: 'dialog',
        name: 'Somebody else changed this, too',
        description: 'You both changed the fields below. Choose what to keep for each, then save.',
      },
      { role: 'radiogroup', name: 'County', description: 'Before: Siaya' },
    ],
    sayings: [
      {
        when: 'It is saved without a choice',
        story: 'Not Chosen',
        focus: { role: 'radiogroup', name: 'Notes', description: 'Choose yours or theirs' },
      },
    ],
  },
  Field: {
    story: 'Hint And Counter',
    readings: [
      {
        role: 'textbox',
        name: 'Sample location',
        description: 'Village, plot or landmark.',
        state: 'aria-required=true',
      },
    ],
    sayings: [
      {
        when: 'Its value is wrong',
        story: 'Invalid',
        reads: {
          role: 'textbox',
          name: 'Sample location',
          description: 'Sample location required',
          state: 'aria-invalid=true',
        },
      },
      {
        when: 'It is disabled',
        story: 'Disabled',
        reads: { role: 'textbox', name: 'Sample location', state: 'aria-disabled=true' },
      },
    ],
  },
  FieldGrid: {
    story: 'Wide',
    readings: [
      { role: 'textbox', name: 'Full name' },
      { role: 'combobox', name: 'Soil type', description: 'Soil type required' },
    ],
    sayings: [],
  },
  Icon: { story: 'One', readings: [], hidden: '.udongo-icon', sayings: [] },
  Input: {
    story: 'Text',
    readings: [{ role: 'textbox', name: 'Sample location' }],
    sayings: [
      {
        when: 'Its value is wrong',
        story: 'Invalid',
        reads: {
          role: 'textbox',
          name: 'Sample location',
          description: 'Sample location required',
          state: 'aria-invalid=true',
        },
      },
      { when: 'It has several lines', story: 'Several Lines', reads: { role: 'textbox', name: 'Notes' } },
    ],
  },
  PasswordInput: {
    story: 'Hidden',
    readings: [{ role: 'button', name: 'Show password' }],
    sayings: [
      { when: 'The password is shown', story: 'Shown', focus: { role: 'button', name: 'Hide password' } },
      { when: 'The shown password is read', story: 'Shown', reads: { role: 'textbox', name: 'Password' } },
    ],
  },
  Select: {
    story: 'Nothing Chosen',
    readings: [{ role: 'combobox', name: 'Soil type' }],
    sayings: [
      {
        when: 'An option is not offered any more',
        story: 'Chosen',
        reads: { role: 'option', name: 'Peat (no longer offered)', state: 'aria-disabled=true' },
      },
      {
        when: 'It is disabled',
        story: 'Disabled',
        reads: { role: 'combobox', name: 'Soil type', state: 'aria-disabled=true' },
      },
    ],
  },
  UdongoProvider: {
    story: 'English',
    readings: [{ role: 'text', name: 'Paid' }],
    sayings: [
      { when: 'It speaks Kiswahili', story: 'Kiswahili', reads: { role: 'navigation', name: 'Kurasa' } },
    ],
  },
  Pagination: {
    story: 'Many Pages',
    readings: [
      { role: 'navigation', name: 'Pages' },
      { role: 'button', name: 'Page 2', state: 'aria-current=page' },
      { role: 'button', name: 'Page 3' },
      { role: 'button', name: 'Next page' },
    ],
    sayings: [],
  },
  RadioCards: {
    story: 'Nothing Chosen',
    readings: [
      { role: 'radiogroup', name: 'Test type' },
      {
        role: 'radio',
        name: 'Basic Macro-Nutrients Analysis KES 2,000.00 a sample',
        state: 'aria-checked=false',
      },
    ],
    sayings: [
      {
        when: 'A card is chosen',
        story: 'Chosen',
        reads: {
          role: 'radio',
          name: 'Basic Macro-Nutrients Analysis KES 2,000.00 a sample',
          state: 'aria-checked=true',
        },
      },
      {
        when: 'Nothing is chosen and it has to be',
        story: 'Invalid',
        reads: { role: 'radiogroup', name: 'Test type', description: 'Select Test Type' },
      },
    ],
  },
  Skeleton: { story: 'Lines', readings: [], hidden: '.udongo-skeleton', sayings: [] },
  Table: {
    story: 'Wide',
    readings: [
      { role: 'table', name: 'Bookings' },
      { role: 'columnheader', name: 'Farmer', state: 'aria-sort=ascending' },
      { role: 'button', name: 'Farmer' },
      { role: 'rowheader', name: 'UD-1284' },
    ],
    sayings: [
      {
        when: 'Rows become cards',
        story: 'On A Phone',
        reads: { role: 'table', name: 'Bookings', text: 'Wanjiku Kariuki' },
      },
      {
        when: 'Rows are loading',
        story: 'Reloading',
        reads: { role: 'table', name: 'Bookings', state: 'aria-busy=true' },
      },
    ],
  },
  Toaster: {
    story: 'Every Tone',
    readings: [
      { role: 'region', name: 'Notifications' },
      { role: 'alert', text: 'Failed to update booking' },
      { role: 'status', text: 'Your code is UD-1285' },
      { role: 'button', name: 'Dismiss' },
    ],
    sayings: [{ when: 'A toast appears', story: 'Keyboard', says: 'Booking done successfully' }],
  },
} as const satisfies SpokenTable;

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
  Icon: { story: 'One', readings: [], hidden: '.udongo-icon', sayings: [] },
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

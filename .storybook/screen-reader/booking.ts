import type { SpokenTable } from './Spoken.ts';

export const booking = {
  BookingForm: {
    story: 'Playground',
    readings: [
      { role: 'form', name: 'Book a soil test' },
      { role: 'region', name: 'Your details' },
      { role: 'textbox', name: 'Phone number', description: 'Such as 0712 345 678' },
      { role: 'radiogroup', name: 'Test type' },
      { role: 'combobox', name: 'County', state: 'aria-expanded=false' },
      { role: 'list', name: 'Samples' },
      { role: 'button', name: 'Remove sample 1' },
      { role: 'complementary', name: 'Amount due' },
    ],
    sayings: [
      { when: 'A sample is added', focus: { role: 'textbox', name: 'Sample location' } },
      {
        when: 'A sample is removed',
        says: 'Sample 2 removed.',
        focus: { role: 'button', name: 'Undo: bring sample 2 back' },
      },
      { when: 'Choices arrive', says: '4 choices' },
      {
        when: 'The form is sent with errors',
        focus: { role: 'combobox', name: 'Soil type', description: 'Soil type required' },
      },
      { when: 'The test is booked', focus: { role: 'heading', name: 'Your soil test is booked' } },
    ],
  },
  FarmerPicker: {
    story: 'Playground',
    readings: [
      { role: 'combobox', name: 'Farmer', state: 'aria-expanded=true' },
      { role: 'listbox', name: 'Farmers' },
      { role: 'option', name: 'Otieno Odhiambo 0712 345671 · Kiambu', state: 'aria-selected=false' },
    ],
    sayings: [
      { when: 'Farmers are found', says: '1 choice' },
      {
        when: 'A farmer is chosen',
        reads: { role: 'option', name: 'Otieno Odhiambo 0712 345671 · Kiambu', state: 'aria-selected=true' },
      },
      { when: 'No farmer is found', says: 'Farmer not found' },
      { when: 'The list does not load', says: 'The list did not load.' },
    ],
  },
  SoilTypeDialog: {
    story: 'Playground',
    readings: [{ role: 'button', name: 'Which soil is it?' }],
    sayings: [
      {
        when: 'It opens',
        focus: {
          role: 'dialog',
          name: 'Identify Soil Type',
          description: 'Rub a little moist soil between your fingers, look at its colour, then choose.',
        },
      },
      { when: 'The table is read', reads: { role: 'table', name: 'Identify Soil Type' } },
      { when: 'A row is read', reads: { role: 'rowheader', name: 'Choose: Loamy' } },
      { when: 'It closes', focus: { role: 'button', name: 'Which soil is it?' } },
    ],
  },
  SensorPastePanel: {
    story: 'Playground',
    readings: [
      { role: 'region', name: 'Paste Sensor Data' },
      {
        role: 'textbox',
        name: 'Readings',
        description: 'Copy them from the probe’s app: JSON, a table, or lines such as “pH: 5.8”.',
      },
    ],
    sayings: [
      { when: 'A line cannot be read', says: '1 reading to apply · 1 line to correct' },
      {
        when: 'Apply is pressed while a line is wrong',
        says: 'Correct what is marked in the text above, or leave it out.',
      },
      {
        when: 'Readings are pasted',
        says: '9 readings to apply',
        reads: { role: 'table', name: 'What was read' },
      },
      { when: 'The device is located', says: 'Location found, accurate to 8 m.' },
      { when: 'The readings are not applied', says: 'The server is away.' },
      { when: 'The readings are applied', says: '9 readings applied.' },
    ],
  },
  BookingConfirmation: {
    story: 'Own Booking',
    readings: [
      { role: 'heading', name: 'Your soil test is booked' },
      { role: 'text', name: 'UD-1026' },
      { role: 'link', name: 'See the status of the booking' },
    ],
    sayings: [],
  },
  WaitingBookings: {
    story: 'Waiting',
    readings: [
      { role: 'region', name: 'Waiting to be sent' },
      { role: 'status', text: "Waiting. We'll send it when you're back online." },
      { role: 'button', name: 'Edit: Wanjiku Kariuki' },
      { role: 'button', name: 'Send now: Wanjiku Kariuki' },
      { role: 'button', name: 'Delete: Wanjiku Kariuki' },
    ],
    sayings: [
      {
        when: 'A booking would replace another',
        story: 'Would Replace',
        says: 'The form has another unfinished booking.',
        focus: { role: 'button', name: 'Keep the unfinished booking' },
      },
      {
        when: 'A booking is deleted',
        story: 'Deleted',
        says: 'Wanjiku Kariuki: deleted on this device.',
        focus: { role: 'button', name: 'Undo' },
      },
      { when: 'All are sent', story: 'All Sent', reads: { role: 'region', name: 'Sent' } },
    ],
  },
  LoginForm: {
    story: 'Empty',
    readings: [
      { role: 'form', name: 'Log in' },
      { role: 'textbox', name: 'Email or phone number', state: 'aria-required=true' },
      { role: 'button', name: 'Show password' },
      { role: 'button', name: 'Log in' },
    ],
    sayings: [
      {
        when: 'It is sent with errors',
        story: 'Field Errors',
        focus: {
          role: 'textbox',
          name: 'Email or phone number',
          description: 'Email or phone number is required',
        },
      },
      {
        when: 'It is being sent',
        story: 'Pending',
        focus: { role: 'button', name: 'Log in', state: 'aria-busy=true' },
      },
      {
        when: 'The login is refused',
        story: 'Server Error',
        says: 'Unable to log in with provided credentials.',
      },
    ],
  },
  BalanceDue: { story: 'To Pay', readings: [{ role: 'text', name: 'KES 13,000.00 to pay' }], sayings: [] },
  PaymentBadge: {
    story: 'Get Status As Button',
    readings: [{ role: 'button', name: 'Get Status Not paid yet' }],
    sayings: [
      {
        when: 'The status is asked',
        story: 'Pending',
        reads: { role: 'button', name: 'Get Status Not paid yet', state: 'aria-disabled=true' },
      },
      { when: 'It is paid', story: 'Paid', reads: { role: 'text', name: 'Paid' } },
    ],
  },
  PaymentPanel: {
    story: 'Playground',
    readings: [
      { role: 'region', name: 'Pay for UD-1026' },
      { role: 'radiogroup', name: 'How do you want to pay?' },
      {
        role: 'textbox',
        name: 'M-Pesa number that will pay',
        description: 'It can be another person’s number.',
      },
    ],
    sayings: [
      {
        when: 'The phone is wrong',
        focus: {
          role: 'textbox',
          name: 'M-Pesa number that will pay',
          description: 'Enter a Kenyan mobile number, such as 0712 345 678',
        },
      },
      {
        when: 'The prompt is sent',
        focus: { role: 'heading', name: 'Enter your M-Pesa PIN on 0712 345678' },
      },
      { when: 'The status is asked', says: 'The payment has not arrived yet.' },
    ],
  },
  SampleResults: {
    story: 'Several Samples',
    readings: [
      { role: 'tablist', name: 'Samples' },
      { role: 'tab', name: 'UD-1042-1 3 to act on', state: 'aria-selected=true' },
      { role: 'tabpanel', name: 'UD-1042-1 3 to act on' },
      { role: 'tablist', name: 'Crops' },
      { role: 'img', name: 'Nitrogen 12 mg/kg. Maize likes 15 to 30 mg/kg. Rating: Low.' },
    ],
    sayings: [
      {
        when: 'All samples are compared',
        story: 'Side By Side',
        reads: { role: 'table', name: 'Readings of all samples, for the main crop of each' },
      },
      {
        when: 'Another tab is chosen',
        story: 'Keyboard',
        focus: { role: 'tab', name: 'UD-1042-1 3 to act on', state: 'aria-selected=true' },
      },
    ],
  },
  StatusTimeline: {
    story: 'Playground',
    readings: [
      { role: 'list', name: 'Steps of the test' },
      { role: 'listitem', text: 'Received', state: 'aria-current=step' },
    ],
    sayings: [
      {
        when: 'The booking was canceled',
        story: 'Canceled',
        reads: { role: 'listitem', text: 'The farmer sold the plot.', state: 'aria-current=step' },
      },
    ],
  },
  'Booking widget': {
    story: 'Plain',
    readings: [
      { role: 'form', name: 'Book a soil test' },
      { role: 'textbox', name: 'Full name' },
    ],
    sayings: [
      {
        when: 'The test is booked',
        story: 'Booked',
        reads: { role: 'heading', name: 'Your soil test is booked' },
      },
      {
        when: 'A button opens it',
        story: 'Button Mode',
        reads: { role: 'dialog', name: 'Book a soil test' },
      },
      {
        when: 'It does not load',
        story: 'Failed Load',
        reads: { role: 'alert', text: 'The booking form did not load' },
      },
    ],
  },
} as const satisfies SpokenTable;

/** An element as a screen reader reads it. */
export interface Reading {
  role: string;
  name: string;
  /** Hint and error. */
  description?: string;
  /** An attribute of its state: `aria-sort=ascending`. */
  state?: string;
}

/** A change, and the words or the element that a screen reader then reads. */
export interface Saying {
  when: string;
  /** The text of a live region. */
  says?: string;
  /** The element that appears, or whose state changes. */
  reads?: Reading;
  /** The element that takes the focus, or around the one that does. */
  focus?: Reading;
}

export interface Spoken {
  readings: readonly Reading[];
  sayings: readonly Saying[];
}

/**
 * The expectations of each component with much to say. Its page shows them, and its story *Screen Reader* fulfils each: `readings` as it
 * begins, `sayings` in their order.
 */
export const screenReader = {
  BookingForm: {
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
        when: 'Readings are pasted',
        says: '9 readings to apply',
        reads: { role: 'table', name: 'What was read' },
      },
      { when: 'The device is located', says: 'Location found, accurate to 8 m.' },
      { when: 'The readings are not applied', says: 'The server is away.' },
      { when: 'The readings are applied', says: '9 readings applied.' },
    ],
  },
  AdminList: {
    readings: [
      { role: 'heading', name: 'Plots' },
      { role: 'search', name: 'Plots' },
      { role: 'grid', name: 'Plots' },
      { role: 'columnheader', name: 'Plot', state: 'aria-sort=ascending' },
      { role: 'checkbox', name: 'Select Ahero plot 10' },
      { role: 'rowheader', name: 'Ahero plot 10' },
      { role: 'button', name: 'Update Ahero plot 10' },
      { role: 'navigation', name: 'Pages' },
    ],
    sayings: [
      {
        when: 'The order changes',
        reads: { role: 'columnheader', name: 'Acres', state: 'aria-sort=ascending' },
      },
      { when: 'The page changes', reads: { role: 'button', name: 'Page 2', state: 'aria-current=page' } },
      { when: 'Rows are selected', says: '2 selected' },
      { when: 'Records are found', says: 'Found: 4 records' },
      { when: 'No record is found', says: 'Found: 0 records' },
      { when: 'The list does not load', says: 'Server error occurred. Please try again later.' },
    ],
  },
  PaymentPanel: {
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
  RecordForm: {
    readings: [
      { role: 'form', name: 'Discount' },
      { role: 'combobox', name: 'Agrovet', state: 'aria-expanded=false' },
      { role: 'textbox', name: 'Notes', description: '0 of 200' },
      { role: 'checkbox', name: 'May be used now' },
    ],
    sayings: [
      {
        when: 'It is sent with errors',
        focus: { role: 'textbox', name: 'Code', description: 'Code is required' },
      },
      { when: 'Choices arrive', says: '2 choices' },
      { when: 'It is not saved', says: 'Server error occurred. Please try again later.' },
    ],
  },
} as const satisfies Readonly<Record<string, Spoken>>;

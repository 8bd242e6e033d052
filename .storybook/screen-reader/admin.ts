import type { SpokenTable } from './Spoken.ts';

export const admin = {
  AdminList: {
    story: 'Playground',
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
  BulkDialog: {
    story: 'Asking',
    readings: [
      { role: 'dialog', name: 'Plough 2 plots' },
      { role: 'button', name: 'Plough' },
      { role: 'button', name: 'Close' },
    ],
    sayings: [
      {
        when: 'It failed for some rows',
        story: 'Failed In Part',
        says: '1 of 2 are ploughed',
        reads: { role: 'list', text: 'The tractor is elsewhere.' },
      },
    ],
  },
  CropForm: {
    story: 'Playground',
    readings: [
      { role: 'form', name: 'Crop' },
      { role: 'textbox', name: 'Crop name', state: 'aria-required=true' },
      { role: 'group', name: 'Nitrogen mg/kg' },
      { role: 'button', name: 'Save' },
    ],
    sayings: [
      {
        when: 'It is sent with errors',
        story: 'Field Errors',
        focus: {
          role: 'textbox',
          name: 'Crop name',
          description: 'Crop name is required',
          state: 'aria-invalid=true',
        },
      },
      {
        when: 'Its errors are listed',
        story: 'Field Errors',
        reads: { role: 'group', name: '15 things to correct' },
      },
      { when: 'It is not saved', story: 'Failing', says: 'Not saved. What you typed is still here.' },
      { when: 'It is being saved', story: 'Saving', focus: { role: 'button', name: 'Saving' } },
    ],
  },
  OtherCropNameForm: {
    story: 'Playground',
    readings: [
      { role: 'form', name: 'Other Crop' },
      { role: 'combobox', name: 'Crop', state: 'aria-expanded=false' },
    ],
    sayings: [
      { when: 'It is sent with errors', story: 'Field Errors', focus: { role: 'form' } },
      {
        when: 'Its errors are listed',
        story: 'Field Errors',
        reads: { role: 'group', name: '3 things to correct' },
      },
      {
        when: 'It is not saved',
        story: 'Failing',
        says: 'Network error. Please check your connection and try again.',
      },
      { when: 'It is being saved', story: 'Saving', focus: { role: 'button', name: 'Saving' } },
    ],
  },
  FarmerForm: {
    story: 'Empty',
    readings: [
      { role: 'form', name: 'Farmer' },
      { role: 'textbox', name: 'Full name', state: 'aria-required=true' },
      { role: 'textbox', name: 'Phone number' },
    ],
    sayings: [
      {
        when: 'It is sent with errors',
        story: 'Field Errors',
        focus: {
          role: 'textbox',
          name: 'Full name',
          description: 'Full name is required',
          state: 'aria-invalid=true',
        },
      },
      {
        when: 'The farmer may be registered already',
        story: 'Maybe Registered',
        focus: { role: 'dialog', name: 'Is it one of these farmers?' },
      },
    ],
  },
  RecordForm: {
    story: 'Playground',
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
  SoilSampleForm: {
    story: 'Playground',
    readings: [
      { role: 'form', name: 'Soil Sample' },
      { role: 'combobox', name: 'Booking', state: 'aria-expanded=false' },
      { role: 'region', name: 'Paste Sensor Data' },
    ],
    sayings: [
      {
        when: 'It is sent with errors',
        story: 'Field Errors',
        focus: { role: 'combobox', name: 'Booking', description: 'Booking is required' },
      },
      {
        when: 'A value is unusual',
        story: 'Asks About Unusual',
        focus: { role: 'dialog', name: 'Check these values' },
      },
      { when: 'It is not saved', story: 'Server Error', says: 'Not saved' },
    ],
  },
  SensorPasteDialog: {
    story: 'Open',
    readings: [
      { role: 'dialog', name: 'Paste Sensor Data' },
      { role: 'textbox', name: 'Readings' },
      { role: 'button', name: 'Close' },
    ],
    sayings: [
      { when: 'It opens', story: 'Open', focus: { role: 'textbox', name: 'Readings' } },
      {
        when: 'The readings are not applied',
        story: 'Failed',
        says: 'Server error occurred. Please try again later.',
      },
    ],
  },
} as const satisfies SpokenTable;

import type { SpokenTable } from './Spoken.ts';

export const controls = {
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
} as const satisfies SpokenTable;

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPartTables } from '../../../.storybook/partTables.ts';
import { readSlotTables } from '../../../.storybook/slotTables.ts';

const folder = join(import.meta.dirname, '../src');
const tables = readSlotTables(folder);
const parts = readPartTables(folder);
const classesOf = (component: string) => tables[component]?.map(({ className }) => className);

test("a component's page lists its own slots, then those of the form around it", () => {
  expect(tables.Field?.[0]).toMatchObject({ element: '<div> or <fieldset>', className: 'udongo-field' });
  expect(classesOf('CropForm')).toEqual(
    expect.arrayContaining(['udongo-crop-form', 'udongo-crop-form__ranges', 'udongo-record-form__errors']),
  );
});

test('a component without slots of its own lists those of what it draws', () => {
  expect(classesOf('Badge')).toEqual(['udongo-badge']);
  expect(classesOf('SensorPasteDialog')).toEqual(classesOf('SensorPastePanel'));
  expect(classesOf('OtherCropNameForm')).toEqual(classesOf('RecordForm'));
  expect(classesOf('Switch')).toEqual(['udongo-switch', 'udongo-switch__input', 'udongo-switch__label']);
});

test('a part that has no slot is on the page of each component that draws it', () => {
  const partsOf = (component: string) => parts[component]?.map(({ part }) => part);
  expect(partsOf('Field')).toEqual(['field-counter']);
  expect(partsOf('OptionRows')?.slice(0, 2)).toEqual(['combobox-list', 'combobox-option']);
  expect(partsOf('Combobox')).toEqual(expect.arrayContaining(['combobox-popup', 'combobox-option']));
  expect(parts.OptionRows?.[1]).toMatchObject({ className: 'udongo-combobox__option', states: ['active'] });
});

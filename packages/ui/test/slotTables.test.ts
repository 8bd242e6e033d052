import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSlotTables } from '../../../.storybook/slotTables.ts';

const tables = readSlotTables(join(import.meta.dirname, '../src'));
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
});

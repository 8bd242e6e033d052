import { expect, test } from 'vitest';
import { nearestControl, placeErrors } from './placeErrors.ts';

const place = (fieldErrors: Record<string, string>, controls: readonly string[]) =>
  placeErrors(fieldErrors, (path) => nearestControl(path, controls));

test('what a server says of a field goes to its control, several messages joined', () => {
  const { onFields, elsewhere } = place(
    { n_low: 'Too low.', 'crops.0': 'Unknown.', 'crops.1.id': 'Gone.', 'sensor_data.pH': 'Too high.' },
    ['n_low', 'crops', 'sensor_data', 'sensor_data.pH'],
  );
  expect([...onFields]).toEqual([
    ['n_low', 'Too low.'],
    ['crops', 'Unknown., Gone.'],
    ['sensor_data.pH', 'Too high.'],
  ]);
  expect(elsewhere).toEqual([]);
});

test('what no control shows keeps its path, and what belongs to the whole has none', () => {
  const { onFields, elsewhere } = place(
    { created_by: 'Unknown.', non_field_errors: 'Both exist.', detail: 'No.', 'name.detail': 'Taken.' },
    ['name'],
  );
  expect([...onFields]).toEqual([['name', 'Taken.']]);
  expect(elsewhere).toEqual([
    { path: 'created_by', message: 'Unknown.' },
    { path: '', message: 'Both exist.' },
    { path: '', message: 'No.' },
  ]);
});

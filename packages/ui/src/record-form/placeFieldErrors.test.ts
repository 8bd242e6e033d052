import { expect, test } from 'vitest';
import { placeFieldErrors } from './placeFieldErrors.ts';

test('what a server says of a field goes to its control, several messages joined', () => {
  const { onFields, elsewhere } = placeFieldErrors(
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

test('what no control shows is said in words, what belongs to the whole bare', () => {
  const { onFields, elsewhere } = placeFieldErrors(
    { created_by: 'Unknown.', non_field_errors: 'Both exist.', detail: 'No.', 'name.detail': 'Taken.' },
    ['name'],
  );
  expect([...onFields]).toEqual([['name', 'Taken.']]);
  expect(elsewhere).toEqual([
    { field: 'Created By', message: 'Unknown.' },
    { field: '', message: 'Both exist.' },
    { field: '', message: 'No.' },
  ]);
});

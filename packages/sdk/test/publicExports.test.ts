import { expect, test } from 'vitest';
import * as sdk from '../src/index.ts';
import * as values from '../src/values/index.ts';

test('what the package gives changes only on purpose', () => {
  expect({
    '@udongo/sdk': Object.keys(sdk).sort(),
    '@udongo/sdk/values': Object.keys(values).sort(),
  }).toMatchSnapshot();
});

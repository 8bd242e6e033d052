import { expect, test } from 'vitest';
import * as operations from '../src/generated/table.ts';
import * as idempotency from '../src/idempotency/index.ts';
import * as sdk from '../src/index.ts';
import * as location from '../src/location/index.ts';
import * as msw from '../src/msw/index.ts';
import * as results from '../src/results/index.ts';
import * as sms from '../src/sms/index.ts';
import * as testing from '../src/testing/index.ts';
import * as values from '../src/values/index.ts';

test('what the package gives changes only on purpose', () => {
  expect({
    '@udongo/sdk': Object.keys(sdk).sort(),
    '@udongo/sdk/idempotency': Object.keys(idempotency).sort(),
    '@udongo/sdk/location': Object.keys(location).sort(),
    '@udongo/sdk/msw': Object.keys(msw).sort(),
    '@udongo/sdk/operations': Object.keys(operations).sort(),
    '@udongo/sdk/results': Object.keys(results).sort(),
    '@udongo/sdk/sms': Object.keys(sms).sort(),
    '@udongo/sdk/testing': Object.keys(testing).sort(),
    '@udongo/sdk/values': Object.keys(values).sort(),
  }).toMatchSnapshot();
});

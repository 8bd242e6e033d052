import { expect, test } from 'vitest';
import * as ui from './index.ts';

test('the public surface changes only on purpose', () => {
  expect(Object.keys(ui).sort()).toMatchSnapshot();
});

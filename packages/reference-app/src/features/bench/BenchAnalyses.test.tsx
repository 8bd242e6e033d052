import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { createLab } from '../../../test/lab.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

beforeEach(() => localStorage.clear());

const carbon = {
  ...{ id: 1, code: 'organic_carbon', name: 'Organic carbon', name_sw: 'Kaboni', unit: '%' },
  ...{ method: 'Walkley-Black', decimals: 2, minimum: 0, maximum: 30, is_active: true },
};

test('another analysis is typed on the bench; what was typed outlives a failed save and a reload', async () => {
  const { handlers } = createLab();
  let isAway = true;
  const all = {
    ...handlers,
    'analyses.list': () => pageOf([carbon]),
    'analyses.listValues': () => [],
    'analyses.saveValues': () => (isAway ? failure(503, {}) : []),
  };
  const first = renderApp({ path: '/bench?sample=50', user: administrator, handlers: all });
  await first.user.type(await screen.findByLabelText(/^Organic carbon \(%\)/), '31');
  await first.user.click(screen.getByRole('button', { name: 'Save the other analyses' }));
  expect(await screen.findByText('Possible values are from 0 to 30.')).toBeVisible();
  expect(first.api.callsOf('analyses.saveValues')).toEqual([]);
  await first.user.clear(screen.getByLabelText(/^Organic carbon/));
  await first.user.type(screen.getByLabelText(/^Organic carbon/), '1,86');
  await first.user.click(screen.getByRole('button', { name: 'Save the other analyses' }));
  expect(await screen.findByText(/^Not saved\. .*What you typed is kept on this device\.$/)).toBeVisible();
  first.unmount();
  isAway = false;
  const { user, api } = renderApp({ path: '/bench?sample=50', user: administrator, handlers: all });
  expect(await screen.findByLabelText(/^Organic carbon/)).toHaveValue('1,86');
  await user.click(screen.getByRole('button', { name: 'Save the other analyses' }));
  await waitFor(() =>
    expect(api.callsOf('analyses.saveValues')[0]?.body).toEqual({
      values: [{ sample_code: 'UD-1026-1', code: 'organic_carbon', value: 1.86 }],
    }),
  );
  expect(await screen.findByText('The other analyses of UD-1026-1 are saved.')).toBeTruthy();
});

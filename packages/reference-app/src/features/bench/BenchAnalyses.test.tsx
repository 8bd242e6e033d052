import { screen, waitFor } from '@testing-library/react';
import type { AnalysisValuesRequest } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { createLab, pasted } from '../../../test/lab.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

beforeEach(() => localStorage.clear());

const carbon = {
  ...{ id: 1, code: 'organic_carbon', name: 'Organic carbon', name_sw: 'Kaboni', unit: '%' },
  ...{ method: 'Walkley-Black', decimals: 2, minimum: 0, maximum: 30, is_active: true },
};

/** Opens a sample on the bench of a service that has organic carbon, of which nothing is saved. */
function openBench(answers: Handlers, { handlers } = createLab()) {
  return renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'analyses.list': () => pageOf([carbon]),
      'analyses.listValues': () => [],
      ...answers,
    },
  });
}

test('another analysis is typed on the bench; what was typed outlives a failed save and a reload', async () => {
  let isAway = true;
  const answers: Handlers = { 'analyses.saveValues': () => (isAway ? failure(503, {}) : []) };
  const first = openBench(answers);
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
  const { user, api } = openBench(answers);
  expect(await screen.findByLabelText(/^Organic carbon/)).toHaveValue('1,86');
  await user.click(screen.getByRole('button', { name: 'Save the other analyses' }));
  await waitFor(() =>
    expect(api.callsOf('analyses.saveValues')[0]?.body).toEqual({
      values: [{ sample_code: 'UD-1026-1', code: 'organic_carbon', value: 1.86 }],
    }),
  );
  expect(await screen.findByText('The other analyses of UD-1026-1 are saved.')).toBeTruthy();
});

test('a value below the limit of its method is saved as one, by a server that says it keeps it', async () => {
  let keeps = false;
  const { user, api } = openBench({
    'analyses.saveValues': ({ body }) =>
      (body as AnalysisValuesRequest).values.map(({ below_limit, ...value }) => ({
        ...value,
        ...{ sample: 50, sample_location: '', analysis: 1, before: null },
        ...(keeps && { below_limit }),
      })),
  });
  const field = await screen.findByLabelText(/^Organic carbon \(%\)/);
  const save = screen.getByRole('button', { name: 'Save the other analyses' });
  await user.type(field, '< 0,05');
  await user.click(save);
  expect(await screen.findByText(/^Nothing is saved: this server can’t keep “<”/)).toBeVisible();
  const value = { sample_code: 'UD-1026-1', code: 'organic_carbon', value: 0.05, below_limit: true };
  expect(api.callsOf('analyses.saveValues').map(({ body }) => body)).toEqual([
    { values: [value], is_check: true },
  ]);
  keeps = true;
  await user.clear(field);
  await user.type(field, '<0.05');
  await user.click(save);
  expect(await screen.findByText('The other analyses of UD-1026-1 are saved.')).toBeTruthy();
  expect(api.callsOf('analyses.saveValues').at(-1)?.body).toEqual({ values: [value] });
});

test('a stored limit is shown as one', async () => {
  const stored = {
    ...{ id: 1, analysis: 1, code: 'organic_carbon', value: 0.05, below_limit: true, unit: '%' },
    ...{ method: '', laboratory: '', file_name: '', saved_on: '2026-11-21T09:30:00+03:00' },
    ...{ saved_by: null, saved_by_name: '' },
  };
  openBench({ 'analyses.listValues': () => [stored] });
  expect(await screen.findByLabelText(/^Organic carbon \(%\)/)).toHaveValue('< 0.05');
});

test('Save and next saves what is typed of other analyses too, and does not go on where it cannot', async () => {
  const lab = createLab();
  const { saved } = lab;
  let isRefused = true;
  const { user, api } = openBench({ 'analyses.saveValues': () => (isRefused ? failure(503, {}) : []) }, lab);
  await user.type(await screen.findByLabelText(/^Organic carbon/), '31');
  await user.click(screen.getByRole('textbox', { name: 'Readings' }));
  await user.paste(pasted);
  const press = () => user.click(screen.getByRole('button', { name: 'Save and next ↵' }));
  await press();
  expect(await screen.findByText(/^Not saved\. The other analyses below/)).toBeVisible();
  expect(screen.getByText('Possible values are from 0 to 30.')).toBeVisible();
  expect(screen.getByLabelText(/^Organic carbon/)).toHaveFocus();
  await user.clear(screen.getByLabelText(/^Organic carbon/));
  await user.type(screen.getByLabelText(/^Organic carbon/), '2,5');
  await press();
  expect(await screen.findByText(/^Not saved\. .*What you typed is kept on this device\.$/)).toBeVisible();
  expect(saved).toEqual([]);
  isRefused = false;
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(api.callsOf('analyses.saveValues').at(-1)?.body).toEqual({
    values: [{ sample_code: 'UD-1026-1', code: 'organic_carbon', value: 2.5 }],
  });
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeVisible();
  expect(localStorage.getItem(`udongo-analyses-draft:${administrator.id}:50`)).toBeNull();
});

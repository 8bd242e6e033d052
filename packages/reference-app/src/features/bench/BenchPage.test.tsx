import { screen, waitFor, within } from '@testing-library/react';
import { todayInNairobi } from '@udongo/sdk/values';
import { beforeEach, expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { handScan } from '../../../test/handScan.ts';
import { box, createLab, pasted, readings, upper } from '../../../test/lab.ts';
import { administrator, agent, farmer, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

beforeEach(() => localStorage.clear());

test('a sample is scanned, pasted, saved and the next one is there, without a pointer', async () => {
  const { handlers, saved } = createLab();
  const { user, api } = renderApp({ path: '/bench', user: administrator, handlers });
  await screen.findByText('2 samples to measure');
  // Bookings of the days to come are no work of today.
  const asked = Object.fromEntries(api.callsOf('samples.list')[0]?.query ?? []);
  expect(asked).toMatchObject({ due_by: todayInNairobi(), is_received: 'true', ordering: 'due_on' });
  handScan('UD-1026-1');
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-1' })).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
  await user.paste(pasted);
  expect(screen.getByText('7 of 7 readings read.')).toBeTruthy();
  const longitude = screen.getByRole<HTMLInputElement>('textbox', { name: 'Longitude' });
  await user.clear(longitude);
  await user.type(longitude, '-36.81667');
  // Nothing of it is hidden.
  expect(longitude.scrollWidth).toBeLessThanOrEqual(longitude.clientWidth);
  await user.clear(longitude);
  await user.type(longitude, '37.0712');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
  expect(screen.getByText('UD-1026-1 is saved.')).toBeTruthy();
  expect(saved).toEqual([expect.objectContaining({ booking: 26, sensor_data: readings })]);
  expect(await screen.findByText(/1 sample to measure · 1 saved/)).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
});

test('a code that is all of the readings opens its sample with Enter, however slowly it came', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench?sample=UD-1026-1', user: administrator, handlers });
  await user.click(await box());
  await user.paste('UD-1026-2');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
  await box();
  handScan('UD-1026-1', { firstKeyMs: 300 });
  await screen.findByRole('heading', { name: 'Sample UD-1026-1' });
  expect((await box()).value).toBe('');
});

test('a scan in the middle of typing opens the other sample and leaves nothing in the text', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench?sample=UD-1026-1', user: administrator, handlers });
  await user.type(await box(), 'pH 5.8 ');
  handScan('http://localhost:5173/s/UD-1026-2');
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
  // The typed draft stays with its sample.
  handScan('UD-1026-1');
  await screen.findByRole('heading', { name: 'Sample UD-1026-1' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'pH' }).value).toBe('5.8');
  expect((await box()).value).toBe('pH 5.8 ');
});

test('a scanned label with another code is named, wherever the focus is, and its text stays', async () => {
  const { handlers } = createLab();
  renderApp({ path: '/bench', user: administrator, handlers });
  await screen.findByText('2 samples to measure');
  screen.getByRole('button', { name: 'Open' }).focus();
  handScan('foo 3');
  expect(await screen.findByText(/^No sample has the code foo 3\./)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Scan or type a sample code' })).toHaveProperty(
    'value',
    'foo 3',
  );
});

test('a scan into the readings of a sample leaves none of them unsaved', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.type(await box(), 'UD-1026-2{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
  await screen.findByText('2 samples to measure');
  expect(screen.queryByText('not saved')).toBeNull();
});

test('a code is typed from anywhere on the page', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench', user: administrator, handlers });
  await screen.findByText('2 samples to measure');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Scan or type a sample code' });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('u');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'd-1{Enter}');
  expect(screen.getByText(/^No sample has the code ud-1\./)).toBeTruthy();
  expect(field.value).toBe('ud-1');
});

test('readings survive a lost network and a reload', async () => {
  const { handlers, saved } = createLab();
  const first = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'samples.update': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await box();
  await first.user.click(await box());
  await first.user.paste(pasted);
  await first.user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not saved\. Your readings are kept on this device/)).toBeTruthy();
  first.unmount();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  expect(await screen.findByText('7 of 7 readings read.')).toBeTruthy();
  expect(await screen.findByText('not saved')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /Save and next/ }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('udongo-bench'))).toEqual([]);
});

test('a line that cannot be read is beside the box and stops the save until it is removed', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  const lines = Object.entries(readings).map(([name, value]) => `${name}: ${value}`);
  await user.paste([...lines, 'battery: 71', 'ask Wanjiru'].join('\n'));
  expect(screen.getByText('7 of 7 readings read.')).toBeTruthy();
  expect(screen.getByText(/^Line 11, “ask Wanjiru”/)).toBeTruthy();
  expect(screen.getByText('Not readings: battery.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(saved).toEqual([]);
  expect(document.activeElement).toBe(await box());
  await user.click(screen.getByRole('button', { name: 'Remove line 11' }));
  expect((await box()).value).toBe([...lines, 'battery: 71'].join('\n'));
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([expect.objectContaining({ sensor_data: readings })]);
});

test('what is missing stops the save and takes the focus', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.type(await box(), 'pH 5.8');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('Nitrogen is missing or not a number.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nitrogen' }));
  expect(saved).toEqual([]);
});

test('an unknown code says so', async () => {
  const { handlers } = createLab();
  renderApp({ path: '/bench?sample=UD-1-1', user: administrator, handlers });
  expect(await screen.findByText('No sample has the code UD-1-1')).toBeTruthy();
});

test.each([agent, farmer])('the bench is not for $username', async (user) => {
  renderApp({ path: '/bench', user });
  expect(await screen.findByRole('heading', { name: '“Bench” is not part of your account' })).toBeTruthy();
});

test.each([undefined, farmer, agent])('the code of a label tells nobody else anything', async (user) => {
  const { handlers } = createLab();
  const texts = [];
  for (const path of ['/s/UD-1026-2', '/s/UD-9-9']) {
    const { api, unmount } = renderApp({ path, handlers, ...(user && { user }) });
    await screen.findByRole('heading', { name: 'A label of a soil sample' });
    texts.push(document.querySelector('main')?.textContent);
    expect(api.calls.filter(({ operation }) => /^(samples|bookings)/.test(operation))).toEqual([]);
    unmount();
  }
  expect(texts[0]).toBe(texts[1]);
});

test('readings that somebody else saved since are asked about, and nothing typed is lost', async () => {
  const { handlers, saved } = createLab([{ ...openSample, version: 'v1' }, upper]);
  const theirs = { ...readings, pH: 5.4 };
  const stored = { ...openSample, version: 'v2', sensor_data: theirs };
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'samples.update': (call) => {
        if (Object(call.body).version === 'v2') {
          saved.push(call.body);
          return stored;
        }
        return failure(412, { code: 'stale', detail: 'Somebody else changed this record.', stored });
      },
    },
  });
  await user.click(await box());
  await user.paste(pasted);
  await user.click(await screen.findByRole('button', { name: /Save and next/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Somebody else changed this, too' }));
  // Equal readings are no conflict.
  expect(question.getAllByRole('radiogroup')).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await box()).value).toBe(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  const again = within(await screen.findByRole('dialog', { name: 'Somebody else changed this, too' }));
  await user.click(again.getByRole('radio', { name: 'Theirs 5.4' }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([expect.objectContaining({ version: 'v2', sensor_data: theirs })]);
});

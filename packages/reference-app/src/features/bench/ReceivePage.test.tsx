import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createFilm } from '../../../test/createFilm.ts';
import { handScan } from '../../../test/handScan.ts';
import { createLab, upper } from '../../../test/lab.ts';
import { administrator, booking, farmer, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { deviceCamera } from '../../lib/camera.ts';

const onTheirWay = [
  { ...openSample, received_on: null },
  { ...upper, received_on: null },
];

/** The frequencies of the tones that are played. */
function listenToTones(): number[] {
  const heard: number[] = [];
  const create = AudioContext.prototype.createOscillator;
  vi.spyOn(AudioContext.prototype, 'createOscillator').mockImplementation(function (this: AudioContext) {
    const oscillator = create.call(this);
    const start = oscillator.start.bind(oscillator);
    oscillator.start = (when) => {
      heard.push(oscillator.frequency.value);
      start(when);
    };
    return oscillator;
  });
  return heard;
}

beforeEach(() => localStorage.clear());

test('scan after scan, one press receives all, and the next press measures the first', async () => {
  const tones = listenToTones();
  const { handlers, saved } = createLab(onTheirWay);
  const { user, place } = renderApp({ path: '/bench/receive', user: administrator, handlers });
  await screen.findByText('2 samples on their way');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Scan or type a sample code' }));
  handScan('UD-1026-1');
  expect(await screen.findByText('UD-1026-1 is on the list. 1 still on its way.')).toBeTruthy();
  expect(screen.getByText('1 of 2 scanned')).toBeTruthy();
  handScan('UD-1026-2');
  expect(await screen.findByText('UD-1026-2 is on the list. No more are on their way.')).toBeTruthy();
  expect(screen.getByText('2 of 2 scanned')).toBeTruthy();
  handScan('UD-9-9');
  expect(await screen.findByText('UD-9-9: No sample has this code. Check the label.')).toBeTruthy();
  handScan('UD-1026-2');
  expect(await screen.findByText('UD-1026-2 is on the list already.')).toBeTruthy();
  expect(tones).toEqual([1320, 1320, 220, 180, 220, 180]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition UD-1026-2' }), 'wet');
  await user.type(screen.getByRole('textbox', { name: 'Bag or box UD-1026-2' }), 'B-7');
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Kabete');
  await user.click(screen.getByRole('button', { name: 'Receive 2 samples' }));
  expect(await screen.findByText('2 samples are received')).toBeTruthy();
  expect(saved).toEqual([
    {
      handed_over_by: '',
      place: 'Kabete',
      received_on: expect.any(String),
      samples: [
        { code: 'UD-1026-1', condition: 'good', bag: '' },
        { code: 'UD-1026-2', condition: 'wet', bag: 'B-7' },
      ],
    },
  ]);
  const list = within(screen.getByRole('main'));
  expect(list.getByText('UD-9-9'), 'the unknown label stays to be looked at').toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Measure now' }));
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-1' })).toBeTruthy();
  expect(place()).toBe('/bench?sample=50');
});

test('what was scanned leaves the list of those on their way, and the form waits for the first scan', async () => {
  const four = ['1', '2', '3', '4'].map((number, index) => ({
    ...openSample,
    id: 50 + index,
    code: `UD-1026-${number}`,
    received_on: null,
  }));
  const { handlers } = createLab(four);
  const { user } = renderApp({ path: '/bench/receive', user: administrator, handlers });
  await screen.findByText('4 samples on their way');
  const form = () => [
    screen.queryByRole('textbox', { name: 'Handed over by' }),
    screen.queryByRole('textbox', { name: 'Place' }),
    screen.queryByRole('button', { name: /^Receive/ }),
  ];
  expect(form()).toEqual([null, null, null]);
  const expected = within(screen.getByRole('region', { name: 'On their way' }));
  handScan('UD-1026-1');
  expect(await screen.findByText('UD-1026-1 is on the list. 3 still on their way.')).toBeTruthy();
  handScan('UD-1026-3');
  expect(await screen.findByText('UD-1026-3 is on the list. 2 still on their way.')).toBeTruthy();
  expect(screen.getByText('2 of 4 scanned')).toBeTruthy();
  const links = expected.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.map((text) => text?.slice(0, 9))).toEqual(['UD-1026-2', 'UD-1026-4']);
  for (const part of form()) expect(part).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove UD-1026-1' }));
  expect(screen.getByText('1 of 4 scanned')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Receive 1 sample' }));
  expect(await screen.findByText('1 sample is received')).toBeTruthy();
  expect(await screen.findByText('3 samples on their way')).toBeTruthy();
  expect(form()).toEqual([null, null, null]);
});

test('the camera reads several labels one after the other', async () => {
  const film = createFilm('http://localhost:5173/s/UD-1026-1');
  const { handlers } = createLab(onTheirWay);
  const { user } = renderApp({
    path: '/bench/receive',
    user: administrator,
    handlers,
    camera: { ...deviceCamera, open: async () => film.stream },
  });
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^UD-1026-1 is on the list\./)).toBeVisible();
  film.show('http://localhost:5173/s/UD-1026-2');
  expect(await dialog.findByText(/^UD-1026-2 is on the list\./)).toBeVisible();
  film.show('http://localhost:5173/s/UD-1026-1');
  expect(await dialog.findByText('UD-1026-1 is on the list already.')).toBeVisible();
  expect(screen.getByText('2 of 2 scanned')).toBeTruthy();
});

test('the message after the press comes into view, below a long list as well', async () => {
  await page.viewport(390, 700);
  onTestFinished(() => page.viewport(1280, 900));
  const { handlers } = createLab(onTheirWay);
  const { user } = renderApp({ path: '/bench/receive', user: administrator, handlers });
  await screen.findByText('2 samples on their way');
  handScan('UD-1026-1');
  handScan('UD-1026-2');
  await screen.findByText(/^UD-1026-2 is on the list\./);
  const submit = screen.getByRole('button', { name: 'Receive 2 samples' });
  submit.scrollIntoView();
  await user.click(submit);
  const measure = await screen.findByRole('link', { name: 'Measure now' });
  await waitFor(() => expect(measure.getBoundingClientRect().top).toBeGreaterThan(0));
  expect(measure.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test('a scan after a code that failed replaces it, and takes the word about an earlier one away', async () => {
  const { handlers } = createLab(onTheirWay);
  const { user } = renderApp({ path: '/bench/receive', user: administrator, handlers });
  await screen.findByText('2 samples on their way');
  handScan('UD-1026-1');
  await screen.findByText(/^UD-1026-1 is on the list\./);
  const field = screen.getByRole('textbox', { name: 'Scan or type a sample code' });
  await user.type(field, 'UD-1011{Enter}');
  expect(screen.queryByText(/^UD-1026-1 is on the list\./)).toBeNull();
  await user.keyboard('6001234567890{Enter}');
  expect(await screen.findByText(/^No sample has the code 6001234567890\./)).toBeTruthy();
  expect(field).toHaveProperty('value', '6001234567890');
});

test('new soil for a rejected sample is received with a warning, and is measured next', async () => {
  const rejected = {
    ...openSample,
    rejected_reason: 'leaking_bag',
    rejected_note: 'New bag on Monday',
    rejected_on: '2026-11-22T10:00:00+03:00',
  } as const;
  const { handlers, saved } = createLab([rejected]);
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  expect(await screen.findByText(/under the same code\. New bag on Monday$/)).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Receive new soil' }));
  const warning = 'Rejected before (Leaking bag). Receive it only if this is new soil.';
  expect(await screen.findByText(warning)).toBeTruthy();
  expect(screen.getByText(`UD-1026-1: ${warning}`)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition UD-1026-1' }), 'wet');
  await user.click(screen.getByRole('button', { name: 'Receive 1 sample' }));
  await user.click(await screen.findByRole('link', { name: 'Measure now' }));
  expect(await screen.findByText('On arrival: Wet')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Readings' })).toBeTruthy();
  expect(saved).toHaveLength(1);
});

test('a bag that nobody marked as collected is received, and the list says how it counts', async () => {
  const { handlers, saved } = createLab(onTheirWay);
  const { user } = renderApp({
    path: '/bench/receive',
    user: administrator,
    handlers: { ...handlers, 'bookings.get': async () => ({ ...booking, status: 'booked' }) },
  });
  await screen.findByText('2 samples on their way');
  handScan('UD-1026-1');
  const brought = 'This was not marked as collected: it counts as brought to the laboratory.';
  expect(await screen.findByText(brought)).toBeTruthy();
  expect(screen.getByText(`UD-1026-1 is on the list. ${brought} 1 still on its way.`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Receive 1 sample' }));
  expect(await screen.findByText('1 sample is received')).toBeTruthy();
  expect(saved).toHaveLength(1);
});

test('a sample of a cancelled booking is bad at its scan, and is not sent', async () => {
  const { handlers, saved } = createLab(onTheirWay);
  const { user } = renderApp({
    path: '/bench/receive',
    user: administrator,
    handlers: {
      ...handlers,
      'bookings.get': async () => ({ ...booking, canceled: true, status: 'canceled' }),
    },
  });
  await screen.findByText('2 samples on their way');
  handScan('UD-1026-1');
  expect(await screen.findByText('UD-1026-1: The booking is cancelled. Put the bag aside.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Receive samples' }));
  expect(await screen.findByText('Scan a label first.')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('a sample that is not received leads from measuring to receiving', async () => {
  const { handlers } = createLab(onTheirWay);
  const { place } = renderApp({ path: '/s/ud-1026-2', user: administrator, handlers });
  expect(await screen.findByRole('button', { name: 'Receive 1 sample' })).toBeTruthy();
  expect(await screen.findByText(/^UD-1026-2 is on the list\./)).toBeTruthy();
  expect(place()).toBe('/bench/receive');
});

test('without a network a receipt waits on the device, through a reload, until the network is back', async () => {
  const { handlers, saved } = createLab(onTheirWay);
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const first = renderApp({
    path: '/bench/receive',
    user: administrator,
    handlers: { ...handlers, 'samples.list': lost, 'samples.receive': lost },
  });
  const field = await screen.findByRole('textbox', { name: 'Scan or type a sample code' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  handScan('UD-1026-1');
  expect(await screen.findByText(/UD-1026-1 is on the list. We'll check it/)).toBeTruthy();
  await first.user.click(screen.getByRole('button', { name: 'Receive 1 sample' }));
  expect(await screen.findByText('1 sample waits for the network')).toBeTruthy();
  first.unmount();
  // Another page of the app sends it, too.
  renderApp({ path: '/notifications', user: administrator, handlers });
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([{ samples: [{ code: 'UD-1026-1' }] }]);
});

test('a service without the extension says so, and leads to measuring', async () => {
  const { received_on: _, repeat_asked_on: __, due_on: ___, ...plain } = openSample;
  const { handlers } = createLab([plain]);
  const { user } = renderApp({
    path: '/bench/receive',
    user: administrator,
    // It knows no filter.
    handlers: { ...handlers, 'samples.list': () => ({ ...pageOfOne(plain) }) },
  });
  expect(await screen.findByText(/^This server keeps no record of received samples/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Go to Measure' }));
  await user.click(await screen.findByRole('link', { name: /^UD-1026-1/ }));
  expect(await screen.findByRole('textbox', { name: 'Readings' })).toBeTruthy();
});

function pageOfOne<Row>(row: Row) {
  return { count: 1, total_pages: 1, next: null, previous: null, results: [row] };
}

test('receiving is not for farmers', async () => {
  renderApp({ path: '/bench/receive', user: farmer });
  expect(await screen.findByRole('heading', { name: '“Bench” is not part of your account' })).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lowerPlot, roadSide, upperTerrace } from '../../../../ui/test/results.ts';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { createChoices } from '../../services/choices.ts';

const handlers: Handlers = {
  'bookings.get': () => ({ ...booking, status: 'verified' }),
  'bookings.getResults': () => [lowerPlot, upperTerrace, roadSide],
};

test.each([farmer, agent, administrator])(
  '$username reads the results of a verified booking',
  async (user) => {
    renderApp({ path: '/bookings/26/results', user, handlers });
    expect(await screen.findByRole('heading', { name: 'Results of UD-1026' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What to do for Maize' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /UD-1042-3/ })).toBeTruthy();
  },
);

test.each(['results', 'shopping'])(
  'before the booking is verified the page /%s says so, and where the booking is',
  async (name) => {
    renderApp({
      path: `/bookings/26/${name}`,
      user: farmer,
      handlers: {
        ...handlers,
        'bookings.getResults': () =>
          failure(409, { detail: 'The results of this booking are not verified yet.' }),
      },
    });
    expect(await screen.findByText('The results are not verified yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the status' }).getAttribute('href')).toBe('/bookings/26');
    for (const button of ['Listen', 'Print'])
      expect(screen.queryByRole('button', { name: button })).toBeNull();
  },
);

test.each(['results', 'shopping'])(
  "/%s of another person's booking says that it is not here",
  async (name) => {
    const missing = () => failure(404, { detail: 'Not found.' });
    renderApp({
      path: `/bookings/26/${name}`,
      user: farmer,
      handlers: { 'bookings.get': missing, 'bookings.getResults': missing },
    });
    expect(await screen.findByRole('link', { name: 'See your bookings' })).toBeTruthy();
    expect(screen.queryByText(/does not offer this/)).toBeNull();
  },
);

test('results are read aloud where there is a voice for the language, and nowhere else', async () => {
  const spoken: string[] = [];
  const { speechSynthesis: own } = globalThis;
  const voices = [{ lang: 'en-KE', name: 'Test', default: true, localService: true, voiceURI: 'test' }];
  Object.defineProperty(globalThis, 'speechSynthesis', {
    configurable: true,
    value: {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => spoken.push(text),
    },
  });
  // The browser takes its own voices only.
  const { SpeechSynthesisUtterance: ownUtterance } = globalThis;
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    configurable: true,
    value: function Utterance(text: string) {
      return { text };
    },
  });
  try {
    const { user, unmount } = renderApp({ path: '/bookings/26/results', user: farmer, handlers });
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    expect(spoken[0]).toMatch(/^UD-1042-1, Lower plot/);
    expect(spoken[1]).toMatch(/^Spread agricultural lime/);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    unmount();
    voices.length = 0;
    renderApp({ path: '/bookings/26/results', user: farmer, handlers });
    await screen.findByRole('heading', { name: 'Results of UD-1026' });
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'speechSynthesis', { configurable: true, value: own });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      configurable: true,
      value: ownUtterance,
    });
  }
});

test('the shopping list adds up the bags of all samples, and names what not to buy', async () => {
  renderApp({
    path: '/bookings/26/shopping',
    user: farmer,
    handlers: {
      ...handlers,
      'bookings.getResults': () => [
        {
          ...lowerPlot,
          rule_set: { name: 'Demo 1', hash: '8d7c0f4f', counts_from: '2026-01-01', is_reviewed: false },
        },
        { ...lowerPlot, sample: 60, sample_code: 'UD-1042-4' },
      ],
    },
  });
  const table = await screen.findByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    [`Agricultural lime${plots('Before planting')}`, '89 to 146', '26,700 to 43,800'],
    [`NPK 17-17-17${plots('At planting')}`, '2', '7,200'],
    [`CAN${plots('After 4 to 6 weeks')}`, '4', 'ask for the price'],
  ]);
  expect(screen.getByRole('heading', { name: 'Not needed' })).toBeTruthy();
  expect(screen.getByText(/^No potassium needed/).closest('li')?.textContent).toBe(
    'No potassium needed, for Lower plot, beside the borehole (UD-1042-1): Maize; Lower plot, beside the borehole (UD-1042-4): Maize. The soil has enough potassium. Save your money.',
  );
  expect(screen.getByText('Prices of 18 Nov 2026.')).toBeTruthy();
  // The shop sees whether anybody has reviewed the amounts.
  expect(screen.getByText(/^Unreviewed demonstration.*Demo 1.*1 Jan 2026.*8d7c0f4f/)).toBeTruthy();
});

test('the shopping list goes by WhatsApp as text, before it is printed', async () => {
  const priced = lowerPlot.crops.map(({ actions = [], ...crop }) => ({
    ...crop,
    actions: actions.filter(({ cost_low }) => cost_low !== null),
  }));
  renderApp({
    path: '/bookings/26/shopping',
    user: farmer,
    handlers: { ...handlers, 'bookings.getResults': () => [{ ...lowerPlot, crops: priced }] },
  });
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  const print = screen.getByRole('button', { name: 'Print' });
  expect(link.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')?.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Shopping list for UD-1026',
    'Agricultural lime: 45 to 73 bags of 50 kg, KES 13,500 to 21,900',
    'NPK 17-17-17: 1 bag of 50 kg, KES 3,600',
    'Total: KES 17,100 to 25,500',
  ]);
});

test('where a price is missing the text has no total, and where there is nothing to buy there is no WhatsApp', async () => {
  const { unmount } = renderApp({
    path: '/bookings/26/shopping',
    user: farmer,
    handlers: { ...handlers, 'bookings.getResults': () => [lowerPlot] },
  });
  const href = (await screen.findByRole('link', { name: 'WhatsApp' })).getAttribute('href') ?? '';
  const text = new URL(href).searchParams.get('text');
  expect(text).toContain('CAN: 2 bags of 50 kg, ask for the price');
  expect(text).not.toContain('Total');
  unmount();
  renderApp({
    path: '/bookings/26/shopping',
    user: farmer,
    handlers: { ...handlers, 'bookings.getResults': () => [upperTerrace] },
  });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

const plots = (when: string) =>
  ['UD-1042-1', 'UD-1042-4']
    .map((code) => `Lower plot, beside the borehole (${code}): Maize, 2 acres · ${when}`)
    .join('');

test.each([
  ['en', 'DAP: not for Upper terrace (UD-1042-2): Maize. DAP makes acid soil worse.', 'Not needed'],
  ['sw', 'DAP: si kwa Upper terrace (UD-1042-2): Mahindi. DAP', 'Visivyohitajika'],
] as const)(
  'what one plot buys and another must not is not contradicted, in %s',
  async (locale, ban, heading) => {
    createChoices().locale.choose(locale);
    const [maize] = lowerPlot.crops;
    const npk = maize?.actions?.find(({ product }) => product === 'npk_17_17_17');
    if (!maize || !npk) throw new Error('The plot has no maize.');
    const dap = {
      ...npk,
      product: 'dap' as const,
      values: { rating: 'low', percent_low: 100, percent_high: 100 },
    };
    const none = { kg_per_acre_low: null, kg_per_acre_high: null, kg_low: null, kg_high: null };
    const free = { bags_low: null, bags_high: null, cost_low: null, cost_high: null, price_as_of: null };
    const noDap = { ...dap, ...none, ...free, kind: 'skip' as const, reason: 'dap_acidifies' as const };
    renderApp({
      path: '/bookings/26/shopping',
      user: farmer,
      handlers: {
        ...handlers,
        'bookings.getResults': () => [
          { ...lowerPlot, crops: [{ ...maize, actions: [dap] }] },
          { ...upperTerrace, crops: [{ ...maize, actions: [noDap] }] },
        ],
      },
    });
    const title = await screen.findByRole('heading', { name: heading });
    const lines = [...(title.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual([expect.stringContaining(ban)]);
    expect(document.body.textContent).not.toMatch(/Do not buy|Usinunue/);
  },
);

test('a plot that needs nothing still says what not to buy', async () => {
  const [maize] = lowerPlot.crops;
  if (!maize) throw new Error('The plot has no maize.');
  const actions = maize.actions?.filter(({ kind }) => kind === 'skip');
  renderApp({
    path: '/bookings/26/shopping',
    user: farmer,
    handlers: {
      ...handlers,
      'bookings.getResults': () => [{ ...lowerPlot, crops: [{ ...maize, actions }] }],
    },
  });
  expect(await screen.findByText('There is nothing to buy.')).toBeVisible();
  expect(screen.getByText(/^No potassium needed/)).toBeVisible();
});

test('crops of a small plot buy one bag of what each needs a little of', async () => {
  const [maize] = lowerPlot.crops;
  const npk = maize?.actions?.find(({ product }) => product === 'npk_17_17_17');
  if (!maize || !npk) throw new Error('The plot has no maize.');
  const share = (index: number, kg: number) => ({
    ...{ ...maize, crop: index + 1, is_main: index === 0 },
    actions: [
      {
        ...{ ...npk, values: { ...npk.values, crops: 3 }, kg_low: kg, kg_high: kg },
        ...{ bags_low: 0.5, bags_high: 0.5, cost_low: '1800.00', cost_high: '1800.00' },
      },
    ],
  });
  renderApp({
    path: '/bookings/26/shopping',
    user: farmer,
    handlers: {
      ...handlers,
      'bookings.getResults': () => [
        { ...lowerPlot, crops: [share(0, 5), share(1, 5.059), share(2, 10.118)] },
      ],
    },
  });
  expect(await screen.findByRole('row', { name: /^NPK 17-17-17 .*UD-1042-1.* 0\.5 1,800$/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Total 1,800' })).toBeTruthy();
});

test('an administrator keeps the prices of inputs', async () => {
  const { user, api } = renderApp({
    path: '/input-prices',
    user: administrator,
    handlers: {
      'prices.list': () => ({ count: 1, total_pages: 1, next: null, previous: null, results: [can] }),
      'prices.create': () => ({ ...can, id: 7, product: 'lime' }),
    },
  });
  expect(await screen.findByRole('row', { name: /CAN 3,200\.00 20 Nov 2026/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add New' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add price' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /Product/ }), 'Agricultural lime');
  await user.type(dialog.getByRole('textbox', { name: /Price of a bag/ }), '300');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('prices.create').map(({ body }) => body)).toEqual([
    { product: 'lime', price_per_bag: '300.00', as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

const can = { id: 6, product: 'can' as const, price_per_bag: '3200.00', as_of: '2026-11-20' };

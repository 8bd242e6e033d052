import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { lowerPlot, roadSide, upperTerrace } from '../../test/results.ts';
import { sw } from '../messages/sw.ts';
import { UdongoProvider } from '../provider/index.ts';
import { SampleResults, speakResult } from './index.ts';

const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
    .map((item) => item.textContent);

function section(name: string): HTMLElement {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`${name} heads no section.`);
  return found;
}

test('what to do comes before the readings, in order, each with its price at the end', () => {
  render(<SampleResults results={[lowerPlot]} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'What to do for Maize',
    'Readings',
  ]);
  const [first, second, third, last] = lines(
    within(section('What to do for Maize')).getAllByRole('list')[0] as HTMLElement,
  );
  expect(first).toMatch(/^1Spread agricultural lime: 45 to 73 bags of 50 kg.*KES 13,500 to 21,900$/);
  expect(second).toMatch(/^2NPK 17-17-17: 1 bag of 50 kg.*KES 3,600$/);
  // Without a price, none is mentioned.
  expect(third).toMatch(/^3CAN: 2 bags of 50 kg/);
  expect(third).not.toContain('KES');
  expect(last).toMatch(/^–No potassium needed.*KES 0$/);
  expect(
    screen.getByText(/Cheapest first step: .*9 bags.*, KES 2,700\. Prices of 18 Nov 2026\./),
  ).toBeTruthy();
  // One of them has no price: there is no sum.
  expect(screen.queryByText(/^Together/)).toBeNull();
});

test('what all purchases cost together is said as in the PDF, for one crop and for those that share a plot', () => {
  const [maize, beans] = lowerPlot.crops;
  if (!maize || !beans) throw new Error('The plot has no crops.');
  const actions = (maize.actions ?? []).filter(({ cost_low }) => cost_low !== null);
  const alone = { ...lowerPlot, crops: [{ ...maize, actions }] };
  const { unmount } = render(<SampleResults results={[alone]} />);
  expect(screen.getByText('Together, with the smaller amounts: KES 17,100')).toBeTruthy();
  unmount();
  const share = actions.map((action) => ({ ...action, values: { ...action.values, crops: 2 } }));
  const crops = [
    { ...maize, actions: share },
    { ...beans, actions: share.slice(1) },
  ];
  render(<SampleResults results={[{ ...lowerPlot, crops }]} />);
  expect(
    screen.getByText('To buy for all crops together, with the smaller amounts: KES 20,700'),
  ).toBeTruthy();
});

test('a reading says value, range, rating and meaning, and its bar the same in words', () => {
  render(<SampleResults results={[lowerPlot]} />);
  const readings = within(section('Readings'));
  const ph = readings.getByText('Acidity (pH)').closest('li');
  expect(ph?.textContent).toContain('5.0');
  expect(ph?.textContent).toContain('Ideal: 5.5 to 7.0');
  expect(ph?.querySelector('.udongo-badge svg')).toBeTruthy();
  expect(
    readings.getByRole('img', { name: 'Acidity (pH) 5.0. Maize likes 5.5 to 7.0. Rating: Too acid.' }),
  ).toBeTruthy();
  expect(readings.getByText('Not measured')).toBeTruthy();
});

test.each([
  [5.5, '33.33%'],
  [7, '66.67%'],
  [6.25, '50%'],
  [1, '2%'],
  [12, '98%'],
])('the pin of a pH of %d is at %s of its bar', (value, place) => {
  const [maize] = lowerPlot.crops;
  const [ph] = maize?.ratings ?? [];
  if (!maize || !ph) throw new Error('The fixture has a pH.');
  render(<SampleResults results={[{ ...lowerPlot, crops: [{ ...maize, ratings: [{ ...ph, value }] }] }]} />);
  const x = screen.getByRole('img').querySelector('svg')?.getAttribute('x') ?? '';
  expect(Number.parseFloat(x)).toBeCloseTo(Number.parseFloat(place), 1);
});

test('crops are tabs: arrows, Home and End show them, and Tab leaves them', async () => {
  const user = userEvent.setup();
  render(<SampleResults results={[lowerPlot]} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Maize' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Beans', selected: true }));
  expect(screen.getByRole('tabpanel', { name: 'Beans' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What to do for Beans' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Maize', selected: true })).toBeTruthy();
  await user.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'Maize', selected: true })).toBeTruthy();
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
});

test('the samples of a booking are tabs that say what is to act on, and stand side by side', async () => {
  const user = userEvent.setup();
  render(<SampleResults results={[lowerPlot, upperTerrace, roadSide]} />);
  expect(
    within(screen.getByRole('tablist', { name: 'Samples' }))
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['UD-1042-13 to act on', 'UD-1042-2Good', 'UD-1042-3Rejected', 'Compare all']);
  await user.click(screen.getByRole('tab', { name: /UD-1042-3/ }));
  expect(screen.getByText('The bag leaked.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Compare all' }));
  const row = screen.getByRole('row', { name: /Acidity/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['5.0 Too acid', '6.4 Good']);
});

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

test('on paper the tabs name what is shown, and the sum of lime is open', async () => {
  render(<SampleResults results={[lowerPlot, upperTerrace]} />);
  const sum = screen.getByText('How this was worked out').nextElementSibling as HTMLElement;
  expect(sum.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  // Chromium lays out the page for paper in its next frame.
  await expect.poll(() => sum.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'UD-1042-13 to act on',
    'Maize',
  ]);
});

test('in Kiswahili no English is left', async () => {
  render(
    <UdongoProvider locale="sw" messages={sw}>
      <SampleResults results={[lowerPlot, upperTerrace]} />
    </UdongoProvider>,
  );
  const english = /What to do|Ideal|Prices|Low|bags|Maize|Beans/;
  const text = () =>
    [document.body.textContent, ...screen.queryAllByRole('img').map((bar) => bar.ariaLabel)].join();
  expect(text()).not.toMatch(english);
  expect(screen.getByRole('tab', { name: 'Mahindi' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Linganisha zote' }));
  expect(text()).toContain('Mahindi');
  expect(text()).not.toMatch(english);
});

test('in Kiswahili the amount begins its sentence with a capital', () => {
  render(
    <UdongoProvider locale="sw" messages={sw}>
      <SampleResults results={[lowerPlot]} />
    </UdongoProvider>,
  );
  expect(screen.getByText(/\. Kilo 25 kwa ekari, kilo 50 kwa shamba\./)).toBeVisible();
});

test.each([
  [
    'en',
    /^UD-1042-1, Lower plot, beside the borehole, Maize\./,
    /^Spread agricultural lime: 45 to 73 bags of 50 kg\. Before planting\./,
  ],
  ['sw', /^UD-1042-1, .*, Mahindi\.$/, /45/],
] as const)('a result is read aloud in %s, what to do first', (language, first, second) => {
  const sentences = speakResult(lowerPlot, language);
  expect(sentences[0]).toMatch(first);
  expect(sentences[1]).toMatch(second);
  expect(sentences).toHaveLength(1 + 4 + 5);
});

import { cleanup, render, screen } from '@testing-library/react';
import { exampleOf } from '@udongo/sdk/testing';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Verified } from '../examples/Badge.tsx';
import { Payment as Balance } from '../examples/BalanceDue.tsx';
import { Booked } from '../examples/BookingConfirmation.tsx';
import { Actions } from '../examples/Button.tsx';
import { SampleCard } from '../examples/Card.tsx';
import { Closing } from '../examples/Icon.tsx';
import { Payment } from '../examples/PaymentBadge.tsx';
import { Results } from '../examples/SampleResults.tsx';
import { Waiting } from '../examples/Skeleton.tsx';
import { Steps } from '../examples/StatusTimeline.tsx';
import { CropName } from '../examples/useCropLabel.tsx';
import { KnownKinds } from '../examples/useFilterKinds.tsx';
import { Day } from '../examples/useLanguageTag.tsx';
import { Greeting } from '../examples/useLocale.tsx';
import { CancelButton } from '../examples/useMessages.tsx';
import { Refusal } from '../examples/useServerText.tsx';
import { Help } from '../examples/useSupport.tsx';
import { sw } from '../src/messages/kiswahili.ts';
import { UdongoProvider } from '../src/provider/index.ts';
import { press, see, user } from './exampleActions.ts';
import { lowerPlot, upperTerrace } from './results.ts';
import { calledHooks, watched } from './watched.ts';

afterEach(cleanup);

const booking = { ...exampleOf('bookings.get'), paid: false, canceled: false, balance_due: '6500.00' };

test('the example Badge says its word without its icon', () => {
  render(<Verified />);
  expect(screen.getByText('Verified').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the example Icon is drawn for those who see, in a sentence that needs none', () => {
  render(<Closing />);
  expect(screen.getByText(/closes at 17:00/).querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});

test('the example Skeleton has a place for each line, and says only that it is busy', () => {
  const { container } = render(<Waiting />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(3);
});

test('the example Button adds a sample without sending the form, and sends it by the other', async () => {
  const onAdd = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Actions onAdd={onAdd} />
    </form>,
  );
  await press('Add sample');
  expect([onAdd.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
  await press('Book the test');
  expect([onAdd.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

test('the example Card is a subject with a heading, and its sample is removed', async () => {
  const onRemove = vi.fn();
  render(<SampleCard onRemove={onRemove} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Sample 1' })).toBeVisible();
  await press('Remove');
  expect(onRemove).toHaveBeenCalledOnce();
});

test('the example BalanceDue says what is still to be paid, and nothing of a booking that is paid', () => {
  const { rerender } = render(<Balance booking={booking} />);
  expect(screen.getByText(/KES 6,500/)).toBeVisible();
  rerender(<Balance booking={{ ...booking, paid: true, balance_due: '0.00' }} />);
  expect(screen.getByText('Paid')).toBeVisible();
  expect(screen.queryByText(/KES/)).toBeNull();
});

test('the example PaymentBadge asks again about a payment, until it is paid', async () => {
  const onAsk = vi.fn();
  const { rerender } = render(<Payment booking={booking} onAsk={onAsk} />);
  await press(/Get Status/);
  expect(onAsk).toHaveBeenCalledOnce();
  rerender(<Payment booking={{ ...booking, paid: true }} onAsk={onAsk} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Paid')).toBeVisible();
});

test('the example BookingConfirmation copies the link of the status, leads to the payment, and books another', async () => {
  const onAnother = vi.fn();
  render(<Booked booking={booking} onAnother={onAnother} />);
  const pay = screen.getByRole('link', { name: /pay/i });
  expect(pay).toHaveAttribute('href', `/status/${booking.uuid}#pay`);
  await press(/Copy/);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/status/${booking.uuid}`);
  await press('Book another');
  expect(onAnother).toHaveBeenCalledOnce();
});

test('the example StatusTimeline marks the step of now, with the days of those before and the promised day', () => {
  render(<Steps />);
  const now = screen.getAllByRole('listitem').filter((step) => step.matches('[aria-current="step"]'));
  expect(now.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('19 Nov 2026')]);
  expect(screen.getByText(/24 Nov 2026/)).toBeVisible();
});

test('the example SampleResults goes from sample to sample, and compares them', async () => {
  render(<Results results={[lowerPlot, upperTerrace]} />);
  const show = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
  expect(screen.getByText(/^Spread agricultural lime/)).toBeVisible();
  await show(/^UD-1042-2/);
  expect(screen.queryByText(/^Spread agricultural lime/)).toBeNull();
  await show(/^Compare all/);
  expect(screen.getByRole('columnheader', { name: /UD-1042-1/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /UD-1042-2/ })).toBeVisible();
});

const inKiswahili = (example: ReactElement) => (
  <UdongoProvider locale="sw-KE" messages={sw}>
    {example}
  </UdongoProvider>
);

test.each([
  ['useCropLabel', <CropName key="" crop={exampleOf('crops.get')} />, 'Maize', 'Mahindi'],
  ['useLanguageTag', <Day key="" date="2026-08-24" />, '24 Aug 2026', '24 Ago 2026'],
  ['useLocale', <Greeting key="" />, 'Welcome', 'Karibu'],
  ['useMessages', <CancelButton key="" />, 'Cancel', 'Ghairi'],
  [
    'useServerText',
    <Refusal key="" error={new Error('This field is required.')} />,
    'This field is required.',
    sw.serverText.required,
  ],
])(
  'the example %s speaks English, and Kiswahili on a page in Kiswahili',
  async (_, example, english, kiswahili) => {
    const { rerender } = render(example);
    await see(english);
    rerender(inKiswahili(example));
    await see(kiswahili);
    expect(screen.queryByText(english)).toBeNull();
  },
);

test('a hook of an example fails where it gives a key of the catalogue in place of a text', () => {
  render(<Greeting />);
  expect(calledHooks).toContain('useLocale');
  const useKey = () => ({ rows: [{ text: 'common.save' }], getProps: () => ({ title: 'common.cancel' }) });
  expect(watched('useKey', useKey)).toThrow('useKey.rows.0.text is the key common.save');
  const useGetter = watched('useGetter', () => ({ getProps: useKey }));
  expect(useGetter().getProps).toThrow(/common.save/);
});

test('the example useSupport calls the number of the page, where it has one', () => {
  const { rerender } = render(<Help />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(
    <UdongoProvider support={{ name: '', phone_no: '+254712345678' }}>
      <Help />
    </UdongoProvider>,
  );
  expect(screen.getByRole('link', { name: '+254712345678' })).toHaveAttribute('href', 'tel:+254712345678');
});

test('the example useFilterKinds lists the kinds of the page', () => {
  const kind = { Control: () => null };
  render(
    <UdongoProvider filterKinds={{ county: kind, agent: kind }}>
      <KnownKinds />
    </UdongoProvider>,
  );
  expect(screen.getByText('county, agent')).toBeVisible();
});

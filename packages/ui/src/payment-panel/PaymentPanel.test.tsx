import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckPaymentRequest, Payment, PaymentOptions, PaymentRequest } from '@udongo/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, paidPayment, payApi, prompted, unpaid } from '../../test/payments.ts';
import { setOnline } from '../../test/setOnline.ts';
import { sw } from '../messages/sw.ts';
import { UdongoProvider } from '../provider/index.ts';
import { PaymentPanel, type PaymentPanelProps } from './index.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
});

/** A server that gives these answers in turn; the last one is repeated. */
function open(
  options: Partial<PaymentOptions> = {},
  answers: (Payment | Error)[] = [prompted],
  props: Partial<PaymentPanelProps> = {},
) {
  const started: PaymentRequest[] = [];
  const asked: CheckPaymentRequest[] = [];
  let stored = { ...unpaid, ...options };
  const answer = () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next || next instanceof Error) throw next ?? new Error('nothing to answer');
    if (next.paid) stored = { ...stored, paid: true, amount: '0.00', amount_paid: next.amount };
    stored = { ...stored, payment: next };
    return next;
  };
  const api: PaymentPanelProps['api'] = {
    payments: {
      getOptions: async () => stored,
      initialize: async (body) => {
        started.push(body);
        return answer();
      },
      checkStatus: async (body) => {
        asked.push(body);
        return answer();
      },
    },
  };
  const view = render(<PaymentPanel api={api} of={{ booking: 26 }} {...props} />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, started, asked, ...view };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a farmer sends the prompt to the phone of the booking, enters the PIN and reads the receipt', async () => {
  const onPaid = vi.fn();
  const { user, started, asked } = open({}, [prompted, prompted, paidPayment], { onPaid });
  expect(await screen.findByText('KES 17,550.00')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /M-Pesa number that will pay/ }).value).toBe(
    '0712 345678',
  );
  await user.click(await button('Send the prompt'));
  expect(started).toEqual([{ booking: 26, method: 'mpesa', phone_number: '+254712345678' }]);
  const heading = await screen.findByRole('heading', { name: 'Enter your M-Pesa PIN on 0712 345678' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/You can close this page: nothing is lost/)).toBeTruthy();
  await pass(5);
  expect(asked).toEqual([{ reference: prompted.reference }]);
  await pass(5);
  expect(await screen.findByText('22 Nov 2026, 12:21 · M-Pesa SLK4H7TR2Q')).toBeTruthy();
  expect(screen.getByText('Paid')).toBeTruthy();
  expect(onPaid).toHaveBeenCalledTimes(1);
  await pass(30);
  expect(asked).toHaveLength(2);
});

test('staff who sends the prompt reads that somebody else enters the PIN', async () => {
  const { user, unmount } = open({}, [{ ...prompted, seconds_waiting: 70 }], { payer: 'other' });
  await user.click(await button('Send the prompt'));
  expect(
    await screen.findByRole('heading', { name: 'The payer enters the PIN on 0712 345678' }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No prompt on the payer’s phone?' })).toBeTruthy();
  unmount();
  open({ payment: failed('no_answer') }, [], { payer: 'other' });
  expect(await screen.findByText(/If money left, they must not pay again/)).toBeTruthy();
  expect(screen.queryByText('Nothing was paid')).toBeNull();
});

test('a page that was closed finds its payment again, and Get Status works at any time', async () => {
  const { user, asked, started } = open({ payment: prompted }, [paidPayment]);
  await screen.findByText('Enter your M-Pesa PIN on 0712 345678');
  await user.click(await button('Get Status'));
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect([asked.length, started.length]).toEqual([1, 0]);
});

test('after a part of the price, the rest can be paid', async () => {
  const { user, started } = open({ amount: '1500.00', amount_paid: '5000.00', payment: paidPayment });
  expect(await screen.findByText('KES 1,500.00')).toBeTruthy();
  expect(screen.queryByText('Paid')).toBeNull();
  expect(screen.getByText(/KES 5,000\.00/)).toBeTruthy();
  await user.click(await button('Send the prompt'));
  expect(started).toHaveLength(1);
});

test('an older prompt that is paid late pays the booking, too', async () => {
  const onPaid = vi.fn();
  let paid = false;
  const payments = {
    getOptions: async () => ({
      ...unpaid,
      payment: prompted,
      ...(paid && { paid, amount: '0.00', amount_paid: '17550.00' }),
    }),
    initialize: async () => prompted,
    checkStatus: async () => prompted,
  };
  render(<PaymentPanel api={{ payments }} of={{ booking: 26 }} onPaid={onPaid} />);
  await screen.findByText(/^Enter your M-Pesa PIN/);
  paid = true;
  await pass(5);
  expect(await screen.findByText('Paid')).toBeTruthy();
  await pass(30);
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('after a minute the paybill is there, with account and amount', async () => {
  open({ payment: prompted });
  await screen.findByText(/^Enter your M-Pesa PIN/);
  expect(screen.queryByText('No prompt on your phone?')).toBeNull();
  await pass(57);
  expect(await screen.findByRole('heading', { name: 'No prompt on your phone?' })).toBeTruthy();
  const lines = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines).toEqual(['400200', 'UD-1026', 'KES 17,550.00']);
});

test('the same phone gets no second prompt within two minutes: the button counts down', async () => {
  const { user, started } = open({ payment: { ...failed('wrong_pin'), seconds_until_retry: 84 } });
  expect(await screen.findByText(/^The M-Pesa PIN was wrong/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/in 1:2[34]$/);
  await user.click(await button('Send another prompt'));
  expect(started).toEqual([]);
  await pass(85);
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(await button('Send another prompt'));
  expect(started).toHaveLength(1);
});

test('a server that asks to wait is obeyed', async () => {
  const wait = Object.assign(new Error('Request was throttled.'), { status: 429, retryAfterMs: 30_000 });
  const { user, started } = open({}, [wait]);
  await user.click(await button('Send the prompt'));
  expect((await screen.findByRole('timer')).textContent).toMatch(/in 0:(30|29)$/);
  expect(started).toHaveLength(1);
});

test('another person pays from another phone while the first prompt is out', async () => {
  const { user, started } = open({ payment: prompted });
  await user.click(await button('Pay from another phone'));
  await user.click(await button('Send the prompt'));
  expect(screen.getByText('Enter the M-Pesa number')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /M-Pesa number that will pay/ }), '0110 000 222');
  await user.click(await button('Send the prompt'));
  expect(started).toEqual([{ booking: 26, method: 'mpesa', phone_number: '+254110000222' }]);
});

test('a visitor sees a part of the number only, and leaves the field empty for it', async () => {
  const { user, started } = open(
    { phone_number: '' },
    [{ ...prompted, phone_number: '', phone_hint: '••• 678' }],
    {
      of: { uuid: unpaid.uuid },
    },
  );
  expect(await screen.findByText(/Leave it empty to send the prompt to ••• 678/)).toBeTruthy();
  await user.click(await button('Send the prompt'));
  expect(started).toEqual([{ uuid: unpaid.uuid, method: 'mpesa' }]);
  expect(await screen.findByText('Enter your M-Pesa PIN on ••• 678')).toBeTruthy();
});

test('a card is entered on the page of the provider', async () => {
  const onOpenCard = vi.fn();
  const card = { ...prompted, method: 'card' as const, authorization_url: 'https://pay.test/card' };
  const { user, started } = open({}, [card], { onOpenCard, returnUrl: 'https://app.test/back' });
  await user.click(await screen.findByRole('radio', { name: /Card/ }));
  await user.click(await button('Pay by card'));
  expect(started).toEqual([{ booking: 26, method: 'card', return_url: 'https://app.test/back' }]);
  expect(onOpenCard).toHaveBeenCalledWith('https://pay.test/card');
  const link = await screen.findByRole('link', { name: 'Go to the card page' });
  expect(link.getAttribute('href')).toBe('https://pay.test/card');
});

test('more than one payment can have is said before anything is asked', async () => {
  const { user } = open({ amount: '260000.00' });
  expect(await screen.findByText(/M-Pesa allows KES 250,000.00 at most in one payment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the prompt' })).toBeNull();
  expect(screen.getByText('400200')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Card/ }));
  expect(await button('Pay by card')).toBeTruthy();
});

test('offline it says so and starts nothing', async () => {
  setOnline(false);
  const { user, started } = open();
  expect(await screen.findByText('Nothing was sent. Pay once you are online again.')).toBeTruthy();
  await user.click(await button('Send the prompt'));
  expect(started).toEqual([]);
});

test('what could not be read without a network is read once it is back, and what was read is not asked for again', async () => {
  const getOptions = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    return unpaid;
  });
  setOnline(false);
  render(<PaymentPanel api={{ payments: { ...payApi().payments, getOptions } }} of={{ booking: 26 }} />);
  expect(await button('Try again')).toBeTruthy();
  getOptions.mockClear();
  setOnline(true);
  expect(await screen.findByText('KES 17,550.00')).toBeTruthy();
  setOnline(false);
  setOnline(true);
  await pass(1);
  expect(getOptions).toHaveBeenCalledTimes(1);
});

test('a lost network while the prompt is out loses nothing: it is asked again', async () => {
  const { asked } = open({ payment: prompted }, [new TypeError('Failed to fetch'), paidPayment]);
  await screen.findByText(/^Enter your M-Pesa PIN/);
  await pass(5);
  await pass(5);
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test.each([
  ['needs_review', /You sent a different amount/],
  ['overpaid', /You paid KES 17,550.00 too much/],
] as const)('%s says what it means', async (what, said) => {
  const review = { ...prompted, status: 'needs_review' as const, reason: 'amount_differs' as const };
  open(
    what === 'overpaid'
      ? {
          paid: true,
          amount: '0.00',
          amount_overpaid: '17550.00',
          amount_paid: '35100.00',
          payment: paidPayment,
        }
      : { payment: review },
  );
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /prompt/ })).toBeNull();
});

test('a person who pays for somebody else is told whom the money belongs to', async () => {
  const paid = { paid: true, amount: '0.00', amount_overpaid: '5500.00', amount_paid: '25000.00' };
  open({ ...paid, payment: paidPayment }, [], { payer: 'other' });
  expect(await screen.findByText('KES 5,500.00 too much was paid')).toBeTruthy();
  expect(screen.getByText('Our team refunds it to the payer.')).toBeTruthy();
});

test('money that was taken from the booking again is said as it is', async () => {
  open({ payment: { ...prompted, status: 'canceled', canceled: true, reason: 'link_undone' } });
  expect(await screen.findByText(/This payment no longer counts for this booking/)).toBeTruthy();
  expect(screen.queryByText(/another booking/)).toBeNull();
});

test('a service without the extension is paid by the calls of the specification', async () => {
  const plain: Payment = {
    id: 1,
    booking: 26,
    amount: '6500.00',
    method: 'mpesa',
    phone_number: '+254712345678',
    reference: 'R-1',
    receipt_number: '',
    paid: false,
    canceled: false,
    created_on: '2026-11-22T12:20:00+03:00',
    paid_on: null,
  };
  const answers = [plain, { ...plain, paid: true, receipt_number: 'RLA0R69NXM' }];
  const next = async () => answers.shift() ?? plain;
  const missing = Object.assign(new Error('Not found.'), { status: 404 });
  const payments = { getOptions: () => Promise.reject(missing), initialize: next, checkStatus: next };
  render(<PaymentPanel api={{ payments }} of={{ booking: 26 }} known={{ amount: '6500.00' }} />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(await screen.findByRole('textbox', { name: /M-Pesa number that will pay/ }), '0712345678');
  await user.click(await button('Send the prompt'));
  await screen.findByText('Enter your M-Pesa PIN on 0712 345678');
  await pass(5);
  expect(await screen.findByText('KES 6,500.00')).toBeTruthy();
  expect(screen.getByText('Paid')).toBeTruthy();
});

test('a booking that a discount paid in full has no receipt', async () => {
  open({ paid: true, amount: '0.00' }, [], { onReceipt: async () => {} });
  await screen.findByText('KES 0.00');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a service that takes no payments, and a canceled booking, show nothing', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('Not built.'), { status: 501 }));
  const payments = { getOptions: missing, initialize: missing, checkStatus: missing };
  const { container } = render(<PaymentPanel api={{ payments }} of={{ booking: 26 }} />);
  await pass(1);
  expect(container.textContent).toBe('');
  const canceled = open({ canceled: true });
  await pass(1);
  expect(canceled.container.textContent).toBe('');
});

test('in Kiswahili no English is left', async () => {
  const payments = {
    getOptions: async () => ({ ...unpaid, payment: { ...prompted, seconds_waiting: 70 } }),
    initialize: async () => prompted,
    checkStatus: async () => prompted,
  };
  render(
    <UdongoProvider locale="sw" messages={sw}>
      <PaymentPanel api={{ payments }} of={{ booking: 26 }} />
    </UdongoProvider>,
  );
  await screen.findByText('Weka PIN ya M-Pesa kwenye 0712 345678');
  expect(document.body.textContent).not.toMatch(/Enter|phone|Account|prompt|Amount/);
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { Pay } from '../../examples/PaymentPanelParts.tsx';
import parts from '../../examples/PaymentPanelParts.tsx?raw';
import { failed, paidPayment, payApi, prompted, unpaid } from '../../test/payments.ts';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { shownCode } from '../../test/shownCode.ts';
import { PaymentPanel } from './index.ts';

const meta = {
  title: 'Booking/PaymentPanel',
  id: 'booking-paymentpanel',
  component: PaymentPanel,
  args: { api: payApi(), of: { booking: 26 }, onOpenCard: () => undefined },
} satisfies Meta<typeof PaymentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const standing = (...args: Parameters<typeof payApi>): Story => ({ args: { api: payApi(...args) } });

export const Playground: Story = {};
export const MpesaOnly: Story = standing({ methods: ['mpesa'] });
export const PartlyPaid: Story = standing({ amount: '5000.00', amount_paid: '12550.00' });
/** A visitor with the link sees only a part of the phone number. */
export const Visitor: Story = {
  tags: ['role'],
  args: { api: payApi({ phone_number: '' }), of: { uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11' } },
};
export const WrongPhone: Story = {
  tags: ['failure'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /M-Pesa number that will pay/ }), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the prompt' }));
    await expect(canvas.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
  },
};
export const CardChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Card/ }));
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  },
};
export const TooMuchForMpesa: Story = { ...standing({ amount: '260000.00' }), tags: ['failure'] };
export const PromptSent: Story = standing({ payment: prompted });
export const WaitingForCard: Story = standing({
  payment: {
    ...prompted,
    method: 'card',
    phone_number: '',
    authorization_url: 'https://pay.test/card',
    seconds_until_retry: 0,
  },
});
export const NoPromptAfterAMinute: Story = standing({
  payment: { ...prompted, seconds_waiting: 63, seconds_until_retry: 57 },
});
/** Staff sent the prompt: another person enters the PIN. */
export const PromptOfStaff: Story = {
  tags: ['role'],
  args: { ...NoPromptAfterAMinute.args, payer: 'other' },
};
export const AnotherPromptAllowed: Story = standing({
  payment: { ...prompted, seconds_waiting: 130, seconds_until_retry: 0 },
});
export const AnotherPhone: Story = {
  ...standing({ payment: prompted }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay from another phone' }));
    await expect(canvas.getByRole('textbox', { name: /M-Pesa number that will pay/ })).toHaveValue('');
  },
};
export const Canceled: Story = { ...standing({ payment: failed('canceled_by_payer') }), tags: ['failure'] };
export const TimedOut: Story = { ...standing({ payment: failed('prompt_expired') }), tags: ['failure'] };
export const WrongPin: Story = { ...standing({ payment: failed('wrong_pin') }), tags: ['failure'] };
export const PinLocked: Story = { ...standing({ payment: failed('pin_locked') }), tags: ['failure'] };
export const PhoneNotReached: Story = {
  ...standing({ payment: failed('phone_not_reachable') }),
  tags: ['failure'],
};
export const GivenBack: Story = standing({ payment: failed('refunded') });
export const LinkUndone: Story = { ...standing({ payment: failed('link_undone') }), tags: ['failure'] };
export const NotEnoughMoney: Story = {
  ...standing({ payment: failed('insufficient_balance') }),
  tags: ['failure'],
};
/** The same phone has to wait before the next prompt. */
export const CountDown: Story = {
  ...standing({
    payment: { ...failed('too_soon'), seconds_until_retry: 84 },
  }),
  tags: ['failure'],
};
export const NeedsReview: Story = {
  ...standing({
    payment: { ...prompted, status: 'needs_review', reason: 'amount_differs', amount_received: '15000.00' },
  }),
  tags: ['failure'],
};
const paid = { paid: true, amount: '0.00', amount_paid: '17550.00', payment: paidPayment };
export const Paid: Story = { args: { api: payApi(paid), onReceipt: async () => undefined } };
export const Overpaid: Story = {
  args: {
    api: payApi({ ...paid, amount_paid: '35100.00', amount_overpaid: '17550.00' }),
    onReceipt: async () => undefined,
  },
};
export const Sandbox: Story = standing({
  is_sandbox: true,
  payment: { ...prompted, is_sandbox: true, sandbox_url: '/sandbox/UDP-7QK2M9XA' },
});
export const Offline: Story = {
  tags: ['failure'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
};
export const NotReached: Story = {
  tags: ['failure'],
  args: {
    api: {
      payments: {
        ...payApi().payments,
        getOptions: () => Promise.reject(new Error('The server could not be reached.')),
      },
    },
  },
};
export const Loading: Story = {
  args: { api: { payments: { ...payApi().payments, getOptions: () => new Promise(() => undefined) } } },
};
/** A service with only the calls of the specification. */
export const PlainService: Story = {
  args: {
    api: {
      payments: { initialize: payApi().payments.initialize, checkStatus: payApi().payments.checkStatus },
    },
    known: { amount: '6500.00', code: '#26', phone_number: '+254712345678' },
  },
};
export const Sidebar: Story = { ...NoPromptAfterAMinute, globals: { width: 'sidebar' }, tags: ['layout'] };
export const Dark: Story = { ...NoPromptAfterAMinute, globals: { scheme: 'dark' }, tags: ['layout'] };
export const KiswahiliToPay: Story = { globals: { locale: 'sw' }, tags: ['layout'] };
export const KiswahiliLinkUndone: Story = { ...LinkUndone, globals: { locale: 'sw' }, tags: ['layout'] };
export const KiswahiliPaid: Story = { ...Paid, globals: { locale: 'sw' }, tags: ['layout'] };
export const Kiswahili: Story = { ...NoPromptAfterAMinute, globals: { locale: 'sw' }, tags: ['layout'] };
export const ScreenReader: Story = {
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'M-Pesa number that will pay' });
    const pressButton = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await playScreenReader('PaymentPanel', {
      'The phone is wrong': async () => {
        await userEvent.type(phone, '9');
        await pressButton('Send the prompt');
      },
      'The prompt is sent': async () => {
        await userEvent.type(phone, '{Backspace}');
        await pressButton('Send the prompt');
      },
      'The status is asked': () => pressButton('Get Status'),
    });
  },
};
/** Parts between elements of a page of your own. */
export const OwnOrder: Story = {
  tags: ['recipe'],
  render: () => <Pay uuid={unpaid.uuid} />,
  parameters: { ...shownCode(parts), hasOwnTexts: true },
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://api.example.com/utils/payment-options', () => HttpResponse.json(unpaid))),
  play: async ({ canvas }) => expect(await canvas.findByText('KES 17,550.00')).toBeVisible(),
};

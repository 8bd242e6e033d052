import type { Payment, PaymentMethod } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { useEffect, useState } from 'react';
import { isNotOffered, isUnbuilt, readErrorMessage, readWaitMs } from '../lib/errors.ts';
import { useEvent } from '../lib/useEvent.ts';
import { useOnline } from '../lib/useOnline.ts';
import { usePort } from '../lib/usePort.ts';
import { useReadFailure } from '../lib/useReadFailure.ts';
import { useServerText } from '../lib/useServerText.ts';
import type { TranslateOf } from '../messages/index.ts';
import { useMessages } from '../provider/index.ts';
import {
  isPending,
  type KnownBooking,
  type PaidBooking,
  type Payable,
  type Payer,
  type PaymentPanelApi,
  toPayable,
} from './PaymentPanelApi.ts';
import type { PaymentPanelView } from './paymentPanelSlots.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { useNow, writeTimeLeft } from './useNow.ts';
import { usePaymentForm } from './usePaymentForm.ts';

export interface PaymentPanelParams {
  /** The calls that read payment options, and start and follow a payment; the SDK fits. */
  api: PaymentPanelApi;
  /** The booking to pay. */
  of: PaidBooking;
  /**
   * Its known data, for a service without `payments.getOptions`. Default: none, and such a service shows no
   * panel.
   */
  known?: KnownBooking | undefined;
  /** The address to which a card's page returns people. Default: the provider's own last page. */
  returnUrl?: string | undefined;
  /** Opens the page where a card is entered. Default: in this window. */
  onOpenCard?: ((url: string) => void) | undefined;
  /**
   * The person who enters the M-Pesa PIN: the user of the page, or another person whom staff asks for the
   * money. Default 'you'.
   */
  payer?: Payer | undefined;
  /** Called when the server first says that the booking is paid. */
  onPaid?: (() => void) | undefined;
}

/**
 * The choices of a person.
 * @experimental
 */
export interface PaymentChoice {
  method: PaymentMethod;
  /** As typed; '' for the phone of the booking. */
  phone: string;
}

/** A payment with the time of its answer, from which its seconds count. */
interface Seen {
  payment: Payment;
  at: number;
}

/** Milliseconds between two requests while a prompt is out. */
const pollMs = 5000;

/** Seconds without a result after which instructions for paying by hand are shown. */
const patienceSeconds = 60;

/**
 * The state of paying a booking: its amount, the running payment, and the server's answers, with the attributes
 * of the form and finished texts for markup of your own.
 * @experimental
 */
export function usePaymentPanel(params: PaymentPanelParams) {
  const { api, of, known, returnUrl, onOpenCard, onPaid, payer = 'you' } = params;
  const t = useMessages(paymentPanelTexts);
  const say = useServerText();
  const readFailure = useReadFailure();
  const online = useOnline();
  const [seen, setSeen] = useState<Seen>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [failure, setFailure] = useState('');
  /** The time from which another prompt can be sent, according to the server. */
  const [blockedUntil, setBlockedUntil] = useState(0);
  const [checks, setChecks] = useState(0);
  const [hasStarted, setHasStarted] = useState(false);

  const options = usePort(async (_: null, call): Promise<Payable | null> => {
    const fallback = known ? toPayable(known) : null;
    if (!api.payments.getOptions) return fallback;
    try {
      return await api.payments.getOptions(of, call);
    } catch (error) {
      if (isUnbuilt(error)) return null;
      if (isNotOffered(error)) return fallback;
      throw error;
    }
  });
  const starter = usePort(api.payments.initialize);
  const asker = usePort(api.payments.checkStatus);

  const load = useEvent(async () => {
    const result = await options.run(null);
    if (result.status === 'success' && result.data?.payment) see(result.data.payment);
  });
  const see = (payment: Payment) => {
    setSeen({ payment, at: Date.now() });
    setBlockedUntil(Date.now() + (payment.seconds_until_retry ?? 0) * 1000);
  };
  const take = (payment: Payment) => {
    const wasPending = seen !== undefined && isPending(seen.payment);
    see(payment);
    if (payment.paid && wasPending) {
      onPaid?.();
      void load();
    }
  };
  const start = useEvent(async ({ method, phone }: PaymentChoice) => {
    setFailure('');
    const result = await starter.run({
      ...of,
      method,
      ...(method === 'mpesa' && phone !== '' && { phone_number: phone }),
      ...(returnUrl && { return_url: returnUrl }),
    });
    if (result.status === 'error') {
      const wait = readWaitMs(result.error);
      if (wait > 0) setBlockedUntil(Date.now() + wait);
      const { message, fieldErrors } = await readFailure(result.error, t('paymentPanel.failedUnknown'));
      setFailure(fieldErrors.phone_number ?? message);
    }
    if (result.status !== 'success') return;
    choose(false);
    setHasStarted(true);
    take(result.data);
    const url = result.data.authorization_url;
    if (url && isPending(result.data)) (onOpenCard ?? openHere)(url);
  });
  const ask = useEvent(async () => {
    if (!seen) return load();
    const result = await asker.run({ reference: seen.payment.reference });
    setChecks((count) => count + 1);
    if (result.status !== 'success') return;
    take(result.data);
    if (!isPending(result.data)) return;
    // An earlier prompt that this one replaced can still be paid.
    const fresh = await options.run(null);
    if (fresh.status === 'success' && fresh.data?.paid) onPaid?.();
  });

  const loadMissing = useEvent(() => {
    if (options.data === undefined && (online || options.status === 'idle')) void load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back asks for what could not be read.
  useEffect(loadMissing, [online, loadMissing]);
  const isOut = seen !== undefined && isPending(seen.payment) && !options.data?.paid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, plans the next question.
  useEffect(() => {
    if (!isOut || !online) return;
    const timer = setTimeout(() => void ask(), pollMs);
    // A person who comes back from the prompt wants to know at once.
    const look = () => document.visibilityState === 'visible' && void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOut, online, checks, ask]);

  const payable = options.data;
  const payment = isPart(seen?.payment, payable) ? undefined : seen?.payment;
  const now = useNow(isOut || blockedUntil > Date.now(), blockedUntil);
  const leftMs = blockedUntil - now;
  const isStarting = starter.status === 'pending';
  const form = usePaymentForm({ payable, payment, isChoosing, leftMs, online, isStarting, start });
  const choose = (isOther: boolean) => {
    setIsChoosing(isOther);
    form.reset();
  };
  const isFailed = options.status === 'error' && payable === undefined;
  const waitedSeconds = (payment?.seconds_waiting ?? 0) + (now - (seen?.at ?? 0)) / 1000;

  return {
    view: viewOf(payable, payment, isChoosing),
    payer,
    form,
    /** The reason why the amount and the methods could not be read; '' for none. */
    loadFailure: isFailed ? say(readErrorMessage(options.error, t('failure.unknownError'))) : '',
    /** The reason why the last payment did not count, or why a person looks at it; '' for none. */
    problem: payment ? problemOf(payment, payer, t) : '',
    /** The next step while a payment runs: 'Enter your M-Pesa PIN on 0712 345 678'. */
    waitingTitle: payment ? waitingTitleOf(payment, payer, t) : '',
    /** A prompt is late: instructions for paying by hand help. */
    isLate: payment?.method !== 'card' && waitedSeconds >= patienceSeconds,
    /** 'You can send another prompt in 1:24'; '' if the same phone can get one now. */
    waitText: leftMs > 0 ? t('paymentPanel.againIn', { time: writeTimeLeft(leftMs) }) : '',
    /**
     * The amount and the methods; undefined while they load or could not be read, null if the service takes
     * no payments.
     */
    payable,
    reload: () => void load(),
    payment,
    isChoosing,
    setIsChoosing: choose,
    start,
    isStarting,
    /** The reason why a payment was not started; '' for none. */
    failure,
    ask,
    isAsking: asker.status === 'pending',
    /** A person has started a payment on this page: the next step takes the focus. */
    hasStarted,
    /** The number of requests since the page was opened. */
    checks,
    online,
  };
}

/** @experimental */
export type PaymentPanelController = ReturnType<typeof usePaymentPanel>;

/** Whether a payment is counted already and left a rest, which is paid by another one. */
function isPart(payment: Payment | undefined, payable: Payable | null | undefined): boolean {
  const counted = payable?.paid ? undefined : payable?.payment;
  return Boolean(counted?.paid && counted.reference === payment?.reference);
}

function viewOf(
  payable: Payable | null | undefined,
  payment: Payment | undefined,
  isChoosing: boolean,
): PaymentPanelView {
  if (payable?.paid || payment?.paid) return 'paid';
  if (payment?.status === 'needs_review') return 'review';
  return payment && isPending(payment) && !isChoosing ? 'waiting' : 'choose';
}

function problemOf(payment: Payment, payer: Payer, t: TranslateOf<typeof paymentPanelTexts>): string {
  const { reason, message, status } = payment;
  const isOther = reason === 'amount_differs' || reason === 'currency_differs';
  if (status === 'needs_review') return t(`paymentPanel.${isOther ? reason : 'review'}`);
  if (isPending(payment)) return '';
  if (reason === 'no_answer' && payer === 'other') return t('paymentPanel.noAnswerForPayer');
  const known = isOther || reason === 'receipt_used' ? null : reason;
  return known ? t(`paymentPanel.${known}`) : message || t('paymentPanel.failedUnknown');
}

function waitingTitleOf(payment: Payment, payer: Payer, t: TranslateOf<typeof paymentPanelTexts>): string {
  if (payment.method === 'card') return t('paymentPanel.cardTitle');
  const phone = formatPhone(payment.phone_number) || payment.phone_hint;
  const key = payer === 'you' ? 'enterPin' : 'payerEntersPin';
  return phone ? t(`paymentPanel.${key}`, { phone }) : t(`paymentPanel.${key}Unknown`);
}

function openHere(url: string) {
  location.assign(url);
}

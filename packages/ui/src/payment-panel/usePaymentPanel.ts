import type { Payment, PaymentMethod } from '@udongo/sdk';
import { useEffect, useState } from 'react';
import { isNotOffered, isUnbuilt, readWaitMs } from '../lib/errors.ts';
import { useEvent } from '../lib/useEvent.ts';
import { useOnline } from '../lib/useOnline.ts';
import { usePort } from '../lib/usePort.ts';
import { useReadFailure } from '../lib/useReadFailure.ts';
import { useMessages } from '../provider/index.ts';
import {
  isPending,
  type KnownBooking,
  type PaidBooking,
  type Payable,
  type PaymentPanelApi,
  toPayable,
} from './PaymentPanelApi.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';

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
  /** Called when the server first says that the booking is paid. */
  onPaid?: (() => void) | undefined;
}

/** The choices of a person. */
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

/** The state of paying a booking: its amount, the running payment, and the server's answers. No markup. */
export function usePaymentPanel({ api, of, known, returnUrl, onOpenCard, onPaid }: PaymentPanelParams) {
  const t = useMessages(paymentPanelTexts);
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
    setIsChoosing(false);
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

  return {
    /**
     * The amount and the methods; undefined while they load or could not be read, null if the service takes
     * no payments.
     */
    payable: options.data,
    loadError: options.status === 'error' && options.data === undefined ? options.error : undefined,
    reload: () => void load(),
    payment: seen?.payment,
    seenAt: seen?.at ?? 0,
    isChoosing,
    setIsChoosing,
    start,
    isStarting: starter.status === 'pending',
    /** The reason why a payment was not started; '' for none. */
    failure,
    ask,
    isAsking: asker.status === 'pending',
    /** A person has started a payment on this page: the next step takes the focus. */
    hasStarted,
    /** The number of requests since the page was opened. */
    checks,
    blockedUntil,
    online,
  };
}

export type PaymentPanelController = ReturnType<typeof usePaymentPanel>;

function openHere(url: string) {
  location.assign(url);
}

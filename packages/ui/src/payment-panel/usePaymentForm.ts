import type { Payment } from '@udongo/sdk';
import { formatKes, formatPhone, parseKenyanPhone, toNumber } from '@udongo/sdk/values';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../provider/index.ts';
import { isPending, type Payable } from './PaymentPanelApi.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';

type Method = 'mpesa' | 'card';

interface PaymentFormParams {
  payable: Payable | null | undefined;
  payment: Payment | undefined;
  /** Another phone than that of the running prompt is chosen. */
  isChoosing: boolean;
  /** Milliseconds until the same phone can get another prompt; 0 or less for now. */
  leftMs: number;
  online: boolean;
  isStarting: boolean;
  start: (choice: { method: Method; phone: string }) => Promise<void>;
}

/** The entries of a person who pays: the method, and the phone that pays. */
export function usePaymentForm(params: PaymentFormParams) {
  const t = useMessages(paymentPanelTexts);
  const { payable, payment, isChoosing, online } = params;
  const [chosen, setChosen] = useState<Method>();
  const [typed, setTyped] = useState<string>();
  /** A new object for each press, so that the phone takes the focus each time. */
  const [wrong, setWrong] = useState({ phoneError: '' });
  const setPhoneError = (text: string) => setWrong({ phoneError: text });
  const phoneRef = useRef<HTMLInputElement>(null);
  const phoneId = useId();
  const methods = (payable?.methods ?? []).filter((one) => one === 'mpesa' || one === 'card');
  const method = chosen ?? methods[0] ?? 'mpesa';
  const isPrompt = method === 'mpesa';
  const own = payable?.phone_number ?? '';
  const phone = typed ?? (isChoosing ? '' : formatPhone(own));
  const read = parseKenyanPhone(phone);
  const isSamePhone = (read ?? own) === (payment?.phone_number || own);
  const isBlocked = isPrompt && isSamePhone && !isChoosing && params.leftMs > 0;
  const most = toNumber(payable?.maximum_amount);
  const isTooMuch = isPrompt && most !== null && (toNumber(payable?.amount) ?? 0) > most;
  const hintOfOwn = !own && !isChoosing && payable?.phone_hint;
  const again = payment && !isPending(payment) && isSamePhone ? 'paymentPanel.again' : 'paymentPanel.send';

  useEffect(() => {
    if (wrong.phoneError) phoneRef.current?.focus();
  }, [wrong]);

  const submit = () => {
    const isEmpty = phone.trim() === '';
    const hasOwn = !isChoosing && (own || payable?.phone_hint);
    const isMissing = isPrompt && !read && !(isEmpty && hasOwn);
    setPhoneError(isMissing ? t(isEmpty ? 'paymentPanel.phoneRequired' : 'paymentPanel.phoneInvalid') : '');
    if (!isMissing && !isBlocked && online && !isTooMuch) void params.start({ method, phone: read ?? '' });
  };
  const phoneHint = `${hintOfOwn ? `${t('paymentPanel.phoneOf', { phone: hintOfOwn })} ` : ''}${t('paymentPanel.phoneHint')}`;
  return {
    method,
    /** The methods to choose from, in words. */
    methods: methods.map((value) => ({
      value,
      title: t(`paymentPanel.${value}`),
      note: t(`paymentPanel.${value}Note`),
    })),
    setMethod: setChosen,
    isBlocked,
    /** The way out when the amount is more than M-Pesa takes at once; '' if it is not. */
    tooMuch: isTooMuch
      ? t(methods.includes('card') ? 'paymentPanel.tooMuch' : 'paymentPanel.tooMuchNoCard', {
          amount: formatKes(most),
        })
      : '',
    /** Only M-Pesa asks for a phone. */
    needsPhone: isPrompt && !isTooMuch,
    phoneError: wrong.phoneError,
    phoneHint,
    submitLabel: t(isPrompt ? again : 'paymentPanel.payByCard'),
    /** Empties the form: a payment has begun, or another phone is chosen. */
    reset: () => {
      setTyped(undefined);
      setPhoneError('');
    },
    getFormProps: () => ({
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    }),
    getPhoneProps: () => ({
      ref: phoneRef,
      id: phoneId,
      name: 'phone_number',
      'aria-invalid': wrong.phoneError !== '' || undefined,
      'aria-describedby': `${phoneId}-hint`,
      type: 'tel' as const,
      autoComplete: 'tel',
      value: phone,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setPhoneError('');
      },
    }),
    /** Props of the element below the phone: its error, else its hint. */
    getPhoneHintProps: () => ({ id: `${phoneId}-hint`, children: wrong.phoneError || phoneHint }),
    /** Props of the radio of a method. */
    getMethodProps: (value: Method) => ({
      type: 'radio' as const,
      name: `${phoneId}-method`,
      value,
      checked: method === value,
      onChange: () => setChosen(value),
    }),
    getSubmitProps: () => ({
      type: 'submit' as const,
      disabled: isBlocked || !online,
      'aria-busy': params.isStarting || undefined,
    }),
  };
}

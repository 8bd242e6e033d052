import { useId } from 'react';
import { Alert, Button, Field, Input, RadioCards } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { PayByHand } from './PayByHand.tsx';
import { paymentPanelTexts } from './paymentPanelTexts.ts';
import { usePaymentParts } from './paymentParts.ts';

/** The method of payment and the phone that pays, below the error of the last attempt. */
export function ChoosePayment() {
  const t = useMessages(paymentPanelTexts);
  const name = useId();
  const { controller, payable, slot } = usePaymentParts();
  const { view, form, payment, isChoosing, online, failure, problem, waitText } = controller;
  if (view !== 'choose') return null;
  const phone = form.getPhoneProps();
  return (
    <>
      {problem && (
        <Alert tone="warning" title={payment?.reason === 'no_answer' ? '' : t('paymentPanel.notPaid')}>
          {problem}
        </Alert>
      )}
      {!online && (
        <Alert tone="info" role="alert" title={t('paymentPanel.offlineTitle')}>
          {t('paymentPanel.offline')}
        </Alert>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      {slot(
        'form',
        <form {...form.getFormProps()}>
          {form.methods.length > 1 && (
            <Field label={t('paymentPanel.how')} group>
              <RadioCards
                name={name}
                options={form.methods}
                value={form.method}
                onChange={({ target }) => form.setMethod(target.value === 'card' ? 'card' : 'mpesa')}
              />
            </Field>
          )}
          {form.tooMuch && <Alert tone="warning">{form.tooMuch}</Alert>}
          {form.needsPhone && (
            <Field
              id={phone.id}
              label={t('paymentPanel.phone')}
              hint={form.phoneHint}
              error={form.phoneError}
            >
              <Input {...phone} />
            </Field>
          )}
          {form.isBlocked && (
            <p className="udongo-payment-panel__note" role="timer">
              {waitText}
            </p>
          )}
          {!form.tooMuch && (
            <Button variant="primary" pending={controller.isStarting} {...form.getSubmitProps()}>
              {form.submitLabel}
            </Button>
          )}
          {isChoosing && (
            <Button onClick={() => controller.setIsChoosing(false)}>{t('paymentPanel.cancelOther')}</Button>
          )}
        </form>,
      )}
      {form.tooMuch && <PayByHand payable={payable} slot={slot} />}
    </>
  );
}

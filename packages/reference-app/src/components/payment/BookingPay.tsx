import { saveFile } from '@udongo/sdk';
import { Card, type KnownBooking, type PaidBooking, PaymentPanel, useLocale } from '@udongo/ui';
import { useServices } from '../../app/ServicesContext.ts';
import { usePayText } from './paymentTexts.ts';

interface BookingPayProps {
  /** By its id for who is logged in, by its uuid for who holds its link. */
  of: PaidBooking;
  /** As people call it. */
  code: string;
  /** What a service without payment options is asked to take. Default: nothing, and it shows no panel. */
  known?: KnownBooking | undefined;
  /** Called once the server says that it is paid. */
  onPaid?: () => void;
}

/** Where a booking is paid; who holds its link asks as nobody. */
export function BookingPay({ of, code, known, onPaid }: BookingPayProps) {
  const t = usePayText();
  const language = useLocale();
  const { udongo, visitor } = useServices();
  const api = of.booking === undefined ? visitor : udongo;
  const receipt = async () =>
    saveFile(await api.payments.downloadReceipt({ ...of, language }), `${code}-${t('pay.receipt')}.pdf`);
  return (
    <PaymentPanel
      api={api}
      of={of}
      known={known}
      onPaid={onPaid}
      onReceipt={receipt}
      returnUrl={location.href}
      render={{
        root: (props) => (
          <Card title={t('pay.title')}>
            <section {...props} id="pay" />
          </Card>
        ),
      }}
    />
  );
}

import { saveFile } from '@udongo/sdk';
import { Card, type KnownBooking, type PaidBooking, PaymentPanel, useLocale } from '@udongo/ui';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { ShareButtons } from '../ShareButtons.tsx';
import { usePayText } from './paymentTexts.ts';

interface BookingPayProps {
  /** By its id for who is logged in, by its uuid for who holds its link. */
  of: PaidBooking;
  /** As people call it. */
  code: string;
  /** What a service without payment options is asked to take. Default: nothing, and it shows no panel. */
  known?: KnownBooking | undefined;
  /** Of the booking: its status page can be shared once it is paid. Default: nothing to share. */
  uuid?: string | undefined;
  /** Called once the server says that it is paid. */
  onPaid?: () => void;
}

/** Where a booking is paid; who holds its link asks as nobody. */
export function BookingPay({ of, code, known, uuid, onPaid }: BookingPayProps) {
  const t = usePayText();
  const language = useLocale();
  const { udongo, visitor } = useServices();
  const role = useUser()?.role;
  const api = of.booking === undefined ? visitor : udongo;
  const receipt = async () =>
    saveFile(await api.payments.downloadReceipt({ ...of, language }), `${code}-${t('pay.receipt')}.pdf`);
  return (
    <PaymentPanel
      api={api}
      of={of}
      known={known}
      payer={of.booking !== undefined && role !== 'farmer' ? 'other' : 'you'}
      onPaid={onPaid}
      onReceipt={receipt}
      returnUrl={location.href}
      render={{
        paid: ({ children, ...props }) => (
          <div {...props}>
            {children}
            {uuid && (
              <div className="app-actions">
                <ShareButtons title={t('pay.shared', { code })} url={`${location.origin}/status/${uuid}`} />
              </div>
            )}
          </div>
        ),
        root: (props) => (
          <Card title={t('pay.title')}>
            <section {...props} id="pay" />
          </Card>
        ),
      }}
    />
  );
}

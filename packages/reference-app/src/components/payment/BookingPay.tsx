import { saveFile } from '@udongo/sdk';
import { Card, type KnownBooking, type PaidBooking, PaymentPanel, useLocale } from '@udongo/ui';
import { useEffect } from 'react';
import { isStaff } from '../../lib/mayCall.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { ShareButtons } from '../ShareButtons.tsx';
import { usePayText } from './paymentTexts.ts';
import './bookingPay.css';

interface BookingPayProps {
  /** The booking: by its id for a person who is logged in, by its uuid for a person who has its link. */
  of: PaidBooking;
  /** The booking's code, as people know it. */
  code: string;
  /** The booking's amounts, for a service without payment options. Default: none, and such a service shows no panel. */
  known?: KnownBooking | undefined;
  /** The booking's uuid, with which its status page can be shared once it is paid. Default: nothing to share. */
  uuid?: string | undefined;
  /** Called once the server says that it is paid. */
  onPaid?: () => void;
  /** Called with true once the panel is there, and with false when it goes: a service without payments has none. */
  onShown?: (isShown: boolean) => void;
}

/** The payment panel of a booking. A person who has its link asks without a login. */
export function BookingPay({ of, code, known, uuid, onPaid, onShown }: BookingPayProps) {
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
            {onShown && <Shown onShown={onShown} />}
            {isStaff(role) && !known?.paid ? (
              <details className="app-pay">
                <summary>{t('pay.forPayer')}</summary>
                <section {...props} id="pay" />
              </details>
            ) : (
              <section {...props} id="pay" />
            )}
          </Card>
        ),
      }}
    />
  );
}

/** Tells that the panel around it is drawn. */
function Shown({ onShown }: Required<Pick<BookingPayProps, 'onShown'>>) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return null;
}

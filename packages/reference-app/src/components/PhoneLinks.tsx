import { formatPhone, parseKenyanPhone } from '@udongo/sdk/values';
import { useText } from '../messages/translator.ts';
import './phoneLinks.css';

/** A phone number to press: it calls, and beside it opens WhatsApp where the number is a mobile one. Nothing without a number. */
export function PhoneLinks({ phone }: { phone: string | null | undefined }) {
  const t = useText();
  const shown = formatPhone(phone);
  if (!phone || !shown) return null;
  const number = parseKenyanPhone(phone) ?? phone.replace(/[^\d+]/g, '');
  return (
    <span className="app-phone">
      <a href={`tel:${number}`}>{shown}</a>
      {number.startsWith('+') && (
        <a
          className="app-phone__whatsapp"
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('contact.whatsApp', { phone: shown })}
        >
          WhatsApp
        </a>
      )}
    </span>
  );
}

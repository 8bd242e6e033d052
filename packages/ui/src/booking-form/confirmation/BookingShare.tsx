import { useState, useSyncExternalStore } from 'react';
import { bookingShare } from '../../messages/en/bookingShare.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import type { BookingShareProps } from '../session/index.ts';
import { toCalendarFile } from './toCalendarFile.ts';

const texts = { bookingShare };
const never = () => () => undefined;

/** Shares or copies the link of a booking's status page, or else its code, and offers its day as a calendar file. */
export function BookingShare({ booking, href }: BookingShareProps) {
  const t = useMessages(texts);
  const [copied, setCopied] = useState<boolean>();
  const { code, soil_test_date } = booking;
  // During server rendering neither the address nor sharing is known; the browser fills both in.
  const page = useSyncExternalStore(
    never,
    () => location.href,
    () => null,
  );
  const url = href && page !== null ? new URL(href, page).href : href;
  const title = code ? t('bookingShare.event', { code }) : t('bookingShare.eventPlain');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? code ?? '');
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  // Closing the system's share sheet without a choice is not a failure.
  const share = () => navigator.share({ title, ...(url ? { url } : { text: title }) }).catch(() => undefined);
  const calendar = toCalendarFile({ title, day: soil_test_date, url });
  return (
    <div className="udongo-booking-form__share">
      {page !== null && 'share' in navigator && (
        <Button onClick={() => void share()}>{t('bookingShare.share')}</Button>
      )}
      {(url || code) && (
        <Button icon="copy" onClick={() => void copy()}>
          {t(url ? 'bookingShare.copyLink' : 'bookingShare.copyCode')}
        </Button>
      )}
      {calendar && (
        <a
          className="udongo-button"
          data-variant="secondary"
          download={`${code ?? 'udongo'}.ics`}
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
        >
          {t('bookingShare.calendar')}
        </a>
      )}
      <span role="status">
        {copied !== undefined && t(copied ? 'bookingShare.copied' : 'bookingShare.copyFailed')}
        {copied === false && url && <code>{url}</code>}
      </span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { accountNotices } from '../../lib/accountProblems.ts';
import { SupportLine } from '../../lib/SupportLine.tsx';
import { useOnline } from '../../lib/useOnline.ts';
import { intlLocales } from '../../messages/intlLocales.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { type BookingTextKey, bookingTexts } from '../values/index.ts';
import type { SendState } from './BookingFormController.ts';
import type { SendNotice } from './bookingState.ts';

const notices = {
  throttled: 'bookingSummary.notSentThrottled',
  ...accountNotices,
  lost: 'bookingSummary.notSentLost',
  offline: 'bookingSummary.notSentOffline',
  stored: 'bookingSummary.notSentStored',
  server: 'bookingSummary.notSentServer',
  unknown: 'bookingSummary.notSentUnknown',
} as const satisfies Record<SendNotice['reason'], BookingTextKey>;

/** Failures that only the server can explain. */
const saysWhy: ReadonlySet<keyof typeof notices> = new Set(['refused', 'server'] as const);

type Sending = Pick<SendState, 'notice' | 'isSlow'>;

/** Gives the message beside the button named `press`: why nothing was sent and what to do, or that it takes long; else null. */
export function useSendNotice({ notice, isSlow }: Sending, press: string): ReactNode {
  const t = useMessages(bookingTexts);
  const locale = useLanguageTag();
  const isOnline = useOnline();
  if (notice?.reason === 'offline' && isOnline) {
    return <Alert tone="info">{t('bookingSummary.backOnline', { press })}</Alert>;
  }
  if (notice) {
    return (
      <Alert tone="error" title={saysWhy.has(notice.reason) && notice.message}>
        {notice.reason === 'throttled' && notice.waitMs > 0
          ? t('bookingSummary.notSentWait', { time: formatWait(notice.waitMs, locale) })
          : t(notices[notice.reason])}
        <SupportLine />
      </Alert>
    );
  }
  if (isSlow) return <Alert tone="info">{t('bookingSummary.slow')}</Alert>;
  return isOnline ? null : <Alert tone="warning">{t('bookingSummary.offline')}</Alert>;
}

/** Writes '45 seconds' up to a minute, then whole minutes, rounded up, so that nobody tries too early. */
function formatWait(waitMs: number, locale: string): string {
  const seconds = Math.ceil(waitMs / 1000);
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat([...intlLocales(locale)], { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

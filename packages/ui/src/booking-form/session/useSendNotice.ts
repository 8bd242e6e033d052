import { accountNotices } from '../../lib/accountProblems.ts';
import { useOnline } from '../../lib/useOnline.ts';
import { intlLocales } from '../../messages/intlLocales.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { type BookingTextKey, bookingTexts } from '../values/index.ts';
import type { SendState } from './BookingController.ts';
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

/** The message about the last press, in the language of the page. */
export interface NoticeText {
  tone: 'info' | 'warning' | 'error';
  /** The words of the server, of failures that only it can explain. */
  title?: string | false;
  text: string;
}

type Sending = Pick<SendState, 'notice' | 'isSlow'>;

/** Says beside the button named `press` why nothing was sent and what to do, or that it takes long; else null. */
export function useSendNotice({ notice, isSlow }: Sending, press: string): NoticeText | null {
  const t = useMessages(bookingTexts);
  const locale = useLanguageTag();
  const isOnline = useOnline();
  if (notice?.reason === 'offline' && isOnline) {
    return { tone: 'info', text: t('bookingSummary.backOnline', { press }) };
  }
  if (notice) {
    return {
      tone: 'error',
      title: saysWhy.has(notice.reason) && notice.message,
      text:
        notice.reason === 'throttled' && notice.waitMs > 0
          ? t('bookingSummary.notSentWait', { time: formatWait(notice.waitMs, locale) })
          : t(notices[notice.reason]),
    };
  }
  if (isSlow) return { tone: 'info', text: t('bookingSummary.slow') };
  return isOnline ? null : { tone: 'warning', text: t('bookingSummary.offline') };
}

/** Writes '45 seconds' up to a minute, then whole minutes, rounded up, so that nobody tries too early. */
function formatWait(waitMs: number, locale: string): string {
  const seconds = Math.ceil(waitMs / 1000);
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat([...intlLocales(locale)], { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

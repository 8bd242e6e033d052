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

/** The wait where a busy server names none, in milliseconds. */
const usualWaitMs = 120_000;

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
    const { reason, message, waitMs } = notice;
    return {
      tone: 'error',
      // Only the server can explain these.
      title: (reason === 'refused' || reason === 'server') && message,
      text: t(notices[reason], { time: formatWait(waitMs || usualWaitMs, locale) }),
    };
  }
  if (isSlow) return { tone: 'info', text: t('bookingSummary.slow') };
  return isOnline ? null : { tone: 'warning', text: t('bookingSummary.offline') };
}

/** Writes '45 seconds' up to a minute, then whole minutes, rounded up, so that nobody tries too early. */
function formatWait(waitMs: number, locale: string): string {
  const [count, unit] = waitMs <= 60_000 ? [waitMs / 1000, 'second'] : [waitMs / 60_000, 'minute'];
  const format = new Intl.NumberFormat([...intlLocales(locale)], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.ceil(count));
}

import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  notifications: {
    title: 'Notifications',
    intro: 'What happened to your bookings.',
    markAll: 'Mark all as read',
    unread: 'Unread',
    open: 'Open the booking',
    messages: 'Open the messages',
    data: 'Open my data',
    remove: 'Delete “{title}”',
    more: 'Show older ones',
    emptyTitle: 'Nothing yet',
    empty: "We'll tell you here when something happens to one of your bookings.",
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  notifications: {
    title: 'Taarifa',
    intro: 'Yaliyotokea kwa miadi yako.',
    markAll: 'Weka zote kama zimesomwa',
    unread: 'Haijasomwa',
    open: 'Fungua miadi',
    messages: 'Fungua ujumbe',
    data: 'Fungua taarifa zangu',
    remove: 'Futa “{title}”',
    more: 'Onyesha za zamani',
    emptyTitle: 'Bado hakuna kitu',
    empty: 'Utaarifiwa hapa jambo likitokea kwa miadi yako.',
  },
};

/** The texts of the page of notifications. */
export const useNotificationsText = createTexts(en, sw);

import type { EmbedLocale } from '../types.ts';

/** What is said before the form is there, and when it does not come. */
export const texts = {
  en: {
    open: 'Book a soil test',
    loading: 'Loading the booking form',
    failed: 'The booking form did not load. Check the connection, then try again.',
    retry: 'Try again',
    noApi: 'This booking form has no address to send to. Tell the owner of this website.',
  },
  sw: {
    open: 'Weka miadi ya kupima udongo',
    loading: 'Fomu inafunguliwa',
    failed: 'Fomu haikufunguka. Angalia mtandao, kisha jaribu tena.',
    retry: 'Jaribu tena',
    noApi: 'Fomu hii haina anwani ya kutuma. Mjulishe mwenye tovuti hii.',
  },
} as const satisfies Record<EmbedLocale, Record<string, string>>;

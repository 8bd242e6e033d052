import type { EmbedLocale } from '../types.ts';

/** The texts before the form is loaded, and after a failure. */
export const texts = {
  en: {
    open: 'Book a soil test',
    failed: 'The booking form did not load. Check the connection.',
    retry: 'Try again',
  },
  sw: {
    open: 'Weka miadi ya kupima udongo',
    failed: 'Fomu haikufunguka. Angalia mtandao.',
    retry: 'Jaribu tena',
  },
} as const satisfies Record<EmbedLocale, Record<string, string>>;

import type { Locale } from '@udongo/ui';
import { type Choice, createChoice } from './choice.ts';

export type Scheme = 'light' | 'dark';

/** A person's choices for this device. `public/theme.js` reads the same cookies before the first paint. */
export interface Choices {
  locale: Choice<Locale>;
  scheme: Choice<Scheme>;
}

/** Language and colour scheme: English and light until somebody chooses. Source: specification section 2. */
export function createChoices(page: HTMLElement = document.documentElement): Choices {
  return {
    locale: createChoice<Locale>({
      cookieName: 'udongo-locale',
      values: ['en', 'sw'],
      apply: (locale) => {
        page.lang = locale;
      },
    }),
    scheme: createChoice<Scheme>({
      cookieName: 'udongo-theme',
      values: ['light', 'dark'],
      apply: (scheme) => {
        page.dataset.scheme = scheme;
      },
    }),
  };
}

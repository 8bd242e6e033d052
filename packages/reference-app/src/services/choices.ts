import type { Locale } from '@udongo/ui';
import { type Choice, createChoice } from './choice.ts';

/** `auto` is as the device. */
export type Scheme = 'light' | 'dark' | 'auto';

/** A person's choices for this device. `public/theme.js` reads the same cookies before the first paint. */
export interface Choices {
  locale: Choice<Locale>;
  scheme: Choice<Scheme>;
}

/**
 * Language and colour scheme until somebody chooses: English, or Kiswahili where the browser speaks it, which `public/theme.js` keeps as
 * the choice; and light. Source: specification section 2.
 */
export function createChoices(page: HTMLElement = document.documentElement): Choices {
  return {
    locale: createChoice<Locale>({
      cookieName: 'udongo-locale',
      values: ['en', 'sw'],
      apply: (locale) => {
        page.lang = locale;
      },
    }),
    scheme: createSchemeChoice(page),
  };
}

function createSchemeChoice(page: HTMLElement): Choice<Scheme> {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (scheme: Scheme) => {
    page.dataset.scheme = scheme === 'auto' ? (dark.matches ? 'dark' : 'light') : scheme;
  };
  const choice = createChoice<Scheme>({
    cookieName: 'udongo-theme',
    values: ['light', 'dark', 'auto'],
    apply,
  });
  dark.addEventListener('change', () => apply(choice.get()));
  return choice;
}

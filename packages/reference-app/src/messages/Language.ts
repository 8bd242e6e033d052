import type { ErrorTexts } from '@udongo/sdk';
import type { MessageOverrides, TranslateOf } from '@udongo/ui';
import type { en } from './en.ts';

export type AppTranslate = TranslateOf<typeof en>;

/** All texts of one language. */
export interface Language {
  /** The app's own texts: `text('booking.acres', { count: 26 })`. */
  text: AppTranslate;
  /** The texts of the components. */
  components: MessageOverrides;
  /** The general texts of errors, as `describeError` takes them. */
  errors: ErrorTexts;
  /** Says a server's text in this language where it is known. */
  translateServerText: (text: string) => string;
}

import { type Locale, type MessageOverrides, sw } from '@udongo/ui';

/** The texts of the components by language; English is built in. */
export const componentMessages: Readonly<Record<Locale, MessageOverrides>> = { en: {}, sw };

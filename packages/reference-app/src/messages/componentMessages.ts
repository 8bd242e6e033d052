import type { Locale, MessageOverrides } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';

/** The texts of the components by language; English is built in. */
export const componentMessages: Readonly<Record<Locale, MessageOverrides>> = { en: {}, sw };

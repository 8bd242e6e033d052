import { createCatalogueTranslator } from '@udongo/ui';
import { sayServerText } from '@udongo/ui/experimental';
import { sw as components } from '@udongo/ui/messages/sw';
import { en } from './en.ts';
import type { Language } from './Language.ts';
import { sw } from './sw.ts';

const words = createCatalogueTranslator('sw', components) as Parameters<typeof sayServerText>[1];

/** Kiswahili; a text that the app lacks stays English. */
export const kiswahili: Language = {
  text: createCatalogueTranslator<typeof en>('sw', sw, en),
  components,
  errors: sw.failure,
  translateServerText: (text) => sayServerText(text, words),
};

import type { EmbedAppearance } from '../types.ts';
import { texts } from './texts.ts';

/** What an element says of itself before its form is there. */
export function readAppearance(element: HTMLElement): EmbedAppearance {
  const language = element.getAttribute('locale') || element.closest<HTMLElement>('[lang]')?.lang;
  const locale = /^sw/i.test(language ?? '') ? 'sw' : 'en';
  return {
    locale,
    isButton: element.getAttribute('mode') === 'button',
    label: element.getAttribute('label') || texts[locale].open,
  };
}

import type { EmbedAppearance } from '../types.ts';
import { texts } from './texts.ts';

/** Reads the settings that an element needs before its form is loaded. */
export function readAppearance(element: HTMLElement): EmbedAppearance {
  const language = element.getAttribute('locale') || element.closest<HTMLElement>('[lang]')?.lang;
  const locale = /^sw/i.test(language ?? '') ? 'sw' : 'en';
  return {
    locale,
    isButton: element.getAttribute('mode') === 'button',
    label: element.getAttribute('label') || texts[locale].open,
  };
}

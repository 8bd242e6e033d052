import type { EmbedFormModule, EmbedLocale } from '../types.ts';

/** Set at build: how the names of the form's files begin, beside the loader; what follows is the language. */
declare const FORM_FILES: string;

// Under a nonce policy `import()` is allowed where an inserted script is not. Read at once: later there is no current script.
const address =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="/udongo"]')?.src ||
  location.href;

/**
 * Fetches the module of the form in a language; `failures` came before: a browser may remember that a file could not be had, and
 * asked again it needs another address. `files` says where it lies; null: beside the loader.
 */
export function loadForm(
  locale: EmbedLocale,
  failures: number,
  files: string | null,
): Promise<EmbedFormModule> {
  return import(new URL(`${FORM_FILES}${locale}.js${failures ? `?${failures}` : ''}`, files || address).href);
}

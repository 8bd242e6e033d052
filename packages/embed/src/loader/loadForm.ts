import type { EmbedFormModule, EmbedLocale } from '../types.ts';

/** Set at build: how the names of the form's files begin, beside the loader; what follows is the language. */
declare const FORM_FILES: string;

const script: unknown = document.currentScript;

/**
 * The folder of the form's files. Only the tag of the running script can name it, as whoever writes that tag may run scripts
 * anyway; other markup of the page must not, not even an image with the name `currentScript`. Empty in a module, which has no
 * such tag, and in the page itself.
 */
const folder = script instanceof HTMLScriptElement ? script.dataset.files || script.src : '';

/**
 * Fetches the module of the form in a language; `failures` came before: a browser may remember that a file could not be had, and
 * asked again it needs another address. Under a nonce policy `import()` is allowed where an inserted script is not.
 */
export function loadForm(locale: EmbedLocale, failures: number): Promise<EmbedFormModule> {
  const file = `${FORM_FILES}${locale}.js${failures ? `?${failures}` : ''}`;
  // A relative address counts from the module or the page that asks.
  return import(folder ? `${new URL(file, folder)}` : file);
}

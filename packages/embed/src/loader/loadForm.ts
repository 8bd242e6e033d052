import type { EmbedFormModule, EmbedLocale } from '../types.ts';

/**
 * Set at build: the start of the names of the form's files, which are beside the loader; the language
 * follows.
 */
declare const FORM_FILES: string;

const script: unknown = document.currentScript;

/**
 * The folder of the form's files. Only the tag of the running script can name it, because the author of that
 * tag can run scripts anyway; other markup of the page must not, not even an image with the name
 * `currentScript`. Empty in a module, which has no such tag, and for a script inside the page.
 */
const folder = script instanceof HTMLScriptElement ? script.dataset.files || script.src : '';

/**
 * Fetches the module of the form in a language. `failures` counts earlier attempts: a browser can remember
 * that an address failed, so that a retry needs another address. A nonce policy allows `import()`, but not an
 * inserted script.
 */
export function loadForm(locale: EmbedLocale, failures: number): Promise<EmbedFormModule> {
  const file = `${FORM_FILES}${locale}.js${failures ? `?${failures}` : ''}`;
  // A relative address is resolved against the importing module or page.
  return import(folder ? `${new URL(file, folder)}` : file);
}

import { defineUdongoBooking } from './UdongoBooking.ts';

/** Set at build: how the names of the form's files begin, beside the loader; what follows is the language. */
declare const FORM_FILES: string;

// Under a nonce policy `import()` is allowed where an inserted script is not. Read at once: later there is no current script.
const address =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>('script[src*="/udongo"]')?.src ||
  location.href;

// Pasted twice, or a second version on the same page: the first one serves all.
if (!customElements.get('udongo-booking')) {
  customElements.define(
    'udongo-booking',
    // A browser may remember that a file could not be had: asked again, it needs another address.
    defineUdongoBooking(
      (locale, failures, files) =>
        import(new URL(`${FORM_FILES}${locale}.js${failures ? `?${failures}` : ''}`, files || address).href),
    ),
  );
}

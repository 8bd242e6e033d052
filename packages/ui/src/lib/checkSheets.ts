let isAsked = false;

/**
 * Warns once on the console of a page in development that it has none of our stylesheets, or both kinds.
 * Builds for production leave the call out.
 */
export function checkSheets(): void {
  if (isAsked || typeof document === 'undefined') return;
  isAsked = true;
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

/** The time that a sheet gets to load with a part of the page. */
const patienceMs = 1000;

function look() {
  setTimeout(() => {
    // If the elements are gone or all in shadow roots, check the next ones.
    isAsked = document.querySelector('[class*="udongo-"]') !== null;
    if (!isAsked) return;
    const style = getComputedStyle(document.documentElement);
    const has = (mark: string) => style.getPropertyValue(mark) !== '';
    const [plain, layered] = [has('--udongo-plain-sheet'), has('--udongo-layered-sheet')];
    if (!plain && !layered) {
      console.warn(
        "@udongo/ui: no stylesheet is loaded. Add import '@udongo/ui/styles.css', or styles.layer.css for pages that order layers.",
      );
    }
    if (plain && layered) {
      console.warn(
        '@udongo/ui: styles.css and styles.layer.css are both loaded, so the layers of your page have no effect on components. Keep one.',
      );
    }
  }, patienceMs);
}

let isAsked = false;

/**
 * Says once on the console of a page that is being developed that it has none of our stylesheets, or both kinds. Builds for production
 * leave the call out.
 */
export function checkSheets(): void {
  if (isAsked || typeof document === 'undefined') return;
  isAsked = true;
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

/** A sheet that comes with a part of the page gets a moment. */
const patienceMs = 1000;

function look() {
  setTimeout(() => {
    // None that is left, or all in shadow roots: the next one is looked at.
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

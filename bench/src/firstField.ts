import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Called in the page when its first field has the focus. */
    firstFieldFocused: () => Promise<void>;
    /** Called when the typed letter is visible. */
    firstFieldDrawn: () => Promise<void>;
    /** Milliseconds from the navigation until the typed letter was visible. */
    firstFieldUsableMs?: number;
  }
}

export interface FirstField {
  ms: number;
  bytes: number;
  /** Milliseconds until anything was drawn. */
  paintMs: number;
  /** Milliseconds until the page's script had hydrated a server's markup; meaningless for any other page. */
  takenOverMs: number;
}

/**
 * Opens a page and gives the milliseconds from the navigation, and the bytes received, until its first field
 * is usable: it takes the focus, a key is pressed, and the letter is drawn in it and stays.
 */
export async function measureFirstField(
  page: Page,
  url: string,
  countBytes: () => number,
): Promise<FirstField> {
  let bytes = 0;
  await page.exposeFunction('firstFieldDrawn', () => {
    bytes = countBytes();
  });
  await page.exposeFunction('firstFieldFocused', () => page.keyboard.press('A'));
  // tsx wraps functions in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchFirstField);
  await page.goto(url, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(() => window.firstFieldUsableMs, null, { timeout: 60_000 });
  const takenOver = await page.waitForFunction(
    () => document.documentElement.dataset.rendered === undefined && performance.now(),
    null,
    { timeout: 60_000 },
  );
  const name = await page.getByLabel(/^Full name/).inputValue();
  if (name !== 'A') throw new Error(`The first field holds '${name}' instead of what was typed.`);
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const ms = (await usable.jsonValue()) ?? Number.NaN;
  return { ms, bytes, paintMs, takenOverMs: Number(await takenOver.jsonValue()) };
}

/** Runs in the page: looks for the field at every frame, in shadow roots too. */
function watchFirstField() {
  const find = () => {
    const root = document.querySelector('udongo-booking')?.shadowRoot ?? document;
    const field = root.querySelector<HTMLInputElement>('input[autocomplete=name]');
    return field?.checkVisibility() && !field.disabled && !field.readOnly ? field : undefined;
  };
  const focus = () => {
    const field = find();
    field?.focus();
    if (!field?.matches(':focus')) return requestAnimationFrame(focus);
    void window.firstFieldFocused();
    requestAnimationFrame(see);
  };
  const see = () => {
    if (find()?.value !== 'A') return requestAnimationFrame(see);
    // A task after the frame: the letter has been drawn.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        void window.firstFieldDrawn();
        stay(performance.now());
      };
      channel.port2.postMessage(null);
    });
  };
  const stay = (drawnMs: number) => {
    // A form that renders again can lose the letter: it was not usable yet, and the person types again.
    if (find()?.value !== 'A') return requestAnimationFrame(focus);
    if (performance.now() - drawnMs < 1000) return requestAnimationFrame(() => stay(drawnMs));
    window.firstFieldUsableMs = drawnMs;
  };
  requestAnimationFrame(focus);
}

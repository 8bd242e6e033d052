import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Lists the active listeners as `target type`; set by `recordListeners`. */
    listListeners: () => string[];
  }
}

/** Runs in a page before everything else: records the listeners that scripts add to any target. */
export function recordListeners() {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  let kept: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const forget = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    kept = kept.filter(
      (one) =>
        one.target !== target || one.type !== type || one.listener !== listener || one.capture !== capture,
    );
  };
  const read = (options: AddEventListenerOptions | boolean | undefined): AddEventListenerOptions =>
    typeof options === 'object' ? options : { capture: options === true };

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const { capture = false, once, signal } = read(options);
    const over = () => forget(target, type, listener, capture);
    over();
    if (listener && !signal?.aborted) kept.push({ target, type, listener, capture });
    if (once) addEventListener.call(target, type, over, { once, capture });
    if (signal) addEventListener.call(signal, 'abort', over);
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    forget(target, type, listener, read(options).capture ?? false);
    removeEventListener.call(target, type, listener, options);
  };
  // Leaves out detached nodes and the signals of requests, which disappear with their owners.
  window.listListeners = () =>
    kept
      .filter(({ target }) =>
        target instanceof Node ? target.isConnected : !(target instanceof AbortSignal),
      )
      .map(({ target, type }) => `${target.constructor.name} ${type}`)
      .sort();
}

/** Lists the globals, elements, styles and listeners of a page; needs `recordListeners`. */
export async function listTraces(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Counted by the browser, including `onresize` and similar properties.
  const countedAt = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.map(({ type }) => `${expression} ${type}`).sort();
  };
  const targets = ['window', 'visualViewport', 'document', 'document.documentElement', 'document.body'];
  return {
    counted: (await Promise.all(targets.map(countedAt))).flat(),
    ...(await page.evaluate(() => ({
      listeners: window.listListeners(),
      globals: Reflect.ownKeys(window)
        .map(String)
        .filter((name) => !/^\d+$/.test(name)),
      html: document.documentElement.outerHTML,
      sheets: document.adoptedStyleSheets.length,
    }))),
  };
}

import { createToaster } from '@udongo/sdk';
import { createRoot } from 'react-dom/client';
import { tell } from '../tell.ts';
import type { EmbedForm, EmbedHost, EmbedLocale, ErrorDetail } from '../types.ts';
import { BookingWidget, type WidgetLanguage } from './BookingWidget.tsx';
import type { BootParts } from './createBootLists.ts';
import { createDrafts } from './createDrafts.ts';
import { createEmbedApi } from './createEmbedApi.ts';
import { readSettings } from './readSettings.ts';
import type { WidgetQueue } from './startQueue.tsx';
import { addStyles } from './styles.ts';

/** Set at build: the form's built-in language. */
declare const FORM_LOCALE: EmbedLocale;

/** Elements with a setting that can be wrong. */
const doubtful =
  ':is([locale]:not([locale^=en i], [locale^=sw i]), [scheme]:not([scheme=light], [scheme=dark], [scheme=auto]), [prefill])';

/**
 * Draws the booking form in a shadow root. Without an API address it draws a message and returns undefined.
 * Rejects when the texts of the form's language can't be fetched.
 */
export async function mountForm(host: EmbedHost): Promise<EmbedForm | undefined> {
  const { element, container, onUnusable } = host;
  const onError = (detail: ErrorDetail) => {
    if (detail.reason === 'setup') console.error(`<udongo-booking>: ${detail.message}`);
    tell(element, 'error', detail);
  };
  let settings = readSettings(host);
  // The value is no address at all: an editor made its quotes curly, or left it out.
  if (!/^(http|\/)/.test(settings.api)) {
    const { apiProblem, setupTexts } = await import('./setupProblems.ts');
    // The page can have changed or removed its element in the meantime.
    if (container.isConnected) {
      onError({ reason: 'setup', message: apiProblem(settings) });
      onUnusable(setupTexts[settings.locale].noApi);
    }
    return undefined;
  }
  const parts = [
    loadLanguage(settings.locale),
    settings.isButton ? import('./dialog.ts') : undefined,
  ] as const;
  let language = await parts[0];
  const dialog = await parts[1];
  let isOpen = false;
  let drafts = createDrafts(settings.draftName);
  let turn = 0;
  let waiting: WidgetQueue | undefined;
  let boot: BootParts = {};
  let isMounted = true;
  const toaster = createToaster();
  /**
   * Fetches the parts that the first field does not need. After a failure, the next call of the API tries
   * again.
   */
  const loadRest = async () => {
    const rest = await import('./rest.ts');
    if (isMounted && !waiting) {
      if (element.matches(doubtful)) {
        void import('./setupProblems.ts').then(
          (problems) => problems.warnOfSettings(element),
          () => undefined,
        );
      }
      waiting = rest.startQueue({
        bookings: api.ports.bookings,
        retryCreates: settings.retryCreates,
        scope: `${settings.api} ${settings.draftName}`,
      });
      waiting.queue.onSent(({ booking }) => booking && tellBooked(booking));
      draw();
    }
    return rest;
  };
  const api = createEmbedApi(() => settings, {
    loadRest,
    onBoot(parts) {
      boot = parts;
      if (isMounted) draw();
    },
    onError,
    onUnusable(message) {
      if (!isMounted) return;
      const isUsed = element.matches(':focus-within');
      form.unmount();
      onUnusable(message);
      // A visitor who tried again is in the form already, which is taller than the message.
      if (isUsed) element.scrollIntoView();
    },
  });
  const removeStyles = addStyles(container.getRootNode());
  undoZoom(container, element);
  const root = createRoot(container);

  const draw = () =>
    root.render(
      <BookingWidget
        key={turn}
        settings={settings}
        language={language}
        Dialog={dialog?.Dialog}
        api={api.ports}
        drafts={drafts.storage}
        waiting={waiting}
        boot={boot}
        toaster={toaster}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onBooked={tellBooked}
      />,
    );
  const tellBooked = ({ uuid, code }: { uuid?: string; code?: string }) =>
    tell(element, 'booked', { uuid: uuid ?? '', code: code ?? '' });
  const setOpen = (next: boolean) => {
    isOpen = next;
    draw();
  };
  whenIdle(api.askBoot);

  const form: EmbedForm = {
    update() {
      const before = settings;
      settings = readSettings(host);
      if (settings.partnerKey !== before.partnerKey) {
        boot = {};
        whenIdle(api.askBoot);
      }
      draw();
      const { locale } = settings;
      if (locale === language.locale) return;
      void loadLanguage(locale).then(
        (loaded) => {
          if (!isMounted || settings.locale !== locale) return;
          language = loaded;
          draw();
        },
        () => onError({ reason: 'load', message: `The texts of '${locale}' did not load.` }),
      );
    },
    open() {
      if (settings.isButton) return setOpen(true);
      container.scrollIntoView({ block: 'start' });
      container.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    },
    close: () => setOpen(false),
    reset() {
      drafts.forget();
      settings = readSettings(host);
      drafts = createDrafts(settings.draftName);
      turn++;
      draw();
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      api.abort();
      root.unmount();
      for (const { id } of toaster.getSnapshot()) toaster.dismiss(id);
      removeStyles();
    },
  };
  // Draws the form with the element's current settings, which can have changed while the language was
  // fetched.
  form.update();
  return form;
}

/** Runs work that the first field does not need. */
function whenIdle(run: () => Promise<void>) {
  const start = () => void run().catch(() => undefined);
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 500);
}

async function loadLanguage(locale: EmbedLocale): Promise<WidgetLanguage> {
  if (locale === FORM_LOCALE) return { locale, messages: {} };
  return { locale, messages: (await import('./otherLanguage.ts')).otherLanguage };
}

/** Draws the form at its own size on a page that zooms its content. */
function undoZoom(
  container: HTMLElement,
  { currentCSSZoom: zoom = 1 }: HTMLElement & { currentCSSZoom?: number },
) {
  if (zoom !== 1) container.style.zoom = String(1 / zoom);
}

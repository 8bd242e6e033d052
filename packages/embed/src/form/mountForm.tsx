import { createToaster } from '@udongo/sdk';
import { createRoot } from 'react-dom/client';
import type { EmbedForm, EmbedHost, EmbedLocale } from '../types.ts';
import { BookingWidget, type WidgetLanguage } from './BookingWidget.tsx';
import { createDrafts } from './createDrafts.ts';
import { createEmbedApi } from './createEmbedApi.ts';
import formCss from './form.css';
import type { WidgetQueue } from './startQueue.tsx';

/** Set at build: the language that the form brings along. */
declare const FORM_LOCALE: EmbedLocale;

let sheet: CSSStyleSheet | undefined;

/** Draws the booking form in a shadow root. Rejects when the texts of its language can't be fetched. */
export async function mountForm(host: EmbedHost): Promise<EmbedForm> {
  const { container, onBooked, onError, onUnusable } = host;
  let { settings } = host;
  let language = await loadLanguage(settings.locale);
  let isOpen = false;
  let drafts = createDrafts(settings.draftName);
  let turn = 0;
  let waiting: WidgetQueue | undefined;
  let isMounted = true;
  const toaster = createToaster();
  const api = createEmbedApi(() => settings, { onError, onUnusable });
  const removeStyles = addStyles(container.getRootNode());
  undoZoom(container);
  const root = createRoot(container);

  const draw = () =>
    root.render(
      <BookingWidget
        key={turn}
        settings={settings}
        language={language}
        api={api.ports}
        drafts={drafts.storage}
        waiting={waiting}
        toaster={toaster}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onBooked={tellBooked}
      />,
    );
  const tellBooked = ({ uuid, code }: { uuid?: string; code?: string }) =>
    onBooked({ uuid: uuid ?? '', code: code ?? '' });
  const setOpen = (next: boolean) => {
    isOpen = next;
    draw();
  };
  draw();
  whenIdle(async () => {
    const { startQueue } = await import('./rest.ts');
    if (!isMounted) return;
    if (settings.partnerKey) api.checkKey();
    waiting = startQueue({
      bookings: api.ports.bookings,
      retryCreates: settings.retryCreates,
      scope: `${settings.api} ${settings.draftName}`,
    });
    waiting.queue.onSent(({ booking }) => booking && tellBooked(booking));
    draw();
  });

  return {
    update(next) {
      const isOtherLanguage = next.locale !== settings.locale;
      settings = next;
      if (!isOtherLanguage) return draw();
      void loadLanguage(next.locale).then(
        (loaded) => {
          language = loaded;
          if (settings === next) draw();
        },
        () => onError({ reason: 'load', message: `The texts of '${next.locale}' did not load.` }),
      );
    },
    open() {
      if (settings.mode === 'button') return setOpen(true);
      container.scrollIntoView({ block: 'start' });
      container.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    },
    close: () => setOpen(false),
    reset() {
      drafts.forget();
      drafts = createDrafts(settings.draftName);
      turn++;
      draw();
    },
    unmount() {
      isMounted = false;
      api.abort();
      root.unmount();
      removeStyles();
    },
  };
}

/** Runs what the first field need not wait for. Where it fails, a booking without a network is pressed again by hand. */
function whenIdle(run: () => Promise<void>) {
  const start = () => void run().catch(() => undefined);
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 500);
}

async function loadLanguage(locale: EmbedLocale): Promise<WidgetLanguage> {
  if (locale === FORM_LOCALE) return { locale, messages: {} };
  return { locale, messages: (await import('./otherLanguage.ts')).otherLanguage };
}

/** A page that zooms its content is drawn to its own measure; the form keeps its own. */
function undoZoom(container: HTMLElement & { currentCSSZoom?: number }) {
  const { currentCSSZoom: zoom = 1 } = container;
  if (zoom !== 1) container.style.zoom = String(1 / zoom);
}

function addStyles(root: Node): () => void {
  if (!(root instanceof ShadowRoot)) return () => undefined;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(formCss);
  }
  const added = sheet;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, added];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== added);
  };
}

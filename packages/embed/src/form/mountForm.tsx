import { createToaster } from '@udongo/sdk';
import type { MessageOverrides } from '@udongo/ui';
import { createRoot } from 'react-dom/client';
import type { EmbedForm, EmbedHost, EmbedLocale } from '../types.ts';
import { BookingWidget } from './BookingWidget.tsx';
import { createDrafts } from './createDrafts.ts';
import { createEmbedApi } from './createEmbedApi.ts';
import formCss from './form.css';
import type { WidgetQueue } from './startQueue.tsx';

let sheet: CSSStyleSheet | undefined;

/** Draws the booking form in a shadow root. Rejects when the texts of its language can't be fetched. */
export async function mountForm(host: EmbedHost): Promise<EmbedForm> {
  const { container, onBooked, onError } = host;
  let { settings } = host;
  let messages = await loadMessages(settings.locale);
  let isOpen = false;
  let drafts = createDrafts(settings.draftName);
  let turn = 0;
  let waiting: WidgetQueue | undefined;
  let isMounted = true;
  const toaster = createToaster();
  const api = createEmbedApi(() => settings, onError);
  const removeStyles = addStyles(container.getRootNode());
  undoZoom(container);
  const root = createRoot(container);

  const draw = () =>
    root.render(
      <BookingWidget
        key={turn}
        settings={settings}
        messages={messages}
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
    const { startQueue } = await import('./startQueue.tsx');
    if (!isMounted) return;
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
      void loadMessages(next.locale).then(
        (loaded) => {
          messages = loaded;
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

/** English comes with the form, every other language on demand. */
async function loadMessages(locale: EmbedLocale): Promise<MessageOverrides | undefined> {
  return locale === 'sw' ? (await import('./swahili.ts')).swBookingForm : undefined;
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

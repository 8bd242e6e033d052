import { tell } from '../tell.ts';
import type { EmbedElement, EmbedForm, EmbedFormModule, EmbedLocale, ErrorDetail } from '../types.ts';
import { createPlaceholder, type Placeholder } from './createPlaceholder.ts';
import { hasWaiting } from './hasWaiting.ts';
import loaderCss from './loader.css';
import { addProperties, attributes, takeProperties } from './properties.ts';
import { readLook } from './readLook.ts';
import { texts } from './texts.ts';
import { watchNear } from './watchNear.ts';

/** Fetches the module of the form in a language; `failures` came before. `files` says where it lies; null: beside the loader. */
export type LoadForm = (
  locale: EmbedLocale,
  failures: number,
  files: string | null,
) => Promise<EmbedFormModule>;

/** The class of `<udongo-booking>`; the form itself is fetched by `loadForm` when it is needed. */
export function defineUdongoBooking(loadForm: LoadForm): CustomElementConstructor {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(loaderCss);
  class UdongoBooking extends HTMLElement implements EmbedElement {
    static observedAttributes = attributes;

    /** A plain property: it is read once, when the form comes and at `reset()`. */
    declare prefill: EmbedElement['prefill'];
    #placeholder: Placeholder | undefined;
    #form: EmbedForm | undefined;
    #loading: Promise<EmbedForm | undefined> | undefined;
    #watcher: IntersectionObserver | undefined;
    #failures = 0;

    connectedCallback() {
      // Moved within the page: everything stays. In a browser too old for the form: the link does.
      if (this.#placeholder || this.popover === undefined) return;
      takeProperties(this);
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const placeholder = createPlaceholder(this, () => this.open());
      this.#placeholder = placeholder;
      root.append(placeholder.root, placeholder.container);
      placeholder.show('waiting');
      if (hasWaiting()) this.#load();
      else if (readLook(this).mode === 'inline') this.#watcher = watchNear(this, () => this.#load());
    }

    disconnectedCallback() {
      // An element that is moved leaves and comes within one task.
      queueMicrotask(() => this.isConnected || this.#tearDown());
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (!this.#placeholder || before === now) return;
      if (name === 'mode' || (name === 'api' && !this.#form)) {
        this.#tearDown();
        this.connectedCallback();
      } else {
        this.#placeholder.relabel();
        this.#form?.update();
      }
    }

    /** Loads the form where that has not happened, then opens the dialog, or goes to the form in the page. */
    async open(): Promise<void> {
      (await this.#load())?.open();
    }

    /** Closes the dialog; what was typed stays. */
    close(): void {
      this.#form?.close();
    }

    /** Starts anew, without what was typed. */
    reset(): void {
      this.#form?.reset();
    }

    /** Nothing while the element is in no page. */
    #load(): Promise<EmbedForm | undefined> | undefined {
      this.#watcher?.disconnect();
      this.#loading ??= this.#placeholder && this.#loadOnce(this.#placeholder);
      return this.#loading;
    }

    /** A new life of the element in the page has a new placeholder: what was begun in an earlier life comes too late. */
    async #loadOnce(placeholder: Placeholder): Promise<EmbedForm | undefined> {
      const { locale } = readLook(this);
      const say = texts[locale];
      // Not even an address: an editor made its quotes curly, or left it out.
      if (!/^\s*(http|\/)/.test(this.getAttribute('api') ?? '')) {
        this.#fail({ reason: 'setup', message: say.noApi });
        return undefined;
      }
      placeholder.show('loading');
      try {
        const { mountForm } = await loadForm(locale, this.#failures, this.getAttribute('files'));
        const form = await mountForm({
          element: this,
          container: placeholder.container,
          readLook: () => readLook(this),
          onUnusable: (message) => {
            this.#form?.unmount();
            this.#form = this.#loading = undefined;
            placeholder.show('failed', message);
          },
        });
        if (placeholder !== this.#placeholder) {
          form.unmount();
          return undefined;
        }
        this.#form = form;
        placeholder.show('ready');
        // What changed while it loaded.
        form.update();
        tell(this, 'ready', null);
        return form;
      } catch {
        this.#failures++;
        if (placeholder === this.#placeholder) this.#fail({ reason: 'load', message: say.failed });
        return undefined;
      }
    }

    #fail(detail: ErrorDetail) {
      this.#loading = undefined;
      this.#placeholder?.show('failed', detail.message);
      tell(this, 'error', detail);
    }

    #tearDown() {
      this.#watcher?.disconnect();
      this.#form?.unmount();
      this.#form = this.#loading = this.#placeholder = undefined;
      if (!this.shadowRoot) return;
      this.shadowRoot.adoptedStyleSheets = [];
      this.shadowRoot.replaceChildren();
    }
  }
  UdongoBooking.prototype.prefill = undefined;
  addProperties(UdongoBooking.prototype);
  return UdongoBooking;
}

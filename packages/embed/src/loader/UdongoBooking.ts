import type {
  BookedDetail,
  EmbedForm,
  EmbedFormModule,
  EmbedLocale,
  EmbedPrefill,
  EmbedSettings,
  ErrorDetail,
} from '../types.ts';
import { createPlaceholder, type Placeholder } from './createPlaceholder.ts';
import loaderCss from './loader.css';
import { attributes, readSettings } from './readSettings.ts';
import { texts } from './texts.ts';
import { watchNear } from './watchNear.ts';

/** Fetches the module of the form in a language; `failures` came before. */
export type LoadForm = (locale: EmbedLocale, failures: number) => Promise<EmbedFormModule>;

let sheet: CSSStyleSheet | undefined;

/** The class of `<udongo-booking>`; the form itself is fetched by `loadForm` when it is needed. */
export function defineUdongoBooking(loadForm: LoadForm): CustomElementConstructor {
  return class UdongoBooking extends HTMLElement {
    static observedAttributes = attributes;

    #prefill: EmbedPrefill | undefined;
    #placeholder: Placeholder | undefined;
    #container: HTMLElement | undefined;
    #form: EmbedForm | undefined;
    #loading: Promise<EmbedForm | undefined> | undefined;
    #stopWatching: (() => void) | undefined;
    #failures = 0;
    /** Counts the lives of the element in the page: what was begun in an earlier one comes too late. */
    #life = 0;

    get prefill(): EmbedPrefill | undefined {
      return this.#prefill;
    }

    /** What the form starts with; read once, when it loads and at `reset()`. */
    set prefill(prefill: EmbedPrefill | undefined) {
      this.#prefill = prefill;
      this.attributeChangedCallback();
    }

    connectedCallback() {
      // Moved within the page: everything stays.
      if (this.#placeholder) return;
      // Set before the script came, it is a plain property that hides the one above.
      if (Object.hasOwn(this, 'prefill')) {
        const { prefill } = this;
        Reflect.deleteProperty(this, 'prefill');
        this.#prefill = prefill;
      }
      const { mode, label, locale } = this.#settings();
      const say = texts[locale];
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      sheet ??= createSheet();
      root.adoptedStyleSheets = [sheet];
      this.#placeholder = createPlaceholder(mode, label, say, () => void this.open());
      this.#container = document.createElement('div');
      root.append(this.#placeholder.root, this.#container);
      this.#placeholder.show('waiting');
      if (mode === 'inline') this.#stopWatching = watchNear(this, () => void this.#load());
    }

    disconnectedCallback() {
      // An element that is moved leaves and comes within one task.
      queueMicrotask(() => this.isConnected || this.#tearDown());
    }

    attributeChangedCallback() {
      this.#form?.update(this.#settings());
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

    #settings(): EmbedSettings {
      return readSettings(this, this.#prefill);
    }

    #load(): Promise<EmbedForm | undefined> {
      this.#stopWatching?.();
      this.#loading ??= this.#loadOnce();
      return this.#loading;
    }

    async #loadOnce(): Promise<EmbedForm | undefined> {
      const life = this.#life;
      const container = this.#container;
      const settings = this.#settings();
      const say = texts[settings.locale];
      if (!container) return undefined;
      if (!settings.api) return this.#fail({ reason: 'setup', message: say.noApi });
      this.#placeholder?.show('loading');
      try {
        const { mountForm } = await loadForm(settings.locale, this.#failures);
        const form = await mountForm({
          container,
          settings,
          onBooked: (detail) => this.#tell('booked', detail),
          onError: (detail) => this.#tell('error', detail),
          onUnusable: (message) => {
            this.#form?.unmount();
            this.#form = this.#loading = undefined;
            this.#placeholder?.show('failed', message);
          },
        });
        if (life !== this.#life) {
          form.unmount();
          return undefined;
        }
        this.#form = form;
        this.#placeholder?.show('ready');
        // What changed while it loaded.
        form.update(this.#settings());
        this.#tell('ready', null);
        return form;
      } catch {
        this.#failures++;
        return life === this.#life ? this.#fail({ reason: 'load', message: say.failed }) : undefined;
      }
    }

    #fail(detail: ErrorDetail): undefined {
      this.#loading = undefined;
      this.#placeholder?.show('failed', detail.message);
      this.#tell('error', detail);
    }

    #tell(name: 'ready' | 'booked' | 'error', detail: BookedDetail | ErrorDetail | null) {
      this.dispatchEvent(new CustomEvent(`udongo:${name}`, { detail, bubbles: true, composed: true }));
    }

    #tearDown() {
      this.#life++;
      this.#stopWatching?.();
      this.#form?.unmount();
      this.#form = this.#loading = this.#placeholder = this.#container = undefined;
      if (!this.shadowRoot) return;
      this.shadowRoot.adoptedStyleSheets = [];
      this.shadowRoot.replaceChildren();
    }
  };
}

function createSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(loaderCss);
  return made;
}

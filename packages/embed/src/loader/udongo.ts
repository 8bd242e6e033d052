import { tell } from '../tell.ts';
import type { EmbedElement, EmbedForm } from '../types.ts';
import { createPlaceholder, type Placeholder } from './createPlaceholder.ts';
import { hasWaiting } from './hasWaiting.ts';
import loaderCss from './loader.css';
import { loadForm } from './loadForm.ts';
import { addProperties, attributes, takeProperties } from './properties.ts';
import { pushesDown } from './pushesDown.ts';
import { readAppearance } from './readAppearance.ts';
import { texts } from './texts.ts';
import { whenNearViewport } from './whenNearViewport.ts';

/** True while the elements that were on the page before this script are upgraded. */
let isDefining = true;

const sheet = new CSSStyleSheet();
sheet.replaceSync(loaderCss);

/** `<udongo-booking>`; the form itself is fetched when it is needed. */
class UdongoBooking extends HTMLElement implements EmbedElement {
  static observedAttributes = attributes;

  /** A plain property: it is read once, when the form comes and at `reset()`. */
  declare prefill: EmbedElement['prefill'];
  #placeholder: Placeholder | undefined;
  #form: EmbedForm | undefined;
  #loading: Promise<EmbedForm | undefined> | undefined;
  #failures = 0;
  /** True if the element was on the page before this script ran and its form has not been requested. */
  #isLate = isDefining;

  connectedCallback() {
    const earlier = this.#placeholder;
    // After a move within the page, everything stays. A browser too old for the form keeps the link.
    if (earlier || this.popover === undefined) return;
    takeProperties(this);
    const hasPushed = pushesDown(this, () => {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      this.#placeholder = createPlaceholder(this, root);
    });
    if (hasWaiting()) this.#load();
    else if (!readAppearance(this).isButton) {
      if (this.#isLate && hasPushed) this.#placeholder?.float();
      whenNearViewport(this, () => this.#load());
    }
  }

  disconnectedCallback() {
    // A moved element is disconnected and connected again within one task.
    queueMicrotask(() => this.isConnected || this.#tearDown());
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (!this.#placeholder || before === now) return;
    if (name === 'mode' || name === 'api') {
      this.#tearDown();
      this.connectedCallback();
    } else {
      this.#placeholder.refresh();
      this.#form?.update();
    }
  }

  /** Loads the form if it isn't loaded, then opens the dialog, or scrolls to the form in the page. */
  async open(): Promise<void> {
    this.#isLate = false;
    this.#placeholder?.land();
    (await this.#load())?.open();
  }

  /** Closes the dialog; typed values stay. */
  close(): void {
    this.#form?.close();
  }

  /** Starts again with an empty form. */
  reset(): void {
    this.#form?.reset();
  }

  /** Does nothing while the element is in no page. */
  #load(): Promise<EmbedForm | undefined> | undefined {
    this.#loading ??= this.#placeholder && this.#loadOnce(this.#placeholder);
    return this.#loading;
  }

  /**
   * Loads the form. An element that is added to the page again has a new placeholder; a form loaded for the
   * earlier one is discarded.
   */
  async #loadOnce(placeholder: Placeholder): Promise<EmbedForm | undefined> {
    const { locale } = readAppearance(this);
    placeholder.show('loading');
    try {
      const { mountForm } = await loadForm(locale, this.#failures);
      const form = await mountForm({
        element: this,
        container: placeholder.container,
        readAppearance,
        onUnusable: (message) => {
          this.#form = this.#loading = undefined;
          placeholder.show('failed', message);
        },
      });
      if (!form || placeholder !== this.#placeholder) {
        form?.unmount();
        return undefined;
      }
      this.#form = form;
      placeholder.show('ready');
      tell(this, 'ready', null);
      return form;
    } catch {
      this.#failures++;
      if (placeholder === this.#placeholder) {
        this.#loading = undefined;
        placeholder.show('failed', texts[locale].failed);
        tell(this, 'error', { reason: 'load', message: texts[locale].failed });
      }
      return undefined;
    }
  }

  #tearDown() {
    this.#form?.unmount();
    this.#form = this.#loading = this.#placeholder = undefined;
    this.shadowRoot?.replaceChildren();
  }
}

UdongoBooking.prototype.prefill = undefined;
addProperties(UdongoBooking.prototype);

// If the script runs twice, also in another version, the first one serves all elements.
if (!customElements.get('udongo-booking')) customElements.define('udongo-booking', UdongoBooking);
isDefining = false;

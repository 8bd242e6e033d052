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

/** Until the elements that stand in the page already are done. */
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
  /** It stood in the page before the script came, when people may have seen it, and nobody has asked for its form. */
  #isLate = isDefining;

  connectedCallback() {
    const earlier = this.#placeholder;
    // Moved within the page: everything stays. In a browser too old for the form: the link does.
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
    // An element that is moved leaves and comes within one task.
    queueMicrotask(() => this.isConnected || this.#tearDown());
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (!this.#placeholder || before === now) return;
    if (name === 'mode' || (name === 'api' && !this.#form)) {
      this.#tearDown();
      this.connectedCallback();
    } else {
      this.#placeholder.refresh();
      this.#form?.update();
    }
  }

  /** Loads the form where that has not happened, then opens the dialog, or goes to the form in the page. */
  async open(): Promise<void> {
    this.#isLate = false;
    this.#placeholder?.land();
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
    this.#loading ??= this.#placeholder && this.#loadOnce(this.#placeholder);
    return this.#loading;
  }

  /** A new life of the element in the page has a new placeholder: what was begun in an earlier life comes too late. */
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

// Pasted twice, or a second version on the same page: the first one serves all.
if (!customElements.get('udongo-booking')) customElements.define('udongo-booking', UdongoBooking);
isDefining = false;

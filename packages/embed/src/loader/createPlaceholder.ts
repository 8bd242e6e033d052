import type { EmbedElement } from '../types.ts';
import { readAppearance } from './readAppearance.ts';
import { texts } from './texts.ts';

/** The content of the element before the form is loaded. */
export interface Placeholder {
  /** The element in which the form is drawn. */
  container: HTMLElement;
  /** Shows the state of loading; 'ready' leaves only the button of button mode. */
  show: (status: Status, problem?: string) => void;
  /** Draws the same state with the element's current texts. */
  refresh: () => void;
  /** Takes no room in the page: the button floats at the window's edge, and the form is hidden. */
  float: () => void;
  /** Gives the form its room in the page and scrolls there, if the button was floating. */
  land: () => void;
}

type Status = 'waiting' | 'loading' | 'failed' | 'ready';

/**
 * Draws the button that opens the form and, through a slot, the page's own content of the element: its link
 * stays usable until the form is loaded. In the page it reserves the form's height, so that nothing jumps.
 */
export function createPlaceholder(
  element: EmbedElement & { open: () => unknown },
  shadow: ShadowRoot,
): Placeholder {
  const { isButton } = readAppearance(element);
  const button = document.createElement('button');
  button.part = 'open-button';
  button.className = 'open';
  button.onclick = () => element.open();
  const problemLine = document.createElement('div');
  problemLine.role = 'alert';
  const link = document.createElement('slot');
  const root = document.createElement('section');
  root.part = 'placeholder';
  root.className = isButton ? '' : 'card';
  root.append(problemLine, button, link);
  // Undoes the zoom of a page; the form does so, too.
  root.style.zoom = `${1 / element.currentCSSZoom}`;
  const container = document.createElement('div');
  let status: Status = 'waiting';
  let floats = false;

  const show = (next: Status, problem = '') => {
    status = next;
    const { locale, label } = readAppearance(element);
    // Don't show an error on the floating button: the visitor has not asked for the form, and pressing it
    // retries anyway.
    const hasFailed = !floats && status === 'failed';
    problemLine.textContent = problem;
    problemLine.hidden = !problem || floats;
    button.textContent = hasFailed ? texts[locale].retry : label;
    button.ariaBusy = `${status === 'loading'}`;
    link.hidden = isButton && !hasFailed;
    container.hidden = floats;
    root.hidden = !isButton && !floats && status === 'ready';
    // The reserved height is slightly less than that of an empty form: growth below the window moves nothing
    // visible.
    const room = `${element.clientWidth < 800 ? 26 : 19}00px`;
    if (!isButton) root.style.minHeight = floats ? '' : hasFailed ? '100vh' : room;
  };

  shadow.append(root, container);
  show(status);
  return {
    container,
    show,
    refresh: () => show(status, problemLine.textContent),
    float() {
      floats = true;
      // The top layer is above everything, wherever the page has moved or clipped the element's ancestors.
      root.popover = 'manual';
      root.after(link);
      root.showPopover();
      show(status);
    },
    land() {
      if (!floats) return;
      floats = false;
      root.popover = null;
      root.append(link);
      show(status);
      root.scrollIntoView();
    },
  };
}

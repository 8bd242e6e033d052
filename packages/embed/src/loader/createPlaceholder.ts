import type { EmbedElement } from '../types.ts';
import { readAppearance } from './readAppearance.ts';
import { texts } from './texts.ts';

/** What stands in the element before the form does. */
export interface Placeholder {
  /** Where the form draws. */
  container: HTMLElement;
  /** Says where loading stands; 'ready' leaves only the button of button mode. */
  show: (status: Status, problem?: string) => void;
  /** Says the same in the element's words of now. */
  refresh: () => void;
  /** Takes no room in the page: the button stands at the window's edge, and the form is out of sight. */
  float: () => void;
  /** Gives the form its room in the page and goes there, where the button floated until now. */
  land: () => void;
}

type Status = 'waiting' | 'loading' | 'failed' | 'ready';

/**
 * Draws the button that opens the form and, through a slot, what the page wrote inside the element: its link stays usable
 * until the form is there. In the page it keeps the room that the form will take, so that nothing jumps.
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
  // Where a page zooms its content, the widget keeps its own measure; so does the form.
  root.style.zoom = `${1 / element.currentCSSZoom}`;
  const container = document.createElement('div');
  let status: Status = 'waiting';
  let floats = false;

  const show = (next: Status, problem = '') => {
    status = next;
    const { locale, label } = readAppearance(element);
    // Pressed, a button that floats tries again anyway: what went wrong until then is no news to who did not ask.
    const hasFailed = !floats && status === 'failed';
    problemLine.textContent = problem;
    problemLine.hidden = !problem || floats;
    button.textContent = hasFailed ? texts[locale].retry : label;
    button.ariaBusy = `${status === 'loading'}`;
    link.hidden = isButton && !hasFailed;
    container.hidden = floats;
    root.hidden = !isButton && !floats && status === 'ready';
    // An empty form is a little higher: growing below the window moves nothing that is seen.
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
      // Above everything, wherever a page has moved or cut what is around the element.
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

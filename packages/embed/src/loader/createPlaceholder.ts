import type { EmbedElement } from '../types.ts';
import { readLook } from './readLook.ts';
import { texts } from './texts.ts';

/** What stands in the element before the form does. */
export interface Placeholder {
  /** Where the form draws. */
  container: HTMLElement;
  /** Says where loading stands; 'ready' leaves only the button of button mode. */
  show: (status: Status, problem?: string) => void;
  /** Says the same in the element's words of now. */
  refresh: () => void;
  /** Gives the form its room in the page and goes there, where the button floated until now. */
  land: () => void;
}

type Status = 'waiting' | 'loading' | 'failed' | 'ready';

/**
 * Draws the button that opens the form and, through a slot, what the page wrote inside the element: its link stays usable
 * until the form is there. In the page it keeps the room that the form will take, so that nothing jumps. Where it `floats`, it
 * takes none: the button stands at the window's edge, and the form is out of sight until somebody presses it.
 */
export function createPlaceholder(
  element: EmbedElement & { open: () => unknown },
  shadow: ShadowRoot,
  floats: boolean,
): Placeholder {
  const { isButton } = readLook(element);
  const button = document.createElement('button');
  button.part = 'open-button';
  button.onclick = () => element.open();
  const problemLine = document.createElement('div');
  problemLine.role = 'alert';
  const link = document.createElement('slot');
  const root = document.createElement('section');
  root.part = 'placeholder';
  root.className = isButton ? 'wait' : 'wait card';
  root.append(problemLine, button);
  // Where a page zooms its content, the widget keeps its own measure; so does the form.
  root.style.zoom = `${1 / element.currentCSSZoom}`;
  const container = document.createElement('div');
  let status: Status = 'waiting';

  const show = (next: Status, problem = '') => {
    status = next;
    const { locale, label } = readLook(element);
    const keepsRoom = !isButton && !floats;
    const hasFailed = status === 'failed';
    problemLine.textContent = problem;
    problemLine.hidden = !problem;
    button.textContent = hasFailed ? texts[locale].retry : label;
    button.ariaBusy = `${status === 'loading'}`;
    link.hidden = isButton && !hasFailed;
    container.hidden = floats;
    root.hidden = keepsRoom && status === 'ready';
    if (keepsRoom) root.style.minHeight = hasFailed ? '100vh' : roomFor(element);
  };

  const refresh = () => show(status, problemLine.textContent);

  const land = () => {
    if (!floats) return;
    floats = false;
    root.popover = null;
    root.append(link);
    show(status);
    root.scrollIntoView();
  };

  shadow.append(root, link, container);
  if (floats) {
    // Above everything, wherever a page has moved or cut what is around the element.
    root.popover = 'manual';
    root.showPopover();
  } else root.append(link);
  show(status);
  return { container, show, refresh, land };
}

/** The height of an empty form, a little less: growing below the window moves nothing that is seen. */
function roomFor({ clientWidth }: HTMLElement): string {
  return `${clientWidth < 800 ? 26 : 19}00px`;
}

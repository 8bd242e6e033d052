import { readLook } from './readLook.ts';
import { texts } from './texts.ts';

/** What stands in the element before the form does. */
export interface Placeholder {
  root: HTMLElement;
  /** Where the form draws. */
  container: HTMLElement;
  /** Says where loading stands; 'ready' leaves only the button of button mode. */
  show: (status: 'waiting' | 'loading' | 'failed' | 'ready', problem?: string) => void;
  /** Says the same in the element's words of now. */
  relabel: () => void;
}

/**
 * Draws the button that loads the form and, through a slot, what the page wrote inside the element: its link stays usable
 * until the form is there. In the page it keeps the room that the form will take, so that nothing jumps.
 */
export function createPlaceholder(element: HTMLElement, onPress: () => void): Placeholder {
  const { mode } = readLook(element);
  const isButton = mode === 'button';
  const button = document.createElement('button');
  button.part = 'open-button';
  button.onclick = onPress;
  const problemLine = document.createElement('div');
  problemLine.setAttribute('role', 'alert');
  const link = document.createElement('slot');
  const root = document.createElement('section');
  root.part = 'placeholder';
  root.className = `wait ${mode}`;
  root.append(problemLine, button, link);
  // Where a page zooms its content, the widget keeps its own measure; so does the form.
  root.style.zoom = `${1 / element.currentCSSZoom}`;
  let hasFailed = false;

  const relabel = () => {
    const { locale, label } = readLook(element);
    button.textContent = hasFailed ? texts[locale].retry : label;
  };

  return {
    root,
    container: document.createElement('div'),
    show(status, problem = '') {
      hasFailed = status === 'failed';
      problemLine.textContent = problem;
      problemLine.hidden = !problem;
      button.ariaBusy = `${status === 'loading'}`;
      link.hidden = isButton && !hasFailed;
      root.hidden = status === 'ready' && !isButton;
      if (!isButton) root.style.minHeight = hasFailed ? '100vh' : roomFor(element);
      relabel();
    },
    relabel,
  };
}

/** The height of an empty form, a little less: growing below the window moves nothing that is seen. */
function roomFor({ clientWidth }: HTMLElement): string {
  return `${clientWidth < 800 ? 26 : 19}00px`;
}

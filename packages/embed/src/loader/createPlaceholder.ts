import type { EmbedMode } from '../types.ts';
import type { texts } from './texts.ts';

type Texts = (typeof texts)[keyof typeof texts];

/** What stands in the element before the form does. */
export interface Placeholder {
  root: HTMLElement;
  /** Says where loading stands; 'ready' leaves only the button of button mode. */
  show: (status: 'waiting' | 'loading' | 'failed' | 'ready', problem?: string) => void;
}

/**
 * Draws the button that loads the form and, through a slot, what the page wrote inside the element: its link stays usable
 * until the form is there. In the page it keeps the room that the form will take, so that nothing jumps.
 */
export function createPlaceholder(
  mode: EmbedMode,
  label: string,
  say: Texts,
  onPress: () => void,
): Placeholder {
  const isButton = mode === 'button';
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'open-button');
  button.onclick = onPress;
  const problemLine = document.createElement('div');
  problemLine.setAttribute('role', 'alert');
  const link = document.createElement('slot');
  const root = document.createElement('section');
  root.setAttribute('part', 'placeholder');
  root.className = `wait ${mode}`;
  root.append(problemLine, button, link);

  return {
    root,
    show(status, problem = say.failed) {
      const hasFailed = status === 'failed';
      problemLine.textContent = hasFailed ? problem : '';
      problemLine.hidden = !hasFailed;
      button.textContent = hasFailed ? say.retry : label;
      button.ariaBusy = String(status === 'loading');
      link.hidden = isButton && !hasFailed;
      root.hidden = status === 'ready' && !isButton;
      root.style.minHeight = isButton || hasFailed ? '' : `${roomFor(root)}px`;
    },
  };
}

/** The height of an empty form, a little less: growing below the window moves nothing that is seen. */
function roomFor(root: HTMLElement): number {
  const width = root.parentNode instanceof ShadowRoot ? root.parentNode.host.clientWidth : 0;
  return width < 768 ? 1900 : 1400;
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { closeModal, showModal } from '../../lib/plainDom.ts';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { common } from '../../messages/en/common.ts';
import { useMessages } from '../../provider/index.ts';
import { Icon } from '../icon/index.ts';
import { useEscapeBeforeHosts } from './useEscapeBeforeHosts.ts';

const texts = { common };

export interface DialogSlots {
  root: 'dialog';
  /** The white box; the root is the whole window. */
  panel: 'div';
  header: 'header';
  title: 'h2';
  /** The cross in the corner. */
  close: 'button';
  description: 'p';
  body: 'div';
  /** The buttons of `footer`. */
  footer: 'footer';
}

export interface DialogState {
  size: 'small' | 'medium' | 'large' | 'panel';
}

export interface DialogProps extends SlotProps<DialogSlots, DialogState> {
  /** Whether it shows. */
  open: boolean;
  /** Called with false on Escape, a press outside, and the close button. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** One sentence below the title, which screen readers read with it. */
  description?: ReactNode;
  /** Actions at the end; they stay visible while the body scrolls. */
  footer?: ReactNode;
  /** At most 440, 640, 960 px wide; a panel is at the end of the view, 560 px wide and as high. Default 'medium'. */
  size?: DialogState['size'];
  ref?: Ref<HTMLDialogElement>;
  /** The body. */
  children?: ReactNode;
}

/**
 * A modal dialog: a native `<dialog>`, so that everything else is inert and the focus returns to where it
 * was. The focus starts at the element marked `data-autofocus`, or at the first control of the body, or at
 * the title.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  ref,
  children,
  classNames,
  render,
  rootProps,
}: DialogProps) {
  const t = useMessages(texts);
  const id = useUniqueId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEvent(() => onOpenChange(false));
  /** happy-dom fires the close event at once, browsers later. */
  const closesItself = useRef(false);
  const slot = createSlots<DialogSlots, DialogState>('dialog', { size }, { classNames, render, rootProps });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    showModal(element);
    // Close it while it is still in the document: only then does the browser return the focus.
    return () => {
      closesItself.current = true;
      closeModal(element);
      closesItself.current = false;
    };
  }, []);

  useEscapeBeforeHosts(dialog, close);
  const pressEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  useEffect(() => findFirstFocus(dialog.current)?.focus(), []);

  const pressOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return slot(
    'root',
    <dialog
      ref={mergeRefs(dialog, ref)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onMouseDown={pressOutside}
      onKeyDown={pressEscape}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // A browser closes a dialog itself after two close requests, such as a phone's back gesture. StrictMode
      // closes and opens it again before this event; the event of an unmounted dialog is late, too, and must
      // not close the next one.
      onClose={({ target, currentTarget }) => {
        if (closesItself.current || target !== currentTarget) return;
        if (currentTarget.open || !currentTarget.isConnected) return;
        close();
        // If the host keeps it open, open it again.
        queueMicrotask(() => {
          if (currentTarget.isConnected && !currentTarget.open) showModal(currentTarget);
        });
      }}
    >
      {slot(
        'panel',
        <div>
          {slot(
            'header',
            <header>
              {slot(
                'title',
                <h2 id={`${id}-title`} tabIndex={-1}>
                  {title}
                </h2>,
              )}
              {slot(
                'close',
                <button type="button" aria-label={t('common.close')} onClick={close}>
                  <Icon name="close" />
                </button>,
              )}
            </header>,
          )}
          {slot(
            'body',
            <div>
              {description && slot('description', <p id={`${id}-description`}>{description}</p>)}
              {children}
            </div>,
          )}
          {footer && slot('footer', <footer>{footer}</footer>)}
        </div>,
      )}
    </dialog>,
  );
}

const focusable = ':is(input:not([type=hidden]), select, textarea, button, a[href]):not(:disabled)';

function findFirstFocus(dialog: HTMLDialogElement | null): HTMLElement | null | undefined {
  return (
    dialog?.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog?.querySelector<HTMLElement>(`[part~="dialog-body"] ${focusable}`) ??
    dialog?.querySelector<HTMLElement>(`[part~="dialog-footer"] ${focusable}`) ??
    dialog?.querySelector<HTMLElement>('[part~="dialog-title"]')
  );
}

import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import './popover.css';

interface PopoverProps {
  label: string;
  trigger: (props: { popoverTarget: string }) => ReactNode;
  /** Opens below its trigger, as wide as it needs; otherwise at the end of the header. Default false. */
  below?: boolean;
  children: ReactNode;
}

/**
 * A panel below the header that its trigger opens. A press on a link in it closes it, and so does the browser: on Escape, on a
 * press outside, on its way back.
 */
export function Popover({ label, trigger, below = false, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => panel.current?.hidePopover();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  // Not once the address changes: a page that was on its way before the panel was opened would close it under the person.
  const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
  };

  const place = (event: ToggleEvent<HTMLElement>) => {
    const start = findTrigger(id)?.getBoundingClientRect().left;
    if (event.newState === 'open') event.currentTarget.style.setProperty('--app-popover-start', `${start}px`);
  };

  return (
    <>
      {trigger({ popoverTarget: id })}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click. */}
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className="app-popover"
        onClick={closeOnLink}
        {...(below && { 'data-below': '', onBeforeToggle: place })}
      >
        {children}
      </section>
    </>
  );
}

function findTrigger(id: string) {
  return document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
}

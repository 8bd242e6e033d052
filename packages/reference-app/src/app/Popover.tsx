import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

interface PopoverProps {
  label: string;
  trigger: (props: { popoverTarget: string }) => ReactNode;
  /** Stands below its trigger, as wide as it needs; otherwise at the end of the header. Default false. */
  below?: boolean;
  children: ReactNode;
}

/** A panel below the header that its trigger opens; the browser closes it on Escape and on a press outside. */
export function Popover({ label, trigger, below = false, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it.
  useEffect(() => panel.current?.hidePopover(), [key]);

  const place = (event: ToggleEvent<HTMLElement>) => {
    const start = findTrigger(id)?.getBoundingClientRect().left;
    if (event.newState === 'open') event.currentTarget.style.setProperty('--app-popover-start', `${start}px`);
  };

  return (
    <>
      {trigger({ popoverTarget: id })}
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className="app-popover"
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

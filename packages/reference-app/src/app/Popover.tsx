import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

interface PopoverProps {
  label: string;
  trigger: (props: { popoverTarget: string }) => ReactNode;
  children: ReactNode;
}

/** A panel below the header that its trigger opens; the browser closes it on Escape and on a press outside. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it.
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <>
      {trigger({ popoverTarget: id })}
      <section ref={panel} id={id} popover="auto" aria-label={label} className="app-popover">
        {children}
      </section>
    </>
  );
}

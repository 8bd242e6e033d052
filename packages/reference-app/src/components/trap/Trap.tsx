import type { RefObject } from 'react';
import './trap.css';

/** A field that people don't see and don't reach; programs fill in whatever they find. */
export function Trap({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  return (
    <input
      ref={ref}
      name="website"
      className="app-trap"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}

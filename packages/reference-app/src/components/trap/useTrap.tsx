import { type ReactNode, useRef } from 'react';
import './trap.css';

interface Trap {
  /** A field that people neither see nor reach; programs fill in every field that they find. */
  field: ReactNode;
  /** Gives the value that a program wrote there, to be sent along; {} for a person, who leaves it empty. */
  read: () => { website?: string };
}

/** Catches programs that fill in public forms. */
export function useTrap(): Trap {
  const input = useRef<HTMLInputElement>(null);
  return {
    field: (
      <input
        ref={input}
        name="website"
        className="app-trap"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
    ),
    read: () => {
      const website = input.current?.value;
      return website ? { website } : {};
    },
  };
}

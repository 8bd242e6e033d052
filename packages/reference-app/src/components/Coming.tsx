import type { ReactNode } from 'react';

interface ComingProps {
  isHere: boolean;
  /** The text that came, or one like it: it breaks into as many lines, so that nothing moves later. */
  children: ReactNode;
}

/** A text that keeps its room, unseen, until what it says has come. */
export function Coming({ isHere, children }: ComingProps) {
  return <span style={isHere ? undefined : { visibility: 'hidden' }}>{children}</span>;
}

/** Gives the time that an answer will probably name. */
export const toNow = () => new Date().toISOString();

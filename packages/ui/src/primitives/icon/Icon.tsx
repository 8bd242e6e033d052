import type { SVGProps } from 'react';
import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** The name of the drawing. */
  name: IconName;
}

/**
 * An outline icon in the colour of the text around it. Hidden from assistive technology: there is always a
 * word beside it.
 */
export function Icon({ name, ...props }: IconProps) {
  return (
    <svg
      className="udongo-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={drawings[name]} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

interface ButtonLinkProps {
  to: To;
  /** Default 'secondary'. */
  variant?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
  'aria-label'?: string;
}

/** A link to a page that looks like the button it is beside. */
export function ButtonLink({ variant = 'secondary', ...props }: ButtonLinkProps) {
  return <Link className="udongo-button" data-variant={variant} {...props} />;
}

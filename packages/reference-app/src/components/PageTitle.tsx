import type { ReactNode } from 'react';
import { usePageHeading } from '../lib/usePageHeading.ts';
import { KeepCodes } from './KeepCodes.tsx';

interface PageTitleProps {
  children: ReactNode;
  /** One quiet line below. */
  intro?: ReactNode;
  /** Primary action at the end of the line. */
  actions?: ReactNode;
}

/** The heading of a page. It takes the focus when somebody comes here from another page of the app. */
export function PageTitle({ children, intro, actions }: PageTitleProps) {
  const heading = usePageHeading();
  return (
    <div className="app-title">
      <div className="app-title__text">
        <h1 ref={heading} tabIndex={-1}>
          {typeof children === 'string' ? <KeepCodes>{children}</KeepCodes> : children}
        </h1>
        {intro && <div className="app-title__intro">{intro}</div>}
      </div>
      {actions && <div className="app-title__actions">{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readPublicPath } from '../lib/publicPaths.ts';
import { usePageHeading } from '../lib/usePageHeading.ts';
import { useTabTitle } from '../services/useTabTitle.ts';
import { KeepCodes } from './KeepCodes.tsx';

interface PageTitleProps {
  children: ReactNode;
  /** In the browser's tab. Default: the heading, which pages with tabs of their own share. */
  tab?: string;
  /** One quiet line below. */
  intro?: ReactNode;
  /** Primary action at the end of the line. */
  actions?: ReactNode;
}

/** The heading of a page, also in the browser's tab. It takes the focus when somebody comes here from another page of the app. */
export function PageTitle({ children, tab, intro, actions }: PageTitleProps) {
  const heading = usePageHeading();
  // Public pages have titles for search engines, which `usePublicTitle` sets.
  const isPublic = readPublicPath(useLocation().pathname) !== null;
  useTabTitle(!isPublic && (tab ?? (typeof children === 'string' && children)));
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

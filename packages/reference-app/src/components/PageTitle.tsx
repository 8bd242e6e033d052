import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPublicPath } from '../lib/publicPaths.ts';
import { usePageHeading } from '../lib/usePageHeading.ts';
import { useServices } from '../services/ServicesContext.ts';
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
  const { productName } = useServices().config;
  // Public pages have titles for search engines, which `usePublicTitle` sets.
  const isPublic = readPublicPath(useLocation().pathname) !== null;
  const title = !isPublic && (tab ?? (typeof children === 'string' && children));
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${productName}`;
    return () => {
      document.title = productName;
    };
  }, [title, productName]);
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

import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface PageTitleProps {
  children: ReactNode;
  /** One quiet line below. */
  intro?: ReactNode;
  /** Primary action at the end of the line. */
  actions?: ReactNode;
}

/** The heading of a page. It takes the focus when somebody comes here from another page of the app. */
export function PageTitle({ children, intro, actions }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const cameFromApp = key !== 'default';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page; a new search is the same one.
  useEffect(() => {
    if (cameFromApp) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="app-title">
      <div className="app-title__text">
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {intro && <div className="app-title__intro">{intro}</div>}
      </div>
      {actions && <div className="app-title__actions">{actions}</div>}
    </div>
  );
}

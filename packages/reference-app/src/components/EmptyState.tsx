import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A placeholder for an empty list: what it will contain, and how to begin. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="app-empty">
      <div className="app-empty__title">{title}</div>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

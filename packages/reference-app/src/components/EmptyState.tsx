import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** What will be here, and how to begin. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="app-empty">
      <div className="app-empty__title">{title}</div>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { DrawSlot } from '../../lib/slots.ts';
import { Alert } from './Alert.tsx';

interface ErrorSummaryProps<Path extends string> {
  /** '2 things to correct'. */
  title: string;
  /** In the order of the form; a line without a path belongs to no control. None: nothing is drawn. */
  lines: readonly { path: Path | null; text: string }[];
  /** The id of the control at this path. */
  idOf: (path: Path) => string;
  goTo: (path: Path) => void;
  slot: DrawSlot<{ errors: 'div'; errorLink: 'a' }>;
  /** What can be pressed about them, below the lines. */
  children?: ReactNode;
}

/** What is to correct in a form; each line goes to its control. */
export function ErrorSummary<Path extends string>({
  title,
  lines,
  idOf,
  goTo,
  slot,
  children,
}: ErrorSummaryProps<Path>) {
  if (lines.length === 0) return null;
  return slot(
    'errors',
    <div>
      <Alert tone="error" role="group" title={title}>
        <ul className="udongo-alert__lines">
          {lines.map(({ path, text }) => (
            <li key={`${path} ${text}`}>
              {path === null
                ? text
                : slot(
                    'errorLink',
                    <a
                      href={`#${idOf(path)}`}
                      onClick={(event) => {
                        // The control may stand in a closed card, a modal or a shadow root: no address reaches it.
                        event.preventDefault();
                        goTo(path);
                      }}
                    >
                      {text}
                    </a>,
                  )}
            </li>
          ))}
        </ul>
        {children}
      </Alert>
    </div>,
  );
}

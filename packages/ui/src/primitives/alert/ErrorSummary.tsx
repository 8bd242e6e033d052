import type { ReactNode } from 'react';
import type { DrawSlot } from '../../lib/slots.ts';
import { Alert } from './Alert.tsx';

interface ErrorSummaryProps<Path extends string> {
  /** '2 things to correct'. */
  title: string;
  /**
   * In the order of the form; a line without a path belongs to no control. Without lines, nothing is drawn.
   */
  lines: readonly { path: Path | null; text: string }[];
  /** The id of the control at this path. */
  idOf: (path: Path) => string;
  goTo: (path: Path) => void;
  slot: DrawSlot<{ errors: 'div'; errorLink: 'a' }>;
  /** Actions below the lines. */
  children?: ReactNode;
}

/** Lists the errors of a form; each line moves to its control. */
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
                        // The control can be in a closed card, a modal or a shadow root, which a link to its
                        // id does not reach.
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

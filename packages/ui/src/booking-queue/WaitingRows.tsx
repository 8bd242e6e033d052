import type { ReactNode } from 'react';
import { Button } from '../primitives/button/index.ts';
import { useMessages } from '../provider/index.ts';
import { queueTexts } from './queueTexts.ts';
import type { WaitingRow } from './useWaitingWords.ts';

export interface WaitingRowsProps {
  rows: readonly WaitingRow[];
  draw: (row: WaitingRow) => ReactNode;
}

/** The rows of a list: first those that need the person, at last the sent ones, of which several are folded into a line. */
export function WaitingRows({ rows, draw }: WaitingRowsProps): ReactNode {
  const t = useMessages(queueTexts);
  const pick = (...states: WaitingRow['state'][]) => rows.filter(({ state }) => states.includes(state));
  const sent = pick('sent');
  return (
    <>
      {pick('problem').map(draw)}
      {pick('waiting', 'sending', 'open').map(draw)}
      {sent.length < 2 ? (
        sent.map(draw)
      ) : (
        <li className="udongo-waiting__item">
          <details>
            <summary>{t('bookingSignedIn.allSent', { count: sent.length })}</summary>
            <ul className="udongo-waiting__list">{sent.map(draw)}</ul>
          </details>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              // Hiding is the one action of a sent booking.
              for (const { actions } of sent) actions[0]?.props.onClick();
            }}
          >
            {t('bookingQueue.hide')}
          </Button>
        </li>
      )}
    </>
  );
}

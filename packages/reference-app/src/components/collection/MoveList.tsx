import type { BookingMove, PublicMove } from '@udongo/sdk';
import { formatDate, useLocale } from '@udongo/ui';
import { useCollectionText } from './collectionTexts.ts';
import './collection.css';

/** A move as its reader sees it; persons and reasons only with a login. */
type ShownMove = PublicMove & Partial<Pick<BookingMove, 'reason' | 'created_by_name' | 'decided_by_name'>>;

/** The days that were asked for and changed, the newest first. */
export function MoveList({ moves }: { moves: readonly ShownMove[] }) {
  const t = useCollectionText();
  if (moves.length === 0) return null;
  return (
    <ul className="app-collection__moves" aria-label={t('collection.moves')}>
      {[...moves].reverse().map((move) => (
        <li key={move.created_on + move.status}>
          <Move {...move} />
        </li>
      ))}
    </ul>
  );
}

function Move(move: ShownMove) {
  const t = useCollectionText();
  const locale = useLocale();
  const { status, from_date, asked_date, new_date, reason, note, created_by_name, decided_by_name } = move;
  const [from, asked, to] = [from_date, asked_date, new_date ?? ''].map((day) => formatDate(locale, day));
  const steps = [
    { name: created_by_name, on: move.created_on, said: reason },
    { name: decided_by_name, on: move.decided_on, said: note },
  ];
  // A move that nobody asked for was decided when it was made.
  const shown = move.created_on === move.decided_on ? steps.slice(1) : steps;
  return (
    <>
      <strong>
        {status === 'agreed'
          ? t('collection.agreed', { from: from ?? '', to: to ?? '' })
          : t(`collection.${status}`, { date: asked ?? '' })}
      </strong>
      {shown.map(
        ({ name, on, said }) =>
          on && (
            <span key={on}>
              {t('collection.by', { name: name ?? '', time: formatDate(locale, on, 'time') }).replace(
                /^, /,
                '',
              )}
              {said && `: ${said}`}
            </span>
          ),
      )}
    </>
  );
}

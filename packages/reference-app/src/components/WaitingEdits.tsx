import type { SessionUser } from '@udongo/sdk';
import { Alert, Button, codeOf } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { KeptEdit } from '../services/createEdits.ts';
import { editsOf } from '../services/editsOf.ts';
import { useEditsText } from '../services/editTexts.ts';
import { useServices } from '../services/ServicesContext.ts';

/** Says on every page which changed bookings wait to be sent, and first which need the person; the page of one says it itself. */
export default function WaitingEdits({ user }: { user: SessionUser }) {
  const t = useEditsText();
  const edits = editsOf(useServices(), user);
  const { pathname } = useLocation();
  const { waiting } = useSyncExternalStore(edits.subscribe, edits.get, edits.get);
  const isHere = ({ base, problem }: KeptEdit) =>
    pathname.split('/')[2] === String(base.id) && problem?.kind !== 'missing';
  const shown = waiting.filter((edit) => !isHere(edit));
  if (shown.length === 0) return null;
  const say = (key: 'problems' | 'notice', list: readonly KeptEdit[]) =>
    list.length > 0 && (
      <p>
        {t(`edits.${key}`, { count: list.length })}{' '}
        {list.map(({ base }) => (
          <Link key={base.id} to={`/bookings/${base.id}`}>
            {codeOf(base)}{' '}
          </Link>
        ))}
      </p>
    );
  return (
    <div className="app-offline">
      <Alert tone="warning">
        {shown
          .filter(({ problem }) => problem?.kind === 'missing')
          .map(({ base }) => (
            <p key={base.id}>
              <strong>{codeOf(base)}</strong>: {t('edits.needsYou')} {t('edits.missing')}{' '}
              <Button onClick={() => edits.remove(base.id)}>{t('edits.discard')}</Button>
            </p>
          ))}
        {say(
          'problems',
          shown.filter(({ problem }) => problem && problem.kind !== 'missing'),
        )}
        {say(
          'notice',
          shown.filter(({ problem }) => !problem),
        )}
      </Alert>
    </div>
  );
}

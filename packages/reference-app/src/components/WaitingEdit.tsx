import type { SessionUser } from '@udongo/sdk';
import { Alert, Button, useLocale } from '@udongo/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { languageOf } from '../messages/languages.ts';
import { editsOf } from '../services/editsOf.ts';
import { useEditsText } from '../services/editTexts.ts';
import { useServices } from '../services/ServicesContext.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface WaitingEditProps {
  booking: number;
  user: SessionUser;
  /** Called when the change waits no longer, to load the booking again. */
  onGone: () => void;
}

/** Says on a booking's page that the person's change of it waits, or why it was not saved; nothing without one. */
export default function WaitingEdit({ booking, user, onGone }: WaitingEditProps) {
  const t = useEditsText();
  const locale = useLocale();
  const services = useServices();
  const edits = editsOf(services, user);
  const { waiting } = useSyncExternalStore(edits.subscribe, edits.get, edits.get);
  const edit = waiting.find(({ base }) => base.id === booking);
  const isWaiting = edit !== undefined;
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !isWaiting) onGone();
    waited.current = isWaiting;
  }, [isWaiting, onGone]);
  if (!edit) return null;
  const { problem } = edit;
  const discard = () => {
    edits.remove(booking);
    services.toaster.show({
      tone: 'info',
      message: t('edits.discarded'),
    });
  };
  return (
    <Alert tone={problem ? 'error' : 'warning'}>
      <p>
        <strong>{t(problem ? 'edits.needsYou' : 'edits.waits')}</strong> {!problem && t('edits.waitsHint')}
        {problem &&
          (problem.kind === 'refused'
            ? languageOf(locale).translateServerText(problem.message)
            : t(`edits.${problem.kind}`))}
      </p>
      <div className="app-actions">
        <ButtonLink to={`/bookings/${booking}/edit`}>{t('edits.open')}</ButtonLink>
        <Button onClick={discard}>{t('edits.discard')}</Button>
      </div>
    </Alert>
  );
}

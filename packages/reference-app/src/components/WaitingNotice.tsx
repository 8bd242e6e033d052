import { Alert } from '@udongo/ui';
import { Link, useLocation } from 'react-router';
import { useText } from '../messages/translator.ts';
import { useUnsent } from './useUnsent.ts';

/** Says on every page but the form's own that bookings wait to be sent. */
export function WaitingNotice() {
  const t = useText();
  const unsent = useUnsent();
  const { pathname } = useLocation();
  if (unsent === 0 || pathname === '/book') return null;
  return (
    <div className="app-offline">
      <Alert tone="warning">
        {t('waiting.notice', { count: unsent })} <Link to="/book">{t('waiting.see')}</Link>
      </Alert>
    </div>
  );
}

import { Alert, Button, Card } from '@udongo/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import './login.css';
import { useUndoText } from './undoTexts.ts';
import { useLinkToken } from './useLinkToken.ts';

/** The page behind the link of a notice about a change that the person did not make. The button brings the old email and phone number back. */
export function UndoChangePage() {
  const t = useText();
  const undoText = useUndoText();
  const navigate = useNavigate();
  const { udongo, session } = useServices();
  const token = useLinkToken();
  const [status, setStatus] = useState<'open' | 'pending' | 'dead'>(token === '' ? 'dead' : 'open');

  const undo = async () => {
    setStatus('pending');
    try {
      const reset = await udongo.account.undoChange({ token });
      // It has ended, as every other login.
      session.clear();
      void navigate(`/auth/set-password#token=${reset.token}`);
    } catch {
      setStatus('dead');
    }
  };
  return (
    <div className="app-page app-login">
      <PageTitle>{undoText('undo.title')}</PageTitle>
      {status === 'dead' ? (
        <Alert tone="error" title={t('setPassword.deadTitle')}>
          <p>{undoText('undo.dead')}</p>
          <div className="app-actions">
            <ButtonLink to="/contact">{undoText('undo.contact')}</ButtonLink>
          </div>
        </Alert>
      ) : (
        <Card>
          <p>{undoText('undo.ask')}</p>
          <Button variant="primary" pending={status === 'pending'} onClick={() => void undo()}>
            {undoText('undo.press')}
          </Button>
        </Card>
      )}
    </div>
  );
}

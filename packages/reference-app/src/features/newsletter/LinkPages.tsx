import { ApiError } from '@udongo/sdk';
import { Alert, Button, Card } from '@udongo/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useNewsletterText } from './newsletterTexts.ts';

/** The page behind the link of the first email. */
export function ConfirmNewsPage() {
  const { subscribers } = useServices().udongo;
  return <LinkPage words="confirmNews" act={(token) => subscribers.confirm({ token })} />;
}

/** The page behind the link that stops the newsletter. */
export function LeaveNewsPage() {
  const { subscribers } = useServices().udongo;
  return <LinkPage words="leaveNews" act={(token) => subscribers.unsubscribe({ token })} />;
}

interface LinkPageProps {
  words: 'confirmNews' | 'leaveNews';
  act: (token: string) => Promise<unknown>;
}

/** Opening the link changes nothing; the button does. */
function LinkPage({ words, act }: LinkPageProps) {
  const t = useNewsletterText();
  const toPath = usePublicPath();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [status, setStatus] = useState<'open' | 'pending' | 'failed' | 'done' | 'dead'>(
    token === '' ? 'dead' : 'open',
  );

  useEffect(() => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  const press = async () => {
    setStatus('pending');
    setStatus(
      await act(token).then(
        () => 'done' as const,
        (error) => (error instanceof ApiError && error.status === 400 ? 'dead' : 'failed'),
      ),
    );
  };
  const again = (
    <div className="app-actions">
      <ButtonLink to={toPath('/newsletter')}>{t(`${words}.again`)}</ButtonLink>
    </div>
  );
  return (
    <div className="app-page app-page--narrow">
      <PageTitle>{t(`${words}.title`)}</PageTitle>
      {status === 'failed' && <Alert tone="error">{t('newsLink.failed')}</Alert>}
      {(status === 'open' || status === 'pending' || status === 'failed') && (
        <Card>
          <p>{t(`${words}.ask`)}</p>
          <Button variant="primary" pending={status === 'pending'} onClick={() => void press()}>
            {t(`${words}.press`)}
          </Button>
        </Card>
      )}
      {status === 'done' && (
        <Alert tone="success" title={t(`${words}.done`)}>
          <p>{t(`${words}.doneText`)}</p>
          {words === 'leaveNews' && again}
        </Alert>
      )}
      {status === 'dead' && (
        <Alert tone="error" title={t('newsLink.deadTitle')}>
          <p>{t('newsLink.dead')}</p>
          {again}
        </Alert>
      )}
    </div>
  );
}

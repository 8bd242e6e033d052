import { Card, LoginForm } from '@udongo/ui';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useServices, useUser } from '../../app/ServicesContext.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { toReturnPath } from '../../lib/returnPath.ts';
import { useText } from '../../messages/translator.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import './login.css';

/** Logs in and goes back to where the person came from; who is logged in already goes there at once. */
export function LoginPage() {
  const t = useText();
  const { config, udongo } = useServices();
  const user = useUser();
  const [params] = useSearchParams();
  const { isSent } = Object(useLocation().state) as { isSent?: boolean };
  if (user) return <Navigate to={toReturnPath(params.get('next'))} replace />;
  return (
    <div className="app-page app-login">
      <PageTitle intro={t(isSent ? 'login.reason' : 'login.intro')}>{t('shell.logIn')}</PageTitle>
      <Card>
        <LoginForm login={udongo.auth.login} />
      </Card>
      <p>
        {t('login.noAccount')} <Link to="/book">{t('login.bookWithout')}</Link>
      </p>
      {config.demo && <DemoAccounts />}
    </div>
  );
}

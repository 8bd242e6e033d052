import { Card, Skeleton } from '@udongo/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { AppLoginForm } from '../../components/AppLoginForm.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { followAccountLanguage } from '../../lib/followAccountLanguage.ts';
import { loginEmail } from '../../lib/loginEmail.ts';
import { toReturnPath, withReturn } from '../../lib/returnPath.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import './login.css';

/** Only a demo shows them, so only a demo fetches them. */
const DemoAccounts = lazy(() => import('./DemoAccounts.tsx').then((m) => ({ default: m.DemoAccounts })));

/** Why somebody is sent here: they asked for a page of their own, or their login ended in another tab. */
export interface LoginState {
  reason?: 'reason' | 'ended';
}

/** Logs in and goes back to the page that the person came from; a person who is logged in already goes there at once. */
export function LoginPage() {
  const t = useText();
  const services = useServices();
  const { config } = services;
  const user = useUser();
  useEffect(() => {
    if (user) void followAccountLanguage(services, user.id);
  }, [services, user]);
  const [params] = useSearchParams();
  const { reason = 'intro' } = Object(useLocation().state) as LoginState;
  if (user) return <Navigate to={toReturnPath(params.get('next'))} replace />;
  return (
    <div className="app-page app-login">
      <PageTitle intro={t(`login.${reason}`)}>{t('shell.logIn')}</PageTitle>
      <Card>
        <KnownLoginForm />
        <p className="app-login__forgot">
          <Link to="/auth/forgot-password">{t('login.forgot')}</Link>
        </p>
      </Card>
      <p>
        {t('login.noAccount')} <Link to={withReturn('/auth/register', params)}>{t('register.title')}</Link> ·{' '}
        <Link to="/book">{t('login.bookWithout')}</Link>
      </p>
      {config.demo && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <DemoAccounts />
        </Suspense>
      )}
    </div>
  );
}

/** Shows the login form with the email that is known now. The next person gets a form of their own, even if the page of the last one never came. */
function KnownLoginForm() {
  const [email] = useState(loginEmail.read);
  return <AppLoginForm defaultEmail={email} />;
}

import { LoginForm, type LoginFormProps } from '@udongo/ui';
import { loginEmail } from '../lib/loginEmail.ts';
import { useServices } from '../services/ServicesContext.ts';

/** The login form of this app: it remembers the email. */
export function AppLoginForm(props: Pick<LoginFormProps<unknown>, 'defaultEmail'>) {
  const { udongo } = useServices();
  return (
    <LoginForm
      login={async (credentials, options) => {
        const answer = await udongo.auth.login(credentials, options);
        loginEmail.keep({ userId: answer.user.id, email: credentials.email });
        return answer;
      }}
      onEmailChange={loginEmail.type}
      {...props}
    />
  );
}

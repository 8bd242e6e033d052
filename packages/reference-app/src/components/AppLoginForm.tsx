import { LoginForm, type LoginFormProps } from '@udongo/ui';
import { loginEmail } from '../lib/loginEmail.ts';
import { useServices } from '../services/ServicesContext.ts';
import { asksForCode } from '../services/secondFactor.ts';

/** The login form of this app: it remembers the email, and asks for the code of an account with a second factor. */
export function AppLoginForm(props: Pick<LoginFormProps<unknown>, 'defaultEmail'>) {
  const { udongo, secondFactor } = useServices();
  return (
    <LoginForm
      login={async (credentials, options) => {
        const answer = await udongo.auth.login(credentials, options).catch(async (error) => {
          const withCode = (code: string) => udongo.auth.login({ ...credentials, code }, options);
          const answered = asksForCode(error) ? await secondFactor.ask(withCode) : undefined;
          if (answered) return answered;
          throw error;
        });
        loginEmail.keep({ userId: answer.user.id, email: credentials.email });
        return answer;
      }}
      onEmailChange={loginEmail.type}
      {...props}
    />
  );
}

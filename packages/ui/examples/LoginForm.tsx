import { createSession, createUdongo } from '@udongo/sdk';
import { Card, LoginForm } from '@udongo/ui';

const udongo = createUdongo({
  baseUrl: 'https://api.example.com',
  session: createSession(),
});

export const LoginPage = ({ onLoggedIn }: { onLoggedIn?: () => void }) => (
  <Card title="Log in">
    <LoginForm login={udongo.auth.login} onLoggedIn={onLoggedIn} />
  </Card>
);

import { createUdongo } from '@udongo/sdk';
import {
  Button,
  Field,
  Input,
  PasswordInput,
  useLoginForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export function Login({ onLoggedIn }: { onLoggedIn?: () => void }) {
  const { values, setValue, errors, failure, pending, formRef, submit } =
    useLoginForm({ login: udongo.auth.login, onLoggedIn });
  return (
    <form
      noValidate
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && <p role="alert">{failure}</p>}
      <Field label="Email or phone number" error={errors.email}>
        <Input
          name="email"
          value={values.email}
          onChange={({ target }) => setValue('email', target.value)}
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={({ target }) => setValue('password', target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" pending={pending}>
        Log in
      </Button>
    </form>
  );
}

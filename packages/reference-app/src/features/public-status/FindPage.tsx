import { ApiError } from '@udongo/sdk';
import { Alert, Button, Card, Field, FieldGrid, Input, usePort } from '@udongo/ui';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMayAsk } from '../../components/AskAbout.tsx';
import { DeviceBookingList } from '../../components/DeviceBookingList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useFindText } from './findTexts.ts';

/** Finds a booking by its code and phone number, for people who have lost its link. */
export function FindPage() {
  const t = useText();
  const say = useFindText();
  const mayAsk = useMayAsk();
  const toPublic = usePublicPath();
  const { visitor } = useServices();
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  const { run, status, error } = usePort(visitor.bookings.find);
  const [typed, setTyped] = useState({ code: '', phone_no: '' });
  const missing = (name: keyof typeof typed) =>
    isPressed && typed[name].trim() === '' ? say(`lost.${name}`) : undefined;

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
    const empty = [...event.currentTarget.querySelectorAll('input')].find(({ value }) => value.trim() === '');
    if (empty) return empty.focus();
    const result = await run(typed);
    if (result.status === 'success') void navigate(`/status/${result.data.uuid}`);
  };

  const input = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });

  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('find.intro')}>{t('find.title')}</PageTitle>
      <DeviceBookingList />
      <Card title={t('find.byCode')}>
        <form
          className="app-form"
          noValidate
          aria-label={t('find.byCode')}
          onSubmit={(event) => void find(event)}
        >
          <FieldGrid>
            <Field
              required
              span="half"
              label={t('find.code')}
              hint={t('find.codeHint')}
              error={missing('code')}
            >
              <Input autoComplete="off" autoCapitalize="characters" maxLength={50} {...input('code')} />
            </Field>
            <Field
              required
              span="half"
              label={t('find.phone')}
              hint={t('find.phoneHint')}
              error={missing('phone_no')}
            >
              <Input type="tel" autoComplete="tel" maxLength={20} {...input('phone_no')} />
            </Field>
          </FieldGrid>
          {status === 'error' && <Alert tone="warning">{t(`find.${toProblem(error)}`)}</Alert>}
          <div className="app-actions">
            <Button type="submit" variant="primary" pending={status === 'pending'}>
              {t('find.press')}
            </Button>
          </div>
          <p className="app-quiet">
            {say('lost.question')} {mayAsk && <Link to={toPublic('/contact')}>{say('lost.ask')}</Link>}
          </p>
        </form>
      </Card>
    </div>
  );
}

/** Names the reason of a failed search. A service without this operation does not know its address. */
function toProblem(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 400) return 'unknown';
  if (status === 429) return 'tooOften';
  if (status === 0) return 'offline';
  return status < 500 || status === 501 ? 'notOffered' : 'failed';
}

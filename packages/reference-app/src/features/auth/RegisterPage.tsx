import type { RegisterRequest } from '@udongo/sdk';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { Card, createCountyLookup, passwordField, RecordForm, useLocale } from '@udongo/ui';
import { consentVersion } from '@udongo/ui/internal';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { ConsentNote } from '../../components/consent/ConsentNote.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { codeField, emailField, nameField, phoneField } from '../../components/personFields.ts';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { toReturnPath, withReturn } from '../../lib/returnPath.ts';
import { type AppTranslate, useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { forgetAsked, keepAsked, readAsked } from './askedPerson.ts';
import './login.css';

/** Registers with a phone number, which a code proves, or with an email; the person is logged in then. */
export function RegisterPage() {
  const t = useText();
  const user = useUser();
  const [person, setPerson] = useState(readAsked);
  const [asked, setAsked] = useState(person !== undefined);
  const [params] = useSearchParams();
  if (user) return <Navigate to={toPlace(params)} replace />;
  return (
    <div className="app-page app-login">
      <PageTitle intro={t('register.intro')}>{t('register.title')}</PageTitle>
      {asked && person ? (
        <CodeStep
          person={person}
          onBack={() => {
            forgetAsked();
            setAsked(false);
          }}
        />
      ) : (
        <PersonStep
          person={person}
          onAsked={(next) => {
            keepAsked(next);
            setPerson(next);
            setAsked(true);
          }}
        />
      )}
      <p>
        {t('register.haveAccount')} <Link to={withReturn('/auth/login', params)}>{t('shell.logIn')}</Link>
      </p>
    </div>
  );
}

/** The page that the person came from; else the new account. */
function toPlace(params: URLSearchParams): string {
  return params.has('next') ? toReturnPath(params.get('next')) : '/account';
}

/** Registers and logs in. */
function useEnter() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { udongo, session } = useServices();
  return async (person: RegisterRequest, options: { signal: AbortSignal }) => {
    const { token, ...user } = await udongo.account.register(person, options);
    forgetAsked();
    const { email, phone_number, password } = person;
    // A plain service gives no token.
    if (token) session.set({ token, user });
    else await udongo.auth.login({ email: email || phone_number || '', password }, options);
    void navigate(toPlace(params));
  };
}

interface PersonStepProps {
  person: RegisterRequest | undefined;
  /** A code is on its way to the person's phone. */
  onAsked: (person: RegisterRequest) => void;
}

function newPassword(t: AppTranslate) {
  return passwordField({
    name: 'password',
    label: t('setPassword.one'),
    hint: t('setPassword.hint'),
    required: t('setPassword.required'),
    maxLength: 128,
    autoComplete: 'new-password',
    span: 'full',
  });
}

function checkPassword(password: string, t: AppTranslate) {
  return password.length < 8 ? { password: t('setPassword.short') } : {};
}

function PersonStep({ person, onAsked }: PersonStepProps) {
  const t = useText();
  const language = useLocale();
  const {
    config: { takesConsent },
    udongo,
  } = useServices();
  const enter = useEnter();
  return (
    <Card>
      <RecordForm
        title={t('register.title')}
        mode="create"
        values={person ?? {}}
        fields={[
          nameField('full_name', { label: t('admin.name'), required: t('admin.nameRequired'), span: 'full' }),
          phoneField({ label: t('admin.phoneNumber'), hint: t('register.phoneHint'), span: 'full' }),
          emailField({ label: t('admin.email'), hint: t('register.emailHint'), span: 'full' }),
          newPassword(t),
          {
            kind: 'lookup',
            name: 'county',
            label: t('admin.county'),
            placeholder: t('admin.findCounty'),
            emptyMessage: t('admin.noCounty'),
            span: 'full',
            ...createCountyLookup(udongo.counties),
          },
        ]}
        check={({ phone_number, email, password }) => ({
          ...(!phone_number && !email && { phone_number: t('register.phoneOrEmail') }),
          ...checkPassword(password, t),
        })}
        save={async (values, options) => {
          const next = { ...values, language, ...(takesConsent && { consent_version: consentVersion }) };
          const { phone_number, email } = next;
          if (!phone_number) return enter(next, options);
          try {
            await udongo.account.requestPhoneCode({ phone_number, language }, options);
            onAsked(next);
          } catch (error) {
            // A server without codes takes the number as a contact, if the person has an email.
            if (!email || !isNotOffered(error)) throw error;
            await enter(next, options);
          }
        }}
        savedMessage={t('register.received')}
        render={{
          actions: (props) => (
            <>
              {takesConsent && <ConsentNote kind="register" />}
              <div {...props} />
            </>
          ),
        }}
        submitLabel={t('register.title')}
      />
    </Card>
  );
}

function CodeStep({ person, onBack }: { person: RegisterRequest; onBack: () => void }) {
  const t = useText();
  const enter = useEnter();
  const phone = parseKenyanPhone(person.phone_number ?? '') ?? '';
  return (
    <Card>
      <p>{t('register.codeSent', { phone })}</p>
      <RecordForm
        title={t('register.title')}
        mode="create"
        fields={[
          codeField('phone_code', {
            label: t('forgot.code'),
            hint: t('forgot.codeHint'),
            required: t('forgot.codeRequired'),
          }),
          // A reload has forgotten it.
          ...(person.password ? [] : [newPassword(t)]),
        ]}
        check={({ password }) => (password === undefined ? {} : checkPassword(password, t))}
        save={(values, options) => enter({ ...person, ...values }, options)}
        savedMessage={t('register.done')}
        onCancel={onBack}
        submitLabel={t('register.title')}
      />
    </Card>
  );
}

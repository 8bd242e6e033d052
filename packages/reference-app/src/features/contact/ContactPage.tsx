import type { ContactMessage, User } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Alert, Button, Card, RecordForm, Skeleton, useLocale, useSupport } from '@udongo/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import { emailField, nameField, phoneField } from '../../components/personFields.ts';
import { useTrap } from '../../components/trap/useTrap.tsx';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useAccount } from '../../services/useAccount.ts';
import { useMessageChannels } from '../../services/useMessageChannels.ts';
import { useContactText } from './contactTexts.ts';

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A message to the service, from anybody. */
export function ContactPage() {
  const t = useContactText();
  const support = useSupport();
  const user = useUser();
  const account = useAccount(user?.id);
  const [sent, setSent] = useState<ContactMessage>();
  const booking = useSearchParams()[0].get('booking');
  // People with an account are answered there.
  const uuid = !user && booking && isUuid.test(booking) ? booking : undefined;
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('contact.intro')}>{t('contact.title')}</PageTitle>
      {support && (
        <p>
          {support.name ? t('contact.call', { name: support.name }) : t('contact.callUs')}{' '}
          <PhoneLinks phone={support.phone_no} />
        </p>
      )}
      <noscript>
        <p>{t('contact.needsScript')}</p>
      </noscript>
      {sent ? (
        <Alert tone="success" title={t('contact.thanksTitle', { name: sent.name })}>
          <p>
            {uuid ? (
              <AnswerWays text="thanks" />
            ) : (
              t('contact.thanks', { to: sent.email || formatPhone(sent.phone_number) })
            )}
          </p>
          <div className="app-actions">
            {uuid && <ButtonLink to={`/status/${uuid}`}>{t('contact.toStatus')}</ButtonLink>}
            <Button onClick={() => setSent(undefined)}>{t('contact.another')}</Button>
          </div>
        </Alert>
      ) : user && account.status === 'pending' ? (
        <Skeleton lines={3} shape="card" />
      ) : (
        <>
          {uuid && (
            <p>
              <AnswerWays text="answer" /> {t('contact.answerPageOpen')}
            </p>
          )}
          <ContactForm account={account.data ?? null} booking={uuid} onSent={setSent} />
        </>
      )}
    </div>
  );
}

/** Says how the answer to a question from a status page reaches the person. */
function AnswerWays({ text }: { text: 'answer' | 'thanks' }) {
  const t = useContactText();
  return t(useMessageChannels()?.includes('sms') ? `contact.${text}PageSms` : `contact.${text}Page`);
}

interface ContactFormProps {
  /** The person's; null for visitors and where it did not load. */
  account: User | null;
  /** Uuid of the booking that it is about, for a visitor from its status page: the answer goes there, and to its phone. */
  booking: string | undefined;
  onSent: (message: ContactMessage) => void;
}

function ContactForm({ account, booking, onSent }: ContactFormProps) {
  const t = useContactText();
  const { udongo } = useServices();
  const language = useLocale();
  const trap = useTrap();
  const code = useSearchParams()[0].get('about');
  const email = account?.email ?? '';
  const values = {
    name: account?.full_name,
    phone_number: account?.profile?.phone_number,
    subject: code ? t('contact.about', { code: code.slice(0, 20) }) : undefined,
  };
  return (
    <Card>
      <RecordForm
        title={t('contact.form')}
        mode="create"
        values={values}
        fields={[
          nameField('name', { label: t('contact.name'), required: t('contact.nameRequired') }),
          // The answer goes to the address of the account, or to the phone.
          ...(email || values.phone_number || booking
            ? []
            : [emailField({ label: t('contact.email'), required: t('contact.emailRequired') })]),
          ...(booking
            ? []
            : [
                phoneField({
                  label: t('contact.phone'),
                  hint: t('contact.phoneHint'),
                  ...(values.phone_number && !email && { required: t('contact.phoneRequired') }),
                }),
              ]),
          { kind: 'text', name: 'subject', label: t('contact.subject'), maxLength: 200, autoComplete: 'off' },
          {
            kind: 'textarea',
            name: 'message',
            label: t('contact.message'),
            required: t('contact.messageRequired'),
            maxLength: 2000,
            span: 'full',
          },
        ]}
        save={(message, options) =>
          udongo.contact.create(
            {
              ...message,
              email: (email || message.email) ?? '',
              language,
              ...(booking && { booking_uuid: booking }),
              ...trap.read(),
            },
            options,
          )
        }
        savedMessage={t('contact.sent')}
        onSaved={onSent}
        submitLabel={t('contact.send')}
      />
      {trap.field}
    </Card>
  );
}

import type { ContactMessage } from '@udongo/sdk';
import { Alert, Button, Card, RecordForm, useLocale, useSupport } from '@udongo/ui';
import { useState } from 'react';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import { emailField, nameField, phoneField } from '../../components/personFields.ts';
import { useTrap } from '../../components/trap/useTrap.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useContactText } from './contactTexts.ts';

/** A message to the service, from anybody. */
export function ContactPage() {
  const t = useContactText();
  const support = useSupport();
  const [sent, setSent] = useState<Pick<ContactMessage, 'name' | 'email'>>();
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
          <p>{t('contact.thanks', { email: sent.email })}</p>
          <div className="app-actions">
            <Button onClick={() => setSent(undefined)}>{t('contact.another')}</Button>
          </div>
        </Alert>
      ) : (
        <ContactForm onSent={setSent} />
      )}
    </div>
  );
}

function ContactForm({ onSent }: { onSent: (message: ContactMessage) => void }) {
  const t = useContactText();
  const { udongo } = useServices();
  const language = useLocale();
  const trap = useTrap();
  return (
    <Card>
      <RecordForm
        title={t('contact.form')}
        mode="create"
        fields={[
          nameField('name', { label: t('contact.name'), required: t('contact.nameRequired') }),
          emailField({ label: t('contact.email'), required: t('contact.emailRequired') }),
          phoneField({ label: t('contact.phone'), hint: t('contact.phoneHint') }),
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
        save={(message, options) => udongo.contact.create({ ...message, language, ...trap.read() }, options)}
        savedMessage={t('contact.sent')}
        onSaved={onSent}
        submitLabel={t('contact.send')}
      />
      {trap.field}
    </Card>
  );
}

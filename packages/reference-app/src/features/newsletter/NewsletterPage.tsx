import { Alert, Button, Card, RecordForm, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { PageTitle } from '../../components/PageTitle.tsx';
import { emailField } from '../../components/personFields.ts';
import { useTrap } from '../../components/trap/useTrap.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useNewsletterText } from './newsletterTexts.ts';

/** A form to subscribe to the newsletter. It says the same for an address that is subscribed already. */
export function NewsletterPage() {
  const t = useNewsletterText();
  const [email, setEmail] = useState<string>();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('news.intro')}>{t('news.title')}</PageTitle>
      <noscript>
        <p>{t('news.needsScript')}</p>
      </noscript>
      {email === undefined ? (
        <SubscribeForm onSent={setEmail} />
      ) : (
        <Alert tone="success" title={t('news.thanksTitle')}>
          <p>{t('news.thanks', { email })}</p>
          <div className="app-actions">
            <Button onClick={() => setEmail(undefined)}>{t('news.another')}</Button>
          </div>
        </Alert>
      )}
    </div>
  );
}

function SubscribeForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useNewsletterText();
  const { udongo } = useServices();
  const language = useLocale();
  const trap = useTrap();
  return (
    <Card>
      <RecordForm
        title={t('news.form')}
        mode="create"
        fields={[emailField({ label: t('news.email'), required: t('news.emailRequired'), span: 'full' })]}
        save={async ({ email }, options) => {
          await udongo.subscribers.create({ email, language, ...trap.read() }, options);
          return email;
        }}
        savedMessage={t('news.sent')}
        onSaved={onSent}
        submitLabel={t('news.subscribe')}
      />
      {trap.field}
    </Card>
  );
}

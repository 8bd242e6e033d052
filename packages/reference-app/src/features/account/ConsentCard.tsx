import type { AccountConsent, Profile } from '@udongo/sdk';
import { Button, Card, formatDate, useLocale, useNotify } from '@udongo/ui';
import { consentVersion } from '@udongo/ui/internal';
import { useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { PrivacyLink } from '../../components/consent/ConsentNote.tsx';
import { useConsentText } from '../../components/consent/consentTexts.ts';
import { useServices } from '../../services/ServicesContext.ts';

const saidBy = {
  self: 'consent.agreed',
  agent: 'consent.agreedAgent',
  staff: 'consent.agreedStaff',
} as const;

interface ConsentCardProps {
  profile: Pick<Profile, 'id'>;
  consent: AccountConsent;
  onChanged: () => void;
}

/** Tells what a farmer agreed to and when, and the way to withdraw it or to agree again. */
export function ConsentCard({ profile, consent, onChanged }: ConsentCardProps) {
  const t = useConsentText();
  const locale = useLocale();
  const notify = useNotify();
  const { records, failures } = useServices();
  const [isAsked, setIsAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const { withdrawn_on } = consent;

  const set = async (consent_version: string | null) => {
    await records.profiles.patch(profile.id, { consent_version });
    notify({
      tone: 'success',
      title: t('consent.card'),
      message: t(consent_version ? 'consent.agreedNow' : 'consent.withdrawnNow'),
    });
    onChanged();
  };
  const agree = async () => {
    setPending(true);
    await set(consentVersion).catch(failures.report);
    setPending(false);
  };

  return (
    <Card title={t('consent.card')}>
      <p className="app-quiet">
        {withdrawn_on ? t('consent.withdrawn', { date: formatDate(locale, withdrawn_on) }) : given()}{' '}
        {withdrawn_on && t('agree.again')} <PrivacyLink />
      </p>
      <div className="app-actions">
        {withdrawn_on ? (
          <Button pending={pending} onClick={() => void agree()}>
            {t('consent.agree')}
          </Button>
        ) : (
          <Button onClick={() => setIsAsked(true)}>{t('consent.withdraw')}</Button>
        )}
      </div>
      {isAsked && (
        <ActionDialog
          title={t('consent.withdrawTitle')}
          description={t('consent.follows')}
          submit={t('consent.withdrawNow')}
          variant="danger"
          isQuestion
          act={() => set(null).then(() => setIsAsked(false))}
          onClose={() => setIsAsked(false)}
        >
          {t('consent.deletion')}
        </ActionDialog>
      )}
    </Card>
  );

  function given(): string {
    const { version, said_by, agreed_on } = consent;
    if (!version || !said_by || !agreed_on) return t('consent.none');
    return t(saidBy[said_by], { date: formatDate(locale, agreed_on), version: formatDate(locale, version) });
  }
}

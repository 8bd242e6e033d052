import type { Profile } from '@udongo/sdk';
import { useState } from 'react';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SecondFactorCard } from '../../components/second-factor/SecondFactorCard.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isStaff } from '../../lib/mayCall.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import './account.css';
import { useAccountText } from './accountTexts.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { DataCard } from './DataCard.tsx';
import { EarlierBookings } from './EarlierBookings.tsx';
import { EmailCard } from './EmailCard.tsx';
import { LoginsCard } from './LoginsCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** A person's own account. Parts that the server does not offer are not shown. */
export function AccountPage() {
  const t = useAccountText();
  const { config, records } = useServices();
  const user = useUser();
  const [changes, setChanges] = useState(0);
  // Both at once: a card that came later would move the others.
  const { data, ...loading } = useLoaded(
    async ({ id }: { id: number; changes: number }, options) => {
      const profile = await records.profiles.get(id, options);
      if (!knowsPhones(profile)) return { profile, earlier: [] };
      const earlier = await records.account.listEarlierBookings(options).catch(() => []);
      return { profile, earlier };
    },
    { id: user?.id ?? 0, changes },
  );
  const renew = () => setChanges((before) => before + 1);
  const profile = data?.profile;
  const hasPhone = profile !== undefined && knowsPhones(profile);
  return (
    <div className="app-page app-own">
      <PageTitle>{t('account.title')}</PageTitle>
      {data && <EarlierBookings bookings={data.earlier} onClaimed={renew} />}
      {profile ? <ProfileCard key={changes} profile={profile} onSaved={renew} /> : <Waiting {...loading} />}
      {profile?.notify_by && profile.notify_choices && (
        <NoticesCard
          key={`notices ${changes}`}
          profile={{ ...profile, notify_by: profile.notify_by, notify_choices: profile.notify_choices }}
          onSaved={renew}
        />
      )}
      {hasPhone && <PhoneCard profile={profile} onVerified={renew} />}
      {hasPhone && <EmailCard profile={profile} />}
      {(data || loading.status === 'error') && (
        <>
          <PasswordCard />
          {isStaff(user?.role) && <SecondFactorCard />}
          <LoginsCard />
          {config.takesConsent && profile?.consent && user?.role === 'farmer' && (
            <ConsentCard profile={profile} consent={profile.consent} onChanged={renew} />
          )}
          <DataCard />
        </>
      )}
    </div>
  );
}

/** Only a server that knows verified phone numbers says whether this is one. */
function knowsPhones({ phone_verified }: Profile): boolean {
  return phone_verified !== undefined;
}

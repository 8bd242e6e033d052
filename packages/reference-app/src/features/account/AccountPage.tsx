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

/** The count of changes, which asks again, and the profile that the last of its forms saved. */
interface Changes {
  count: number;
  saved?: { profile: Profile; count: number };
}

/** A person's own account. Parts that the server does not offer are not shown. */
export function AccountPage() {
  const t = useAccountText();
  const { config, records } = useServices();
  const user = useUser();
  const [{ count, saved }, setChanges] = useState<Changes>({ count: 0 });
  // Both at once: a card that came later would move the others.
  const { data, ...loading } = useLoaded(
    async ({ id, count }: { id: number; count: number }, options) => {
      const profile = await records.profiles.get(id, options);
      if (!knowsPhones(profile)) return { profile, earlier: [], count };
      const earlier = await records.account.listEarlierBookings(options).catch(() => []);
      return { profile, earlier, count };
    },
    { id: user?.id ?? 0, count },
  );
  const renew = () => setChanges((before) => ({ ...before, count: before.count + 1 }));
  const keep = (profile: Profile) =>
    setChanges((before) => ({ count: before.count + 1, saved: { profile, count: before.count + 1 } }));
  // The forms start from a saved profile at once: with the loaded one of before, their next save would undo it.
  const profile =
    data && saved && data.count < saved.count ? { ...data.profile, ...saved.profile } : data?.profile;
  const hasPhone = profile !== undefined && knowsPhones(profile);
  return (
    <div className="app-page app-own">
      <PageTitle>{t('account.title')}</PageTitle>
      {data && <EarlierBookings bookings={data.earlier} onClaimed={renew} />}
      {profile ? <ProfileCard profile={profile} onSaved={keep} /> : <Waiting {...loading} />}
      {profile?.notify_by && profile.notify_choices && (
        <NoticesCard
          key={JSON.stringify([profile.notify_by, profile.notify_choices])}
          profile={{ ...profile, notify_by: profile.notify_by, notify_choices: profile.notify_choices }}
          onSaved={keep}
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

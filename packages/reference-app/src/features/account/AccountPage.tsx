import { useState } from 'react';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import './account.css';
import { useAccountText } from './accountTexts.ts';
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
  const { records } = useServices();
  const user = useUser();
  const [changes, setChanges] = useState(0);
  const { data: profile, ...loading } = useLoaded(
    ({ id }: { id: number; changes: number }, options) => records.profiles.get(id, options),
    { id: user?.id ?? 0, changes },
  );
  const renew = () => setChanges((before) => before + 1);
  // Only a server that knows verified phone numbers says whether this is one.
  const knowsPhones = profile?.phone_verified !== undefined;
  return (
    <div className="app-page app-own">
      <PageTitle>{t('account.title')}</PageTitle>
      {knowsPhones && <EarlierBookings key={String(profile.phone_verified)} />}
      {profile ? <ProfileCard key={changes} profile={profile} onSaved={renew} /> : <Waiting {...loading} />}
      {profile?.notify_by && profile.notify_choices && (
        <NoticesCard
          key={`notices ${changes}`}
          profile={{ ...profile, notify_by: profile.notify_by, notify_choices: profile.notify_choices }}
          onSaved={renew}
        />
      )}
      {knowsPhones && <PhoneCard profile={profile} onVerified={renew} />}
      {knowsPhones && <EmailCard profile={profile} />}
      <PasswordCard />
      <LoginsCard />
    </div>
  );
}

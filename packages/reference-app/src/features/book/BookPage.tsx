import { useState } from 'react';
import { useUser } from '../../app/ServicesContext.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useAccount } from '../../lib/useAccount.ts';
import { useText } from '../../messages/translator.ts';
import { NewBooking } from './NewBooking.tsx';

/** Books a soil test. Visitors may, too; who is logged in finds their details filled in. */
export function BookPage() {
  const t = useText();
  const person = useLastPerson();
  const account = useAccount(person?.id);
  const isOfPerson = account.data !== undefined && (account.data?.id ?? undefined) === person?.id;
  if (account.data !== undefined && isOfPerson) {
    return <NewBooking key={person?.id ?? 'visitor'} account={account.data} person={person} />;
  }
  return (
    <div className="app-page">
      <PageTitle intro={t('book.intro')}>{t('book.title')}</PageTitle>
      <Waiting {...account} />
    </div>
  );
}

/** Who is logged in or was last: a logout in another tab must not turn a half-filled form into a visitor's. */
function useLastPerson() {
  const user = useUser();
  const [person, setPerson] = useState(user);
  if (user && user !== person) setPerson(user);
  return user ?? person;
}

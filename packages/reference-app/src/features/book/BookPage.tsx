import { ApiError, type SessionUser } from '@udongo/sdk';
import type { BookingUser } from '@udongo/ui';
import { useState } from 'react';
import { useUser } from '../../app/ServicesContext.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useAccount } from '../../lib/useAccount.ts';
import { useText } from '../../messages/translator.ts';
import { NewBooking } from './NewBooking.tsx';

/**
 * Books a soil test. Visitors may, too; who is logged in finds their details filled in. Where no answer says these, they book all
 * the same, and see what waits.
 */
export function BookPage() {
  const t = useText();
  const person = useLastPerson();
  const account = useAccount(person?.id);
  // The form stays while the account is asked for again.
  const [unanswered, setUnanswered] = useState<SessionUser | null>(null);
  if (person !== unanswered && isUnanswered(account.error)) setUnanswered(person);
  const isOfPerson = account.data !== undefined && (account.data?.id ?? undefined) === person?.id;
  if (account.data !== undefined && isOfPerson) {
    return <NewBooking key={person?.id ?? 'visitor'} account={account.data} person={person} />;
  }
  if (person && person === unanswered) {
    return <NewBooking key={person.id} account={toKnown(person)} person={person} />;
  }
  return (
    <div className="app-page">
      <PageTitle intro={t('book.intro')}>{t('book.title')}</PageTitle>
      <Waiting {...account} />
    </div>
  );
}

/** A server that answers and fails is asked again, by a button; a network that is away is not waited for. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 400;
}

/** What the login says of a person. */
function toKnown({ id, name, role }: SessionUser): BookingUser {
  return {
    id,
    full_name: name,
    email: '',
    is_superuser: role === 'administrator',
    is_agent: role === 'agent',
    agent: null,
  };
}

/** Who is logged in or was last: a logout in another tab must not turn a half-filled form into a visitor's. */
function useLastPerson() {
  const user = useUser();
  const [person, setPerson] = useState(user);
  if (user && user !== person) setPerson(user);
  return user ?? person;
}

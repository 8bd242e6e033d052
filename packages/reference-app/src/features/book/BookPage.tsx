import { ApiError, type CallOptions, type Farmer, type SessionUser } from '@udongo/sdk';
import { toBookingUser } from '@udongo/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { mayBook } from '../../lib/mayCall.ts';
import { readRecordId } from '../../lib/readRecordId.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useAccount } from '../../services/useAccount.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { NewBooking } from './NewBooking.tsx';

/** Few people need it: the form is the first page of visitors. */
const WaitingNotice = lazy(() => import('../../components/WaitingNotice.tsx'));

/**
 * Books a soil test, for visitors, too. The details of a person who is logged in are filled in; if they do not load, the person can
 * still book.
 */
export function BookPage() {
  const t = useText();
  const person = useLastPerson();
  const account = useAccount(person?.id);
  const farmer = useChosenFarmer(person);
  // The form stays while the account is asked for again.
  const [unanswered, setUnanswered] = useState<SessionUser | null>(null);
  if (person !== unanswered && isUnanswered(account.error)) setUnanswered(person);
  const isOfPerson = account.data !== undefined && (account.data?.id ?? undefined) === person?.id;
  const known = person && person === unanswered ? toBookingUser(person) : undefined;
  // A visitor waits for no answer: the server renders their form.
  const ready = person === null ? null : account.data !== undefined && isOfPerson ? account.data : known;
  const chosen = person === null ? null : farmer.data;
  if (!mayBook(person?.role)) return <ForbiddenPage title={t('book.title')} />;
  if (ready !== undefined && chosen !== undefined) {
    const key = `${person?.id ?? 'visitor'} ${chosen?.id ?? ''}`;
    return <NewBooking key={key} account={ready} person={person} farmer={chosen} />;
  }
  return (
    <div className="app-page">
      <PageTitle intro={t('book.intro')}>{t('book.title')}</PageTitle>
      <Suspense>{account.status === 'error' && <WaitingNotice error={account.error} />}</Suspense>
      <Waiting {...(ready === undefined ? account : farmer)} />
    </div>
  );
}

/** A server that answers and fails is asked again, by a button; a network that is away is not waited for. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 400;
}

/** Loads the farmer in the address, for people who book for others; null without one, or if there is none with this id. */
function useChosenFarmer(person: SessionUser | null) {
  const { udongo } = useServices();
  const [params] = useSearchParams();
  const [id] = useState(() => readRecordId(params.get('farmer')));
  const ask = useCallback(
    async (wanted: number | null, options: CallOptions): Promise<Farmer | null> => {
      if (wanted === null) return null;
      try {
        return await udongo.farmers.get(wanted, options);
      } catch (error) {
        if (error instanceof ApiError && [403, 404, 405].includes(error.status)) return null;
        throw error;
      }
    },
    [udongo],
  );
  return useLoaded(ask, person && person.role !== 'farmer' ? id : null);
}

/** The person who is logged in, or was last: a logout in another tab must not turn a half-filled form into a visitor's. */
function useLastPerson() {
  const user = useUser();
  const [person, setPerson] = useState(user);
  if (user && user !== person) setPerson(user);
  return user ?? person;
}

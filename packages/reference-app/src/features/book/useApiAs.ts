import { ApiError, type SessionUser, type UdongoApi } from '@udongo/sdk';
import { useMemo } from 'react';
import { unanswered } from '../../app/dropOtherPersons.ts';
import { useServices } from '../../app/ServicesContext.ts';

/**
 * The API that books as this person and nobody else: who was logged out meanwhile logs in first.
 * Errors: an `ApiError` with status 401 when they don't.
 */
export function useApiAs(person: SessionUser | null): UdongoApi {
  const { relogin, session, udongo } = useServices();
  return useMemo(() => {
    if (!person) return udongo;
    const isHere = () => session.get()?.user.id === person.id;
    const create: UdongoApi['bookings']['create'] = async (...args) => {
      if (!isHere() && !(await relogin.ask(person))) {
        // Somebody else is here: this form is gone.
        if (session.get()) return unanswered();
        throw new ApiError('Nobody is logged in.', {
          method: 'POST',
          path: '/agric/soil-test-bookings/',
          status: 401,
        });
      }
      return udongo.bookings.create(...args);
    };
    return { ...udongo, bookings: { ...udongo.bookings, create } };
  }, [person, relogin, session, udongo]);
}

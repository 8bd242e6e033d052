import { ApiError, type Session, type UdongoApi } from '@udongo/sdk';

/**
 * The same API whose writes of bookings never settle once somebody else has logged in instead of the person who began
 * them: that person's page is gone, the other one was told, and a second message would contradict the first.
 */
export function dropOtherPersons(udongo: UdongoApi, session: Session): UdongoApi {
  const kept =
    <Args extends unknown[], Answer>(write: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const begun = session.get()?.user.id;
      try {
        return await write(...args);
      } catch (error) {
        const now = session.get()?.user.id;
        const isOther = begun !== undefined && now !== undefined && now !== begun;
        if (isOther && error instanceof ApiError && error.status === 401) return unanswered();
        throw error;
      }
    };
  const { create, update, delete: remove } = udongo.bookings;
  return {
    ...udongo,
    bookings: { ...udongo.bookings, create: kept(create), update: kept(update), delete: kept(remove) },
  };
}

/** For a call whose page is gone. */
function unanswered(): Promise<never> {
  return new Promise(() => undefined);
}

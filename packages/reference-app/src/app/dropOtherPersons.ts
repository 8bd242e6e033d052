import { ApiError, type Session, type UdongoApi } from '@udongo/sdk';

/**
 * The same API whose writes of records never settle once somebody else has logged in instead of the person who began
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
  const keep = <Group extends Writable>(group: Group): Group => ({
    ...group,
    create: kept(group.create),
    update: kept(group.update),
    delete: kept(group.delete),
  });
  const { create, patch, delete: remove } = udongo.profiles;
  return {
    ...udongo,
    bookings: keep(udongo.bookings),
    samples: keep(udongo.samples),
    farmers: keep(udongo.farmers),
    agents: keep(udongo.agents),
    crops: keep(udongo.crops),
    otherCropNames: keep(udongo.otherCropNames),
    counties: keep(udongo.counties),
    devices: keep(udongo.devices),
    discounts: keep(udongo.discounts),
    profiles: { ...udongo.profiles, create: kept(create), patch: kept(patch), delete: kept(remove) },
  };
}

type Write = (...args: never[]) => Promise<unknown>;

interface Writable {
  create: Write;
  update: Write;
  delete: Write;
}

/** For a call whose page is gone. */
function unanswered(): Promise<never> {
  return new Promise(() => undefined);
}

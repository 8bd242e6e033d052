import type { Db } from '../../../db/Database.ts';
import type { DataNotice } from '../../messages/notifications/notices.ts';
import type { Person } from './findPerson.ts';

/** Tells a person about their request, in the transaction of what happened. */
export type Tell = (notice: DataNotice) => Promise<void>;

/** Finds how to reach a person before something happens: a deletion takes the addresses away. */
export type Reach = (db: Db, person: Person, now: Date) => Promise<Tell>;

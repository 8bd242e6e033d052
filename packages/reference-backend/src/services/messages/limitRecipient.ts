import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { isWithinLimit } from '../throttle.ts';

/** Lets visitors' bookings write to one person only so often: a phone number is no proof of whose it is. */
export function limitRecipient(db: Db, { clock, options }: Pick<Dependencies, 'clock' | 'options'>) {
  return (recipient: string): Promise<boolean> =>
    isWithinLimit(db, {
      what: 'noticesByRecipient',
      whom: recipient,
      limit: options.limits.noticesByRecipient,
      now: clock(),
    });
}

import type { Db } from '../../../db/Database.ts';
import type { Issue } from '../../../validation/issues.ts';
import { findTakenEmails } from '../emailOwners.ts';

/** Lists an issue at `path` of each row whose email address is taken: an address belongs to one account. "" is free. */
export async function emailIssues(
  db: Db,
  emails: readonly string[],
  path: readonly string[],
): Promise<Issue[]> {
  const taken = await findTakenEmails(db, emails);
  return emails.flatMap((email, index) => {
    if (email === '') return [];
    return [
      ...(taken.has(email) ? ['user with this email already exists.'] : []),
      ...(emails.indexOf(email) < index ? ['An earlier row has this email.'] : []),
    ].map((message) => ({ path: [index, ...path], message }));
  });
}

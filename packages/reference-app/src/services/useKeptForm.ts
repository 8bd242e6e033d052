import { type FormEvent, useState } from 'react';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { useUser } from './ServicesContext.ts';

interface KeptForm<Subject> {
  of: Subject;
  /** Texts by the names of the controls. */
  typed: Readonly<Record<string, string>>;
}

/** Keeps what somebody types into a `RecordForm` on the device until it is saved, with the subject that it is about. */
export function useKeptForm<Subject extends number | string | null>(
  kind: 'control' | 'second',
  record: number | 'new',
) {
  const userId = useUser()?.id ?? 0;
  const [drafts] = useState(() => createOwnDrafts<KeptForm<Subject>>(kind, userId));
  const save = (of: Subject, typed: KeptForm<Subject>['typed'] = {}) =>
    // A control that is not shown now keeps its text.
    drafts.save(record, { of, typed: { ...drafts.load(record)?.typed, ...typed } });
  return {
    /** The subject of what is kept; undefined for nothing. */
    subject: () => drafts.load(record)?.of,
    /** The initial values of the form. */
    values: () => toValues(drafts.load(record)?.typed ?? {}),
    /** Says that what is kept is about another subject. */
    turnTo: (of: Subject) => save(of),
    rootProps: (of: Subject) => ({
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        save(of, Object.fromEntries(new FormData(currentTarget) as Iterable<[string, string]>)),
    }),
    clear: () => drafts.clear(record),
  };
}

/** The value of a control named `readings.pH` is inside of `readings`. */
function toValues(typed: Readonly<Record<string, string>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [path, text] of Object.entries(typed)) {
    const [name = '', inner] = path.split('.');
    // Forms read such a record as they read the stored one, which types by names with dots can't say.
    values[name] = inner === undefined ? text : Object({ ...Object(values[name]), [inner]: text });
  }
  return values;
}

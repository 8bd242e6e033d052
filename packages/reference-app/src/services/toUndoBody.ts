import { mergeRecords } from '@udongo/ui/internal';

type Fields = Readonly<Record<string, unknown>>;

/** One edit: the record as its form found it, the body that was sent, and the record that the service answered. */
export interface Edit {
  before: Fields;
  sent: Fields;
  after: Fields;
}

/**
 * Whether an edit did more than change values, by the resource: it told somebody, took a proof or an approval away, or moved money.
 * Putting the values back would undo only half of it. `changed` are the names of the changed fields.
 */
const hasEffects: Readonly<Record<string, (edit: Edit, changed: readonly string[]) => boolean>> = {
  agents: changesContact,
  farmers: changesContact,
  profiles: changesContact,
  // The shop and the people are told of another shop or day.
  bookings: ({ before, after }, changed) =>
    before.status !== after.status ||
    changed.some((name) => ['agent', 'soil_test_date'].includes(name)) ||
    (Number(after.amount_paid) > 0 && before.balance_due !== after.balance_due),
  // Readings move the booking, and so does what its results say of a measured sample.
  samples: ({ before }, changed) =>
    before.sensor_data
      ? changed.some((name) => name !== 'sample_notes')
      : changed.some((name) => !sampleFields.includes(name)),
};

const sampleFields = [
  'sample_location',
  'sample_notes',
  'soil_type',
  'size_of_land',
  'main_crop',
  'other_crops',
];

/** The previous address gets a message, and the new one has to be verified. */
function changesContact(_: Edit, changed: readonly string[]): boolean {
  return changed.some((name) => ['email', 'phone_number'].includes(name));
}

/**
 * Gives the body that puts back exactly what an edit of this resource changed, with the version to put it back in; null where
 * nothing changed, where a field can't be put back, and where the service keeps no versions.
 */
export function toUndoBody(resource: string, edit: Edit): Fields | null {
  const { before, sent, after } = edit;
  if (!before.version || !after.version || before.version === after.version) return null;
  const { version: _, ...body }: Record<string, unknown> = sent;
  const profile: Fields = Object(before.profile);
  for (const [name, value] of Object.entries(body)) {
    if (!isSameList(before[name], value)) return null;
    if (before[name] !== undefined) continue;
    // The service answers it nowhere, such as a password, or outside of what the version covers.
    if (value && value !== profile[name]) return null;
    delete body[name];
  }
  const { values, conflicts, taken } = mergeRecords(after, body, before, () => 'theirs');
  const changed = [...taken, ...conflicts.map(({ path }) => path)];
  const names = changed.map((path) => path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? path);
  if (changed.length === 0 || hasEffects[resource]?.(edit, names)) return null;
  return { ...values, version: after.version };
}

/** Whether two lists have the same records; true for all other values. A record that was removed does not come back as it was. */
function isSameList(before: unknown, sent: unknown): boolean {
  const keysOf = (value: unknown) =>
    Array.isArray(value) && value.some((item) => typeof item === 'object')
      ? value.map((item) => Object(item).id)
      : [];
  const [old, now] = [keysOf(before), keysOf(sent)];
  return old.length === now.length && now.every((id) => id !== undefined && old.includes(id));
}

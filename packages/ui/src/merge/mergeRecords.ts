/** A field that two people changed differently. `undefined` is a value that is not there, such as a removed sample. */
export interface Conflict {
  /** Dotted, with positions from 0: `samples.1.sample_notes`. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export type Side = 'mine' | 'theirs';

export interface Merged {
  /** The values to save: the keys of `mine`. */
  values: Record<string, unknown>;
  /** In the order of the values. */
  conflicts: Conflict[];
  /** The paths of the values that only the other person changed. */
  taken: string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Notes what was found; answers whose value a conflict gets. */
interface Notes {
  conflict: (conflict: Conflict) => Side;
  taken: (path: string) => void;
}

/**
 * Merges what two people made of one record, field by field: `base` is the record that the form started from,
 * `mine` the body to save, `theirs` the stored record. A value that only one of them changed is taken; equal
 * changes are no conflict. Lists of records are matched by their `id`, else `uuid`; other lists are one value.
 * Only keys of `mine` are merged. `decide` chooses the value of each conflict. Default: mine. Never throws.
 * @internal
 */
export function mergeRecords(
  base: object,
  mine: object,
  theirs: object,
  decide: (conflict: Conflict) => Side = () => 'mine',
): Merged {
  const conflicts: Conflict[] = [];
  const taken: string[] = [];
  const values = mergeFields('', base as Fields, mine as Fields, theirs as Fields, {
    conflict: (conflict) => {
      conflicts.push(conflict);
      return decide(conflict);
    },
    taken: (path) => taken.push(path),
  });
  return { values, conflicts, taken };
}

function mergeFields(path: string, base: Fields, mine: Fields, theirs: Fields, notes: Notes) {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(mine)) {
    // The service does not answer it, such as a password.
    const isUnknown = theirs[key] === undefined;
    values[key] = isUnknown ? value : mergeValue(join(path, key), base[key], value, theirs[key], notes);
  }
  // A body has only some keys of a record; an object in it is whole.
  const added = Object.keys(theirs).filter((key) => path !== '' && !(key in mine) && !(key in base));
  for (const key of added) {
    notes.taken(join(path, key));
    values[key] = theirs[key];
  }
  return values;
}

function mergeValue(path: string, base: unknown, mine: unknown, theirs: unknown, notes: Notes): unknown {
  if (isSame(mine, theirs)) return mine;
  if (isRecordList(mine) && isRecordList(theirs) && isRecordList(base ?? [])) {
    return mergeLists(path, (base ?? []) as Fields[], mine, theirs, notes);
  }
  if (isFields(mine) && isFields(theirs)) {
    return mergeFields(path, isFields(base) ? base : {}, mine, theirs, notes);
  }
  if (isSame(mine, base)) {
    notes.taken(path);
    return theirs;
  }
  if (isSame(theirs, base)) return mine;
  return notes.conflict({ path, base, mine, theirs }) === 'mine' ? mine : theirs;
}

function mergeLists(path: string, base: Fields[], mine: Fields[], theirs: Fields[], notes: Notes) {
  const names = new Set(mine.flatMap((item) => Object.keys(item)));
  /** The fields of a stored item that a body has. */
  const toBody = (item: Fields): Fields =>
    names.size === 0 ? item : Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
  const mergeItem = (at: string, before?: Fields, own?: Fields, other?: Fields): unknown => {
    if (own && other) return mergeFields(at, before ?? {}, own, other, notes);
    const left = own ?? (other && toBody(other));
    if (!left || (own && !before)) return own;
    if (before && !isSamePart(left, before)) {
      const theirs = other && left;
      return notes.conflict({ path: at, base: before, mine: own, theirs }) === 'mine' ? own : theirs;
    }
    // One of them removed an item that the other left as it was, or the other person added one.
    if (own || !before) notes.taken(at);
    return before ? undefined : left;
  };
  const kept = mine.map((item, index) =>
    mergeItem(join(path, index), findSame(base, item), item, findSame(theirs, item)),
  );
  const others = theirs.filter((item) => !findSame(mine, item));
  const further = others.map((item, index) =>
    mergeItem(join(path, mine.length + index), findSame(base, item), undefined, item),
  );
  return [...kept, ...further].filter((item) => item !== undefined);
}

function findSame(list: readonly Fields[], item: Fields): Fields | undefined {
  const key = keyOf(item);
  return key === undefined ? undefined : list.find((other) => keyOf(other) === key);
}

function keyOf({ id, uuid }: Fields): unknown {
  return id ?? uuid;
}

/** Whether every field of the part has the value of the whole. */
function isSamePart(part: Fields, whole: Fields): boolean {
  return Object.entries(part).every(([key, value]) => isSame(value, whole[key]));
}

/** Whether two values mean the same: '' and null, 2.5 and '2.50', an id and the object with it. */
function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (isFields(one) && isFields(other)) return isSamePart(one, other);
  if (isFields(one) || isFields(other)) {
    const [fields, value] = isFields(one) ? [one, other] : [other as Fields, one];
    return fields.id !== undefined && fields.id === value;
  }
  return tidy(one) === tidy(other);
}

function tidy(value: unknown): string {
  const text = String(value).trim().replace(/\r\n?/g, '\n');
  return /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isRecordList(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every(isFields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

import { maxEntries, type PastedEntries, type PastedEntry, type PastedRows } from './pastedEntries.ts';
import { readKey } from './readingKeys.ts';

type JsonObject = Record<string, unknown>;

/**
 * The greatest depth of `{ sensor_data: { location: { lat } } }`; it also protects the call stack from deep
 * pastes.
 */
const maxDepth = 4;
/** Further keys of a paste are only counted. */
const maxVisited = 20_000;

/** The rows of a JSON text; null if it is none, or contains neither object nor array. Never throws. */
export function readJsonRows(text: string): PastedRows | null {
  const json = parseJson(text);
  if (Array.isArray(json)) return toRows(json);
  if (!isObject(json)) return null;
  const entries = readEntries(json);
  if (entries.entries.some(({ key }) => readKey(key))) {
    return { format: 'json', count: 1, read: () => entries };
  }
  // An answer of a service: { count, results: [ … ] }.
  const list = Object.values(json).find((value) => Array.isArray(value) && value.some(isObject));
  return Array.isArray(list) ? toRows(list) : { format: 'json', count: 1, read: () => entries };
}

/** The entries of one JSON value; nested objects are flattened to their innermost keys. */
export function readEntries(json: unknown): PastedEntries {
  const found: PastedEntry[] = [];
  let visited = 0;
  let omitted = 0;
  const add = (key: string, value: unknown, unit = '') => {
    if (found.length < maxEntries || (readKey(key) && found.length < 2 * maxEntries)) {
      found.push({ key, value, unit, line: found.length + 1 });
    } else omitted += 1;
  };
  const visit = (object: JsonObject, depth: number) => {
    const keys = Object.keys(object);
    for (const [index, key] of keys.entries()) {
      visited += 1;
      if (visited > maxVisited) {
        omitted += keys.length - index;
        return;
      }
      const value = object[key];
      if (!isObject(value)) add(key, value);
      else if (readKey(key) && 'value' in value) add(key, value.value, unitOf(value));
      else if (depth < maxDepth) visit(value, depth + 1);
      else add(key, value);
    }
  };
  if (isObject(json)) visit(json, 1);
  else add('', json);
  return { entries: found, omitted };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toRows(list: readonly unknown[]): PastedRows {
  const named = readNamedValues(list);
  if (named) return { format: 'json', count: 1, read: () => named };
  return { format: 'array', count: list.length, read: (index) => readEntries(list[index]) };
}

const nameKeys = ['name', 'key', 'parameter', 'reading', 'sensor', 'type', 'label'] as const;

/** `[{ name: 'nitrogen', value: 12, unit: 'mg/kg' }, …]` is one reading of the probe, not many. */
function readNamedValues(list: readonly unknown[]): PastedEntries | null {
  const nameOf = (item: JsonObject) =>
    nameKeys.map((key) => item[key]).find((name) => typeof name === 'string' && readKey(name) !== null);
  const first = list.find((item) => isObject(item) && 'value' in item && nameOf(item) !== undefined);
  if (!first) return null;
  const entries = list.slice(0, maxEntries).map((item, index): PastedEntry => {
    const line = index + 1;
    if (!isObject(item)) return { key: '', value: item, unit: '', line };
    const name = nameOf(item) ?? nameKeys.map((key) => item[key]).find((key) => typeof key === 'string');
    return { key: typeof name === 'string' ? name : '', value: item.value, unit: unitOf(item), line };
  });
  return { entries, omitted: Math.max(0, list.length - maxEntries) };
}

function unitOf(object: JsonObject): string {
  return typeof object.unit === 'string' ? object.unit : '';
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { parseKenyanPhone, toNumber } from '@udongo/sdk/values';

/**
 * The fields that a service answered with another value than it was sent, by their dotted paths, in the order
 * they were sent; empty when there is none. Only a field that is in the answer, as the same kind of value, is
 * compared; an absent one is not confirmed, which is no fault. Equal are: phone numbers in different forms,
 * decimals, trimmed texts, texts stored in capitals or in small letters, an id and the object with it, and
 * '', null and an empty list. Passwords are never compared. Never throws.
 */
export function findNotTaken(sent: object, answer: unknown): string[] {
  if (!isObject(answer)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    if (value === undefined || answer[key] === undefined || /password/i.test(key)) return [];
    return compare(value, answer[key]).map((path) => (path === '' ? key : `${key}.${path}`));
  });
}

/** The paths below a value at which the answer differs; '' is the value itself. */
function compare(sent: unknown, got: unknown): string[] {
  if (typeof sent === 'boolean' || typeof got === 'boolean') {
    return typeof sent === typeof got && sent !== got ? [''] : [];
  }
  if (isEmpty(sent) || isEmpty(got)) return isEmpty(sent) === isEmpty(got) ? [] : [''];
  if (Array.isArray(sent)) return Array.isArray(got) ? compareLists(sent, got) : [];
  if (isObject(sent)) return isObject(got) ? findNotTaken(sent, got) : [];
  if (isObject(got) && !Array.isArray(got)) return got.id === undefined ? [] : compare(sent, got.id);
  return Array.isArray(got) || isSameText(String(sent), String(got)) ? [] : [''];
}

/** Compares lists of records one by one, other lists in any order. */
function compareLists(sent: readonly unknown[], got: readonly unknown[]): string[] {
  if (sent.length !== got.length) return [''];
  if (sent.some(isObject)) {
    return sent.flatMap((value, index) =>
      compare(value, got[index]).map((path) => (path === '' ? `${index}` : `${index}.${path}`)),
    );
  }
  return sent.every((value) => got.some((other) => compare(value, other).length === 0)) ? [] : [''];
}

function isSameText(sent: string, got: string): boolean {
  const [one, other] = [tidy(sent), tidy(got)];
  if (one === other) return true;
  const phone = parseKenyanPhone(one);
  if (phone !== null) return phone === parseKenyanPhone(other);
  const number = toNumber(one.replace(',', '.'));
  if (number !== null) return number === toNumber(other);
  // A day equals the instant at which it begins.
  if (/^\d{4}-\d{2}-\d{2}$/.test(one)) return other.startsWith(one);
  // A code in capitals, an email address in small letters.
  return one.toUpperCase() === other || one.toLowerCase() === other;
}

function tidy(text: string): string {
  return text.trim().normalize('NFC').replace(/\r\n?/g, '\n');
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

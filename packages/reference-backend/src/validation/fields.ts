import { parseKenyanPhone } from '@udongo/sdk/values';
import { z } from 'zod';
import { pythonType } from './drfMessages.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { invalidKey, isStorableKey, refuseText } from './storable.ts';

/**
 * The kinds of fields that requests are made of. Each reads one JSON value and answers with Django REST Framework's texts;
 * all are required unless `.optional()` follows, which lets the key be absent but not null.
 */

/** Text without blanks around it; `max` in characters. A number counts as text, as in Django REST Framework. */
export function text({ max, blank = true }: { max?: number; blank?: boolean } = {}) {
  let field = z.string().trim();
  if (!blank) field = field.min(1);
  if (max !== undefined) field = field.max(max);
  return z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    field.superRefine((value, context) => {
      const message = refuseText(value);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  );
}

/**
 * Reads text of one line, such as a name: line breaks and other control characters become blanks. Such a text is shown in lists
 * and in the subject of an email.
 */
export function line(options: { max?: number; blank?: boolean } = {}) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' ? withoutTurns(value).replace(/[\p{Zl}\p{Zp}]|\p{Cc}/gu, toBlank) : value,
    text(options),
  );
}

/** Text of several lines that people write for others to read: of control characters only line breaks and tabs stay. */
export function lines(options: { max?: number; blank?: boolean } = {}) {
  return z.preprocess(
    (value) =>
      typeof value === 'string'
        ? withoutTurns(value)
            .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
            .replace(/\p{Cc}/gu, (character) => ('\n\t'.includes(character) ? character : toBlank(character)))
        : value,
    text(options),
  );
}

/** Characters that turn the direction of what follows: with them a text can look like another one. Neither language needs them. */
function withoutTurns(value: string): string {
  return value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** A null character is refused, as Django REST Framework does. */
function toBlank(character: string): string {
  return character === '\0' ? character : ' ';
}

/** An email address of at most 254 characters; blank unless `blank` is false. */
export function email({ blank = true }: { blank?: boolean } = {}) {
  return text({ max: 254, blank }).refine(
    (value) => value === '' || z.regexes.email.test(value),
    'Enter a valid email address.',
  );
}

/**
 * A password as it is chosen: 8 to 128 characters, blanks around it included, and none that is common.
 * Source: NIST SP 800-63B, which asks for length and for no kinds of characters.
 */
export function password() {
  return z
    .string()
    .min(1)
    .max(128)
    .refine(
      (value) => value === '' || value.length >= 8,
      'This password is too short. It must contain at least 8 characters.',
    )
    .refine((value) => !isCommonPassword(value), 'This password is too common.');
}

/**
 * A Kenyan phone number, stored as +254 and its digits; blank, unless `blank` is false, stays blank.
 * Landlines (020…) are contacts too.
 */
export function phone({ blank = true }: { blank?: boolean } = {}) {
  return text({ blank })
    .refine(
      (value) => value === '' || toStoredPhone(value) !== null,
      'Enter a valid phone number, for example +254712345678.',
    )
    .refine((value) => value.length <= 20, 'Ensure this field has no more than 20 characters.')
    .transform((value) => toStoredPhone(value) ?? '');
}

/** A Kenyan mobile number, which text messages reach, as +254…. */
export function mobile() {
  return text({ blank: false })
    .refine(
      (value) => parseKenyanPhone(value) !== null,
      'Enter a valid phone number, for example +254712345678.',
    )
    .refine((value) => value.length <= 20, 'Ensure this field has no more than 20 characters.')
    .transform((value) => parseKenyanPhone(value) ?? '');
}

/** Kenyan mobile numbers, each once, as +254…; a wrong one is named by its index. */
export function mobiles({ max, tooMany }: { max: number; tooMany: string }) {
  return z
    .array(mobile())
    .max(max, { error: tooMany })
    .transform((numbers) => [...new Set(numbers)]);
}

/** A phone number as it is stored; null for what is none. */
export function toStoredPhone(value: string): string | null {
  const landline = /^(?:\+?254|0)([2-6]\d{6,8})$/.exec(value.replace(/[\s()\-\u2010-\u2015]/g, ''))?.[1];
  return parseKenyanPhone(value) ?? (landline ? `+254${landline}` : null);
}

/** A PNG or JPEG as a data URL of at most `max` characters, or "". */
export function picture({ max }: { max: number }) {
  return text({ max }).refine(
    // One that is too long is refused for that only.
    (value) =>
      value === '' ||
      value.length > max ||
      /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(value),
    'Send a PNG or JPEG as a data URL.',
  );
}

/** One of these values, case-sensitive. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values);
}

const booleans = new Map<unknown, boolean>([
  ...['true', 'True', 'TRUE', 't', '1', 1].map((value) => [value, true] as const),
  ...['false', 'False', 'FALSE', 'f', '0', 0].map((value) => [value, false] as const),
]);

export function boolean() {
  return z.preprocess((value) => booleans.get(value) ?? value, z.boolean());
}

/** A calendar day as yyyy-mm-dd. */
export function day() {
  return custom<string>((value) => {
    const wrong = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return { message: wrong };
    return existsOnCalendar(value) ? { value } : { message: wrong };
  });
}

function existsOnCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day >= '0001';
}

export function uuid() {
  return z.guid().transform((value) => value.toLowerCase());
}

/** A decimal number of at most two places, as text or number, at most 1,000 characters; read as text such as "1.50". */
export function decimal({
  digits,
  above,
  minimum = 0,
  maximum = Number.POSITIVE_INFINITY,
}: {
  digits: number;
  above: 'zero' | 'below zero';
  minimum?: number;
  maximum?: number;
}) {
  return custom<string>((value) => {
    const written = typeof value === 'number' ? String(value) : value;
    if (typeof written === 'string' && written.length > 1000) return { message: 'String value too large.' };
    const [, sign, whole = '', fraction = ''] =
      (typeof written === 'string' && /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(written.trim())) || [];
    if (whole + fraction === '') return { message: 'A valid number is required.' };
    if (fraction.length > 2) return { message: 'Ensure that there are no more than 2 decimal places.' };
    const significant = whole.replace(/^0+/, '');
    if (significant.length > digits - 2) {
      return { message: `Ensure that there are no more than ${digits - 2} digits before the decimal point.` };
    }
    const zero = /^0*$/.test(whole + fraction);
    if (above === 'zero' && (zero || sign === '-'))
      return { message: 'Ensure this value is greater than 0.' };
    if (sign === '-' && !zero) return { message: 'Ensure this value is greater than or equal to 0.' };
    const text = `${significant || '0'}.${fraction.padEnd(2, '0')}`;
    if (Number(text) < minimum)
      return { message: `Ensure this value is greater than or equal to ${minimum}.` };
    if (Number(text) > maximum) return { message: `Ensure this value is less than or equal to ${maximum}.` };
    return { value: text };
  });
}

/** A finite number, or its digits. */
export function number() {
  return custom<number>((value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const message = 'A valid number is required.';
    return typeof read === 'number' && Number.isFinite(read) ? { value: read } : { message };
  });
}

/** A whole number, or its digits. */
export function wholeNumber({ minimum, maximum }: { minimum: number; maximum: number }) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value),
    z.int().min(minimum).max(maximum),
  );
}

/** The id of a record, as number or numeric text. */
export function key() {
  return custom<number>((value) =>
    value === '' ? { message: 'This field may not be null.' } : readKey(value),
  );
}

/** The id of a record, or null, which "" is too. */
export function nullableKey() {
  return custom<number | null>(
    (value) => (value === null || value === '' ? { value: null } : readKey(value)),
    {
      handlesNull: true,
    },
  );
}

/** A calendar day, or null, which "" is too. */
export function nullableDay() {
  return z.preprocess((value) => (value === '' ? null : value), day().nullable());
}

/** An instant. One without an offset is in Nairobi's time. */
export function instant() {
  return custom<Date>(readInstant);
}

/** An instant, or null, which "" is too. */
export function nullableInstant() {
  return custom<Date | null>(
    (value) => (value === null || value === '' ? { value: null } : readInstant(value)),
    { handlesNull: true },
  );
}

function readInstant(value: unknown): Read<Date> {
  const [, day = '', time = '', offset = '+03:00'] =
    (typeof value === 'string' && instantPattern.exec(value.trim())) || [];
  const date = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(date.getTime()) || !existsOnCalendar(day) ? { message: noInstant } : { value: date };
}

const instantPattern = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?$/;
const noInstant =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';

/** Values of a choice, each once, in order; a wrong one is named by its index. At most twice as many as there are values. */
export function choices<const Values extends readonly [string, ...string[]]>(values: Values) {
  const max = 2 * values.length;
  return z
    .unknown()
    .transform((value, context) => {
      const isList = Array.isArray(value);
      if (value === undefined || value === null || (isList && value.length <= max)) return value;
      const message = isList
        ? `Ensure this field has no more than ${max} elements.`
        : `Expected a list of items but got type "${pythonType(value)}".`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .pipe(z.array(choice(values)))
    .transform((chosen) => [...new Set(chosen)]);
}

/** Ids of records, each once, in order; `tooMany` is said above `max`. */
export function keys({ max, tooMany }: { max: number; tooMany: string }) {
  return custom<number[]>((value) => {
    if (!Array.isArray(value)) {
      return { message: `Expected a list of items but got type "${pythonType(value)}".` };
    }
    const ids: number[] = [];
    for (const item of value) {
      const read = readKey(item);
      if ('message' in read) return read;
      ids.push(read.value);
    }
    const unique = [...new Set(ids)];
    return unique.length > max ? { message: tooMany } : { value: unique };
  });
}

/**
 * Sites as browsers name them, `https://mavuno.example`, each once, in order. The address of a page of the site, of at most 2,000
 * characters, is its site.
 */
export function origins({ max }: { max: number }) {
  return custom<string[]>((value) => {
    if (!Array.isArray(value)) {
      return { message: `Expected a list of items but got type "${pythonType(value)}".` };
    }
    const read: string[] = [];
    for (const item of value) {
      if (typeof item === 'string' && item.length > 2000) {
        return { message: 'Ensure this field has no more than 2000 characters.' };
      }
      const origin = typeof item === 'string' ? toOrigin(item.trim()) : null;
      if (origin === null) {
        return { message: `${JSON.stringify(item)} is not a website, such as "https://mavuno.example".` };
      }
      read.push(origin);
    }
    const unique = [...new Set(read)];
    return unique.length > max
      ? { message: `Ensure this field has no more than ${max} elements.` }
      : { value: unique };
  });
}

function toOrigin(address: string): string | null {
  if (!/^https?:\/\/[^\s*]+$/i.test(address) || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return origin.length <= 200 ? origin : null;
}

type Read<Value> = { value: Value } | { message: string };

function readKey(value: unknown): Read<number> {
  const isNumber = typeof value === 'number' && Number.isInteger(value);
  const isText = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value);
  if (isNumber || isText) {
    const id = Number(value);
    return isStorableKey(id) ? { value: id } : { message: invalidKey(id) };
  }
  return { message: `Incorrect type. Expected pk value, received ${pythonType(value)}.` };
}

function custom<Value>(read: (value: unknown) => Read<Value>, { handlesNull = false } = {}) {
  return z.unknown().transform((value, context): Value => {
    const missing = value === undefined ? 'This field is required.' : undefined;
    const empty = value === null && !handlesNull ? 'This field may not be null.' : undefined;
    const result = missing || empty ? { message: missing ?? empty ?? '' } : read(value);
    if ('value' in result) return result.value;
    context.addIssue({ code: 'custom', message: result.message });
    return z.NEVER;
  });
}

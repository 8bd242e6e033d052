import type { FieldErrors } from 'react-hook-form';
import { humanize } from '../../lib/humanize.ts';
import { placeErrors } from '../../lib/placeErrors.ts';
import type { FormErrorType } from '../../lib/schemaErrors.ts';
import { type BookingPath, fieldLabels, rankPath, readPath, sampleLabels } from './bookingFields.ts';
import type { BookingRule } from './bookingSchema.ts';
import type { BookingTextKey, BookingTranslate } from './bookingTexts.ts';
import type { BookingFormValues } from './bookingValues.ts';

/** One line of the error summary. */
export interface ErrorLine {
  /** The control to go to; null if the message belongs to none that is shown. */
  path: BookingPath | null;
  text: string;
}

interface FormError {
  type: FormErrorType;
  message: string;
}

/** Gives a field's message in the language of the page; '' if the field has no error. */
export function errorText(
  error: { type?: unknown; message?: unknown } | undefined,
  t: BookingTranslate,
): string {
  if (typeof error?.message !== 'string' || error.message === '') return '';
  return error.type === ('server' satisfies FormErrorType) ? error.message : t(error.message as BookingRule);
}

/** Lists the errors of the form as lines, in the order of the form: "Sample 1: Soil type required". */
export function listErrorLines(errors: FieldErrors<BookingFormValues>, t: BookingTranslate): ErrorLine[] {
  return [...flatten(errors, '')]
    .map(([name, error]) => ({ path: name as BookingPath, text: describeError(name, error, t) }))
    .sort((one, other) => rankPath(one.path) - rankPath(other.path));
}

/**
 * Splits a server's field errors into those of controls that are shown, by path, and those that only the summary can show.
 */
export function placeServerErrors(
  fieldErrors: Readonly<Record<string, string>>,
  isShown: (path: BookingPath) => boolean,
  t: BookingTranslate,
): { onFields: ReadonlyMap<BookingPath, string>; elsewhere: readonly ErrorLine[] } {
  const { onFields, elsewhere } = placeErrors(fieldErrors, (name) => {
    const read = readPath(name);
    const isControl = read.kind === 'field' || read.kind === 'sampleField';
    return isControl && isShown(read.path) ? read.path : undefined;
  });
  const toLine = ({ path, message }: { path: string; message: string }): ErrorLine => ({
    path: null,
    text: describeError(path, { type: 'server', message }, t),
  });
  return { onFields, elsewhere: elsewhere.map(toLine) };
}

/** Writes an error as a line. Rules name their field themselves ('Select Test Type'); a server's text gets the label in front. */
function describeError(name: string, error: FormError, t: BookingTranslate): string {
  const read = readPath(name);
  const text = errorText(error, t);
  const isServer = error.type === 'server';
  const label = (key: BookingTextKey) => plainText(t, key);
  const ofField = (field: string) => t('bookingErrors.ofField', { field, message: text });
  const ofSample = (index: number, message: string) =>
    t('bookingErrors.ofSample', { number: index + 1, message });
  switch (read.kind) {
    case 'field':
      return isServer ? ofField(label(fieldLabels[read.field])) : text;
    case 'sampleField':
      return ofSample(read.index, isServer ? ofField(label(sampleLabels[read.field])) : text);
    case 'sample':
      return ofSample(read.index, read.rest ? ofField(humanize(read.rest)) : text);
    case 'whole':
      return text;
    case 'unknown':
      return ofField(isKnown(read.rest) ? label(wholeLabels[read.rest]) : humanize(read.rest));
  }
}

/** Labels of errors that have no control of their own. */
const wholeLabels = { samples: fieldLabels.samples, referrer_agent: 'bookingErrors.referrer' } as const;

function isKnown(name: string): name is keyof typeof wholeLabels {
  return Object.hasOwn(wholeLabels, name);
}

/** Translates a label. Labels have no placeholders, which the type of a key from a table can't show. */
function plainText(t: BookingTranslate, key: BookingTextKey): string {
  return (t as (key: BookingTextKey) => string)(key);
}

function* flatten(node: unknown, prefix: string): Generator<[string, FormError]> {
  if (typeof node !== 'object' || node === null) return;
  if ('message' in node && typeof node.message === 'string') {
    yield [prefix, node as FormError];
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'ref') yield* flatten(child, prefix ? `${prefix}.${key}` : key);
  }
}

import type { FieldErrors } from 'react-hook-form';
import { humanize } from '../../lib/humanize.ts';
import { placeErrors } from '../../lib/placeErrors.ts';
import type { FormErrorType } from '../../lib/schemaErrors.ts';
import { type BookingPath, bookingFields, type ExtraPath, readPath } from './bookingFields.ts';
import type { BookingRule } from './bookingSchema.ts';
import { type BookingTranslate, sayText } from './bookingTexts.ts';
import type { BookingExtra, BookingFormValues } from './bookingValues.ts';

/** One line of the error summary. */
export interface ErrorLine {
  /** The control to go to; null if the message belongs to none that is shown. */
  path: BookingPath | ExtraPath | null;
  text: string;
}

interface FormError {
  type: FormErrorType;
  message: string;
}

/** Gives a field's message in the language of the page; '' if the field has no error. */
export function errorText(
  { type, message = '' }: { type?: unknown; message?: unknown } = {},
  t: BookingTranslate,
): string {
  return type === ('rule' satisfies FormErrorType) ? t(message as BookingRule) : (message as string);
}

/** Lists the errors of the form as lines: "Sample 1: Soil type required". */
export function listErrorLines(errors: FieldErrors<BookingFormValues>, t: BookingTranslate): ErrorLine[] {
  return [...flatten(errors, '')].map(([name, error]) => ({
    path: name as BookingPath,
    text: describeError(name, error, t),
  }));
}

/**
 * Splits a server's field errors into those of controls that are shown, by path, and those that only the summary can show. Those of
 * the page's own fields come as `extra.plot_no`, or under the keys with which `sendExtra` sends them.
 */
export function placeServerErrors(
  fieldErrors: Readonly<Record<string, string>>,
  isShown: (path: BookingPath) => boolean,
  t: BookingTranslate,
  extra: BookingExtra = {},
): { onFields: ReadonlyMap<BookingPath | ExtraPath, string>; elsewhere: readonly ErrorLine[] } {
  const { onFields, elsewhere } = placeErrors<BookingPath | ExtraPath>(fieldErrors, (name) => {
    if (name.startsWith('extra.')) return name as ExtraPath;
    if (Object.hasOwn(extra, name)) return `extra.${name}`;
    const read = readPath(name);
    return 'spec' in read && isShown(read.path) ? read.path : undefined;
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
  const message = errorText(error, t);
  const field =
    error.type === 'server' && ('rest' in read ? nameOf(read.rest, t) : sayText(t, read.spec.label));
  const line = field ? t('bookingErrors.ofField', { field, message }) : message;
  return 'index' in read ? t('bookingErrors.ofSample', { number: read.index + 1, message: line }) : line;
}

/** Names what an error without a control is about. */
function nameOf(path: string, t: BookingTranslate): string {
  if (path === 'samples') return sayText(t, bookingFields.samples.label);
  return path === 'referrer_agent' ? t('bookingErrors.referrer') : humanize(path.replace('extra.', ''));
}

function* flatten(node: unknown, prefix: string): Generator<[string, FormError]> {
  // A host's own field can be called message.
  if (typeof (node as FormError)?.message === 'string') yield [prefix, node as FormError];
  else if (node instanceof Object)
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'ref') yield* flatten(child, prefix ? `${prefix}.${key}` : key);
    }
}

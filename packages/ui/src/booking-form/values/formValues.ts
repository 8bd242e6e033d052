import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { inDocumentOrder } from '../../lib/inDocumentOrder.ts';
import { useMessages } from '../../provider/index.ts';
import { type ErrorLine, errorText, listErrorLines } from './bookingErrorLines.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { BookingFormValues } from './bookingValues.ts';
import type { BookingForm } from './formLibrary.ts';

type Path = FieldPath<BookingFormValues>;

/** Reads a value from the form, or from one field; renders its component only when that changes. */
function useFormPart<Part>(form: BookingForm, read: () => Part, name?: Path): Part {
  const subscribe = useCallback(
    (callback: () => void) =>
      form.subscribe({ ...(name && { name }), formState: { values: true, errors: true }, callback }),
    [form, name],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Gives one field's message, '' if it has no error. Renders its component only when this text changes:
 * `useFormState({ name })` would render every row of the samples on each key after a failed submit.
 */
export function useFieldError(form: BookingForm, name: Path): string {
  const t = useMessages(bookingTexts);
  return useFormPart(form, () => errorText(form.getFieldState(name).error, t), name);
}

/** Gives one field's value; renders its component only when that value changes. */
export function useFieldValue<Name extends Path>(
  form: BookingForm,
  name: Name,
): FieldPathValue<BookingFormValues, Name> {
  return useFormPart(form, () => form.getValues(name), name);
}

/** Computes a number or a text from all values; renders its component only when the outcome changes. */
export function useFormOutcome<Outcome extends string | number | boolean>(
  form: BookingForm,
  work: (values: BookingFormValues) => Outcome,
): Outcome {
  return useFormPart(form, () => work(form.getValues()));
}

interface DrawnForm {
  form: BookingForm;
  rootRef: RefObject<Node | null>;
  pathId: (path: string) => string;
}

/** Lists the errors of the form as lines, in the order of its fields on the page. */
export function useErrorLines({ form, rootRef, pathId }: DrawnForm): ErrorLine[] {
  const t = useMessages(bookingTexts);
  const scope = rootRef.current?.getRootNode() as Document | undefined;
  const find = (path: string) => scope?.getElementById(pathId(path));
  // A folded sample has no fields.
  const place = ({ path }: ErrorLine) => path && (find(path) ?? find(path.replace(/\.\w+$/, '')));
  // Compare by content: the errors are new objects after every key.
  return JSON.parse(
    useFormPart(form, () => JSON.stringify(inDocumentOrder(listErrorLines(form.getErrors(), t), place))),
  );
}

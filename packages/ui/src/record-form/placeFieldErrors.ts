import { humanize } from '../lib/humanize.ts';

/** A server's field errors sorted: what a control of the form shows, and what only the summary can say. */
export interface PlacedErrors {
  onFields: ReadonlyMap<string, string>;
  /** `field` is '' for what belongs to the record as a whole. */
  elsewhere: readonly { field: string; message: string }[];
}

/**
 * Finds the control of each of a server's field errors. What lies below a control belongs to the control (`crops.1` to
 * `crops`), several messages for one control are joined with ', ', `non_field_errors` and `detail` belong to what contains them.
 */
export function placeFieldErrors(
  fieldErrors: Readonly<Record<string, string>>,
  controls: readonly string[],
): PlacedErrors {
  const onFields = new Map<string, string>();
  const elsewhere: { field: string; message: string }[] = [];
  for (const [name, message] of Object.entries(fieldErrors)) {
    const path = name
      .split('.')
      .filter((part) => part !== 'non_field_errors' && part !== 'detail')
      .join('.');
    const control = findControl(path, controls);
    if (control === undefined) {
      elsewhere.push({ field: path === '' ? '' : humanize(path), message });
    } else {
      const before = onFields.get(control);
      onFields.set(control, before ? `${before}, ${message}` : message);
    }
  }
  return { onFields, elsewhere };
}

/** The control at this path, else the nearest one above it. */
function findControl(path: string, controls: readonly string[]): string | undefined {
  return controls
    .filter((control) => path === control || path.startsWith(`${control}.`))
    .sort((one, other) => other.length - one.length)[0];
}

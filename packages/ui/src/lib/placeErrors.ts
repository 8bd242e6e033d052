/** A server's field errors sorted: what a control of the form shows, and what only the summary can say. */
export interface PlacedErrors<Path> {
  onFields: ReadonlyMap<Path, string>;
  /** `path` is '' for what belongs to the record as a whole. */
  elsewhere: readonly { path: string; message: string }[];
}

/**
 * Finds the control of each of a server's field errors. `non_field_errors` and `detail` belong to what contains them; several
 * messages for one control are joined with ', '.
 */
export function placeErrors<Path extends string>(
  fieldErrors: Readonly<Record<string, string>>,
  findControl: (path: string) => Path | undefined,
): PlacedErrors<Path> {
  const onFields = new Map<Path, string>();
  const elsewhere: { path: string; message: string }[] = [];
  for (const [name, message] of Object.entries(fieldErrors)) {
    const path = name
      .split('.')
      .filter((part) => part !== 'non_field_errors' && part !== 'detail')
      .join('.');
    const control = findControl(path);
    if (control === undefined) {
      elsewhere.push({ path, message });
    } else {
      const before = onFields.get(control);
      onFields.set(control, before ? `${before}, ${message}` : message);
    }
  }
  return { onFields, elsewhere };
}

/** The control at this path, else the nearest one above it: what lies below a control (`crops.1`) belongs to it. */
export function nearestControl<Path extends string>(
  path: string,
  controls: readonly Path[],
): Path | undefined {
  return controls
    .filter((control) => path === control || path.startsWith(`${control}.`))
    .sort((one, other) => other.length - one.length)[0];
}

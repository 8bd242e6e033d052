/**
 * A server's field errors, divided into those that a control of the form shows and those that only the
 * summary can show.
 */
export interface PlacedErrors<Path> {
  onFields: ReadonlyMap<Path, string>;
  /** `path` is '' for an error about the whole record. */
  elsewhere: readonly { path: string; message: string }[];
}

/**
 * Finds the control of each of a server's field errors. `non_field_errors` and `detail` belong to the object
 * that contains them; several messages for one control are joined with ', '.
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
      .filter((part) => !/^(non_field_errors|detail)$/.test(part))
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

/** The control at this path, or the nearest one above it: paths below a control (`crops.1`) belong to it. */
export function nearestControl<Path extends string>(
  path: string,
  controls: readonly Path[],
): Path | undefined {
  return controls
    .filter((control) => path === control || path.startsWith(`${control}.`))
    .sort((one, other) => other.length - one.length)[0];
}

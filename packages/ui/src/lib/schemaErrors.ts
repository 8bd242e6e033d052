import type { FieldErrors, FieldValues, set } from 'react-hook-form';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** An error's `type`: 'rule' comes from the form's own schema, 'server' has the server's text. */
export type FormErrorType = 'rule' | 'server';

/**
 * The first broken rule of each field as react-hook-form stores it, `type` 'rule'. `setAt` is the library's
 * `set`.
 */
export function schemaErrors<Values extends FieldValues>(
  issues: readonly Issue[],
  setAt: typeof set,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  const seen = new Set<string>();
  for (const { path, message } of issues) {
    const name = path.join('.');
    if (seen.has(name)) continue;
    seen.add(name);
    setAt(errors, name, { type: 'rule' satisfies FormErrorType, message });
  }
  return errors;
}

/**
 * What the booking form uses of zod/mini, in a twentieth of its size: the build puts it in that library's place. The form's own
 * tests hold both to the same behaviour.
 */

interface Issue {
  path: (string | number)[];
  message: string;
}

type Check = (value: never) => string | undefined;

/** Gives what was read; each broken rule becomes an issue. */
type Read = (input: unknown, path: Issue['path'], issues: Issue[]) => unknown;

interface Schema {
  read: Read;
  check: (...checks: Check[]) => Schema;
  isOptional?: boolean;
}

export function safeParse(schema: Schema, input: unknown) {
  const issues: Issue[] = [];
  const data = schema.read(input, [], issues);
  return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
}

export const string = (message?: string) => ofType((input) => typeof input === 'string', message);
export const number = (message?: string) => ofType((input) => Number.isFinite(input), message);
export const boolean = () => ofType((input) => typeof input === 'boolean');
export const literal = (value: unknown) => ofType((input) => input === value);
const oneOf = (values: readonly unknown[]) => ofType((input) => values.includes(input));

export { oneOf as enum };

export const refine = (holds: (value: never) => boolean, message: string): Check => {
  return (value) => (holds(value) ? undefined : message);
};
export const regex = (pattern: RegExp, message: string) => {
  return refine((text: string) => pattern.test(text), message);
};
export const maxLength = (most: number, message: string) => {
  return refine(({ length }: { length: number }) => length <= most, message);
};

export const nullable = (schema: Schema) => {
  return createSchema((input, path, issues) => (input === null ? null : schema.read(input, path, issues)));
};

export const optional = (schema: Schema): Schema => ({
  ...createSchema((input, path, issues) => (input === undefined ? input : schema.read(input, path, issues))),
  isOptional: true,
});

export const pipe = (first: Schema, second: Schema) =>
  createSchema((input, path, issues) => {
    const before = issues.length;
    const read = first.read(input, path, issues);
    return issues.length > before ? read : second.read(read, path, issues);
  });

export const array = (schema: Schema) =>
  ofType(Array.isArray, undefined, (input: unknown[], path, issues) =>
    input.map((item, index) => schema.read(item, [...path, index], issues)),
  );

export const record = (_key: Schema, schema: Schema) =>
  ofType(isObject, undefined, (input: Record<string, unknown>, path, issues) =>
    Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, schema.read(value, [...path, key], issues)]),
    ),
  );

export const object = (shape: Record<string, Schema>) =>
  ofType(isObject, undefined, (input: Record<string, unknown>, path, issues) => {
    const read: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(shape)) {
      const value = schema.read(input[key], [...path, key], issues);
      if (value !== undefined || !schema.isOptional) read[key] = value;
    }
    return read;
  });

/** Compiles nothing in any case. */
export const config = () => undefined;

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

type ReadInside<Input> = (input: Input, path: Issue['path'], issues: Issue[]) => unknown;

function ofType<Input>(
  fits: (input: unknown) => boolean,
  message = 'Invalid input',
  readInside: ReadInside<Input> = (input) => input,
): Schema {
  return createSchema((input, path, issues) => {
    if (fits(input)) return readInside(input as Input, path, issues);
    issues.push({ path, message });
  });
}

function createSchema(read: Read): Schema {
  return {
    read,
    check: (...checks) =>
      createSchema((input, path, issues) => {
        const before = issues.length;
        const value = read(input, path, issues);
        if (issues.length > before && value === undefined) return value;
        for (const check of checks) {
          const message = check(value as never);
          if (message !== undefined) issues.push({ path, message });
        }
        return value;
      }),
  };
}

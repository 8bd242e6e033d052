import type { RuleLibrary } from '../../../ui/src/booking-form/values/ruleLibrary.ts';

/**
 * The booking form's part of zod/mini, in a twentieth of its size: the build replaces that library with it.
 * `RuleLibrary` gives both the same types, and the form's own tests check the same behaviour.
 */

interface Issue {
  path: (string | number)[];
  message: string;
}

type Check = (value: never) => string | undefined;

/** Returns the value that was read, and adds an issue for each broken rule. */
type Read = (input: unknown, path: Issue['path'], issues: Issue[]) => unknown;

/** The inside of a rule, which only this file knows. */
interface Schema {
  read: Read;
  check: (...checks: Check[]) => Schema;
  isOptional?: boolean;
}

export const safeParse: RuleLibrary['safeParse'] = (rule, input) => {
  const issues: Issue[] = [];
  const data = (rule as unknown as Schema).read(input, [], issues);
  return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: data as never };
};

export const string: RuleLibrary['string'] = (message) =>
  ofType((input) => typeof input === 'string', message);
export const number: RuleLibrary['number'] = (message) => ofType((input) => Number.isFinite(input), message);
export const boolean: RuleLibrary['boolean'] = () => ofType((input) => typeof input === 'boolean');
const oneOf: RuleLibrary['enum'] = (values) => ofType((input) => values.includes(input as string));

export { oneOf as enum };

export const refine: RuleLibrary['refine'] = (holds, message) =>
  ((value: never) => (holds(value) ? undefined : message)) satisfies Check as never;
export const regex: RuleLibrary['regex'] = (pattern, message) =>
  refine((text: string) => pattern.test(text), message);
export const maxLength: RuleLibrary['maxLength'] = (most, message) =>
  refine(({ length }: { length: number }) => length <= most, message);

export const nullable: RuleLibrary['nullable'] = (rule) =>
  createSchema((input, path, issues) =>
    input === null ? null : (rule as unknown as Schema).read(input, path, issues),
  );

export const optional: RuleLibrary['optional'] = (rule) => ({
  ...createSchema((input, path, issues) =>
    input === undefined ? input : (rule as unknown as Schema).read(input, path, issues),
  ),
  isOptional: true,
});

export const pipe: RuleLibrary['pipe'] = (first, second) =>
  createSchema((input, path, issues) => {
    const before = issues.length;
    const read = (first as unknown as Schema).read(input, path, issues);
    return issues.length > before ? read : (second as unknown as Schema).read(read, path, issues);
  });

export const array: RuleLibrary['array'] = (rule) =>
  ofType(Array.isArray, undefined, (input: unknown[], path, issues) =>
    input.map((item, index) => (rule as unknown as Schema).read(item, [...path, index], issues)),
  );

export const object: RuleLibrary['object'] = (shape) =>
  ofType(isObject, undefined, (input: Record<string, unknown>, path, issues) => {
    const read: Record<string, unknown> = {};
    for (const [key, rule] of Object.entries(shape)) {
      const schema = rule as unknown as Schema;
      const value = schema.read(input[key], [...path, key], issues);
      if (value !== undefined || !schema.isOptional) read[key] = value;
    }
    return read;
  });

/** There is nothing to configure: it compiles no rules. */
export const config: RuleLibrary['config'] = () => undefined;

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

type ReadInside<Input> = (input: Input, path: Issue['path'], issues: Issue[]) => unknown;

function ofType<Input, Made>(
  fits: (input: unknown) => boolean,
  message = 'Invalid input',
  readInside: ReadInside<Input> = (input) => input,
): Made {
  return createSchema((input, path, issues) => {
    if (fits(input)) return readInside(input as Input, path, issues);
    issues.push({ path, message });
  });
}

/** `Made` is the rule's type for the form, which only the library's own types can express. */
function createSchema<Made>(read: Read): Made {
  const schema: Schema = {
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
  return schema as Made;
}

import * as library from 'zod/mini';

type Core = library.core.$ZodType;

/** A check of a parsed value. */
export type Check<Value> = library.core.$ZodCheck<Value>;

/** A schema of zod/mini; the form calls only its `check`. */
export type Rule<Zod extends Core = Core> = Pick<Zod, '_zod' | '~standard'> & {
  check: (...checks: Check<library.output<Zod>>[]) => Rule<Zod>;
};

/**
 * The part of zod/mini that the booking form uses, with only the arguments that it passes. The library and the widget's shim are
 * both of this type: add a function here before using it, and the shim does not compile until it has it, too.
 */
export interface RuleLibrary {
  string: (message?: string) => Rule<library.ZodMiniString<string>>;
  number: (message?: string) => Rule<library.ZodMiniNumber<number>>;
  boolean: () => Rule<library.ZodMiniBoolean<boolean>>;
  enum: <const Values extends readonly string[]>(
    values: Values,
  ) => Rule<library.ZodMiniEnum<{ [Value in Values[number]]: Value }>>;
  nullable: <Inner extends Core>(rule: Inner) => Rule<library.ZodMiniNullable<Inner>>;
  optional: <Inner extends Core>(rule: Inner) => Rule<library.ZodMiniOptional<Inner>>;
  pipe: <First extends Core, Second extends library.core.$ZodType<unknown, library.output<First>>>(
    first: First,
    second: Second,
  ) => Rule<library.ZodMiniPipe<First, Second>>;
  array: <Item extends Core>(rule: Item) => Rule<library.ZodMiniArray<Item>>;
  object: <Shape extends Readonly<Record<string, Core>>>(
    shape: Shape,
  ) => Rule<library.ZodMiniObject<Shape, library.core.$strip>>;
  refine: <Value>(holds: (value: Value) => boolean, message: string) => Check<Value>;
  regex: (pattern: RegExp, message: string) => Check<string>;
  maxLength: (most: number, message: string) => Check<{ length: number }>;
  safeParse: <Zod extends Core>(rule: Zod, input: unknown) => Outcome<library.output<Zod>>;
  config: (settings: { jitless: true }) => unknown;
}

type Outcome<Value> =
  | { success: true; data: Value; error?: undefined }
  | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };

export const string: RuleLibrary['string'] = library.string;
export const number: RuleLibrary['number'] = library.number;
export const boolean: RuleLibrary['boolean'] = library.boolean;
export const nullable: RuleLibrary['nullable'] = library.nullable;
export const optional: RuleLibrary['optional'] = library.optional;
export const pipe: RuleLibrary['pipe'] = library.pipe;
export const array: RuleLibrary['array'] = library.array;
export const object: RuleLibrary['object'] = library.object;
export const refine: RuleLibrary['refine'] = library.refine;
export const regex: RuleLibrary['regex'] = library.regex;
export const maxLength: RuleLibrary['maxLength'] = library.maxLength;
export const safeParse: RuleLibrary['safeParse'] = library.safeParse;
export const config: RuleLibrary['config'] = library.config;
const oneOf: RuleLibrary['enum'] = library.enum;

export { oneOf as enum };

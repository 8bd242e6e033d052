/**
 * All that the booking form uses of zod/mini, under the same names. The widget's stand-in has each of them: whoever uses one more
 * adds it here, and the stand-in does not compile until it has it.
 */
export {
  array,
  boolean,
  config,
  enum,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  string,
} from 'zod/mini';

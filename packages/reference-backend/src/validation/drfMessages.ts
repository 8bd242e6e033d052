import type { z } from 'zod';

/** Django REST Framework's texts for zod's issues. Passed to every parse as its error map. */
export const drfMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'This field is required.';
  if (issue.input === null) return 'This field may not be null.';
  return messages[issue.code]?.(issue);
};

type Issue = z.core.$ZodRawIssue;

const messages: Partial<Record<Issue['code'], (issue: Issue) => string | undefined>> = {
  invalid_type: (issue) =>
    issue.code === 'invalid_type' && issue.expected === 'boolean'
      ? 'Must be a valid boolean.'
      : 'Not a valid string.',
  invalid_value: (issue) => `"${display(issue.input)}" is not a valid choice.`,
  invalid_format: (issue) =>
    issue.code === 'invalid_format' && issue.format === 'guid' ? 'Must be a valid UUID.' : undefined,
  too_small: (issue) =>
    issue.code === 'too_small' && isNumber(issue.origin)
      ? `Ensure this value is greater than or equal to ${issue.minimum}.`
      : 'This field may not be blank.',
  too_big: (issue) => {
    if (issue.code !== 'too_big') return undefined;
    return isNumber(issue.origin)
      ? `Ensure this value is less than or equal to ${issue.maximum}.`
      : `Ensure this field has no more than ${issue.maximum} characters.`;
  },
};

const isNumber = (origin: string) => origin === 'number' || origin === 'int';

/** Enough to recognise it. */
const displayedLength = 200;

function display(input: unknown): string {
  const text = typeof input === 'object' ? JSON.stringify(input) : String(input);
  return text.length > displayedLength ? `${text.slice(0, displayedLength)}…` : text;
}

/** Gives Python's name for the type of a JSON value, as Django REST Framework's texts use it. */
export function pythonType(value: unknown): string {
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'number':
      return Number.isInteger(value) ? 'int' : 'float';
    default:
      return 'dict';
  }
}

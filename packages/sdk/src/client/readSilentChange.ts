import type { Operation } from './Operation.ts';

/**
 * Gives the record that a PUT or PATCH has stored if the answer is 204: the content that was `sent`, with the id of its path.
 * Undefined for every other answer.
 */
export function readSilentChange(
  { answers, method }: Operation,
  path: string,
  status: number,
  sent: unknown,
): object | undefined {
  if (status !== 204 || answers !== 'object' || !/^P[UA]/.test(method)) return undefined;
  const [, id] = /(\d+)\/$/.exec(path) ?? [];
  return { ...Object(sent), ...(id && { id: Number(id) }) };
}

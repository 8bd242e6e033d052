import { badRequest, type ErrorBody, type RefusedError } from '../errors.ts';

/** One thing that is wrong with a request, and where. */
export interface Issue {
  path: readonly (string | number)[];
  message: string;
}

/**
 * 400 with the issues in Django REST Framework's shape: lists of messages by field; for a list of objects a list with an
 * entry for each of `lengths[field]` objects, `{}` for one without issues; an item that is no object has messages directly.
 * Items of any other list are keyed by their index.
 */
export function invalid(issues: readonly Issue[], lengths: Record<string, number> = {}): RefusedError {
  return badRequest(byField(issues, lengths));
}

function byField(issues: readonly Issue[], lengths: Record<string, number>): ErrorBody {
  const names = new Set(issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(
    [...names].map((name) => {
      const inner = below(issues, name);
      const length = lengths[name];
      const isList = length !== undefined && inner.some(({ path }) => typeof path[0] === 'number');
      return [name, isList ? byIndex(inner, length) : node(inner)];
    }),
  );
}

function byIndex(issues: readonly Issue[], length: number): ErrorBody {
  return Array.from({ length }, (_, index) => node(below(issues, String(index))));
}

function node(issues: readonly Issue[]): ErrorBody {
  const messages = issues.filter(({ path }) => path.length === 0).map(({ message }) => message);
  return messages.length > 0 ? messages : byField(issues, {});
}

function below(issues: readonly Issue[], name: string): Issue[] {
  return issues
    .filter(({ path }) => String(path[0]) === name)
    .map(({ path, message }) => ({ path: path.slice(1), message }));
}

import library, { type FetchOptions } from 'openapi-fetch';
import type { Operation } from './Operation.ts';

/** All that the SDK uses of openapi-fetch. The widget's shim has this type, too. */
export interface OpenapiFetch {
  request: (method: Method, url: string, options: Options) => Promise<{ response: Response }>;
}

type Method = Lowercase<Operation['method']>;
type Options = Required<
  Pick<FetchOptions<AnyOperation>, 'params' | 'headers' | 'redirect' | 'parseAs' | 'fetch'>
> &
  Pick<FetchOptions<AnyOperation>, 'body'>;

/** The operations come from the table, so that the types know none of them. */
interface AnyOperation {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
}

/** The only module that imports openapi-fetch (decision 5). */
export function createOpenapiFetch(): OpenapiFetch {
  // Its file for `require` holds the function one level deeper.
  const create = (library as { default?: typeof library }).default ?? library;
  return create<Record<string, Record<Method, AnyOperation>>>();
}

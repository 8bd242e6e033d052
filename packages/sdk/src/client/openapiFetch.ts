import library, { type FetchOptions } from 'openapi-fetch';
import type { Operation } from './Operation.ts';

/** The part of openapi-fetch that the SDK uses. The widget's shim has this type, too. */
export interface OpenapiFetch {
  request: (method: Method, url: string, options: Options) => Promise<{ response: Response }>;
}

type Method = Lowercase<Operation['method']>;
type Options = Required<
  Pick<FetchOptions<AnyOperation>, 'params' | 'headers' | 'redirect' | 'parseAs' | 'fetch'>
> &
  Pick<FetchOptions<AnyOperation>, 'body'>;

/** Operations come from the table, so the library's types know none of them. */
interface AnyOperation {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
}

/** The only module that imports openapi-fetch (decision 5). */
export function createOpenapiFetch(): OpenapiFetch {
  // Its CommonJS file exports the function one level deeper.
  const create = (library as { default?: typeof library }).default ?? library;
  return create<Record<string, Record<Method, AnyOperation>>>();
}

import type { ApiPromise } from './ApiPromise.ts';
import type { Caller } from './createCaller.ts';
import { parseOperation } from './Operation.ts';
import { run } from './runOperation.ts';
import type { UdongoClient } from './UdongoClient.ts';

/** Creates the method that fetches a PDF from any address. */
export function createGetPdf(call: Caller): UdongoClient['getPdf'] {
  const pdf = parseOperation('files', '', 'getPdf GET / pdf');
  return (address, options = {}) => run(call, pdf, () => ({ path: address, options })) as ApiPromise<Blob>;
}

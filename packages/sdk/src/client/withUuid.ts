import { createUuid } from '../values/createUuid.ts';
import type { CallInput, Operation } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/** Adds a uuid to a booking: only a booking with one can be sent twice without becoming two. */
export function withUuid({ id }: Operation, input: CallInput, { retryCreates }: UdongoOptions): CallInput {
  if (id !== 'bookings.create' || !retryCreates) return input;
  const body: { uuid?: unknown } = Object(input.body);
  return body.uuid ? input : { ...input, body: { ...body, uuid: createUuid() } };
}

import type { OperationId, Operations } from '../generated/operations.ts';

/** The type of an operation's answer, such as `Booking` for `bookings.create`. */
export type AnswerOf<Id extends OperationId> = Operations[Id]['answer'];

/**
 * The type of an operation's JSON body, such as `BookingRequest` for `bookings.create`; undefined for one
 * without.
 */
export type BodyOf<Id extends OperationId> = Operations[Id]['body'];

/** The contract's first example of each operation's success; files and empty answers have no body. */
export type Examples = {
  readonly [Id in OperationId]: AnswerOf<Id> extends Blob
    ? { status: number; body?: undefined }
    : AnswerOf<Id> extends object
      ? { status: number; body: AnswerOf<Id> }
      : { status: number; body?: undefined };
};

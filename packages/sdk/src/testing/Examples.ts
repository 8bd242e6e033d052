import type { OperationId, Operations } from '../generated/operations.ts';

/** What an operation answers, such as a `Booking` for `bookings.create`. */
export type AnswerOf<Id extends OperationId> = Operations[Id]['answer'];

/** What an operation takes as JSON, such as a `BookingRequest` for `bookings.create`; undefined for one without. */
export type BodyOf<Id extends OperationId> = Operations[Id]['body'];

/** The contract's first example of each operation's success; files and empty answers have no body. */
export type Examples = {
  readonly [Id in OperationId]: AnswerOf<Id> extends Blob
    ? { status: number; body?: undefined }
    : AnswerOf<Id> extends object
      ? { status: number; body: AnswerOf<Id> }
      : { status: number; body?: undefined };
};

import type { OperationId, UdongoApi } from '../generated/operations.ts';
import type { operations as contract } from '../generated/schema.ts';

/** What an operation answers, such as a `Booking` for `bookings.create`. */
export type AnswerOf<Id extends OperationId> = Id extends `${infer Resource}.${infer Verb}`
  ? Resource extends keyof UdongoApi
    ? Verb extends keyof UdongoApi[Resource]
      ? UdongoApi[Resource][Verb] extends (...args: never) => Promise<infer Answer>
        ? Answer
        : never
      : never
    : never
  : never;

/** What an operation takes as JSON, such as a `BookingRequest` for `bookings.create`; undefined for one without. */
export type BodyOf<Id extends OperationId> = contract[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** The contract's first example of each operation's success; files and empty answers have no body. */
export type Examples = {
  readonly [Id in OperationId]: AnswerOf<Id> extends Blob
    ? { status: number; body?: undefined }
    : AnswerOf<Id> extends object
      ? { status: number; body: AnswerOf<Id> }
      : { status: number; body?: undefined };
};

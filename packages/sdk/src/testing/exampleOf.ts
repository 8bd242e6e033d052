import { examples } from '../generated/examples.ts';
import type { OperationId } from '../generated/operations.ts';
import type { AnswerOf } from './Examples.ts';

/** Gives the contract's first example of an operation's answer: a new copy for each caller. */
export function exampleOf<Id extends OperationId>(id: Id): AnswerOf<Id> {
  return structuredClone(examples[id].body) as AnswerOf<Id>;
}

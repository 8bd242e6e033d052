export type { AnswerOf, BodyOf } from './Examples.ts';
export { exampleOf } from './exampleOf.ts';

export { createHandlers, exampleOf, type MockCall, type UdongoHandlers } from './createHandlers.ts';
export type { AnswerOf, BodyOf } from './Examples.ts';

/** The calls of the second factor, which no other page downloads. */
export { secondFactor } from '@udongo/sdk/operations';

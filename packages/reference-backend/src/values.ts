/** The values that a column of a choice may have, as on the wire and in the contract's order. */
export * from './generated/values.ts';
export {
  reportSendChannels as sendChannels,
  reportSendOutcomes as sendOutcomes,
} from './generated/values.ts';

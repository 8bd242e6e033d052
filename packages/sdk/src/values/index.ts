export { bookingLimits, bookingStatuses, farmingTypes, soilTypes } from './bookingValues.ts';
export { roundCoordinate } from './coordinates.ts';
export { createUuid } from './createUuid.ts';
export { formatKes } from './formatKes.ts';
export { formatNumber, toNumber } from './formatNumber.ts';
export {
  judgeReadings,
  type ReadingProblem,
  type ReadingProblemKind,
  roundReading,
} from './judgeReadings.ts';
export { mediaUrl } from './mediaUrl.ts';
export { formatPhone, parseKenyanPhone } from './phone.ts';
export { type ReferrerAgentKind, toReferrerAgent } from './referrerAgent.ts';
export { saveFile } from './saveFile.ts';
export {
  isCoordinate,
  type SensorLimit,
  type SensorReading,
  type SensorValues,
  sensorLimits,
} from './sensorLimits.ts';
export {
  amountDue,
  analysesOf,
  costPerTest,
  laboratoryAnalyses,
  netAmount,
  type TestTypeOption,
  testTypes,
} from './testTypes.ts';
export { todayInNairobi } from './todayInNairobi.ts';
export { withoutFormulas } from './withoutFormulas.ts';

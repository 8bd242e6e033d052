export { bookingLimits, bookingStatuses, farmingTypes, soilTypes } from './bookingValues.ts';
export { roundCoordinate } from './coordinates.ts';
export { createUuid } from './createUuid.ts';
export { formatKes } from './formatKes.ts';
export { formatNumber, toNumber } from './formatNumber.ts';
export { mediaUrl } from './mediaUrl.ts';
export { formatPhone, parseKenyanPhone } from './phone.ts';
export { amountDue, costPerTest, netAmount, type TestTypeOption, testTypes } from './testTypes.ts';
export { todayInNairobi } from './todayInNairobi.ts';

import { todayInNairobi } from '@udongo/sdk/values';

/** Gives a day to come, yyyy-mm-dd, for what nobody may ask for a past day. */
export const daysAhead = (days: number) => todayInNairobi(new Date(Date.now() + days * 86_400_000));

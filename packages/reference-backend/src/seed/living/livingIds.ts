import { shops } from './livingPeople.ts';

/** Ids of the living service's rows: the administrator, then the agents, the farmers, and other staff, the agronomist first; indexes count from 0. */

export const shopUserId = (index: number) => index + 2;
export const livingFarmerUserId = (farmerId: number) => shops.length + 1 + farmerId;
export const livingAgronomistId = (farmers: number) => shops.length + farmers + 2;

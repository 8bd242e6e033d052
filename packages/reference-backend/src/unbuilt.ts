import type { OperationId } from '@udongo/sdk';

/**
 * Operations of the contract that this backend has not built: they answer 501 to whoever may call them. Building one is
 * taking its id from here and adding its handler; the compiler asks for both. A test keeps the list from growing.
 */
export const unbuilt = [
  'profiles.create',
  'profiles.delete',
  'counties.create',
  'counties.update',
  'counties.delete',
  'crops.create',
  'crops.update',
  'crops.delete',
  'otherCropNames.create',
  'otherCropNames.update',
  'otherCropNames.delete',
  'farmers.create',
  'farmers.update',
  'farmers.delete',
  'farmers.bulkCreate',
  'farmers.downloadBiodata',
  'agents.create',
  'agents.update',
  'agents.delete',
  'agents.bulkCreate',
  'discounts.create',
  'discounts.update',
  'discounts.delete',
  'devices.list',
  'devices.create',
  'devices.get',
  'devices.update',
  'devices.delete',
  'bookings.markAsPaid',
  'samples.list',
  'samples.create',
  'samples.get',
  'samples.update',
  'samples.delete',
  'samples.generateResults',
  'samples.adjustPh',
] as const satisfies readonly OperationId[];

export type UnbuiltOperationId = (typeof unbuilt)[number];
export type BuiltOperationId = Exclude<OperationId, UnbuiltOperationId>;

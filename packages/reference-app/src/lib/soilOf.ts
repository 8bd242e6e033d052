import type { SoilTestSample, SoilTestSampleRequest } from '@udongo/sdk';

/** Names the soil that was measured, so that the server refuses readings of soil that was thrown away. To be added after merging. */
export function soilOf({ received_on }: SoilTestSample): Pick<SoilTestSampleRequest, 'received_on'> {
  return received_on ? { received_on } : {};
}

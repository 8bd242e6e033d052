import type { Crop, CropRequest } from '@udongo/sdk';
import { omitUnread } from '../lib/omitUnread.ts';
import { toDecimal } from '../lib/toDecimal.ts';
import { type BoundField, boundFields } from './nutrients.ts';

/** The values of the controls; bounds as typed. */
export type CropFormValues = Record<BoundField, string> & {
  name: string;
  public: boolean;
  name_in_rules: string;
};

/** Gives the initial values: a new crop is public, and has no bounds. */
export function toCropValues(crop: Crop | null): CropFormValues {
  return {
    name: crop?.name ?? '',
    public: crop?.public ?? true,
    name_in_rules: crop?.name_in_rules ?? '',
    ...mapBounds((bound) => withoutZeros(String(crop?.[bound] ?? ''))),
  };
}

/**
 * Gives the request. For a changed crop it leaves out fields that the server did not answer and nobody
 * changed.
 */
export function toCropRequest(values: CropFormValues, crop: Crop | null): CropRequest {
  const request = toWholeRequest(values);
  if (crop) return omitUnread(request, crop, toWholeRequest(toCropValues(crop)));
  // A service with rule sets chooses it for a new crop.
  delete request.name_in_rules;
  return request;
}

function toWholeRequest(values: CropFormValues): CropRequest {
  return {
    name: values.name.trim(),
    public: values.public,
    name_in_rules: values.name_in_rules,
    ...mapBounds((bound) => toDecimal(values[bound])),
  };
}

/** Writes '5.50' as people do: '5.5'. */
function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** The cast is safe: `boundFields` names each of them. */
function mapBounds(toText: (bound: BoundField) => string): Record<BoundField, string> {
  return Object.fromEntries(boundFields.map((bound) => [bound, toText(bound)])) as Record<BoundField, string>;
}

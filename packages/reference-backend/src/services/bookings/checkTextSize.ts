import { bookingLimits } from '@udongo/sdk/values';
import { invalid } from '../../validation/issues.ts';

interface Texts {
  row: { name: string; address: string; ward: string; notes: string };
  samples: readonly { row: { sample_location: string; sample_notes: string } }[];
}

/** Limits the text of one booking, because lists show bookings whole. Errors: throws 400. */
export function checkTextSize({ row, samples }: Texts): void {
  const ofSamples = samples.map((sample) => sample.row.sample_location + sample.row.sample_notes);
  const text = [row.name, row.address, row.ward, row.notes, ...ofSamples].join('');
  if (new TextEncoder().encode(text).length <= bookingLimits.textBytes) return;
  const message = 'The texts of this booking are too long: at most 20 KB together. Shorten the notes.';
  throw invalid([{ path: ['non_field_errors'], message }]);
}

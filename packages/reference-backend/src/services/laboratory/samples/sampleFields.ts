import { boolean, choices, instant, key, text } from '../../../validation/fields.ts';
import type { Reading } from '../../../validation/readFields.ts';
import { limitedReadings } from '../../../values.ts';
import { soilFields } from '../../bookings/soilFields.ts';
import { sensorData } from './sensorData.ts';

export const sampleFields = {
  booking: key(),
  sensor_data: sensorData(),
  below_limit: choices(limitedReadings).optional(),
  ...soilFields,
  received_on: instant().optional(),
  device: key().optional(),
  is_repeat: boolean().optional(),
  correction_reason: text({ max: 500 }).optional(),
};

export type SampleReading = Reading<typeof sampleFields>;

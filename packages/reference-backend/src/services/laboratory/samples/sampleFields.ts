import { key } from '../../../validation/fields.ts';
import type { Reading } from '../../../validation/readFields.ts';
import { soilFields } from '../../bookings/soilFields.ts';
import { sensorData } from './sensorData.ts';

export const sampleFields = { booking: key(), sensor_data: sensorData(), ...soilFields };

export type SampleReading = Reading<typeof sampleFields>;

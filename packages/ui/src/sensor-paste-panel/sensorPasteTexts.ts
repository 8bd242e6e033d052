import { common } from '../messages/en/common.ts';
import { failure } from '../messages/en/failure.ts';
import { sensorPaste } from '../messages/en/sensorPaste.ts';
import { sensorReading } from '../messages/en/sensorReading.ts';

/** The texts of the panel. */
export const sensorPasteTexts = { common, failure, sensorPaste, sensorReading };

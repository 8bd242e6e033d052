import type { Language, SampleResult } from '@udongo/sdk';
import { colours, type Sheet } from '../../../platform/pdf/Sheet.ts';
import { reportTexts } from './reportTexts.ts';

/** Says below the readings of a sample that the calibration of its probe was overdue; nothing where it was not. */
export function writeCalibration(sheet: Sheet, result: SampleResult, language: Language): void {
  if (!result.calibration_overdue) return;
  sheet.write(reportTexts[language].calibrationOverdue, { size: 10, colour: colours.muted }, 4);
}

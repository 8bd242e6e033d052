export type {
  DeviceLocationState,
  LocatedPosition,
  LocatePort,
  LocateProblem,
} from '../lib/useDeviceLocation.ts';
export {
  type PasteProblem,
  type PasteProblemKind,
  parseSensorText,
  parseSensorTextInSlices,
  type SensorLine,
  type SensorRow,
  type SensorText,
} from './parseSensorText.ts';
export { formatReading, pasteProblemText, readingProblemText } from './problemText.ts';
export { readingsToText, readReadings } from './readingTexts.ts';
export { type ReadQuantity, readQuantity } from './readQuantity.ts';
export { SensorPasteDialog, type SensorPasteDialogProps } from './SensorPasteDialog.tsx';
export { SensorPastePanel, type SensorPastePanelProps } from './SensorPastePanel.tsx';
export type {
  CurrentReadings,
  SensorPastePanelSlots,
  SensorPastePanelState,
} from './sensorPasteSlots.ts';
export {
  isCoordinate,
  judgeReadings,
  type ReadingProblem,
  type ReadingProblemKind,
  roundReading,
  type SensorLimit,
  type SensorReading,
  type SensorValues,
  sensorLimits,
  sensorReadings,
  toSensorData,
} from './sensorReadings.ts';
export { type SensorPasteParams, type SensorPasteState, useSensorPaste } from './useSensorPaste.ts';

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
  type SensorLine,
  type SensorRow,
  type SensorText,
} from './parseSensorText.ts';
export { formatReading } from './problemText.ts';
export { SensorPasteDialog, type SensorPasteDialogProps } from './SensorPasteDialog.tsx';
export {
  SensorPastePanel,
  type SensorPastePanelProps,
  type SensorPastePanelRootProps,
} from './SensorPastePanel.tsx';
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
  type SensorLimit,
  type SensorReading,
  type SensorValues,
  sensorLimits,
  sensorReadings,
  toSensorData,
} from './sensorReadings.ts';
export type { SensorPasteParams } from './usePaste.ts';

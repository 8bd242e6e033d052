export {
  judgeReadings,
  type ReadingProblem,
  type ReadingProblemKind,
  roundReading,
} from './judgeReadings.ts';
export {
  type PasteProblem,
  type PasteProblemKind,
  parseSensorText,
  type SensorLine,
  type SensorRow,
  type SensorText,
} from './parseSensorText.ts';
export {
  isCoordinate,
  type SensorLimit,
  type SensorReading,
  type SensorValues,
  sensorLimits,
  sensorReadings,
} from './sensorReadings.ts';

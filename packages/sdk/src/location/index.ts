export {
  type DeviceLocation,
  LocationError,
  type LocationOptions,
  type LocationProblem,
  locateDevice,
} from './locateDevice.ts';

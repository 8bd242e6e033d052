/** The part that we use; the package brings no types. */
declare module 'fs-native-extensions' {
  /** Locks the whole file for this open descriptor, until it is closed; false while another descriptor has it. */
  export function tryLock(descriptor: number): boolean;
}

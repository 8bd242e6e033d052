/**
 * Timers take a signed 32-bit count of milliseconds; a larger one, such as `Infinity`, would fire at once.
 */
export const longestDelayMs = 2 ** 31 - 1;

/** Timers take a signed 32-bit count of milliseconds; more, such as `Infinity`, would fire at once. */
export const longestDelayMs = 2 ** 31 - 1;

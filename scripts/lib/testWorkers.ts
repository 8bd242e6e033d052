import { availableParallelism, totalmem } from 'node:os';

/** A worker that has loaded the API, its database's connections and a few PDFs. */
const bytesEach = 1.5 * 1024 ** 3;

/** Number of test files that run at once: one on each core, as long as the memory is enough for them. */
export const testWorkers = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / bytesEach)));

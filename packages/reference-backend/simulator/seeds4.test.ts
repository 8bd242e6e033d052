import { liveSeeds } from './liveSeeds.ts';

// A planted fault is looked for in more lives.
liveSeeds(4, process.env.FAULT ? 17 : 2);

import { liveSeeds } from './liveSeeds.ts';

// Beside the other seeds: two workers share them.
liveSeeds(1, 2);

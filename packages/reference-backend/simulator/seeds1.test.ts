import { liveSeeds } from './liveSeeds.ts';

liveSeeds(1, 3);

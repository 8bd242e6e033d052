import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(281, 20);

import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(101, 100);

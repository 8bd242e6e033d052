import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(101, 20, 100);

import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(141, 20);

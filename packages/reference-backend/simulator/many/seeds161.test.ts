import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(161, 20);

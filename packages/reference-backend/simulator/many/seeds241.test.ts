import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(241, 20);

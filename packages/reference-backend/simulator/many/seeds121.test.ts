import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(121, 20);

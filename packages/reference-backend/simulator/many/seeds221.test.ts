import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(221, 20);

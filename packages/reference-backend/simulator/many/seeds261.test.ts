import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(261, 20);

import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(181, 20);

import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(201, 100);

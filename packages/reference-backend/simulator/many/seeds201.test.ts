import { liveSeeds } from '../liveSeeds.ts';

liveSeeds(201, 20, 100);

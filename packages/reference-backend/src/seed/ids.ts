import cropData from '../../data/crops.json' with { type: 'json' };
import { agentPeople } from './people.ts';

/** Ids of the demo's rows. Of users: 1 the administrator, 2 to 7 the agents, 8 to 37 the farmers, 38 to 42 other staff, the agronomist first; indexes count from 0. */

export const dayMs = 86_400_000;

export function agentUserId(index: number): number {
  return index + 2;
}

export function farmerUserId(index: number): number {
  return agentPeople.length + index + 2;
}

/** Crops have the order of their file. */
export function cropId(name: string): number {
  return cropData.findIndex((crop) => crop.name === name) + 1;
}

/** The agronomist, who verifies. */
export const agronomistUserId = 38;
export const technicianUserId = 40;

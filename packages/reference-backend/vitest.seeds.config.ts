import { defineSimulator } from './vitest.simulator.shared.ts';

export default defineSimulator('simulator-seeds', 'simulator/many/*.test.ts');

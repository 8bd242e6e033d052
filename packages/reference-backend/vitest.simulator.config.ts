import { defineSimulator } from './vitest.simulator.shared.ts';

export default defineSimulator('simulator', 'simulator/*.test.ts');

/** Content for an empty database. */
export type Seed = 'living' | 'demo' | 'reference' | 'none';

/** Whether it makes the demo accounts. */
export function isDemo(seed: string): boolean {
  return seed === 'living' || seed === 'demo';
}

/** Gives the seed when none is set. Demo accounts have public passwords, so they are seeded only on this machine. */
export function defaultSeed({
  DATABASE_URL,
  HOST,
}: {
  DATABASE_URL?: string | undefined;
  HOST: string;
}): Seed {
  const isLoopback = /^(localhost|::1|127(\.\d{1,3}){3})$/.test(HOST);
  return isLoopback && !DATABASE_URL ? 'living' : 'reference';
}

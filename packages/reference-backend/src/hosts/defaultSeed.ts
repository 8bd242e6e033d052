/** What an empty database is filled with. */
export type Seed = 'living' | 'demo' | 'reference' | 'none';

/** Whether it makes the demo accounts. */
export function isDemo(seed: string): boolean {
  return seed === 'living' || seed === 'demo';
}

/** What is seeded when nobody says what: demo accounts have public passwords, so they stay on this machine. */
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

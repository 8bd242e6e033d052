import type { AppContext } from './AppEnv.ts';

/**
 * The address that a request came from, for throttling. Behind `hops` proxies it is the address that the outermost trusted
 * proxy saw: anybody can invent those further left in X-Forwarded-For.
 * IPv6 addresses count by their /64, because that is how much one customer gets. "unknown" without a connection.
 */
export function clientAddress(context: AppContext, hops: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Undefined in a browser, where there is no connection.
  const connection: string | undefined = context.env?.address;
  const address = (hops > 0 && forwarded.at(-Math.min(hops, forwarded.length))) || connection || 'unknown';
  const plain = address.replace(/^::ffff:/i, '');
  return plain.includes(':') ? expand(plain).slice(0, 4).join(':') : plain;
}

function expand(address: string): string[] {
  const [left = '', right] = address.toLowerCase().split('::');
  const before = left.split(':').filter(Boolean);
  const after = (right ?? '').split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

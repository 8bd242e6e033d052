import type { Farmer, UdongoApi } from '@udongo/sdk';

type Farmers = UdongoApi['farmers'];

/** The farmers of an agent that this device knows, and how many there are. */
export interface OwnFarmers {
  farmers: readonly Farmer[];
  count: number;
}

const pageSize = 100;
const maxPages = 5;
/** Time for which farmers that were all read are not read again. */
const freshMs = 10 * 60_000;

interface Reading {
  referrer: number;
  atMs: number;
  own: Promise<OwnFarmers>;
}

const readings = new WeakMap<object, Reading>();

/**
 * Reads up to 500 farmers of an agent, page after page. Each page is stored on the device, and comes from there without a network. A
 * page that does not load ends it. Never rejects.
 */
export function readOwnFarmers(port: Farmers, referrer: number): Promise<OwnFarmers> {
  const last = readings.get(port);
  if (last?.referrer === referrer && Date.now() - last.atMs < freshMs) return last.own;
  const own = readPages(port, referrer, () => readings.delete(port));
  readings.set(port, { referrer, atMs: Date.now(), own });
  return own;
}

async function readPages(farmers: Farmers, referrer: number, onFailure: () => void): Promise<OwnFarmers> {
  const own: Farmer[] = [];
  let count = 0;
  try {
    for (let page = 1; page <= maxPages; page += 1) {
      const query = { referrer, limit: pageSize, page, fields: 'id,user,profile' };
      const { results, total_pages, ...found } = await farmers.list(query);
      own.push(...results);
      count = found.count;
      if (results.length === 0 || page >= total_pages) break;
    }
  } catch {
    // Keep the pages that arrived.
    onFailure();
  }
  return { farmers: own, count: Math.max(count, own.length) };
}

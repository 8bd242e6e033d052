import type { Farmer, FarmersListQuery, Page, UdongoApi } from '@udongo/sdk';
import { readOwnFarmers } from '../../services/ownFarmers.ts';

type Farmers = UdongoApi['farmers'];

/** Finds farmers among the known ones; undefined if nobody is known. */
export async function findOwn(
  port: Farmers,
  referrer: number,
  query: FarmersListQuery = {},
): Promise<Page<Farmer> | undefined> {
  const { farmers } = await readOwnFarmers(port, referrer);
  if (farmers.length === 0) return undefined;
  const found = farmers.filter((farmer) => matches(farmer, query.search ?? ''));
  const results = found.slice(0, query.limit);
  return { count: found.length, total_pages: 1, next: null, previous: null, results };
}

/** Whether each word is in name, phone number or email, as the server searches. */
function matches({ user, profile: beside }: Farmer, search: string): boolean {
  const phone = (user.profile ?? beside)?.phone_number ?? '';
  const text = [user.full_name, user.email, phone, phone.replace(/^\+254/, '0')].join(' ').toLowerCase();
  const isPhone = /^[\d\s+]+$/.test(search);
  const words = isPhone ? [search.replace(/\s/g, '')] : search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

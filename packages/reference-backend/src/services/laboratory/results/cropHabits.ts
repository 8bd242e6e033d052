/** Habits of crops, as far as advice depends on them. */

/** Standing for years: nothing is mixed in around them. Sources: coffee-tea.co.uk, Egerton in farmerstrend.co.ke; sugarcane, mango: estimates. */
const perennials: ReadonlySet<string> = new Set(['tea', 'coffee', 'avocado', 'mango', 'banana', 'sugarcane']);
/** Sown in drills or broadcast: they have no planting holes. Finger millet: an estimate. */
const drilled: ReadonlySet<string> = new Set(['wheat', 'rice', 'finger millet']);
/** The lowest pH at which they need no lime, in hundredths, whatever their range. Source: coffee-tea.co.uk (grows at 4.0). */
const acidLovers: Readonly<Record<string, number>> = { tea: 400 };
/** Crops that make their own nitrogen: they get only a small starter at planting. */
const legumes: ReadonlySet<string> = new Set(['beans', 'cowpea', 'pigeon pea']);

/** Gives the first of these crops that forbids mixing lime into their plot: it is perennial, or likes acid soil. */
export function findStanding(cropNames: readonly string[]): string | undefined {
  return cropNames.find((cropName) => perennials.has(toKey(cropName)) || leastPhOf(cropName) !== null);
}

export function isDrilled(cropName: string): boolean {
  return drilled.has(toKey(cropName));
}

export function isLegume(cropName: string): boolean {
  return legumes.has(toKey(cropName));
}

/** Hundredths of pH from which the crop needs no lime; null for one that goes by its range. */
export function leastPhOf(cropName: string): number | null {
  return acidLovers[toKey(cropName)] ?? null;
}

/** A crop's stored name without what is in brackets: "Coffee (Arabica)" is "coffee". */
export function toKey(cropName: string): string {
  return cropName.replace(/\(.*/, '').trim().toLowerCase();
}

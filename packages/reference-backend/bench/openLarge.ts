import { createProgressLine } from '../scripts/progressLine.ts';
import { vacuum } from '../scripts/vacuum.ts';
import { seedLarge } from '../src/seed/seedLarge.ts';
import { openBench } from './openBench.ts';
import { seedMoney } from './seedMoney.ts';

/**
 * Opens the app over this many bookings, with agents, payments and commissions to match, on a PostgreSQL of its own or on DATABASE_URL;
 * rows that an earlier run seeded there are kept.
 */
export async function openLarge(bookings: number) {
  const { app, db, clock, url, close } = await openBench(10);
  await seedMoney.agents(db);
  const line = createProgressLine(process.stdout);
  const start = performance.now();
  const seeded = await seedLarge({ db, clock, bookings, onProgress: line.show }).finally(line.end);
  const seconds = (performance.now() - start) / 1000;
  await seedMoney.payments(db);
  await vacuum(url);
  const speed =
    seeded.stored === 0
      ? 'It was seeded by an earlier run.'
      : `Seeding took ${Math.round(seconds)} s: ${Math.round(seeded.stored / seconds).toLocaleString('en')} bookings and ` +
        `${Math.round(seeded.rows / seconds).toLocaleString('en')} rows a second, all indexes kept.`;
  return {
    app,
    db,
    clock,
    /** Speed of seeding, for people. */
    speed,
    close,
  };
}

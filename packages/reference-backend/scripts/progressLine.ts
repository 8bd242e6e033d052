import type { SeedProgress } from '../src/seed/seedLarge.ts';

/** Target of the lines, as `process.stdout`. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

const quietMs = 5000;

/** Shows progress as one line that changes in place on a terminal, and as a line every five seconds elsewhere. */
export function createProgressLine(output: Output, now: () => number = () => performance.now()) {
  const start = now();
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show: (progress: SeedProgress) => {
      const seconds = (now() - start) / 1000;
      const text = toLine(progress, seconds);
      const isDue = now() - shownAt >= quietMs || progress.done >= progress.of;
      if (output.isTTY) output.write(`\r\u001b[K${text}`);
      else if (isDue) output.write(`${text}\n`);
      if (isDue) shownAt = now();
    },
    end: () => {
      if (output.isTTY) output.write('\n');
    },
  };
}

/** Rows are those that this run has stored, of all tables; an earlier run's have cost it nothing. */
function toLine({ done, of, rows, stored }: SeedProgress, seconds: number): string {
  const share = of === 0 ? 1 : Math.min(1, done / of);
  const filled = Math.round(share * 20);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(20 - filled)}]`;
  const left = stored === 0 ? 0 : (Math.max(0, of - done) * seconds) / stored;
  const speed = seconds === 0 ? 0 : Math.round(rows / seconds);
  return [
    bar,
    `${Math.floor(share * 100)} %`,
    `${done.toLocaleString('en')} of ${of.toLocaleString('en')} bookings`,
    `${speed.toLocaleString('en')} rows/s`,
    done >= of ? `${toDuration(seconds)} in all` : `${toDuration(left)} left`,
  ].join('  ');
}

function toDuration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

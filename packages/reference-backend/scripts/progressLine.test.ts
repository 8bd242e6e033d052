import { expect, test } from 'vitest';
import { createProgressLine } from './progressLine.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const output = { isTTY, write: (text: string) => written.push(text) };
  return { written, clock, line: createProgressLine(output, () => clock.now) };
}

test('a terminal shows share, speed and time left in one line that changes in place', () => {
  const { written, clock, line } = record(true);
  clock.now = 10_000;
  line.show({ done: 600_000, of: 1_000_000, stored: 100_000, rows: 500_000 });
  line.end();
  expect(written).toEqual([
    '\r\u001b[K[############--------]  60 %  600,000 of 1,000,000 bookings  50,000 rows/s  0:40 left',
    '\n',
  ]);
});

test('a log gets a plain line every five seconds, and the last one', () => {
  const { written, clock, line } = record(false);
  for (let done = 100; done <= 700; done += 100) {
    clock.now += 2000;
    line.show({ done, of: 700, stored: done, rows: done * 5 });
  }
  line.end();
  expect(written).toEqual([
    '[###-----------------]  14 %  100 of 700 bookings  250 rows/s  0:12 left\n',
    '[###########---------]  57 %  400 of 700 bookings  250 rows/s  0:06 left\n',
    '[####################]  100 %  700 of 700 bookings  250 rows/s  0:14 in all\n',
  ]);
});

/**
 * Slows the clock of a process (loaded with `node --import`), so that pictures of made-up data look the same on every day: time
 * begins at `CLOCK`. It moves on, since servers wait for moments to come, but so slowly that a run takes less than a minute of
 * it.
 */
const startMs = Date.parse(process.env.CLOCK ?? '');
const Real = Date;
const beganMs = Real.now();
const slowness = 60;

class Shifted extends Real {
  constructor(...args: [] | [number | string | Date]) {
    super(...((args.length === 0 ? [Shifted.now()] : args) as [number]));
  }

  static override now(): number {
    return Math.floor(startMs + (Real.now() - beganMs) / slowness);
  }
}

globalThis.Date = Shifted as DateConstructor;

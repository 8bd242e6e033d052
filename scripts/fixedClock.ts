/**
 * Loaded before a process (`node --import`), so that pictures of made-up data look the same on every day: time begins at `CLOCK`.
 * It goes on from there, since servers wait for moments to come.
 */
const startMs = Date.parse(process.env.CLOCK ?? '');
const Real = Date;
const shiftMs = startMs - Real.now();

class Shifted extends Real {
  constructor(...args: [] | [number | string | Date]) {
    super(...((args.length === 0 ? [Shifted.now()] : args) as [number]));
  }

  static override now(): number {
    return Real.now() + shiftMs;
  }
}

globalThis.Date = Shifted as DateConstructor;

/** Gives the result of work; undefined when it fails, or takes longer than this. */
export function inTime<Result>(work: Promise<Result>, patienceMs: number): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}

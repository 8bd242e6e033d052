const letters: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    c: 'ç',
    d: 'ð',
    e: 'é',
    i: 'í',
    l: 'ł',
    n: 'ñ',
    o: 'ó',
    s: 'š',
    t: 'ŧ',
    u: 'ú',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Á',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    I: 'Í',
    L: 'Ł',
    N: 'Ñ',
    O: 'Ó',
    S: 'Š',
    T: 'Ŧ',
    U: 'Ú',
    Y: 'Ý',
    Z: 'Ž',
  },
};

/**
 * Texts, at any depth, in a language that nobody speaks: each is recognised by its brackets and still legible; the places of
 * values stay.
 */
export function distort(part: unknown): unknown {
  if (typeof part === 'string') {
    return `⟦${part.replace(/\{\w+\}|[a-z]/gi, (found) => letters[found] ?? found)}⟧`;
  }
  return Object.fromEntries(Object.entries(part as object).map(([key, each]) => [key, distort(each)]));
}

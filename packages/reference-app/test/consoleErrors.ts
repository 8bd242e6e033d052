const printed: string[] = [];
const expected: string[] = [];

/** From now on a test that prints a warning or an error fails with its text: React says there what a component does wrong. */
export function collectErrors(): void {
  const collect = (...parts: unknown[]) => void printed.push(toText(parts));
  console.error = collect;
  console.warn = collect;
}

/** Lets this test print errors that have these words in them; it fails when none has. */
export function expectError(words: string): void {
  expected.push(words);
}

/** Whether this test has printed an error that has these words in it. */
export function hasPrinted(words: string): boolean {
  return printed.some((text) => text.includes(words));
}

/** Checks the printed errors at the end of a test. Errors: throws with the unexpected ones, or with the expected ones that are missing. */
export function checkErrors(): void {
  const texts = printed.splice(0);
  const words = expected.splice(0);
  const unexpected = texts.filter((text) => !words.some((word) => text.includes(word)));
  const missing = words.filter((word) => !texts.some((text) => text.includes(word)));
  if (unexpected.length > 0) throw new Error(`This test printed:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`This test did not print: ${missing.join(', ')}`);
}

/** Formats a call's arguments as the console would show them. */
function toText([first, ...rest]: unknown[]): string {
  const text = String(first).replaceAll(/%[a-z]/g, (mark) => (rest.length > 0 ? String(rest.shift()) : mark));
  return [text, ...rest.map(String)].join(' ');
}

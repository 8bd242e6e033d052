/** The non-empty lines of a text, found in one pass and read on demand. */
export interface TextLines {
  count: number;
  /** A trimmed line, at most 2,000 characters of it. */
  read: (index: number) => string;
  readWhole: (index: number) => string;
  /** The 1-based number of a line in the text. */
  numberOf: (index: number) => number;
}

const maxLength = 2000;
/** The number of characters between two pauses. */
const stepLength = 50_000;

/** Finds lines without cutting up the text, with pauses: a million of them would block the page. */
export function* indexLines(text: string): Generator<void, TextLines> {
  const starts: number[] = [];
  const ends: number[] = [];
  const numbers: number[] = [];
  let number = 1;
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    if (at % stepLength === stepLength - 1) yield;
    const code = text.charCodeAt(at);
    const isEnd = at === text.length || code === 10 || code === 13;
    if (isEnd && start >= 0) {
      starts.push(start);
      ends.push(at);
      numbers.push(number);
      start = -1;
    } else if (start < 0 && !isEnd && code > 32) start = at;
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) number += 1;
  }
  const cut = (index: number, length: number) => {
    const from = starts[index] ?? 0;
    return text.slice(from, Math.min(ends[index] ?? 0, from + length)).trim();
  };
  return {
    count: starts.length,
    read: (index) => cut(index, maxLength),
    readWhole: (index) => cut(index, text.length),
    numberOf: (index) => numbers[index] ?? 0,
  };
}

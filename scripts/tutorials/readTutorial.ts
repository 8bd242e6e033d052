/** A step that a reader does, or sees, in the order of the page. */
export type TutorialStep =
  | { kind: 'file'; path: string; code: string }
  /** Commands that end. */
  | { kind: 'run'; code: string }
  /** A command that keeps running, and the address that answers once it is ready. */
  | { kind: 'serve'; code: string; address: string }
  /** A command in a copy of this repository that keeps running, and the address that answers once it is ready. */
  | { kind: 'repository'; code: string; address: string }
  /** A numbered sentence: an action in the browser. */
  | { kind: 'do'; text: string }
  /** A quoted sentence, which begins with "You see". */
  | { kind: 'see'; text: string };

const block = /^```(\w*)(?: (\w+)=(\S+))?\n(.*?\n)```(?=\n|$)/s;
const numbered = /^\d+\. (.+?)(?=\n\n|\n*$|\n\d+\. )/s;
const quoted = /^ *> (.+?)(?=\n\n|\n*$)/s;

/**
 * Reads the steps of a tutorial. Lists without numbers, tables and paragraphs are for people only.
 * Errors: a code block that says neither `file=` nor that it is run, and a quote that does not begin with "You see".
 */
export function readTutorial(markdown: string): TutorialStep[] {
  const steps: TutorialStep[] = [];
  for (let at = 0; at < markdown.length; ) {
    const rest = markdown.slice(at);
    const [whole, step] = readBlock(rest) ?? readSentence(rest) ?? [];
    if (step) steps.push(step);
    at += whole?.length ?? (rest.indexOf('\n') + 1 || rest.length);
  }
  return steps;
}

function readBlock(rest: string): [string, TutorialStep] | null {
  if (!rest.startsWith('```')) return null;
  const [whole = rest.slice(0, 80), language, key, value, code = ''] = block.exec(rest) ?? [];
  if (key === 'file' && value) return [whole, { kind: 'file', path: value, code }];
  if (language === 'sh' && key === 'serve' && value) return [whole, { kind: 'serve', code, address: value }];
  if (language === 'sh' && key === 'repository' && value) {
    return [whole, { kind: 'repository', code, address: value }];
  }
  if (language === 'sh' && !key) return [whole, { kind: 'run', code }];
  throw new Error(`Nobody knows what to do with this block:\n${whole}`);
}

function readSentence(rest: string): [string, TutorialStep] | null {
  const todo = numbered.exec(rest);
  if (todo) return [todo[0], { kind: 'do', text: join(todo[1]) }];
  const seen = quoted.exec(rest);
  if (!seen) return null;
  const text = join(seen[1]);
  if (!text.startsWith('You see')) throw new Error(`A quote says what one sees: ${text}`);
  return [seen[0], { kind: 'see', text }];
}

/** One line, without the quote signs and the indentation of further lines. */
function join(text = ''): string {
  return text.replaceAll(/\n *>? */g, ' ').trim();
}

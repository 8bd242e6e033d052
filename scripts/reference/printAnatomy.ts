/** What is known of a class: a slot or part of the component that is shown, or another component of ours. */
export type ClassNames = ReadonlyMap<string, string>;

interface Line {
  text: string;
  children: Line[];
}

const voidTags = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/**
 * Which slot is within which, as a tree, read from the HTML of an example. `known` names classes; elements without one are left
 * out. Several alike, one after the other, are shown once.
 */
export function printAnatomy(html: string, known: ClassNames): string {
  return print(fold(readLines(html, known))).join('\n');
}

function readLines(html: string, known: ClassNames): Line[] {
  const root: Line = { text: '', children: [] };
  /** The line in which each open element is. */
  const open: Line[] = [root];
  for (const [, closing, tag = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    const within = open.at(-1) ?? root;
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    const name = classes
      .split(' ')
      .map((each) => known.get(each))
      .find(Boolean);
    const line = name ? { text: name.startsWith('<') ? name : `${name} <${tag}>`, children: [] } : within;
    if (line !== within) within.children.push(line);
    if (!voidTags.has(tag)) open.push(line);
  }
  return root.children;
}

/** Lines alike that follow each other become one. */
function fold(lines: readonly Line[]): Line[] {
  const folded: (Line & { key: string; times: number })[] = [];
  for (const { text, children } of lines) {
    const line = { text, children: fold(children) };
    const key = JSON.stringify(line);
    const last = folded.at(-1);
    if (last?.key === key) last.times += 1;
    else folded.push({ ...line, key, times: 1 });
  }
  return folded.map(({ text, children, times }) => ({
    text: times > 1 ? `${text} × ${times}` : text,
    children,
  }));
}

function print(lines: readonly Line[], indent?: string): string[] {
  return lines.flatMap(({ text, children }, index) => {
    if (indent === undefined) return [text, ...print(children, '')];
    const [branch, below] = index === lines.length - 1 ? ['└─ ', '   '] : ['├─ ', '│  '];
    return [`${indent}${branch}${text}`, ...print(children, indent + below)];
  });
}

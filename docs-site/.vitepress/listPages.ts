import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { dropNotes } from '../../scripts/lib/markdownLinks.ts';
import { sitePath } from './sitePath.ts';

export interface Page {
  /** From the repository's root. */
  file: string;
  /** From the site's root, with `.md`. */
  path: string;
  /** Its first heading, without marks. */
  title: string;
  /** Its first sentence below the heading, without marks. Empty when it begins with a list or a table. */
  summary: string;
}

/** Reads the title and the summary of each page for the side bar and `llms.txt`. */
export function listPages(root: string): Page[] {
  return listFiles(root).map((file) => {
    const text = dropNotes(readFileSync(join(root, file), 'utf8'));
    const [, title = file] = /^# (.+)$/m.exec(text) ?? [];
    const [, lead = ''] = /^# .+\n+((?:[^\n#|`<!-].*\n?)+)/m.exec(text) ?? [];
    return { file, path: sitePath(file), title: toPlain(title), summary: firstSentence(toPlain(lead)) };
  });
}

function listFiles(root: string): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.split(sep).join('/')}`);
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['README.md', 'CHANGELOG.md', 'bench/results.md'].map((file) => `packages/${name}/${file}`),
  );
  const ofRoot = ['CONTRIBUTING.md', 'SECURITY.md', 'SUPPORT.md', 'CODE_OF_CONDUCT.md'];
  return [...docs, ...packages, 'examples/README.md', ...ofRoot].filter((file) =>
    existsSync(join(root, file)),
  );
}

function toPlain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,2}(?=\S)([^*_`]*)[*_`]{1,2}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

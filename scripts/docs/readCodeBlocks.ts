import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of code of a page. */
export interface CodeBlock {
  /** The page, from the repository's root. */
  page: string;
  /** Its first line there, from 1. */
  line: number;
  /** '' where none is named. */
  language: string;
  /** Words behind the language. */
  words: readonly string[];
  code: string;
}

/** Every page that people read: documents, READMEs, and what is shipped with packages; not what tools write of changes. */
export function listPages(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !/^\.changeset\/|CHANGELOG\.md$|\/test\/.*app\//.test(file));
}

/** The blocks of some pages, in their order. */
export function readCodeBlocks(root: string, pages: readonly string[]): CodeBlock[] {
  return pages.flatMap((page) => listCodeBlocks(page, readFileSync(join(root, page), 'utf8')));
}

/** The `@example` of each method of the SDK. */
export function readExamples(root: string): CodeBlock[] {
  const page = 'packages/sdk/src/generated/operations.ts';
  const text = readFileSync(join(root, page), 'utf8').replace(/^ *\* ?/gm, '');
  return [...text.matchAll(/^@example\n([\s\S]*?)^\//gm)].map(({ 1: code = '', index }) => ({
    ...{ page, line: text.slice(0, index).split('\n').length + 1 },
    ...{ language: 'ts', words: [], code },
  }));
}

/** The blocks of a page. Those inside a list lose the list's indent. */
export function listCodeBlocks(page: string, markdown: string): CodeBlock[] {
  const fences = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;
  return [...markdown.matchAll(fences)].map(({ 1: indent = '', 3: info = '', 4: code = '', index }) => {
    const [language = '', ...words] = info.trim().split(/\s+/);
    return {
      page,
      line: markdown.slice(0, index).split('\n').length + 1,
      language,
      words,
      code: indent ? code.replace(new RegExp(`^${indent}`, 'gm'), '') : code,
    };
  });
}

/** `docs/guides/errors.md:15`. */
export function placeOf({ page, line }: CodeBlock): string {
  return `${page}:${line}`;
}

/** The value of `name=` in the words of a block. */
export function wordOf({ words }: CodeBlock, name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

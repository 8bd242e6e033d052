import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type TextLanguage = 'en' | 'sw';

/** A text that a person reads, and the file that says it. */
export interface FoundText {
  file: string;
  text: string;
}

/** A text of a catalogue, and the names of the fields that lead to it, without the language. */
export interface KeyedText extends FoundText {
  key: string;
}

/**
 * The texts of one language in the catalogues of a folder: every string inside a constant, or of a file, that is named by the language,
 * such as `sw`, `sw.ts`, `noticeTextsSw.ts` or `kiswahili.ts`. `{}` is a value that is filled in.
 */
export function readCatalogueTexts(folder: string, language: TextLanguage): FoundText[] {
  return readKeyedTexts(folder, language);
}

/** The same, each with its key. Texts of one key are in the order of the file. */
export function readKeyedTexts(folder: string, language: TextLanguage): KeyedText[] {
  return readFiles(folder).flatMap(({ file, source }) => {
    const isOfLanguage = fileNames[language].test(file);
    const found: KeyedText[] = [];
    const read = (node: ts.Node, isInside: boolean, path: readonly string[]) => {
      const name = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.name.getText() : '';
      const inside = name === 'en' || name === 'sw' ? name === language : isInside;
      const isKey = ts.isPropertyAssignment(node) && name !== 'en' && name !== 'sw';
      const names = isKey ? [...path, name] : path;
      const key = names.join('.');
      if (inside && ts.isStringLiteralLike(node) && !isName(node)) found.push({ file, key, text: node.text });
      if (inside && ts.isTemplateExpression(node)) found.push({ file, key, text: fill(node) });
      ts.forEachChild(node, (child) => read(child, inside, names));
    };
    read(source, isOfLanguage, []);
    return found;
  });
}

/**
 * The strings outside of everything that is named by a language, such as a table of fields in Kiswahili, or a key. A rule for words that
 * only one language has can read them.
 */
export function readUnnamedTexts(folder: string): FoundText[] {
  return readFiles(folder).flatMap(({ file, source }) => {
    if (Object.values(fileNames).some((name) => name.test(file))) return [];
    const found: FoundText[] = [];
    const read = (node: ts.Node) => {
      const name = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.name.getText() : '';
      if (name === 'en' || name === 'sw') return;
      if (ts.isStringLiteralLike(node) && !isName(node)) found.push({ file, text: node.text });
      if (ts.isTemplateExpression(node)) found.push({ file, text: fill(node) });
      ts.forEachChild(node, read);
    };
    read(source);
    return found;
  });
}

const fileNames: Readonly<Record<TextLanguage, RegExp>> = {
  en: /[/]en[/]|[/]en\.ts$|En\.ts$|[/]english\.ts$|[/]messages[/](server|page)Patterns\.ts$/,
  sw: /[/]sw[/]|[/]sw\.ts$|Sw\.ts$|[/]kiswahili\.ts$/,
};

/** The sentences in a folder's code: every string with a space that begins with a capital letter. `{}` is a value that is filled in. */
export function readSentences(folder: string): FoundText[] {
  return readFiles(folder).flatMap(({ file, source }) => {
    const found: FoundText[] = [];
    const read = (node: ts.Node) => {
      const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? fill(node) : '';
      if (/^[A-Z]\S* \S/.test(text)) found.push({ file, text });
      ts.forEachChild(node, read);
    };
    read(source);
    return found;
  });
}

/** The paragraphs of a page in Markdown, without code. */
export function readProse(file: string): FoundText[] {
  const prose = readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *(```+)[\s\S]*?^ *\1/gm, '')
    .replace(/``[\s\S]*?``|`[^`]*`/g, '``');
  return prose.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/).map((text) => ({
    file,
    text: text.replace(/\s+/g, ' ').trim(),
  }));
}

const parsed = new Map<string, { file: string; source: ts.SourceFile }[]>();

/** A folder's files, parsed once for all tests. */
function readFiles(folder: string): { file: string; source: ts.SourceFile }[] {
  const known = parsed.get(folder);
  if (known) return known;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/generated\//.test(file))
    .map((file) => ({
      file,
      source: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    }));
  parsed.set(folder, files);
  return files;
}

function fill(template: ts.TemplateExpression): string {
  return template.head.text + template.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** The name of a field, or of a module. */
function isName(node: ts.StringLiteralLike): boolean {
  return (
    ts.isImportDeclaration(node.parent) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node)
  );
}

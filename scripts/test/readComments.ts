import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { FoundText } from './readTexts.ts';

/** The comments in a folder's TypeScript and CSS, without generated code; lines of `//` below each other are one comment. */
export function readComments(root: string, folder: string): FoundText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.([cm]?tsx?|css)$/.test(file) && !/\/(node_modules|dist|generated)\//.test(file))
    .flatMap((file) => commentsOf(file, readFileSync(join(root, file), 'utf8')));
}

function commentsOf(file: string, text: string): FoundText[] {
  const isCss = file.endsWith('.css');
  const code = isCss ? text : withoutLiterals(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  const comments = isCss ? /\/\*[\s\S]*?\*\//g : /(?:\/\/.*\n[ \t]*)*\/\/.*|\/\*[\s\S]*?\*\//g;
  return [...code.matchAll(comments)].map(({ 0: comment, index }) => ({
    file: `${file}:${code.slice(0, index).split('\n').length}`,
    text: comment
      .replace(/^[ \t]*(\/\/|\/\*+|\*(?!\/))|\s*\*\/$/gm, '')
      .replace(/`[^`]*`/g, '``')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** The code with a space for each character of a text or a pattern, in which slashes and stars begin no comment. */
function withoutLiterals(source: ts.SourceFile): string {
  const characters = source.text.split('');
  const visit = (node: ts.Node) => {
    if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node) ||
      ts.isJsxText(node)
    ) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(source);
      for (let index = start; index < node.end; index += 1) {
        if (characters[index] !== '\n') characters[index] = ' ';
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return characters.join('');
}

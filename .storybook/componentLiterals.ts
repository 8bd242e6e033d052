import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const contract = join(import.meta.dirname, '../packages/sdk/src/generated/types.ts');

/**
 * Reads the texts in the code below the folders, catalogues apart: those between tags, and strings with a space or a capital letter
 * in front. A string that a type names, here or in the contract, is data.
 */
export function readLiterals(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /^(?!messages[/\\]|form[/\\](?:en|sw)[/\\])(?!.*[.](test|stories)[.])(?!.*\b(?:setupT|t)exts[.]).*[.]tsx?$/.test(
          file,
        ),
      )
      .map((file) => join(folder, file)),
  );
  const found = new Set<string>();
  const words = new Set<string>();
  for (const file of [...files, contract]) {
    const source = readFileSync(file, 'utf8');
    const visit = (node: ts.Node) => {
      const text = readText(node)?.trim() ?? '';
      if (/\p{L}{2}/u.test(text)) found.add(text);
      if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) words.add(node.literal.text);
      node.forEachChild(visit);
    };
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  }
  return [...found].filter((text) => !words.has(text));
}

function readText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return /\s|^\p{Lu}/u.test(node.text) ? node.text : undefined;
  // Between the values of a template a capital letter is rather a part of an id: `${path}Name`.
  if (ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
    return /\s/.test(node.text) ? node.text : undefined;
  }
  return undefined;
}

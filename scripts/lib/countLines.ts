import ts from 'typescript';

/** Counts the lines of a TypeScript file or a sheet that have more than blanks and comments. */
export function countLines(file: string, text: string): number {
  const code = file.endsWith('.css') ? text.replace(/\/\*[\s\S]*?\*\//g, dropInk) : dropComments(file, text);
  return code.split('\n').filter((line) => line.trim()).length;
}

const dropInk = (comment: string) => comment.replace(/\S/g, '');

/** Everything before a token that is not a token is blank or a comment. */
function dropComments(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const read = (node: ts.Node): string => {
    if (ts.isJSDoc(node)) return '';
    const children = node.getChildren();
    if (children.length > 0) return children.map(read).join('');
    return dropInk(text.slice(node.pos, node.getStart())) + node.getText();
  };
  return read(source);
}

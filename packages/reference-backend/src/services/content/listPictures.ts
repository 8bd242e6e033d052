/** Reads the addresses of the pictures of a Markdown text, each once. Pictures inside code don't count. */
export function listPictures(markdown: string): string[] {
  const text = markdown.replace(code, '');
  const named = new Map(
    [...text.matchAll(definition)].map(([, name = '', address = '']) => [name.toLowerCase(), address]),
  );
  const inline = [...text.matchAll(picture)].map(([, address = '']) => address);
  const referred = [...text.matchAll(reference)].map(([, alt = '', name]) =>
    named.get((name || alt).toLowerCase()),
  );
  return [...new Set([...inline, ...referred])].filter((address) => address !== undefined);
}

const code = /(```|~~~)[\s\S]*?(?:\1|$)|`[^`\n]*`/g;
/** `![a leaf](address "title")`; the description has a limit, so that no text takes long to read. */
const picture = /!\[[^\n]{0,300}?\]\(\s*<?((?:[^\s<>()]|\([^\s<>()]*\))+)/g;
/** `![a leaf][name]` or `![name]`. */
const reference = /!\[([^\]\n]{1,300})\](?:\[([^\]\n]{0,300})\])?(?!\()/g;
/** `[name]: address` */
const definition = /^ {0,3}\[([^\]\n]{1,300})\]:\s*<?([^\s<>]+)/gm;

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the parts of a template below `root`: a whole new file, or lines before or after the last line of a file that a pattern fits.
 * `words` take the places of `__their names__`. Gives the files and the sentences of the part `say`.
 * Errors: throws before anything is written when a new file is there already or no line fits.
 */
export function writeTemplate(root: string, template: string, words: Readonly<Record<string, string>>) {
  const text = Object.entries(words).reduce(
    (all, [name, word]) => all.replaceAll(`__${name}__`, word),
    template,
  );
  const written = new Map<string, string>();
  let sentences = '';
  for (const part of text.split(/^=== /m).slice(1)) {
    const [, head = '', body = ''] = /^(.*)\n([\s\S]*)$/.exec(part) ?? [];
    const [file = '', place, ...pattern] = head.split(' ');
    if (file === 'say') sentences = body;
    else if (place) {
      const lines = (written.get(file) ?? readFileSync(join(root, file), 'utf8')).split('\n');
      const found = lines.findLastIndex((line) => new RegExp(pattern.join(' ')).test(line));
      if (found < 0) throw new Error(`${file} has no line like ${pattern.join(' ')}`);
      lines.splice(place === 'after' ? found + 1 : found, 0, ...body.replace(/\n$/, '').split('\n'));
      written.set(file, lines.join('\n'));
    } else {
      if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
      written.set(file, body);
    }
  }
  for (const [file, content] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return { files: [...written.keys()], sentences };
}

/** `BookingForm` and `otherCropNames` as the name of a page: `booking-form`, `other-crop-names`. */
export function toKebab(word: string): string {
  return word.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Code within a line; '' for nothing. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** A block of code. Words after the language say what a block is that does not compile by itself. */
export function codeBlock(info: string, text: string): string {
  return `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;
}

/** A table; '' without rows. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  return [line(headers), `|${'---|'.repeat(headers.length)}`, ...rows.map(line)].join('\n');
}

function toCell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
}

/** A docstring as paragraphs: lines that were wrapped are joined, and the place in the specification is left out. */
export function toParagraphs(docstring: string): string {
  return docstring
    .replace(/\s*\bSource: (specification|section)[\s\S]*$/, '')
    .split(/\n(?=\n|[-*] |[A-Z][a-z]+: )/)
    .map((paragraph) => toText(paragraph.trim().replace(/\s*\n\s*/g, ' ')))
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .replace(/(?<=[^\n])\n(?=- )(?<!- .*\n)/g, '\n\n');
}

/** Words between backticks stay; tags elsewhere would be taken for HTML. */
export function toText(text: string): string {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replaceAll('<', '&lt;').replaceAll('{{', '{&#123;'),
    )
    .join('`');
}

/** The first sentence of a docstring, for a list. */
export function firstSentence(docstring: string): string {
  const [first = ''] = toParagraphs(docstring).split('\n\n');
  const [, sentence = first] = /^(.+?[.!?])(?=\s+[A-Z`]|$)/.exec(first) ?? [];
  return sentence;
}

/** The parts of a page, with a line between them; empty ones are left out. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

import embedding from '../../../docs/embedding.md?raw';

/** The API that the snippet names; what it answers stands in `answers.ts`. */
export const apiAddress = 'https://api.example.org';

/** The attributes of one `<udongo-booking>`; true is one without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** The first block of a language in the page for partners. */
function readBlock(language: 'html' | 'css'): string {
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(embedding) ?? [];
  if (!block) throw new Error(`docs/embedding.md has no block of ${language}.`);
  return block;
}

const snippet = readBlock('html');

/** How a page gives the widget its looks. */
export const looks = readBlock('css');

/** What the page for partners tells them to paste, with more attributes, and with the files' address where that is another. */
export function toSnippet(attributes: Attributes, loader?: string): string {
  const more = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const written = snippet.replace(/(<udongo-booking [^>]*)>/, (_, start) => `${start}${more.join('')}>`);
  return loader ? written.replace(/(?<=<script src=")[^"]+/, loader) : written;
}

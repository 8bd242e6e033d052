import embedding from '../../../docs/embedding.md?raw';

/** The API's address in the snippet; `answers.ts` has its answers. */
export const apiAddress = 'https://api.example.org';

/** The attributes of one `<udongo-booking>`; true means an attribute without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** Finds the first match of `part` in the guide for partners. */
function read(part: RegExp): string {
  const [, found] = part.exec(embedding) ?? [];
  if (!found) throw new Error(`docs/embedding.md has no ${part}.`);
  return found;
}

const snippet = read(/```html\n([\s\S]*?)\n```/);

/** The example of a page that styles the widget. */
export const looks = read(/```css\n([\s\S]*?)\n```/);

/** The table of attributes in Markdown. */
export const attributeTable = read(/^(\| Attribute \|(?:.*\n\|)*.*)/m);

/** Every attribute with its meaning, from that table. */
export const attributeMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  [...attributeTable.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, name = '', meaning = '']) => [
    name,
    meaning,
  ]),
);

/**
 * Writes the guide's snippet with other attributes, and with another address of the files if there is one.
 */
export function toSnippet(attributes: Attributes, loader?: string): string {
  const written = snippet.replace(/<udongo-booking [^>]*(?=>)/, (tag) =>
    Object.entries(attributes).reduce(
      (start, [name, value]) => start.replace(new RegExp(` ${name}="[^"]*"`), '') + toAttribute(name, value),
      tag,
    ),
  );
  return loader ? written.replace(/(?<=<script src=")[^"]+/, loader) : written;
}

function toAttribute(name: string, value: string | true): string {
  if (value === true) return ` ${name}`;
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

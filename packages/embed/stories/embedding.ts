import embedding from '../../../docs/embedding.md?raw';

/** The API that the snippet names; what it answers stands in `answers.ts`. */
export const apiAddress = 'https://api.example.org';

/** The attributes of one `<udongo-booking>`; true is one without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** What `part` finds first in the page for partners. */
function read(part: RegExp): string {
  const [, found] = part.exec(embedding) ?? [];
  if (!found) throw new Error(`docs/embedding.md has no ${part}.`);
  return found;
}

const snippet = read(/```html\n([\s\S]*?)\n```/);

/** How a page gives the widget its looks. */
export const looks = read(/```css\n([\s\S]*?)\n```/);

/** What each attribute means: a table in Markdown. */
export const attributeTable = read(/^(\| Attribute \|(?:.*\n\|)*.*)/m);

/** Every attribute with its meaning, as the table has them. */
export const attributeMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  [...attributeTable.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, name = '', meaning = '']) => [
    name,
    meaning,
  ]),
);

/** What the page for partners tells them to paste, with other attributes, and with the files' address where that is another. */
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

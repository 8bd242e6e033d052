import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapLinks } from '../scripts/lib/markdownLinks.ts';

/** Reads when to take each component, by its name, from the page of components: its section up to the first table, picture or block of code. */
export function readComponentTexts(document: string, components: string): Record<string, string> {
  const ids = readPageIds(components);
  const sections = readFileSync(document, 'utf8').split(/^#{2,3} /m);
  return Object.fromEntries(
    sections
      .map((section) => /^(\w+)\n\n([\s\S]*)/.exec(section) ?? [])
      .filter(([, name = '']) => ids.has(name.toLowerCase()))
      .map(([, name, text = '']) => {
        const [words = ''] = text.split(/^(?=[|]|!\[|```)/m);
        return [name, mapLinks(words.trim(), (href) => toPage(href, ids))];
      }),
  );
}

/** Leads a link to the section of a component to its page in Storybook; other pages are not there. */
function toPage(href: string, ids: ReadonlyMap<string, string>): string | undefined {
  const id = href.startsWith('#') && ids.get(href.slice(1));
  return id ? `?path=/docs/${id}--docs` : undefined;
}

/** The ids of the pages of components, by their names in small letters. */
function readPageIds(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((source) => !source.includes("'!autodocs'"))
      .map((source) => /title: '(\w+)\/(\w+)'/.exec(source) ?? [])
      .map(([, group = '', name = '']) => [name.toLowerCase(), `${group}-${name}`.toLowerCase()]),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of Storybook about components that are exported. */
export interface StoryPage {
  name: string;
  /** 'Foundations', 'Booking' or 'Admin'. */
  group: string;
  /** Components that have no page but this one. */
  subcomponents: readonly string[];
}

/** Which component has a page, in which group, and which others share it, as their stories say; by name. */
export function readStoryPages(folder: string): StoryPage[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [, group, name] = /title: '(\w+)\/(\w+)'/.exec(text) ?? [];
      const [, others = ''] = /subcomponents: \{([^}]*)\}/.exec(text) ?? [];
      return group && name ? [{ name, group, subcomponents: others.match(/\w+/g) ?? [] }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const names = new Set(pages.map(({ name }) => name));
  return pages.map(({ subcomponents, ...page }) => ({
    ...page,
    subcomponents: subcomponents.filter((name) => !names.has(name)),
  }));
}

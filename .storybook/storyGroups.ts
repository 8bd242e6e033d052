import type { Indexer } from 'storybook/internal/types';

/** The groups below a component, by the tag of their stories, in the order of the side bar. */
export const storyGroups = {
  role: 'Roles',
  state: 'States',
  action: 'Actions',
  failure: 'Failures',
  layout: 'Layouts',
  recipe: 'Recipes',
} as const;

/** The most stories that a component shows without groups. */
export const mostWithoutGroups = 10;

/** Gives the group of a story by its tags; a story without such a tag is a state. */
export function groupOf(tags: readonly string[]): string {
  const [, title] = Object.entries(storyGroups).find(([tag]) => tags.includes(tag)) ?? [];
  return title ?? storyGroups.state;
}

/**
 * Shows the stories of a file with many of them in groups; the first one, the playground, stays above the groups.
 * Storybook groups by the title of a file: its `id` keeps the ids, and the page of documentation, the same for all.
 */
export function inGroups(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      if (entries.length <= mostWithoutGroups) return entries;
      const [first, ...others] = entries.map((entry) => {
        if (!entry.metaId) throw new Error(`${file}: a component with groups of stories needs an id.`);
        return { ...entry, title: options.makeTitle(entry.title) };
      });
      const grouped = Object.values(storyGroups).flatMap((group) =>
        others
          .filter(({ tags = [] }) => groupOf(tags) === group)
          .map((entry) => ({ ...entry, title: `${entry.title}/${group}` })),
      );
      return first ? [first, ...grouped] : [];
    },
  };
}

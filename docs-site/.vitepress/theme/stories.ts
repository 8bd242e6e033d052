import { withBase } from 'vitepress';
import { h, type VNode } from 'vue';
import type { Story, StoryIndex } from './findStory.ts';

/** Reads the index of the Storybook beside the pages. Errors: rejects if there is none. */
export async function readIndex(): Promise<StoryIndex> {
  const response = await fetch(withBase('/storybook/index.json'));
  const { entries }: { entries: StoryIndex } = await response.json();
  return entries;
}

const toStorybook = (query = '') => withBase(`/storybook/index.html${query}`);

/** Links to where the props of a story can be changed, and to all of Storybook. */
export const drawLinks = (story: Story | undefined): VNode[] => [
  ...(story?.controls
    ? [h('a', { href: toStorybook(story.controls), target: '_self' }, 'Change its props')]
    : []),
  h('a', { href: toStorybook(), target: '_self' }, 'All of Storybook'),
];

/** A running story in the scheme of the page. */
export const drawFrame = ({ id, title }: Story, isDark: boolean): VNode =>
  h('iframe', {
    key: id,
    title,
    src: withBase(
      `/storybook/iframe.html?id=${id}&viewMode=story&globals=scheme:${isDark ? 'dark' : 'light'}`,
    ),
  });

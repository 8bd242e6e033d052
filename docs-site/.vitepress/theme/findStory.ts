export interface Story {
  title: string;
  /** The story's id in the Storybook that the build puts beside the pages. */
  id: string;
  /** The page of Storybook with a control for each of its props. */
  controls?: string | undefined;
}

interface Entry {
  type: 'docs' | 'story';
  id: string;
  title: string;
}

/** Storybook's own index of its pages and stories. */
export type StoryIndex = Readonly<Record<string, Entry>>;

/** Finds the first story of a component; its props can be changed if it has a page. */
export function findStory(index: StoryIndex, name: string): Story | undefined {
  const entry = Object.values(index).find(
    ({ type, title }) => type === 'story' && title.split('/')[1] === name && !title.startsWith('App/'),
  );
  return entry && { title: name, id: entry.id, controls: controlsOf(index, entry.id) };
}

function controlsOf(index: StoryIndex, id: string): string | undefined {
  const page = id.replace(/--.*$/, '--docs');
  return index[page] && `?path=/docs/${page}`;
}

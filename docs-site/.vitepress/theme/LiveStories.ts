import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';

interface Story {
  title: string;
  /** The story's id in the Storybook that the build puts beside the pages. */
  id: string;
  /** The page of Storybook with a control for each of its props. */
  controls?: string;
}

const pageOfComponents = 'components.md';
/** The components of which the page shows a button each; the others are in a list. */
const first = ['BookingForm', 'FarmerPicker', 'SoilTypeDialog', 'SensorPastePanel', 'AdminList'];

const component = (title: string): Story => {
  const page = `components-${title.toLowerCase()}`;
  return { title, id: `${page}--playground`, controls: `?path=/docs/${page}--docs` };
};

const edit: Story = { title: 'Edit the code', id: 'edit-the-code--playground' };

interface Entry {
  type: 'docs' | 'story';
  id: string;
  title: string;
}

/** Reads the first story of each other component from Storybook's own index. */
async function readOthers(): Promise<Story[]> {
  const response = await fetch(withBase('/storybook/index.json'));
  const { entries }: { entries: Record<string, Entry> } = await response.json();
  const found = new Map<string, Story>();
  for (const { type, id, title } of Object.values(entries)) {
    const [group = '', name = '', ...below] = title.split('/');
    const isOther = ['Booking', 'Admin', 'Foundations'].includes(group) && below.length === 0;
    if (type !== 'story' || !isOther || found.has(name)) continue;
    found.set(name, { title: name, id, controls: `?path=/docs/${id.replace(/--.*$/, '')}--docs` });
  }
  return [...found.values()].sort((one, other) => one.title.localeCompare(other.title));
}

const toStorybook = (query = '') => withBase(`/storybook/index.html${query}`);

/** The stories that a page shows live, by its path. */
const storiesOf: Readonly<Record<string, readonly Story[]>> = {
  'index.md': [{ title: 'Break it yourself', id: 'break-it-yourself--playground' }],
  [pageOfComponents]: [...first.map(component), edit],
  'guides/own-form.md': [edit],
};

/** Stories of Storybook on a page of the documentation; one is loaded when it is pressed, a single one also when it is scrolled to. */
export const LiveStories = defineComponent(() => {
  const { page } = useData();
  const stories = computed(() => storiesOf[page.value.relativePath] ?? []);
  const shown = ref<Story>();
  const others = ref<Story[]>([]);
  const place = ref<HTMLElement>();
  let observer: IntersectionObserver | undefined;

  const watchPlace = () => {
    observer?.disconnect();
    shown.value = undefined;
    others.value = [];
    if (page.value.relativePath === pageOfComponents) {
      // Without an index there are the buttons.
      readOthers().then(
        (found) => {
          others.value = found;
        },
        () => undefined,
      );
    }
    const [only, another] = stories.value;
    if (!only || another || !place.value) return;
    observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) shown.value ??= only;
    });
    observer.observe(place.value);
  };
  onMounted(watchPlace);
  watch(stories, watchPlace, { flush: 'post' });
  onBeforeUnmount(() => observer?.disconnect());

  return () => {
    if (stories.value.length === 0) return null;
    const buttons = stories.value.map((story) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': story === shown.value,
          onClick: () => {
            shown.value = story;
          },
        },
        story.title,
      ),
    );
    return h('section', { class: 'live-stories', 'aria-label': 'Live stories' }, [
      h('div', { class: 'live-stories-names' }, [
        ...buttons,
        others.value.length > 0 &&
          h(
            'select',
            {
              'aria-label': 'Another component',
              value: others.value.includes(shown.value as Story) ? shown.value?.id : '',
              onChange: ({ target }: { target: HTMLSelectElement }) => {
                shown.value = others.value.find(({ id }) => id === target.value) ?? shown.value;
              },
            },
            [
              h('option', { value: '' }, 'Another component'),
              ...others.value.map(({ id, title }) => h('option', { value: id }, title)),
            ],
          ),
        shown.value?.controls &&
          h('a', { href: toStorybook(shown.value.controls), target: '_self' }, 'Change its props'),
        h('a', { href: toStorybook(), target: '_self' }, 'All of Storybook'),
      ]),
      h('div', { ref: place, class: 'live-story' }, [
        shown.value
          ? h('iframe', {
              key: shown.value.id,
              title: shown.value.title,
              src: withBase(`/storybook/iframe.html?id=${shown.value.id}&viewMode=story`),
            })
          : h('p', 'Press a name to run it here.'),
      ]),
    ]);
  };
});

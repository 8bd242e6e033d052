import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';

interface Story {
  title: string;
  /** The story's id in the Storybook that the build puts beside the pages. */
  id: string;
  /** The page of Storybook with a control for each of its props. */
  controls?: string;
}

const component = (title: string): Story => {
  const page = `components-${title.toLowerCase()}`;
  return { title, id: `${page}--playground`, controls: `?path=/docs/${page}--docs` };
};

const toStorybook = (query = '') => withBase(`/storybook/index.html${query}`);

/** The stories that a page shows live, by its path. */
const storiesOf: Readonly<Record<string, readonly Story[]>> = {
  'index.md': [{ title: 'Break it yourself', id: 'break-it-yourself--playground' }],
  'components.md': ['BookingForm', 'FarmerPicker', 'SoilTypeDialog', 'SensorPastePanel', 'AdminList'].map(
    component,
  ),
};

/** Stories of Storybook on a page of the documentation; one is loaded when it is pressed, a single one also when it is scrolled to. */
export const LiveStories = defineComponent(() => {
  const { page } = useData();
  const stories = computed(() => storiesOf[page.value.relativePath] ?? []);
  const shown = ref<Story>();
  const place = ref<HTMLElement>();
  let observer: IntersectionObserver | undefined;

  const watchPlace = () => {
    observer?.disconnect();
    shown.value = undefined;
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

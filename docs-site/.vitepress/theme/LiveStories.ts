import { useData } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';
import type { Story } from './findStory.ts';
import { drawFrame, drawLinks } from './stories.ts';

const edit: Story = { title: 'Edit the code', id: 'edit-the-code--playground' };
const list = 'components-adminlist';
const listControls = `?path=/docs/${list}--docs`;

/** The stories that a page shows live, by its path. */
const storiesOf: Readonly<Record<string, readonly Story[]>> = {
  'index.md': [{ title: 'Break it yourself', id: 'break-it-yourself--playground' }],
  'components.md': [edit],
  'guides/own-form.md': [edit],
  'guides/lists.md': [
    { title: 'A list', id: `${list}--playground`, controls: listControls },
    { title: 'Every filter', id: `${list}--every-filter`, controls: listControls },
    { title: 'Several at once', id: `${list}--several-at-once`, controls: listControls },
    { title: 'Cursors', id: `${list}-recipes--cursor-api` },
    { title: 'Parts in your own order', id: `${list}-recipes--own-order-of-parts` },
    { title: 'Your own markup', id: `${list}-recipes--headless` },
  ],
};

/** Stories of Storybook on a page of the documentation; one is loaded when it is pressed, a single one also when it is scrolled to. */
export const LiveStories = defineComponent(() => {
  const { page, isDark } = useData();
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
      h('div', { class: 'live-stories-names' }, [...buttons, ...drawLinks(shown.value)]),
      h('div', { ref: place, class: 'live-story' }, [
        shown.value ? drawFrame(shown.value, isDark.value) : h('p', 'Press a name to run it here.'),
      ]),
    ]);
  };
});

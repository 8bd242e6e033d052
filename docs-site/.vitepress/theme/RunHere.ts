import { useData } from 'vitepress';
import { defineComponent, h, ref } from 'vue';
import { findStory, type Story } from './findStory.ts';
import { drawFrame, drawLinks, readIndex } from './stories.ts';

/** The name of the section whose story runs: one at a time, because each is an app of its own. */
const running = ref<string>();

/** A button below the heading of a component that runs its first story there. */
export const RunHere = defineComponent(
  ({ name }: { name: string }) => {
    const { isDark } = useData();
    const story = ref<Story>();
    const failed = ref(false);

    async function press() {
      if (running.value === name) {
        running.value = undefined;
        return;
      }
      running.value = name;
      story.value ??= await readIndex().then(
        (index) => findStory(index, name),
        () => undefined,
      );
      failed.value = !story.value;
    }

    return () => {
      const isRunning = running.value === name;
      return h('div', { class: 'live-stories run-here' }, [
        h('div', { class: 'live-stories-names' }, [
          h(
            'button',
            {
              type: 'button',
              'aria-expanded': isRunning,
              'aria-label': `Run it here: ${name}`,
              onClick: press,
            },
            isRunning ? 'Close' : 'Run it here',
          ),
          ...(isRunning && story.value ? drawLinks(story.value) : []),
        ]),
        isRunning && story.value && h('div', { class: 'live-story' }, [drawFrame(story.value, isDark.value)]),
        isRunning && failed.value && h('p', { role: 'status' }, 'Storybook is not beside this page.'),
      ]);
    };
  },
  { props: ['name'] },
);

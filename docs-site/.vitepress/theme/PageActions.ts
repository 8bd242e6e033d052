import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, ref, watch } from 'vue';

const words = { idle: 'Copy page', copied: 'Copied', failed: 'Not copied' } as const;

/** The page as Markdown: to copy, for a prompt or a note, and to read. */
export const PageActions = defineComponent(() => {
  const { page } = useData();
  const state = ref<keyof typeof words>('idle');
  const markdown = computed(() => withBase(`/${page.value.relativePath}`));
  watch(markdown, () => {
    state.value = 'idle';
  });

  async function copy() {
    const from = markdown.value;
    const next = await copyText(from).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    if (from === markdown.value) state.value = next;
  }

  return () =>
    h('nav', { class: 'page-actions', 'aria-label': 'This page' }, [
      h('button', { type: 'button', onClick: copy }, words[state.value]),
      h('a', { href: markdown.value, target: '_self' }, 'View as Markdown'),
      h(
        'span',
        { class: 'visually-hidden', role: 'status' },
        state.value === 'idle' ? '' : words[state.value],
      ),
    ]);
});

async function copyText(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await navigator.clipboard.writeText(await answer.text());
}

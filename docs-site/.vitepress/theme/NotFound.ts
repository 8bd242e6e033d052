import { withBase } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';

/** The page of an address that has none: a search for the words of the address, and the way to the first page. */
export const NotFound = defineComponent(() => {
  const words = ref('');
  onMounted(() => {
    const [, name = ''] = /([^/]*?)(?:\.html)?$/.exec(location.pathname) ?? [];
    words.value = decodeURIComponent(name).replace(/[-_.]+/g, ' ');
  });

  function search(event: Event) {
    event.preventDefault();
    // The search of the theme begins with what it kept.
    sessionStorage.setItem('vitepress:local-search-filter', words.value);
    document.querySelector<HTMLElement>('.VPNavBarSearch button')?.click();
  }

  return () =>
    h('main', { class: 'not-found vp-doc' }, [
      h('h1', 'There is no page here'),
      h('p', 'It was moved or renamed, or the address has a mistake. Search for it:'),
      h('form', { role: 'search', onSubmit: search }, [
        h('input', {
          type: 'search',
          'aria-label': 'Words to search for',
          value: words.value,
          onInput: ({ target }: Event) => {
            words.value = (target as HTMLInputElement).value;
          },
        }),
        h('button', { type: 'submit' }, 'Search'),
      ]),
      h('p', [
        h('a', { href: withBase('/index.html') }, 'To the first page'),
        ' or the ',
        h('a', { href: withBase('/changelog.html') }, 'changelog'),
      ]),
    ]);
});

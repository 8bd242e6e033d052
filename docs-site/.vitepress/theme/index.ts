import '@fontsource-variable/figtree/index.css';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { type App, h } from 'vue';
import '../../../packages/ui/src/tokens.css';
import { LiveStories } from './LiveStories.ts';
import { NotFound } from './NotFound.ts';
import { PageActions } from './PageActions.ts';
import { RunHere } from './RunHere.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }: { app: App }) => {
    app.component('RunHere', RunHere);
  },
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'doc-before': () => h(PageActions),
      'not-found': () => h(NotFound),
      'doc-footer-before': () => h(LiveStories),
    }),
};

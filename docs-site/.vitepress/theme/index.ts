import '@fontsource-variable/figtree/index.css';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import '../../../packages/ui/src/tokens.css';
import { LiveStories } from './LiveStories.ts';
import { NotFound } from './NotFound.ts';
import { PageActions } from './PageActions.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'doc-before': () => h(PageActions),
      'not-found': () => h(NotFound),
      'doc-footer-before': () => h(LiveStories),
    }),
};

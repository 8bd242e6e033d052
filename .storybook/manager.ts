import { addons, types } from 'storybook/manager-api';
import brand from './brand.svg';
import { createTheme } from './theme.ts';

addons.setConfig({
  theme: createTheme(brand),
  layoutCustomisations: {
    // A page of its own, such as the one of errors, has neither controls nor steps.
    showPanel: ({ index, storyId }, isShown) => isShown && !index?.[storyId]?.tags?.includes('page'),
  },
});

/** Puts our name in place of Storybook's at the end of the tab's title. */
function nameTab() {
  const title = document.title.replace(/Storybook$/, 'Udongo components');
  if (title !== document.title) document.title = title;
}
new MutationObserver(nameTab).observe(document.head, { childList: true, characterData: true, subtree: true });
nameTab();

addons.register('udongo', (api) => {
  const interactions = addons.getElements(types.PANEL)['storybook/interactions/panel'];
  // Storybook gives this tag to a story that plays; for the others the panel would be empty.
  if (interactions) interactions.disabled = () => !api.getCurrentStoryData()?.tags?.includes('play-fn');
});

import '@fontsource-variable/figtree';
import '@udongo/ui/styles.css';
import './preview.css';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, expect } from 'storybook/test';
import { listen } from '../packages/ui/test/liveRegions.ts';
import { listenToKeys, listKeysNotPressed } from '../packages/ui/test/pressedKeys.ts';
import { expectSpoken } from '../packages/ui/test/screenReaderPlays.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { throughNetwork } from './network.ts';
import { expectNoHardCodedText, inKiswahili } from './pseudoLanguage.ts';
import { StoryFrame, type StoryGlobals, widths } from './StoryFrame.tsx';
import { createTheme } from './theme.ts';
import { withDefaults } from './withDefaults.ts';
import { type ShownStory, writeSource } from './writeSource.ts';

// On a busy machine the default second is too short for a part that is loaded late: only a failing test waits so long.
if (import.meta.env.MODE === 'test') configure({ asyncUtilTimeout: 15_000 });

type Context = Parameters<typeof checkAccessibility>[0];

/** The sizes of the window at which every story is tested. */
const viewports = {
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
  phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
} as const;

/** Starts the worker that answers stories' requests; a static build can be in any folder. */
async function startWorker() {
  const worker = setupWorker();
  const url = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href;
  await worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

/** Storybook's own call of axe is off in the tests. */
async function checkOnce(context: Context): Promise<void> {
  const { parameters } = context;
  await checkAccessibility({
    ...context,
    parameters: { ...parameters, a11y: { ...parameters.a11y, test: 'error' } },
  });
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  argTypesEnhancers: [withDefaults],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // A test needs no list of the elements that pass, which takes longer than to look at them.
    a11y:
      import.meta.env.MODE === 'test'
        ? { test: 'off', options: { resultTypes: ['violations'] } }
        : { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: ComponentPage,
      theme: createTheme(),
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      source: {
        type: 'code',
        language: 'tsx',
        transform: (_: string, story: ShownStory) => writeSource(story),
      },
    },
    options: {
      storySort: {
        // biome-ignore format: one line for each level
        order: [
          'Introduction', 'Components',
          [
            'BookingForm', ['Roles', 'States', 'Failures', 'Layouts', 'Recipes'],
            'FarmerPicker', 'SoilTypeDialog', 'SensorPastePanel',
            'AdminList', ['Roles', 'States', 'Actions', 'Failures', 'Layouts', 'Recipes'],
          ],
          'Booking', 'Admin', 'Embed', 'App', 'Break it yourself', 'Edit the code', 'Errors', 'Theming', 'Foundations',
        ],
      },
    },
    viewport: { options: viewports },
  },
  initialGlobals: {
    locale: 'en',
    scheme: 'light',
    density: 'standard',
    width: 'full',
    network: 'normal',
  } satisfies StoryGlobals,
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'sw', title: 'Kiswahili (awaiting review)' },
          { value: 'pseudo', title: 'Pseudo-language' },
        ],
      },
    },
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'As the device' },
        ],
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'collapse',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Standard density' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    width: {
      toolbar: {
        title: 'Container',
        icon: 'grow',
        dynamicTitle: true,
        items: Object.entries(widths).map(([value, width]) => ({ value, title: `${value} (${width})` })),
      },
    },
    network: {
      toolbar: {
        title: 'Network',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal network' },
          { value: 'slow', title: 'Slow network' },
          { value: 'offline', title: 'Offline' },
          { value: 'failing', title: 'Failing server' },
        ],
      },
    },
  },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const chosen = globals as unknown as StoryGlobals;
      return (
        // Another network starts the story again: loaded data would hide its effect.
        <StoryFrame
          key={chosen.network}
          {...chosen}
          filterKinds={parameters.filterKinds}
          alone={viewMode === 'story'}
        >
          <Story args={throughNetwork(args, chosen.network)} />
        </StoryFrame>
      );
    },
  ],
  beforeEach: () => {
    if (import.meta.env.MODE !== 'test') return;
    listen();
    listenToKeys();
  },
  // Each state is looked at once: its texts in the wide window, in English; by axe on the phone, in Kiswahili.
  afterEach: async (context) => {
    if (import.meta.env.MODE !== 'test') return;
    const { canvasElement, globals, name, parameters, title } = context;
    if (globals.viewport?.value === 'phone') return inKiswahili(() => checkOnce(context));
    await expectSpoken(context);
    const [, component = ''] = title.split('/');
    if (name === 'Keyboard') await expect(listKeysNotPressed(component)).toEqual([]);
    // Those of the app are not in the components' catalogue.
    if (!parameters.hasOwnTexts) await expectNoHardCodedText(canvasElement);
  },
};

export default preview;

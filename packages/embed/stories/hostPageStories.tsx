import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryGlobals } from '../../../.storybook/StoryFrame.tsx';
import { handlersFor } from './answers.ts';
import { attributeControls, attributesOf } from './attributeControls.ts';
import { toSnippet } from './embedding.ts';
import { HostPage, type HostPageProps } from './HostPage.tsx';

/** The common part of all stories of pages; a meta spreads it. */
export const hostPageStories = {
  component: HostPage,
  args: { onReady: fn(), onBooked: fn(), onError: fn() },
  argTypes: {
    ...attributeControls,
  },
  parameters: {
    // The page belongs to the partner: only the widget on it is checked.
    a11y: { context: { exclude: [{ fromFrames: ['iframe', 'main > :not(udongo-booking)'] }] } },
    docs: {
      // Each page is a separate site with its own network.
      isFramed: true,
      height: 620,
      source: {
        language: 'html',
        transform: (_: string, { args, globals }: Pick<StoryContext, 'args' | 'globals'>) =>
          toSnippet(attributesOf(asChosen(args, globals))),
      },
    },
  },
  beforeEach: async ({ msw, globals }) => {
    // The server builds the files on the first request, which takes longer than a story waits.
    if (import.meta.env.MODE === 'test') {
      await Promise.all(['embed', 'embed/pseudo'].map((folder) => fetch(`/${folder}/udongo.js`)));
    }
    msw.use(...handlersFor(globals.network));
    // All pages are on Storybook's own site: without this, one page would offer the values typed on another.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('udongo')) localStorage.removeItem(key);
    }
  },
  // React would return the focus into a frame that is gone, and user-event follows it there.
  afterEach: ({ canvasElement }) => canvasElement.querySelector('iframe')?.blur(),
  render: (args, { globals }) => <HostPage {...asChosen(args, globals)} />,
} satisfies Omit<Meta<HostPageProps>, 'title'>;

type StoryContext = Parameters<NonNullable<StoryObj<HostPageProps>['render']>>[1];

/** Applies the toolbar's choices to the page. */
function asChosen(page: HostPageProps, globals: Record<string, unknown>): HostPageProps {
  const { locale, scheme, network } = globals as unknown as StoryGlobals;
  // These files replace Kiswahili with the pseudo-language. A test switches to it at the end of its story.
  const isPseudo = locale === 'pseudo' || (locale === 'en' && import.meta.env.MODE === 'test');
  return {
    ...page,
    folder: (isPseudo ? 'pseudo/' : '') + (page.folder ?? ''),
    ...(locale !== 'en' && { locale: 'sw' }),
    ...(scheme !== 'light' && { scheme }),
    ...(scheme !== 'light' && {
      css: `:root { color-scheme: ${scheme === 'dark' ? 'dark' : 'light dark'}; background: ${scheme === 'dark' ? '#16140f' : 'Canvas'} }\n${page.css ?? ''}`,
    }),
    ...(network === 'offline' && { browser: "Object.defineProperty(navigator, 'onLine', { value: false })" }),
  };
}

/** The document of the partner's page. */
export function pageIn(canvas: HTMLElement): Document {
  const page = canvas.querySelector('iframe')?.contentDocument;
  if (!page) throw new Error('There is no page.');
  return page;
}

/** Finds the part that the widget draws: the form, or the placeholder before it. */
export async function findPart(canvas: HTMLElement, part: 'embed' | 'placeholder'): Promise<HTMLElement> {
  return await waitFor(() => {
    const root = pageIn(canvas).querySelector('udongo-booking')?.shadowRoot;
    const found = root?.querySelector<HTMLElement>(`[part="${part}"]`);
    if (!found) throw new Error(`The widget has no ${part}.`);
    return found;
  });
}

/** Types into the first field, which appears as soon as the form can be used. */
export async function typeName(canvas: HTMLElement, label = 'Full name'): Promise<HTMLElement> {
  const field = await within(await findPart(canvas, 'embed')).findByLabelText(label);
  await userEvent.type(field, 'Akinyi');
  return field;
}

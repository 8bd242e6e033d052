import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryGlobals } from '../../../.storybook/StoryFrame.tsx';
import { handlersFor } from './answers.ts';
import { attributeControls, attributesOf } from './attributeControls.ts';
import { toSnippet } from './embedding.ts';
import { HostPage, type HostPageProps } from './HostPage.tsx';

/** What all stories of pages have in common; a meta spreads it. */
export const hostPageStories = {
  component: HostPage,
  args: { onReady: fn(), onBooked: fn(), onError: fn() },
  argTypes: {
    ...attributeControls,
  },
  parameters: {
    // The page is somebody else's: only the widget on it is checked.
    a11y: { context: { exclude: [{ fromFrames: ['iframe', 'main > :not(udongo-booking)'] }] } },
    docs: {
      // Each page is a site of its own, with a network of its own.
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
    // The server builds the files when they are first asked for, which no wait in a story is long enough for.
    if (import.meta.env.MODE === 'test') {
      await Promise.all(['embed', 'embed/pseudo'].map((folder) => fetch(`/${folder}/udongo.js`)));
    }
    msw.use(...handlersFor(globals.network));
    // All pages lie on Storybook's own site: what was typed on one would be offered on the next.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('udongo')) localStorage.removeItem(key);
    }
  },
  // React would give the focus back into a frame that has gone, and user-event follows it there.
  afterEach: ({ canvasElement }) => canvasElement.querySelector('iframe')?.blur(),
  render: (args, { globals }) => <HostPage {...asChosen(args, globals)} />,
} satisfies Omit<Meta<HostPageProps>, 'title'>;

type StoryContext = Parameters<NonNullable<StoryObj<HostPageProps>['render']>>[1];

/** The page as the toolbar asks for it. */
function asChosen(page: HostPageProps, globals: Record<string, unknown>): HostPageProps {
  const { locale, scheme, network } = globals as unknown as StoryGlobals;
  // These files have the pseudo-language in the place of Kiswahili. A test switches to it at the end of its story.
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

/** What the widget draws: the form, or what stands in its place before. */
export async function findPart(canvas: HTMLElement, part: 'embed' | 'placeholder'): Promise<HTMLElement> {
  return await waitFor(() => {
    const root = pageIn(canvas).querySelector('udongo-booking')?.shadowRoot;
    const found = root?.querySelector<HTMLElement>(`[part="${part}"]`);
    if (!found) throw new Error(`The widget has no ${part}.`);
    return found;
  });
}

/** Types into the first field, which is there as soon as the form can be used. */
export async function typeName(canvas: HTMLElement, label = 'Full name'): Promise<HTMLElement> {
  const field = await within(await findPart(canvas, 'embed')).findByLabelText(label);
  await userEvent.type(field, 'Akinyi');
  return field;
}

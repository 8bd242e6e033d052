import { adversarialPages } from 'virtual:widget-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PagesPage } from '../../../.storybook/WidgetPage.tsx';
import type { HostPageProps } from './HostPage.tsx';
import { hostPageStories, typeName } from './hostPageStories.tsx';

/**
 * The widget among styles that take whatever they find. The heading, the button and the link are the page's own: they show what
 * the page does to everything but the widget. That the widget stays the same to the pixel is held by
 * `packages/embed/test/adversarialPages.test.ts`, on these very pages.
 */
const meta = {
  ...hostPageStories,
  title: 'Embed/Adversarial pages',
  // Whole style sheets.
  argTypes: { ...hostPageStories.argTypes, css: { control: false } },
  parameters: {
    docs: { ...hostPageStories.parameters.docs, page: PagesPage },
    // The same widget as on the plain page, whose accessibility is checked there.
    a11y: { options: { iframes: false } },
  },
  play: async ({ canvasElement }) => {
    await expect(await typeName(canvasElement)).toHaveValue('Akinyi');
  },
} satisfies Meta<HostPageProps>;

export default meta;
type Story = StoryObj<HostPageProps>;

export const Bootstrap5: Story = { args: adversarialPages['Bootstrap 5'] };
export const Bulma: Story = { args: adversarialPages.Bulma };
/** Here even the page's own frame has to be spared: 50 px are room for nothing. Against such a page the room has to be insisted on, too. */
export const AResetThatInsists: Story = {
  args: {
    style: 'display: block !important; min-height: 100vh !important',
    css: `${adversarialPages['a reset that insists'].css}
      head { display: none !important }
      main { all: initial !important; display: block !important; position: absolute !important; inset: 16px 16px auto !important }`,
  },
};
export const ARootFontOf30Px: Story = { args: adversarialPages['a root font of 30 px'] };
export const RightToLeft: Story = { args: adversarialPages['right to left'] };
export const ADarkPage: Story = { args: adversarialPages['a dark page'] };
export const AWordPressBlockTheme: Story = {
  name: 'A WordPress Block Theme',
  args: adversarialPages['a WordPress block theme'],
};
export const ABodyWhoseStylesAreInherited: Story = {
  args: adversarialPages['a body whose styles are inherited'],
};

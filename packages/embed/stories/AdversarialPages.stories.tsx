import { adversarialPages } from 'virtual:widget-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PagesPage } from '../../../.storybook/WidgetPage.tsx';
import type { HostPageProps } from './HostPage.tsx';
import { hostPageStories, typeName } from './hostPageStories.tsx';

/**
 * Shows the widget on pages whose styles reach every element. The heading, the button and the link belong to
 * the page: they show its effect on everything except the widget.
 * `packages/embed/test/adversarialPages.test.ts` checks on the same pages that no pixel of the widget
 * changes.
 */
const meta = {
  ...hostPageStories,
  title: 'Embed/Adversarial pages',
  // Too long for a control: whole style sheets.
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
/**
 * The element itself must be exempt from this page's styles, which force a height of 50 px: its reserved
 * height has to be important, too.
 */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminList, BookingForm, type BookingFormApi } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';
import { expect } from 'storybook/test';
import { createFakeApi } from '../packages/ui/test/bookingFixtures.ts';
import { createPlotServer, type Plot, plotColumns } from '../packages/ui/test/plots.ts';
import { distort } from './distort.ts';
import { widths } from './StoryFrame.tsx';

interface ProductProps {
  api: BookingFormApi;
  list: ReturnType<typeof createPlotServer>['list'];
}

/** A form and a list, as any story has them: their ports are in its args. */
function Product({ api, list }: ProductProps) {
  return (
    <>
      <BookingForm api={api} user={null} draftStorage={null} />
      <AdminList<Plot> title="Plots" columns={plotColumns} rowKey={({ id }) => id} list={list} />
    </>
  );
}

/** Stories for the tests of the toolbar's choices; not in the documentation. */
const meta: Meta<typeof Product> = {
  id: 'toolbar',
  title: 'Toolbar',
  component: Product,
  tags: ['!autodocs', '!dev'],
  args: { api: createFakeApi().api, list: createPlotServer().list },
};

export default meta;
type Story = StoryObj<typeof meta>;

const found = 'Found: 26 records';

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(found)).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(canvas.getByRole('main')).colorScheme).not.toContain('dark');
    await expect(canvas.getByRole('main').style.maxWidth).toBe(widths.full);
  },
};
export const Kiswahili: Story = {
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: sw.bookingSummary.book })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('lang', 'sw');
  },
};
export const Pseudo: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: String(distort('Book the test')) })).toBeVisible();
  },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('main')).colorScheme).toContain('dark');
  },
};
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: 'Book the test' });
    await expect(apply.getBoundingClientRect().height).toBe(32);
  },
};
export const Sidebar: Story = {
  globals: { width: 'sidebar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveStyle({ maxWidth: widths.sidebar });
  },
};
export const Phone: Story = {
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveStyle({ maxWidth: widths.phone });
  },
};
export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByText(found)).toBeVisible();
  },
};
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline. Go on typing, nothing is lost.')).toBeVisible();
    await expect(await canvas.findByText('An error occured')).toBeVisible();
  },
};
export const Failing: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server error occurred. Please try again later.')).toBeVisible();
    await expect(canvas.queryByText(/You are offline/)).toBeNull();
  },
};

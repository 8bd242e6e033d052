import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lowerPlot, roadSide, upperTerrace } from '../../test/results.ts';
import { SampleResults } from './index.ts';

const meta = {
  title: 'Booking/SampleResults',
  id: 'booking-sampleresults',
  component: SampleResults,
  args: { results: [lowerPlot] },
} satisfies Meta<typeof SampleResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SeveralSamples: Story = { args: { results: [lowerPlot, upperTerrace, roadSide] } };
export const NothingToDo: Story = { args: { results: [upperTerrace] } };
export const Rejected: Story = { args: { results: [roadSide] } };
export const NotMeasured: Story = { args: { results: [{ ...roadSide, rejected_reason: null }] } };
export const NoResults: Story = { args: { results: [] } };
export const SideBySide: Story = {
  args: { results: [lowerPlot, upperTerrace, roadSide] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Compare all' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
/** A service that answers only ratings: no actions, no codes. */
export const RatingsOnly: Story = {
  args: {
    results: [
      {
        ...{ sample: 50, booking: 26, generated_on: '2026-11-22T09:00:00+03:00', rule_version: '1' },
        method: 'field probe estimate',
        crops: lowerPlot.crops.map(({ actions: _, ...crop }) => crop),
      },
    ],
  },
};
export const Sidebar: Story = { args: SeveralSamples.args, globals: { width: 'sidebar' }, tags: ['layout'] };
export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = { args: SeveralSamples.args, globals: { locale: 'sw' }, tags: ['layout'] };
export const Keyboard: Story = {
  args: SeveralSamples.args,
  play: async ({ canvas }) => {
    const tabs = within(canvas.getAllByRole('tablist')[0] ?? document.body).getAllByRole('tab');
    const [first, second] = tabs;
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tabs.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

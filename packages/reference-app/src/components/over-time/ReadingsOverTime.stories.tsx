import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReadingsOverTime as Answer } from '@udongo/sdk';
import { expect } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { measured } from '../../../test/measured.ts';
import { farmer } from '../../../test/records.ts';
import { ReadingsOverTime } from './ReadingsOverTime.tsx';

interface OverTimeArgs {
  readings: Answer;
}

const meta = {
  ...appStories,
  title: 'App/Readings over time',
  tags: ['!autodocs', 'app'],
  args: { readings: [measured(4, 2025, 4.8, 7), measured(9, 2025, 6.1, null), measured(26, 2026, 5.2, 7)] },
  render: ({ readings }) => (
    <AppPart user={farmer} handlers={{ 'farmers.getReadings': () => readings }}>
      <ReadingsOverTime farmer={1} booking={26} />
    </AppPart>
  ),
} satisfies Meta<OverTimeArgs>;

export default meta;
type Story = StoryObj<OverTimeArgs>;

export const Joined: Story = {
  // The chart is fetched when it is needed: here it is there before.
  beforeEach: async () => {
    await import('./ReadingsChart.tsx');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
/** Samples with the same name are joined by a person, never by themselves. */
export const NothingJoined: Story = {
  args: { readings: [measured(4, 2025, 4.8, null), measured(26, 2026, 5.2, null)] },
  play: async ({ canvas }) => expect(await canvas.findByText(/^No other test of this place/)).toBeVisible(),
};
export const Dark: Story = { ...Joined, globals: { scheme: 'dark' } };
export const Kiswahili: Story = { ...Joined, globals: { locale: 'sw' } };

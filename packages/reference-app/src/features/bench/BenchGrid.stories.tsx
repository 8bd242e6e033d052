import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { createLab, readings, upper } from '../../../test/lab.ts';
import { administrator, openSample } from '../../../test/records.ts';
import { BenchPage } from './BenchPage.tsx';

interface GridArgs {
  samples: Parameters<typeof createLab>[0];
  /** The server's answers that differ from a usual day's. */
  answers?: Handlers;
}

const { latitude: _, longitude: __, ...soil } = readings;
const line = Object.values(soil).join('\t');

const meta = {
  ...appStories,
  title: 'App/Bench/Grid',
  id: 'app-bench-grid',
  tags: ['!autodocs', 'app'],
  args: { samples: [openSample, upper] },
  render: ({ samples, answers }) => (
    <AppPart
      path="/bench/grid"
      route="/bench/:view"
      user={administrator}
      handlers={{ ...createLab(samples).handlers, ...answers }}
    >
      <BenchPage />
    </AppPart>
  ),
  // Otherwise the values of one story would be there in the next story.
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) {
      if (/^udongo-(bench|measure)/.test(key)) localStorage.removeItem(key);
    }
  },
} satisfies Meta<GridArgs>;

export default meta;
type Story = StoryObj<GridArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const paste = async (canvas: Canvas, text: string) => {
  const [first] = await canvas.findAllByRole('textbox');
  if (first) await userEvent.click(first);
  await userEvent.paste(text);
};

export const ToFill: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('grid')).toBeVisible(),
};
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, `${line}\n12\t30\n`);
    await expect(canvas.getByText('not saved yet')).toBeVisible();
    await expect(canvas.getByText('2 of 7')).toBeVisible();
  },
};
/** An impossible pH, and a temperature without its decimal point. */
export const ToCorrect: Story = {
  tags: ['failure'],
  play: async ({ canvas }) => {
    await paste(canvas, `${line.replace(/5$/, '58')}\n${line.replace('24.1', '241')}\n`);
    await expect(canvas.getByText(/^UD-1026-1, pH 58: /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use 24.1 °C' })).toBeVisible();
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, `${line}\n`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 sample' }));
    await expect(await canvas.findByText('saved')).toBeVisible();
  },
};
export const WithoutANetwork: Story = {
  tags: ['failure'],
  args: { answers: { 'samples.update': () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ canvas }) => {
    await paste(canvas, `${line}\n`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 sample' }));
    await expect(await canvas.findByText('1 sample waits for the network')).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['failure'],
  args: {
    answers: { 'samples.update': () => failure(400, { non_field_errors: ['The booking is cancelled.'] }) },
  },
  play: async ({ canvas }) => {
    await paste(canvas, `${line}\n`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 1 sample' }));
    await expect(await canvas.findByText(/^UD-1026-1 is not saved/)).toBeVisible();
  },
};
export const Dark: Story = { ...ToCorrect, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = {
  tags: ['layout'],
  globals: { locale: 'sw' },
  play: async ({ canvas }) => expect(await canvas.findByRole('grid')).toBeVisible(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { createLab, pasted, readings, upper } from '../../../test/lab.ts';
import { administrator, agent, openSample } from '../../../test/records.ts';
import { deviceCamera } from '../../lib/camera.ts';
import { BenchPage } from './BenchPage.tsx';

interface BenchArgs {
  /** The sample of the address, by id or code. Default: none yet. */
  sample?: string;
  samples: Parameters<typeof createLab>[0];
  /** The server's answers that differ from a usual day's. */
  answers?: Handlers;
  user: typeof administrator;
}

const meta = {
  ...appStories,
  title: 'App/Bench',
  id: 'app-bench',
  tags: ['!autodocs', 'app'],
  args: { samples: [openSample, upper], user: administrator },
  render: ({ sample, samples, answers, user }) => (
    <AppPart
      path={sample ? `/bench?sample=${sample}` : '/bench'}
      user={user}
      handlers={{ ...createLab(samples).handlers, ...answers }}
      camera={{ ...deviceCamera, open: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }}
    >
      <BenchPage />
    </AppPart>
  ),
  // Otherwise one story's draft would be there in the next story.
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('udongo-bench')) localStorage.removeItem(key);
    }
  },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;
type Play = NonNullable<Story['play']>;

const paste: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Readings' }));
  await userEvent.paste(pasted);
  await expect(await canvas.findByText('7 of 7 readings read.')).toBeVisible();
};

export const ToMeasure: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('2 samples to measure')).toBeVisible(),
};
export const AllMeasured: Story = {
  args: { samples: [{ ...openSample, sensor_data: readings }] },
  play: async ({ canvas }) => expect(await canvas.findByText('0 samples to measure')).toBeVisible(),
};
export const Loading: Story = { args: { answers: { 'samples.list': () => new Promise(() => undefined) } } };
export const Failed: Story = {
  tags: ['failure'],
  args: { answers: { 'samples.list': () => failure(500, {}) } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const SampleIsThere: Story = {
  args: { sample: '50' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Sample UD-1026-1' })).toBeVisible(),
};
export const ReadingsPasted: Story = { args: { sample: '50' }, play: paste };
/** A pH that is far from the other sample of the booking. */
export const FarFromTheOthers: Story = {
  args: { sample: '50', samples: [openSample, { ...upper, sensor_data: { ...readings, pH: 6.4 } }] },
  play: async (context) => {
    await paste(context);
    await expect(await context.canvas.findByText(/^pH 5: The booking’s other samples suggest/)).toBeVisible();
  },
};
export const ReadingMissing: Story = {
  tags: ['failure'],
  args: { sample: '50' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Readings' }), 'pH 5.8');
    await userEvent.click(canvas.getByRole('button', { name: /Save and next/ }));
    await expect(await canvas.findByText('Nitrogen is missing or not a number.')).toBeVisible();
  },
};
/** The network is lost: the readings stay on the device. */
export const NotSaved: Story = {
  tags: ['failure'],
  args: {
    sample: '50',
    answers: { 'samples.update': () => Promise.reject(new TypeError('Failed to fetch')) },
  },
  play: async (context) => {
    await paste(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /Save and next/ }));
    await expect(await context.canvas.findByText(/^Not saved\. Your readings are kept/)).toBeVisible();
  },
};
export const AlreadyMeasured: Story = {
  args: { sample: '50', samples: [{ ...openSample, sensor_data: readings }, upper] },
  play: async ({ canvas }) => expect(await canvas.findByText(/^This sample has readings/)).toBeVisible(),
};
export const AskedToReject: Story = {
  args: { sample: '50' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject the sample' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Reject UD-1026-1' })).toBeVisible();
  },
};
export const Rejected: Story = {
  args: { sample: '50', samples: [{ ...openSample, rejected_reason: 'leaking_bag' }, upper] },
  play: async ({ canvas }) => expect(await canvas.findByText(/^The bag leaked/)).toBeVisible(),
};
export const UnknownCode: Story = {
  tags: ['failure'],
  args: { sample: 'UD-1-1' },
  play: async ({ canvas }) => expect(await canvas.findByText('No sample has the code UD-1-1')).toBeVisible(),
};
export const CameraNotAllowed: Story = {
  tags: ['failure'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with the camera' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/^The camera is not allowed/)).toBeVisible();
  },
};
export const ForAnAgent: Story = { args: { user: agent }, tags: ['role'] };
export const Dark: Story = { ...FarFromTheOthers, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = {
  tags: ['layout'],
  args: { sample: '50' },
  globals: { locale: 'sw' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Sampuli UD-1026-1' })).toBeVisible(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import type { Handlers } from '../../../test/fakeApi.ts';
import { createLab, upper } from '../../../test/lab.ts';
import { administrator, openSample } from '../../../test/records.ts';
import { ReceivePage } from './ReceivePage.tsx';

interface ReceiveArgs {
  /** The server's answers that differ from a usual day's. */
  answers?: Handlers;
}

const meta = {
  ...appStories,
  title: 'App/Receive',
  id: 'app-receive',
  tags: ['!autodocs', 'app'],
  render: ({ answers }) => (
    <AppPart
      path="/bench/receive"
      user={administrator}
      handlers={{
        ...createLab([openSample, upper].map((sample) => ({ ...sample, received_on: null }))).handlers,
        ...answers,
      }}
    >
      <ReceivePage />
    </AppPart>
  ),
  // Otherwise one story's list would be there in the next story.
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('udongo-receive')) localStorage.removeItem(key);
    }
  },
} satisfies Meta<ReceiveArgs>;

export default meta;
type Story = StoryObj<ReceiveArgs>;
type Play = NonNullable<Story['play']>;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const field = { name: 'Scan or type a sample code' };
const scanBoth: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', field), 'UD-1026-1{Enter}');
  await expect(await canvas.findByText(/^UD-1026-1 is on the list\./)).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', field), 'UD-9-9{Enter}');
  await expect(await canvas.findByText(/^UD-9-9: No sample has this code/)).toBeVisible();
};

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('2 samples on their way')).toBeVisible(),
};
/** A good scan and a bad one. */
export const Scanned: Story = { play: scanBoth };
export const Received: Story = {
  play: async (context) => {
    await scanBoth(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Receive 1 sample' }));
    await expect(await context.canvas.findByText('1 sample is received')).toBeVisible();
  },
};
export const WaitsForTheNetwork: Story = {
  tags: ['failure'],
  args: { answers: { 'samples.receive': lost } },
  play: async (context) => {
    await scanBoth(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Receive 1 sample' }));
    await expect(await context.canvas.findByText('1 sample waits for the network')).toBeVisible();
  },
};
export const Dark: Story = { play: scanBoth, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = { globals: { locale: 'sw' }, tags: ['layout'] };

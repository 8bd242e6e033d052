import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BookingStatus } from '@udongo/sdk';
import { expect, userEvent, within } from 'storybook/test';
import { lowerPlot } from '../../../../ui/test/results.ts';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, openSample } from '../../../test/records.ts';
import { toVerify } from '../../../test/toVerify.ts';
import { VerifyPage } from './VerifyPage.tsx';

interface VerifyArgs {
  /** The server's answers that differ from those for an analysed booking with one unusual reading. */
  answers: Handlers;
}

const meta = {
  ...appStories,
  title: 'App/Verify',
  id: 'app-verify',
  tags: ['!autodocs', 'app'],
  args: { answers: {} },
  render: ({ answers }) => (
    <AppPart
      path="/bookings/26/verify"
      route="/bookings/:id/verify"
      user={administrator}
      handlers={{ ...toVerify, ...answers }}
    >
      <VerifyPage />
    </AppPart>
  ),
} satisfies Meta<VerifyArgs>;

export default meta;
type Story = StoryObj<VerifyArgs>;
type Play = NonNullable<Story['play']>;

const having = (status: BookingStatus): Handlers => ({ 'bookings.get': () => ({ ...booking, status }) });
const loaded: Play = async ({ canvas }) =>
  expect(await canvas.findByRole('heading', { name: 'Verify UD-1026' })).toBeVisible();
const verify: Play = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Verify the readings' }));

export const OneUnusual: Story = { play: loaded };
export const NothingUnusual: Story = {
  args: { answers: { 'bookings.listUnusual': () => [], 'bookings.getResults': () => [lowerPlot] } },
  play: loaded,
};
export const CommentMissing: Story = {
  tags: ['failure'],
  play: async (context) => {
    await verify(context);
    await expect(await context.canvas.findByText('Write a comment, or ask for a repeat')).toBeVisible();
  },
};
/** A person who saved readings can't verify them. */
export const OwnReadings: Story = {
  tags: ['role'],
  args: {
    answers: {
      'bookings.listUnusual': () => [],
      'bookings.verify': () =>
        failure(400, {
          non_field_errors: ['You saved readings of this booking. Another person has to verify it.'],
        }),
    },
  },
  play: async (context) => {
    await verify(context);
    await expect(await context.canvas.findByText(/Another person has to verify it/)).toBeVisible();
  },
};
export const Verified: Story = { args: { answers: having('verified') }, play: loaded };
export const NotYetAnalysed: Story = {
  args: {
    answers: {
      ...having('received'),
      'bookings.listUnusual': () => [],
      'samples.list': () => pageOf([openSample, { ...openSample, id: 51, rejected_reason: 'wrong_label' }]),
    },
  },
  play: loaded,
};
export const History: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of UD-1026-1' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Measured by Juma Mwangi.')).toBeVisible();
  },
};
export const SendBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send back to measuring' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Send samples of UD-1026 back' })).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: { 'bookings.get': () => new Promise(() => undefined) } } };
export const Failed: Story = {
  tags: ['failure'],
  args: { answers: { 'bookings.get': () => failure(500, {}) } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Dark: Story = { play: loaded, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = { globals: { locale: 'sw' }, tags: ['layout'] };

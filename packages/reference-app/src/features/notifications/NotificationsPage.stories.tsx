import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { booked, ready } from '../../../test/notifications.ts';
import { farmer } from '../../../test/records.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

interface NotificationsArgs {
  /** The service's answers. */
  answers: Handlers;
}

const meta = {
  ...appStories,
  title: 'App/Notifications',
  tags: ['!autodocs', 'app'],
  args: { answers: { 'notifications.list': () => pageOf([ready, booked]) } },
  render: ({ answers }) => (
    <AppPart path="/notifications" user={farmer} handlers={answers}>
      <NotificationsPage />
    </AppPart>
  ),
} satisfies Meta<NotificationsArgs>;

export default meta;
type Story = StoryObj<NotificationsArgs>;

export const Some: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Your report is ready')).toBeVisible(),
};
export const Empty: Story = {
  args: { answers: { 'notifications.list': () => pageOf([]) } },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing yet')).toBeVisible(),
};
export const Loading: Story = {
  args: { answers: { 'notifications.list': () => new Promise(() => undefined) } },
};
export const Failed: Story = {
  args: { answers: { 'notifications.list': () => failure(500, {}) } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Dark: Story = { ...Some, globals: { scheme: 'dark' } };
export const Kiswahili: Story = { ...Some, globals: { locale: 'sw' } };

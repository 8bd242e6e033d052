import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Report } from '@udongo/sdk';
import { expect, userEvent, within } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { report } from '../../../test/report.ts';
import { ReportPanel } from './ReportPanel.tsx';
import './results.css';

const users = { administrator, agent, farmer };

interface PanelArgs {
  role: keyof typeof users;
  isVerified: boolean;
  /** The server's answer to the list of reports. */
  list: NonNullable<Handlers['reports.list']>;
}

const having = (changes: Partial<Report>) => () => pageOf([{ ...report, ...changes }]);
const sent_on = '2026-11-22T10:00:00+03:00';
const outdated_on = '2026-11-23T10:00:00+03:00';

const meta = {
  ...appStories,
  title: 'App/Report panel',
  id: 'app-report-panel',
  tags: ['!autodocs', 'app'],
  args: { role: 'administrator', isVerified: true, list: having({}) },
  render: ({ role, isVerified, list }) => (
    <AppPart user={users[role]} handlers={{ 'reports.list': list }}>
      <div className="app-results__side">
        <ReportPanel
          booking={{ ...booking, status: 'report_ready' }}
          role={role}
          isVerified={isVerified}
          onWithdrawn={() => undefined}
        />
      </div>
    </AppPart>
  ),
} satisfies Meta<PanelArgs>;

export default meta;
type Story = StoryObj<PanelArgs>;

/** Before the first report: an administrator makes it. */
export const NoReport: Story = {
  args: { list: () => pageOf([]) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Make the report' })).toBeVisible(),
};
export const NoReportForAFarmer: Story = { args: { role: 'farmer', list: () => pageOf([]) }, tags: ['role'] };
export const Made: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Not sent yet')).toBeVisible(),
};
export const Sent: Story = {
  args: { list: having({ sent_on }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Mark as sent again' })).toBeVisible(),
};
/** No channel is set up: each says which setting is missing. */
export const ChannelsFailed: Story = {
  tags: ['failure'],
  args: {
    list: having({
      sends: [
        { channel: 'sms', outcome: 'not_set_up', sent_on, sent_by_name: '' },
        { channel: 'email', outcome: 'no_address', sent_on, sent_by_name: '' },
      ],
    }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Text messages are not set up.')).toBeVisible(),
};
/** A reading changed after the report: it stays, and a new one can be made. */
export const Outdated: Story = {
  args: { list: having({ sent_on, outdated_on, is_current: false }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^This report is outdated/)).toBeVisible(),
};
/** Ranges, rules or prices changed after the report. */
export const RangesChanged: Story = {
  args: { list: having({ is_current: false }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Ranges, rules or prices/)).toBeVisible(),
};
/** The farmer follows advice that was withdrawn: it is corrected, looked at and sent. */
export const AdviceToCorrect: Story = {
  args: { list: having({ sent_on, is_current: false, to_correct: true }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Correct and tell the farmer' })).toBeVisible(),
};
/** Asked before the public link stops working. */
export const AskedToRevoke: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke the link' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Revoke the public link?' })).toBeVisible();
  },
};
export const LinkRevoked: Story = {
  args: { list: having({ link: null }) },
  play: async ({ canvas }) => expect(await canvas.findByText('The public link was revoked.')).toBeVisible(),
};
export const ForAnAgent: Story = {
  tags: ['role'],
  args: { role: 'agent' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Explained to the farmer' })).toBeVisible(),
};
export const Explained: Story = {
  args: { role: 'agent', list: having({ explained_on: sent_on, explained_by_name: 'Otieno Odhiambo' }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Explained to the farmer on/)).toBeVisible(),
};
export const ForAFarmer: Story = {
  tags: ['role'],
  args: { role: 'farmer', list: having({ sent_on }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Sent on/)).toBeVisible(),
};
/** A farmer still has the report that was sent while its results are checked again. */
export const CheckedAgain: Story = {
  args: { role: 'farmer', isVerified: false, list: having({ sent_on, outdated_on }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/being checked again/)).toBeVisible(),
};
export const Loading: Story = { args: { list: () => new Promise(() => undefined) } };
export const Failed: Story = {
  tags: ['failure'],
  args: { list: () => failure(500, {}) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** A service without reports: nothing is shown. */
export const WithoutReports: Story = {
  args: { list: () => failure(404, { detail: 'Not found.' }) },
  tags: ['failure'],
};
export const Dark: Story = { ...Outdated, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = {
  ...Outdated,
  tags: ['layout'],
  globals: { locale: 'sw' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Tengeneza ripoti mpya' })).toBeVisible(),
};

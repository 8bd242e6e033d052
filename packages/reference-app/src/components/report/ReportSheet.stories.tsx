import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lowerPlot, roadSide, upperTerrace } from '../../../../ui/test/results.ts';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { report } from '../../../test/report.ts';
import { ReportSheet } from './ReportSheet.tsx';

const { facts: _, letterhead: __, ...plain } = report;

const meta = {
  ...appStories,
  id: 'app-report-sheet',
  title: 'App/Report sheet',
  tags: ['!autodocs', 'app'],
  component: ReportSheet,
  args: { report },
  render: (args) => (
    <AppPart>
      <ReportSheet {...args} />
    </AppPart>
  ),
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSample: Story = {};
export const SeveralSamples: Story = {
  args: { report: { ...report, results: [lowerPlot, upperTerrace, roadSide] } },
};
/** The place was tested before. */
export const Since: Story = {
  args: {
    report: {
      ...report,
      since: [
        {
          sample: lowerPlot.sample,
          booking: 3,
          number: 'UD-1003-R1',
          measured_on: '2025-11-12',
          readings: [
            {
              reading: 'nitrogen',
              before: 18,
              rating_before: 'low',
              now: 31,
              rating_now: 'slightly_low',
              change: 'not_clear',
            },
            {
              reading: 'pH',
              before: 4.6,
              rating_before: 'low',
              now: 5,
              rating_now: 'low',
              change: 'same_rating',
            },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What changed since the last report' });
    await expect(canvas.getByText('Compared with 12 Nov 2025, report UD-1003-R1.')).toBeVisible();
    await expect(canvas.getByText('Nitrogen from 18 mg/kg to 31 mg/kg: no clear change')).toBeVisible();
    await expect(canvas.getByText('Acidity (pH) from 4.6 to 5.0: still too acid')).toBeVisible();
  },
};
export const Outdated: Story = { args: { report: { ...report, outdated_on: '2026-11-23T10:00:00+03:00' } } };
export const Replaced: Story = {
  args: {
    report: {
      ...report,
      outdated_on: '2026-11-24T09:00:00+03:00',
      replaced_by: {
        number: 'UD-1026-R2',
        given_on: '2026-11-24T09:00:00+03:00',
        reason: 'The plot is for beans and not for maize.',
        link: '5eed0000-0000-4000-8000-000000000009',
      },
    },
  },
};
export const Withdrawn: Story = {
  args: {
    report: {
      ...report,
      withdrawn_on: '2026-11-24T09:00:00+03:00',
      withdrawn_reason: 'The sample was mixed up with another one.',
    },
  },
};
/** A service that keeps neither letterhead nor facts. */
export const WithoutFacts: Story = { args: { report: plain } };
export const WithoutRemarks: Story = { args: { report: { ...report, remarks: '' } } };
/** A booking that no agrovet serves. */
export const WithoutAgrovet: Story = {
  args: { report: { ...report, facts: { ...report.facts, agrovet_name: '' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('County');
    await expect(canvas.queryByText('Agrovet')).toBeNull();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { args: SeveralSamples.args, globals: { locale: 'sw' } };

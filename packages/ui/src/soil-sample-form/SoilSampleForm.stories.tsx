import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { apiError } from '../../test/bookingFixtures.ts';
import { playFormKeys } from '../../test/keyPlays.ts';
import { createSoilSampleFormApi, described, storedSample } from '../../test/soilSampleFormApi.ts';
import { Card } from '../primitives/index.ts';
import type { LocatePort } from '../sensor-paste-panel/index.ts';
import { SoilSampleForm } from './index.ts';

const locate: LocatePort = async () => ({ latitude: -1.28639, longitude: 36.81722, accuracyMeters: 8.4 });

const meta = {
  title: 'Admin/SoilSampleForm',
  id: 'admin-soilsampleform',
  component: SoilSampleForm,
  args: { api: createSoilSampleFormApi().api, onCancel: () => undefined, locate },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900, margin: '0 auto' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof SoilSampleForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Save|Hifadhi)$/ }));

const unusual = {
  ...storedSample,
  sensor_data: {
    ...storedSample.sensor_data,
    phosphorus: 255,
    conductivity: 0.11,
    moisture: 71,
    latitude: 35.385,
    longitude: 0.801,
  },
} as typeof storedSample;

const waitForNames: Play = async ({ canvas }) => {
  await expect(await canvas.findByDisplayValue(/Wanjiku Kariuki/)).toBeVisible();
  await expect(await canvas.findByDisplayValue('Maize')).toBeVisible();
};

export const Playground: Story = {};
export const EmptyOnAPhone: Story = { globals: { width: 'phone' }, tags: ['layout'] };
export const Updating: Story = { args: { sample: storedSample }, play: waitForNames };
export const UpdatingDark: Story = { ...Updating, globals: { scheme: 'dark' }, tags: ['layout'] };
export const InASidebar: Story = { ...Updating, globals: { width: 'sidebar' }, tags: ['layout'] };
export const FieldErrors: Story = { play: save, tags: ['failure'] };
export const FieldErrorsDark: Story = { play: save, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Impossible: Story = {
  tags: ['failure'],
  args: {
    sample: {
      ...storedSample,
      sensor_data: { ...unusual.sensor_data, pH: 58, potassium: 65535, temperature: 90 },
    } as typeof storedSample,
  },
  play: save,
};
export const Unusual: Story = { args: { sample: unusual }, play: waitForNames };
export const AsksAboutUnusual: Story = {
  args: { sample: unusual },
  play: async (context) => {
    await save(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Check these values' })).toBeVisible();
  },
};
export const AsksAboutUnusualDark: Story = {
  ...AsksAboutUnusual,
  globals: { scheme: 'dark' },
  tags: ['layout'],
};
export const PastedOverReadings: Story = {
  args: { sample: storedSample },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Readings' }));
    await userEvent.paste('N: 14\nP: 8\npH: 6.1\nEC: 0.11 dS/m');
    await expect(canvas.getByText('replaces 12')).toBeVisible();
  },
};
export const Pending: Story = {
  args: {
    api: createSoilSampleFormApi(() => new Promise(() => undefined)).api,
    sample: storedSample,
  },
  play: save,
};
export const ServerFieldErrors: Story = {
  tags: ['failure'],
  args: {
    sample: storedSample,
    api: createSoilSampleFormApi(async () =>
      Promise.reject(
        apiError(400, 'Ph: Ensure this value is less than or equal to 10.', {
          fieldErrors: {
            'sensor_data.pH': 'Ensure this value is less than or equal to 10.',
            booking: 'Invalid pk "26" - object does not exist.',
          },
        }),
      ),
    ).api,
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('2 things to correct')).toBeVisible();
  },
};
export const ServerError: Story = {
  tags: ['failure'],
  args: {
    sample: storedSample,
    api: createSoilSampleFormApi(async () =>
      Promise.reject(apiError(500, 'Server error occurred. Please try again later.')),
    ).api,
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/Not saved/)).toBeVisible();
  },
};
export const ForABooking: Story = { args: { defaultValues: described }, play: waitForNames };
export const Kiswahili: Story = { args: { sample: unusual }, globals: { locale: 'sw' }, tags: ['layout'] };
export const Keyboard: Story = { play: playFormKeys };

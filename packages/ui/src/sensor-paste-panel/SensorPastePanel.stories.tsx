import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent } from 'storybook/test';
import { Paste } from '../../examples/SensorPastePanelParts.tsx';
import parts from '../../examples/SensorPastePanelParts.tsx?raw';
import { sampleReadings } from '../../test/sampleReadings.ts';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { shownCode } from '../../test/shownCode.ts';
import { type LocatePort, SensorPastePanel } from './index.ts';

const position = { latitude: -1.28639, longitude: 36.81722, accuracyMeters: 8.4 };
const locate: LocatePort = async () => position;
const forever = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Components/SensorPastePanel',
  id: 'components-sensorpastepanel',
  component: SensorPastePanel,
  args: { onApply: async (): Promise<unknown> => undefined, locate },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SensorPastePanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const whole = [
  'Nitrogen: 12 mg/kg',
  'Phosphorus: 8 mg/kg',
  'Potassium: 148 mg/kg',
  'EC: 0.074 dS/m',
  'Moisture: 24,1 %',
  'Temperature: 18.6 °C',
  'pH: 5.8',
  'Location: 0.801, 35.385',
].join('\n');

const partial = [
  '{"device": "Probe 7", "N": 0, "P": 255, "K": 65535, "ec": 0.11, "humidity": "71 %",',
  ' "temp": "18 bar", "ph": 58, "lat": 37.45, "lng": -1.67, "PH": 5.9}',
].join('\n');

const pasteText =
  (text: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/^(Readings|Vipimo)$/));
    await userEvent.paste(text);
  };

const press: Play = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Apply|Tumia)$/ }));

export const Playground: Story = {};
export const Whole: Story = { play: pasteText(whole) };
export const Partial: Story = { play: pasteText(partial), tags: ['failure'] };
export const PartialDark: Story = { ...Partial, globals: { scheme: 'dark' }, tags: ['layout'] };
export const PartialOnPhone: Story = { ...Partial, globals: { width: 'phone' }, tags: ['layout'] };
export const PartialInASidebar: Story = { ...Partial, globals: { width: 'sidebar' }, tags: ['layout'] };
/** A press of "Apply" says why nothing is applied. */
export const Refused: Story = {
  tags: ['failure'],
  play: async (context) => {
    await pasteText(partial)(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const NothingFound: Story = { play: pasteText('Call me about the lower plot'), tags: ['failure'] };
export const Rows: Story = {
  play: pasteText(JSON.stringify(sampleReadings.map(({ label, sensor }) => ({ label, ...sensor })))),
};
export const Replacing: Story = {
  args: { current: { nitrogen: '31', pH: '5.8', latitude: '-0.10000' } },
  play: pasteText(whole),
};
export const Long: Story = {
  play: pasteText(Array(3000).fill('{"n": 12, "ph": 5.8}').join('\n')),
  tags: ['layout'],
};
export const Kiswahili: Story = { ...Partial, globals: { locale: 'sw' }, tags: ['layout'] };
export const Locating: Story = {
  args: { locate: forever },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(await canvas.findByText('Looking for your location')).toBeVisible();
  },
};
export const LocatingWithAccuracy: Story = {
  args: {
    locate: ({ onUpdate }) => {
      onUpdate({ ...position, accuracyMeters: 34.8 });
      return forever();
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(await canvas.findByText(/Accurate to 35 m/)).toBeVisible();
  },
};
export const Located: Story = {
  play: async (context) => {
    await pasteText(whole)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Use my location' }));
    await expect(await context.canvas.findByText(/Location found/)).toBeVisible();
  },
};
export const LocationDenied: Story = {
  tags: ['failure'],
  args: { locate: async () => Promise.reject({ problem: 'denied' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }));
    await expect(await canvas.findByText('Geolocation permission denied.')).toBeVisible();
  },
};
export const Pending: Story = {
  args: { onApply: forever },
  play: async (context) => {
    await pasteText(whole)(context);
    await press(context);
  },
};
export const Failed: Story = {
  tags: ['failure'],
  args: {
    onApply: async () =>
      Promise.reject(new Error('Network error. Please check your connection and try again.')),
  },
  play: async (context) => {
    await pasteText(whole)(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const Applied: Story = {
  play: async (context) => {
    await pasteText(whole)(context);
    await press(context);
    await expect(await context.canvas.findByText('9 readings applied.')).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { onApply: fn(async (): Promise<unknown> => undefined) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Readings');
    await userEvent.type(field, 'pH: 5.8{Enter}P: 8');
    await expect(field).toHaveValue('pH: 5.8\nP: 8');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.activeElement).toHaveRole('button');
  },
};
export const ScreenReader: Story = {
  args: { onApply: fn(async (): Promise<unknown> => undefined) },
  play: async (context) => {
    mocked(context.args.onApply).mockRejectedValueOnce(new Error('The server is away.'));
    const paste = async (text: string) => {
      await userEvent.clear(context.canvas.getByLabelText('Readings'));
      await pasteText(text)(context);
    };
    await playScreenReader('SensorPastePanel', {
      'A line cannot be read': () => paste('pH: 5.8\nP: lots'),
      'Apply is pressed while a line is wrong': () => press(context),
      'Readings are pasted': () => paste(whole),
      'The device is located': () =>
        userEvent.click(context.canvas.getByRole('button', { name: 'Use my location' })),
      'The readings are not applied': () => press(context),
      'The readings are applied': () => press(context),
    });
  },
};
/** Parts between elements of a page of your own. */
export const OwnOrder: Story = {
  tags: ['recipe'],
  render: ({ onApply }) => <Paste onApply={onApply} />,
  parameters: { ...shownCode(parts), hasOwnTexts: true },
  play: async (context) => {
    await pasteText(whole)(context);
    await expect(await context.canvas.findByText('9 readings to apply')).toBeVisible();
  },
};

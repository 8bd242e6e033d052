import type { Meta, StoryObj } from '@storybook/react-vite';
import { testTypes } from '@udongo/sdk/values';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  adminUser,
  agentUser,
  apiError,
  createFakeApi,
  farmerUser,
  networkError,
  sampleNamed,
  storedBooking,
  today,
} from '../../test/bookingFixtures.ts';
import { playFormAndListKeys } from '../../test/keyPlays.ts';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { BookingForm } from './index.ts';
import { writeDraft } from './session/bookingDraft.ts';
import { type BookingFormValues, bookingToValues } from './values/bookingValues.ts';

const filled: BookingFormValues = {
  ...bookingToValues(storedBooking, farmerUser),
  soil_test_date: '2026-11-24',
  samples: storedBooking.samples.map(({ id: _, ...sample }) => sample),
};

const pageHeader = (
  <header>
    <h1 style={{ margin: '0 0 4px', fontSize: 28, lineHeight: 1.2, letterSpacing: '-0.02em' }}>
      Book a soil test
    </h1>
    <p style={{ margin: 0, color: 'var(--udongo-muted)' }}>
      Tell us where the soil comes from. We'll collect it, test it and send a report you can act on.
    </p>
  </header>
);

/** Ports whose `create` gives this answer. */
function answering(answer: () => Promise<never>) {
  const fake = createFakeApi();
  fake.answerCreate(answer);
  fake.answerUpdate(answer);
  return fake.api;
}

const meta = {
  title: 'Components/BookingForm',
  id: 'components-bookingform',
  component: BookingForm,
  args: {
    api: createFakeApi().api,
    user: farmerUser,
    today,
    draftStorage: null,
    header: pageHeader,
    statusHref: ({ uuid }) => `/status/${uuid}`,
  },
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Book the test|Save changes)$/ }));
};

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Wanjiku Kariuki');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'County' })).toHaveValue('Kiambu'));
  },
};
export const Visitor: Story = { args: { user: null }, tags: ['role'] };
export const AgentYes: Story = {
  tags: ['role'],
  args: { user: agentUser },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /Chebet/ }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Chebet Kiplagat');
  },
};
export const AgentNo: Story = {
  tags: ['role'],
  args: { user: agentUser },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^No/ }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  },
};
export const Administrator: Story = {
  tags: ['role'],
  args: { user: adminUser, defaultValues: { ...filled, farmerChoice: 'no', discount: '500' } },
  play: async ({ canvas }) => expect(canvas.getByText('After discount')).toBeVisible(),
};
export const Filled: Story = { args: { defaultValues: filled } };
export const Update: Story = { args: { mode: 'update', booking: storedBooking } };
export const UpdateByAdministrator: Story = {
  tags: ['role'],
  args: { mode: 'update', booking: { ...storedBooking, farmer: 2, discount: '1000.00' }, user: adminUser },
};
export const Pending: Story = {
  args: { api: answering(() => new Promise(() => undefined)), defaultValues: filled },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Booking the test' })).toHaveFocus();
  },
};
export const FieldErrors: Story = {
  tags: ['failure'],
  args: {
    defaultValues: {
      ...filled,
      samples: [
        { ...sampleNamed('Lower plot, beside the borehole'), id: undefined, soil_type: '', size_of_land: '' },
      ],
    },
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('2 things to correct')).toBeVisible();
    await expect(context.canvas.getByRole('combobox', { name: 'Soil type' })).toHaveFocus();
  },
};
export const ServerErrors: Story = {
  tags: ['failure'],
  args: {
    api: answering(async () => {
      throw apiError(400, 'Samples 2 Main Crop: Invalid pk "3" - object does not exist.', {
        fieldErrors: {
          county: 'Invalid pk "22" - object does not exist.',
          'samples.1.main_crop': 'Invalid pk "3" - object does not exist.',
          non_field_errors: 'The laboratory is closed that week.',
        },
      });
    }),
    defaultValues: filled,
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('3 things to correct')).toBeVisible();
  },
};
export const AlreadyBooked: Story = {
  tags: ['failure'],
  args: {
    api: answering(async () => {
      throw apiError(409, 'This booking was already made. Change the stored booking instead.', {
        body: { code: 'already_booked', booking: null },
      });
    }),
    defaultValues: filled,
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/booking was made without your last changes/)).toBeVisible();
  },
};
export const NoAnswer: Story = {
  tags: ['failure'],
  args: { api: answering(async () => Promise.reject(networkError())), defaultValues: filled },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/No answer came/)).toBeVisible();
  },
};
export const Offline: Story = {
  ...NoAnswer,
  tags: ['failure'],
  // Render in a frame of its own; otherwise every story on the documentation page would be offline.
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/^Not sent: you are offline/)).toBeVisible();
  },
};
export const SecondPass: Story = {
  tags: ['failure'],
  args: {
    mode: 'update',
    booking: { ...storedBooking, samples: [sampleNamed('Lower plot', { main_crop: 99 })] },
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Sample 1: Main crop selection is required')).toBeVisible();
  },
};
export const ServerFailed: Story = {
  tags: ['failure'],
  args: {
    api: answering(async () =>
      Promise.reject(apiError(500, 'Server error occurred. Please try again later.')),
    ),
    defaultValues: filled,
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/Wait a moment/)).toBeVisible();
  },
};
export const DraftOffered: Story = {
  args: {
    draftStorage: {
      load: () =>
        writeDraft({
          savedAt: '2026-11-19T14:05:00Z',
          uuid: null,
          stored: null,
          labels: {},
          values: filled,
        }),
      save: () => undefined,
      clear: () => undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/unfinished booking from 19 Nov 2026/)).toBeVisible();
  },
};
export const DraftSaved: Story = {
  args: { draftStorage: { load: () => null, save: () => undefined, clear: () => undefined } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'Githunguri');
    await expect(await canvas.findByText('Draft saved on this device')).toBeVisible();
  },
};
export const SampleRemoved: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sample 1' }));
    await expect(canvas.getByRole('button', { name: /bring sample 1 back/ })).toHaveFocus();
  },
};
export const OtherPrices: Story = {
  args: {
    defaultValues: filled,
    testTypes: testTypes.map((test) => ({ ...test, cost_per_test: test.cost_per_test + 750 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('KES 7,250.00 a sample')).toBeVisible();
    await expect(canvas.getByText('KES 14,500.00')).toBeVisible();
  },
};
export const NoLongerOffered: Story = {
  tags: ['failure'],
  args: {
    defaultValues: filled,
    testTypes: testTypes.filter(({ value }) => value !== filled.test_type),
  },
  play: async (context) => {
    await press(context);
    const chosen = context.canvas.getByRole('radio', { name: /No longer offered/ });
    await expect(chosen).toBeChecked();
    await expect(await context.canvas.findByRole('link', { name: 'Select Test Type' })).toBeVisible();
  },
};
export const NoSamples: Story = { args: { defaultValues: { ...filled, samples: [] } } };
export const Collapsed: Story = {
  args: { defaultValues: filled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide details of sample 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide details of sample 2' }));
    await expect(await canvas.findByText('Upper plot · Clay · 1.50 acres · Kale')).toBeVisible();
  },
};
export const Confirmation: Story = {
  args: { defaultValues: filled },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('UD-1027')).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: 'Your soil test is booked' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['layout'],
  args: {
    defaultValues: {
      ...filled,
      name: 'Wanjiku wa Kariuki '.repeat(7),
      address: 'Githunguri-market-behind-the-old-coffee-factory'.repeat(5),
      samples: [
        { ...sampleNamed('Behindthebigmugumotreenexttotheriver'.repeat(12)), id: undefined },
        { ...sampleNamed('Below the road '.repeat(30)), id: undefined },
      ],
    },
  },
};
export const Kiswahili: Story = {
  tags: ['layout'],
  args: { defaultValues: filled, header: undefined },
  globals: { locale: 'sw' },
};
export const Dark: Story = { args: { defaultValues: filled }, globals: { scheme: 'dark' }, tags: ['layout'] };
export const FieldErrorsDark: Story = { ...FieldErrors, globals: { scheme: 'dark' }, tags: ['layout'] };
export const InASidebar: Story = { ...FieldErrors, globals: { width: 'sidebar' }, tags: ['layout'] };
export const OnAPhone: Story = {
  args: { defaultValues: filled },
  globals: { width: 'phone' },
  tags: ['layout'],
};
export const FiftySamples: Story = {
  tags: ['layout'],
  args: {
    mode: 'update',
    booking: {
      ...storedBooking,
      samples: Array.from({ length: 50 }, (_, index) =>
        sampleNamed(`Plot ${index + 1}`, { id: 200 + index }),
      ),
    },
  },
};
export const Keyboard: Story = { play: playFormAndListKeys };
export const ScreenReader: Story = {
  args: {
    defaultValues: {
      ...filled,
      samples: [{ ...sampleNamed('Lower plot'), id: undefined, soil_type: '' }],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const pressButton = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await playScreenReader('BookingForm', {
      'A sample is added': () => pressButton('Add sample'),
      'A sample is removed': () => pressButton('Remove sample 2'),
      'Choices arrive': async () => {
        const county = canvas.getByRole('combobox', { name: 'County' });
        await userEvent.clear(county);
        await userEvent.click(county);
      },
      'The form is sent with errors': async () => {
        await userEvent.keyboard('{Escape}');
        await press(context);
      },
      'The test is booked': async () => {
        await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Soil type' }), 'Loam');
        await press(context);
      },
    });
  },
};

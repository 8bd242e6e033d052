import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingForm } from '@udongo/ui';
import { fillBooking } from '@udongo/ui/testing';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { PartsForm as OwnFieldRecipe } from '../../packages/ui/examples/BookingFormParts.tsx';
import ownField from '../../packages/ui/examples/BookingFormParts.tsx?raw';
import { PlainForm as HeadlessRecipe } from '../../packages/ui/examples/useBookingForm.tsx';
import headless from '../../packages/ui/examples/useBookingForm.tsx?raw';
import {
  counties,
  createFakeApi,
  crops,
  farmerUser,
  today,
  wholeEntries,
} from '../../packages/ui/test/bookingFixtures.ts';
import { shownCode } from '../../packages/ui/test/shownCode.ts';
import { PagesPage } from '../WidgetPage.tsx';
import { Book as AnyApiRecipe } from './AnyApi.tsx';
import anyApi from './AnyApi.tsx?raw';
import { Book as OwnThemeRecipe } from './OwnTheme.tsx';
import ownTheme from './OwnTheme.tsx?raw';
import ownThemeSheet from './own-theme.css?raw';
import { addOwnPage, addTailwind } from './sheets.ts';
import { Book as TailwindRecipe } from './TailwindLook.tsx';
import tailwindLook from './TailwindLook.tsx?raw';

/** Whole files to copy: each uses only what the packages export. */
const meta = {
  title: 'Components/BookingForm/Recipes',
  component: BookingForm,
  args: { api: createFakeApi().api, user: farmerUser, today, draftStorage: null },
  parameters: { docs: { page: PagesPage }, controls: { disable: true } },
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Own markup over `useBookingForm`, in the look of a page that has a sheet for bare elements. */
export const Headless: Story = {
  render: (args) => (
    <div className="own-page" style={{ colorScheme: 'inherit' }}>
      <div>
        <h1>Book a soil test</h1>
        <HeadlessRecipe {...args} />
      </div>
    </div>
  ),
  parameters: { ...shownCode(headless), hasOwnTexts: true },
  beforeEach: addOwnPage,
  play: async ({ canvas }) => {
    await fillBooking(canvas, wholeEntries, { user: userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Book the test' }));
    await expect(await canvas.findByText(/^Your code: UD-/)).toBeVisible();
  },
};

/** The example presets the farming type, and leaves out its field. */
const { farming_type: _, ...withoutFarming } = wholeEntries;

/** Parts in another order, with a field of the host's own, whose value arrives in `onBooked`. */
export const OwnField: Story = {
  args: { onBooked: fn() },
  render: (args) => <OwnFieldRecipe {...args} />,
  parameters: { ...shownCode(ownField), hasOwnTexts: true },
  play: async ({ canvas, args }) => {
    await fillBooking(canvas, withoutFarming, { user: userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Plot number' }), 'LR 209/4');
    await userEvent.click(canvas.getByRole('button', { name: 'Book the test' }));
    await expect(await canvas.findByRole('heading', { name: 'Your soil test is booked' })).toBeVisible();
    await expect(args.onBooked).toHaveBeenCalledWith(expect.anything(), { plot_no: 'LR 209/4' });
  },
};

export const OwnTheme: Story = {
  render: (args) => <OwnThemeRecipe {...args} />,
  parameters: shownCode(`${ownTheme}\n/* own-theme.css */\n${ownThemeSheet}`),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Book the test' });
    await expect(getComputedStyle(button).fontFamily).toContain('Georgia');
    await expect(getComputedStyle(button).backgroundColor).toMatch(/oklch\(0.47 0.13 255\)/);
  },
};

export const TailwindLook: Story = {
  render: (args) => <TailwindRecipe {...args} />,
  parameters: shownCode(tailwindLook),
  beforeEach: addTailwind,
  play: async ({ canvas }) => {
    const sample = canvas.getByRole('heading', { name: 'Sample 1' }).closest('li');
    await expect(sample).toHaveStyle({ borderLeftWidth: '4px' });
  },
};

const recordsOf = (results: readonly object[]) => () => HttpResponse.json({ results });
const service = 'https://soil.example.com/api';

export const AnyApi: Story = {
  render: () => <AnyApiRecipe />,
  parameters: shownCode(anyApi),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${service}/counties/`, recordsOf(counties)),
      http.get(`${service}/crops/`, recordsOf(crops)),
      http.get(`${service}/shops/`, recordsOf([])),
      http.post(`${service}/bookings/`, () =>
        HttpResponse.json({ samples: { 0: { size_of_land: ['Too small to be tested.'] } } }, { status: 400 }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book the test' }));
    await expect(await canvas.findByRole('link', { name: /Too small to be tested[.]$/ })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { WidgetPage } from '../../../.storybook/WidgetPage.tsx';
import { anotherSites, losingFolder } from './answers.ts';
import { looks } from './embedding.ts';
import type { HostPageProps } from './HostPage.tsx';
import { findPart, hostPageStories, pageIn, typeName } from './hostPageStories.tsx';

/**
 * `<udongo-booking>` as partners use it: the built files, loaded by the snippet in a page of its own. Mock
 * Service Worker plays the API; bookings are not stored.
 */
const meta = {
  ...hostPageStories,
  title: 'Embed/Booking widget',
  id: 'embed-booking-widget',
  parameters: {
    ...hostPageStories.parameters,
    docs: { ...hostPageStories.parameters.docs, page: WidgetPage },
  },
} satisfies Meta<HostPageProps>;

export default meta;
type Story = StoryObj<HostPageProps>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(await typeName(canvasElement)).toHaveValue('Akinyi');
  },
};

export const Booked: Story = {
  args: {
    'test-type': 'complete-soil-analysis',
    prefill: JSON.stringify({
      name: 'Akinyi Odhiambo',
      phone_no: '0712 345 678',
      county: 22,
      soil_test_date: '2099-01-15',
      farming_type: 'mixed',
    }),
  },
  play: async ({ canvasElement, args }) => {
    const widget = within(await findPart(canvasElement, 'embed'));
    await userEvent.type(await widget.findByLabelText(/^Sample location/), 'Lower plot');
    await userEvent.selectOptions(widget.getByLabelText(/^Soil type/), 'loam');
    await userEvent.type(widget.getByLabelText(/^Size of land/), '0.5');
    await userEvent.type(widget.getByRole('textbox', { name: /^Sample notes/ }), '20 cm');
    await userEvent.click(widget.getByRole('combobox', { name: /^Main crop/ }));
    await userEvent.click(await widget.findByRole('option', { name: 'Maize' }));
    await userEvent.click(widget.getByRole('button', { name: 'Book the test' }));
    const done = await widget.findByRole('heading', { name: 'Your soil test is booked' });
    await waitFor(() => expect((done.getRootNode() as ShadowRoot).activeElement).toBe(done));
    await expect(args.onBooked).toHaveBeenCalledWith({
      uuid: expect.any(String),
      code: expect.stringMatching(/^UD-/),
    });
  },
};

export const ButtonMode: Story = {
  args: { mode: 'button', style: 'display: inline-block; min-height: 44px' },
  play: async ({ canvasElement }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await userEvent.click(within(placeholder).getByRole('button', { name: 'Book a soil test' }));
    const dialog = await within(await findPart(canvasElement, 'embed')).findByRole('dialog');
    await within(dialog).findByLabelText('Full name');
  },
};

export const Dark: Story = {
  tags: ['layout'],
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => void (await typeName(canvasElement)),
};

export const Kiswahili: Story = {
  tags: ['layout'],
  globals: { locale: 'sw' },
  play: async ({ canvasElement }) => void (await typeName(canvasElement, 'Jina kamili')),
};

/**
 * The page's font with `font="inherit"`; its colours and corners with the properties and parts of the example
 * in `docs/embedding.md`.
 */
export const PartnersLooks: Story = {
  tags: ['layout'],
  args: { font: 'inherit', css: `body { font-family: Georgia, serif }\n${looks}` },
  play: async ({ canvasElement }) => {
    const name = await typeName(canvasElement);
    const widget = await findPart(canvasElement, 'embed');
    await expect(name).toHaveStyle({ fontFamily: 'Georgia, serif' });
    await expect(within(widget).getByRole('button', { name: 'Book the test' })).toHaveStyle({
      backgroundColor: '#8a3b12',
    });
    await expect(widget.querySelector('[part~="card"]')).toHaveStyle({ borderRadius: '0px' });
  },
};

/** The form's file did not load: the link stays, and a retry loads the form. */
export const FailedLoad: Story = {
  tags: ['failure'],
  args: { folder: losingFolder },
  play: async ({ canvasElement, args }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await waitFor(() =>
      expect(within(placeholder).getByRole('alert')).toHaveTextContent('The booking form did not load'),
    );
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'load' }));
    await expect(within(pageIn(canvasElement).body).getByRole('link')).toBeVisible();
  },
};

export const FailedLoadTriedAgain: Story = {
  ...FailedLoad,
  tags: ['failure'],
  play: async ({ canvasElement }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await userEvent.click(await within(placeholder).findByRole('button', { name: 'Try again' }));
    await typeName(canvasElement);
  },
};

/** An editor removed the API's address: visitors see the link and read whom to tell. */
export const NoAddress: Story = {
  tags: ['failure'],
  args: { api: '' },
  play: async ({ canvasElement, args }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await within(placeholder).findByText(/^This form is not set up yet/);
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'setup' }));
    await expect(within(pageIn(canvasElement).body).getByRole('link')).toBeVisible();
  },
};

/** The key is for another site: the form disappears before anybody fills it in for nothing. */
export const KeyOfAnotherSite: Story = {
  tags: ['failure'],
  beforeEach: ({ msw }) => msw.use(anotherSites),
  play: async ({ canvasElement, args }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await within(placeholder).findByText(/^You can't book from this site/);
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'setup', status: 400 }),
    );
    await expect(within(pageIn(canvasElement).body).getByRole('link')).toBeVisible();
  },
};

/**
 * A page that reserves no height for the form: visible content is not pushed down, a button floats until
 * somebody presses it.
 */
export const NoRoom: Story = {
  tags: ['failure'],
  args: { style: '' },
  play: async ({ canvasElement }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await findPart(canvasElement, 'embed');
    await userEvent.click(within(placeholder).getByRole('button', { name: 'Book a soil test' }));
    await typeName(canvasElement);
  },
};

/** A visitor who asked the browser to save data presses the button to load the form. */
export const SaveData: Story = {
  tags: ['failure'],
  args: { browser: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })" },
  play: async ({ canvasElement }) => {
    const placeholder = await findPart(canvasElement, 'placeholder');
    await expect(within(placeholder).getByRole('button', { name: 'Book a soil test' })).toBeVisible();
    await expect(within(pageIn(canvasElement).body).getByRole('link')).toBeVisible();
  },
};

/** Without JavaScript only the link inside the element remains. */
export const NoJavaScript: Story = {
  tags: ['failure'],
  name: 'No JavaScript',
  args: { hasScripts: false },
  // No check can run in a page without scripts.
  parameters: { a11y: { options: { iframes: false } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(pageIn(canvasElement).body).getByRole('link')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BreakIt } from './BreakIt.tsx';

/**
 * The real form before the real backend, which runs in this browser with its database. Break what is between them: the
 * ledger judges by the rules of the model that lives hundreds of random days in the tests.
 */
const meta = {
  title: 'Break it yourself',
  component: BreakIt,
  args: { seed: 0, paceMs: 400 },
  tags: ['!autodocs', 'page'],
  parameters: {
    hasOwnTexts: true,
    // The forms of two tabs are in one page here only.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta<typeof BreakIt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The backend makes its database first. */
const patient = { timeout: 90_000 };

export const Playground: Story = { name: 'Break it yourself' };

const verdict = 'Booked once, nothing lost';
const press = (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));
const expectRow = (canvas: Canvas, name: string, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(name) })).toHaveTextContent(text), patient);
/** Waits until the server has it, and neither form nor device has. */
const expectBooked = (canvas: Canvas, name: string) =>
  expectRow(canvas, name, new RegExp(`^${name}–UD-\\d+$`));

/** Books for a name in a tab, which shows an empty form or the last confirmation. */
async function book(canvas: Canvas, name: string, tabName = 'Tab 1'): Promise<void> {
  const tab = within(canvas.getByRole('region', { name: tabName }));
  const another = tab.queryByRole('button', { name: 'Book another' });
  if (another) await userEvent.click(another);
  const field = await tab.findByRole('textbox', { name: 'Full name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(tab.getByRole('button', { name: 'Book the test' }));
}

export const EachButton: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cut the line' }, patient);
    await press(canvas, '500 after storing');
    await book(canvas, 'Akinyi');
    await expectBooked(canvas, 'Akinyi');

    await press(canvas, 'Cut the line');
    await book(canvas, 'Barasa');
    await expectRow(canvas, 'Barasa', /^Barasawaits to be sent–$/);
    await press(canvas, 'Mend the line');
    await expectBooked(canvas, 'Barasa');

    await press(canvas, 'Answer late');
    await book(canvas, 'Chebet');
    await press(canvas, 'Close the tab');
    await press(canvas, 'Answer late');
    await expectBooked(canvas, 'Chebet');

    await press(canvas, 'Second tab');
    await book(canvas, 'Daudi', 'Tab 2');
    await expectBooked(canvas, 'Daudi');
    await press(canvas, 'Second tab');

    await press(canvas, 'Log out');
    await book(canvas, 'Esther');
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expectBooked(canvas, 'Esther');

    await expect(canvas.getByText(verdict)).toBeVisible();
    await expect(canvas.getByText('5 booked, 0 not sent yet.')).toBeVisible();
  },
};

export const Seed: Story = {
  args: { seed: 7 },
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByText(/Mischief is under way/, undefined, patient);
    await waitFor(() => expect(canvas.queryByText(/Mischief is under way/)).toBeNull(), patient);
    await expect(canvas.getByText(verdict)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Link to seed 7' })).toHaveAttribute(
      'href',
      expect.stringContaining('args=seed:7'),
    );
  },
};

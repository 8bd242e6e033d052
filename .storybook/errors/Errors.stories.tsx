import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ErrorsPage } from './ErrorsPage.tsx';
import { errorCases } from './errorCases.ts';

/** Shows each failure and each success: request, answer, error, messages of fields, and toast or list. */
const meta = {
  title: 'Errors',
  component: ErrorsPage,
  tags: ['!autodocs', 'page'],
  parameters: { hasOwnTexts: true },
} satisfies Meta<typeof ErrorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Errors' };

/** Presses each case: it says the text of the specification, or the messages of the recorded answer. */
export const EachCase: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    for (const [index, summary] of canvas.getAllByText(/\(\d+\)$/).entries())
      if (index > 1) await userEvent.click(summary);
    for (const { name, title, says, success } of Object.values(errorCases).flat()) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const panel = await canvas.findByRole('region', { name });
      const said = panel.querySelector('[data-says]');
      await expect(said).toHaveTextContent(says ?? /\w/);
      await expect(within(panel).queryAllByText('None: the call succeeded.')).toHaveLength(success ? 1 : 0);
      if (title) await expect(said).toHaveTextContent(new RegExp(`^${title}: `));
    }
  },
};

/** Shows the fields that a nested refusal names. */
export const Fields: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '400 with messages two levels deep' }));
    const panel = within(await canvas.findByRole('region', { name: '400 with messages two levels deep' }));
    await expect(panel.getByText('user.profile.county')).toBeVisible();
    await expect(panel.getByText(/^POST https:\/\/api.example.com\/agric\/farmers\//)).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'BadRequestError' })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/User Profile County/);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppPart, appStories } from '../../test/AppPart.tsx';
import { failure } from '../../test/fakeApi.ts';
import { administrator } from '../../test/records.ts';
import { LabelsDialog } from './LabelsDialog.tsx';

const meta = {
  ...appStories,
  title: 'App/Labels',
  tags: ['!autodocs', 'app'],
  component: LabelsDialog,
  args: { samples: [50, 51], name: 'UD-1026-labels', onClose: () => undefined },
  render: (args) => (
    <AppPart
      user={administrator}
      handlers={{ 'samples.downloadLabels': () => failure(500, { detail: 'The printer’s file is lost.' }) }}
    >
      <LabelsDialog {...args} />
    </AppPart>
  ),
} satisfies Meta<typeof LabelsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the PDF' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
export const Kiswahili: Story = { globals: { locale: 'sw' } };

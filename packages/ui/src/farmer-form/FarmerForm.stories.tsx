import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createFarmerFormApi, masked, wanjiku } from '../../test/farmerFormApi.ts';
import { farmersNamed } from '../../test/farmers.ts';
import { playFormKeys } from '../../test/keyPlays.ts';
import { Card } from '../primitives/index.ts';
import { FarmerForm } from './index.ts';

const [achieng] = farmersNamed('Achieng Okoth');

const meta = {
  title: 'Admin/FarmerForm',
  component: FarmerForm,
  args: { api: createFarmerFormApi().api, onCancel: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, margin: '0 auto' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof FarmerForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Wanjiku K.');
  await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '0712 345 678');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};
const asked: Play = async (context) => {
  await fill(context);
  const page = within(context.canvasElement.ownerDocument.body);
  await expect(await page.findByRole('dialog', { name: 'Is it one of these farmers?' })).toBeVisible();
};

export const Empty: Story = {};
export const ByAnAdministrator: Story = { args: { canChooseReferrer: true } };
export const Updating: Story = {
  args: { farmer: achieng ?? null, canChooseReferrer: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Achieng Okoth'),
};
export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveFocus();
  },
};
export const MaybeRegistered: Story = {
  args: { api: createFarmerFormApi([wanjiku, masked]).api, onOpenExisting: () => undefined },
  play: asked,
};
export const MaybeRegisteredDark: Story = { ...MaybeRegistered, globals: { scheme: 'dark' } };
export const MaybeRegisteredOnAPhone: Story = { ...MaybeRegistered, globals: { width: 'phone' } };
export const Kiswahili: Story = { args: { canChooseReferrer: true }, globals: { locale: 'sw' } };
export const Keyboard: Story = { play: playFormKeys };

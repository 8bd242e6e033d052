import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createCropApi, maizeNames } from '../../test/crops.ts';
import { playFormAndListKeys } from '../../test/keyPlays.ts';
import { OtherCropNameForm, type OtherCropNameFormApi } from './index.ts';

const api: OtherCropNameFormApi = createCropApi();
const [stored = null] = maizeNames;
const withUpdate = (update: OtherCropNameFormApi['otherCropNames']['update']): OtherCropNameFormApi => ({
  ...api,
  otherCropNames: { ...api.otherCropNames, update },
});

const meta = {
  title: 'Admin/OtherCropNameForm',
  id: 'admin-othercropnameform',
  component: OtherCropNameForm,
  args: { api, otherCropName: null, onCancel: () => undefined },
} satisfies Meta<typeof OtherCropNameForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Save|Hifadhi)$/ }));
const named: Play = async ({ canvas }) => {
  await expect(await canvas.findByDisplayValue('Maize')).toBeVisible();
  await expect(await canvas.findByDisplayValue('Mombasa')).toBeVisible();
};

export const Playground: Story = {};
export const Update: Story = { args: { otherCropName: stored }, play: named };
export const UpdateDark: Story = { ...Update, globals: { scheme: 'dark' }, tags: ['layout'] };
export const UpdateOnAPhone: Story = { ...Update, globals: { width: 'phone' }, tags: ['layout'] };
export const Kiswahili: Story = {
  ...Update,
  tags: ['layout'],
  globals: { locale: 'sw' },
  play: async ({ canvas }) => void (await expect(await canvas.findByDisplayValue('Mahindi')).toBeVisible()),
};
export const FieldErrors: Story = {
  tags: ['failure'],
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('3 things to correct')).toBeVisible();
  },
};
export const FieldErrorsOnAPhoneDark: Story = {
  ...FieldErrors,
  tags: ['layout'],
  globals: { width: 'phone', scheme: 'dark' },
};
export const ServerErrors: Story = {
  tags: ['failure'],
  args: {
    otherCropName: stored,
    api: withUpdate(async () =>
      Promise.reject({
        message: 'Name: Taken.',
        fieldErrors: { name: 'This county has this name already.' },
      }),
    ),
  },
  play: async (context) => {
    await named(context);
    await press(context);
    await expect(
      await context.canvas.findByText('Other Crop Name: This county has this name already.'),
    ).toBeVisible();
  },
};
export const Failing: Story = {
  tags: ['failure'],
  args: {
    otherCropName: stored,
    api: withUpdate(async () =>
      Promise.reject(new Error('Network error. Please check your connection and try again.')),
    ),
  },
  play: async (context) => {
    await named(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const Saving: Story = {
  args: { otherCropName: stored, api: withUpdate(() => new Promise<never>(() => undefined)) },
  play: async (context) => {
    await named(context);
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toBeVisible();
  },
};
export const Keyboard: Story = { play: playFormAndListKeys };

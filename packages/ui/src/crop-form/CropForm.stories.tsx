import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createCropApi, maize } from '../../test/crops.ts';
import { playFormKeys } from '../../test/keyPlays.ts';
import { CropForm, type CropFormApi } from './index.ts';

const api: CropFormApi = createCropApi();
const forever = () => new Promise<never>(() => undefined);
const failing = async () => Promise.reject(new Error('Server error occurred. Please try again later.'));
const refusing = async () =>
  Promise.reject({
    message: 'Name: A crop with this name exists already.',
    fieldErrors: { name: 'A crop with this name exists already.', n_low: 'Too low.' },
  });
const withUpdate = (update: CropFormApi['crops']['update']): CropFormApi => ({
  ...api,
  crops: { ...api.crops, update },
});
const withNames = (list: CropFormApi['otherCropNames']['list']): CropFormApi => ({
  ...api,
  otherCropNames: { list },
});

const meta = {
  title: 'Admin/CropForm',
  id: 'admin-cropform',
  component: CropForm,
  args: { api, crop: null, onCancel: () => undefined },
} satisfies Meta<typeof CropForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Save|Hifadhi)$/ }));
const namesShown: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('mahindi 1')).toBeVisible();
  await expect((await canvas.findAllByText('Mombasa'))[0]).toBeVisible();
};

export const Playground: Story = {};
export const Update: Story = { args: { crop: maize }, play: namesShown };
export const UpdateDark: Story = { ...Update, globals: { scheme: 'dark' }, tags: ['layout'] };
export const UpdateOnAPhone: Story = { ...Update, globals: { width: 'phone' }, tags: ['layout'] };
export const UpdateOnAPhoneDark: Story = {
  ...Update,
  globals: { width: 'phone', scheme: 'dark' },
  tags: ['layout'],
};
export const InRuleSets: Story = {
  args: { crop: { ...maize, name: 'White maize', name_in_rules: 'maize' } },
  play: namesShown,
};
export const Kiswahili: Story = { ...InRuleSets, globals: { locale: 'sw' }, tags: ['layout'] };
export const FieldErrors: Story = {
  tags: ['failure'],
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('15 things to correct')).toBeVisible();
  },
};
export const FieldErrorsOnAPhone: Story = { ...FieldErrors, globals: { width: 'phone' }, tags: ['layout'] };
export const FieldErrorsDark: Story = { ...FieldErrors, globals: { scheme: 'dark' }, tags: ['layout'] };
export const FieldErrorsInKiswahili: Story = {
  tags: ['layout'],
  globals: { locale: 'sw' },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Mambo 15 ya kurekebisha')).toBeVisible();
  },
};
export const ServerErrors: Story = {
  tags: ['failure'],
  args: { crop: maize, api: withUpdate(refusing) },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Nitrogen Low: Too low.')).toBeVisible();
  },
};
export const Failing: Story = {
  tags: ['failure'],
  args: { crop: maize, api: withUpdate(failing) },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Not saved. What you typed is still here.')).toBeVisible();
  },
};
export const Saving: Story = {
  args: { crop: maize, api: withUpdate(forever) },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toBeVisible();
  },
};
export const NoOtherNames: Story = {
  args: { crop: { ...maize, id: 13 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This crop has no other names yet.')).toBeVisible();
  },
};
export const OtherNamesFailing: Story = {
  tags: ['failure'],
  args: { crop: maize, api: withNames(failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const OtherNamesLoading: Story = { args: { crop: maize, api: withNames(forever) } };
export const Keyboard: Story = { play: playFormKeys };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FarmerField } from '../../examples/FarmerPickerParts.tsx';
import parts from '../../examples/FarmerPickerParts.tsx?raw';
import { farmersNamed } from '../../test/farmers.ts';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { shownCode } from '../../test/shownCode.ts';
import { Field } from '../primitives/index.ts';
import { FarmerPicker } from './index.ts';

const six = farmersNamed(
  'Wanjiku Kariuki',
  'Otieno Odhiambo',
  'Chebet Kiplagat',
  'Akinyi Owuor',
  "Njeri Ng'ang'a",
  'Mwikali Musyoka',
);
const counties: Record<number, string> = { 21: "Murang'a", 22: 'Kiambu' };
const forever = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Components/FarmerPicker',
  id: 'components-farmerpicker',
  component: FarmerPicker,
  args: {
    farmers: {
      list: async ({ search }) => ({
        results: six.filter(({ user }) => user.full_name.toLowerCase().includes(search.toLowerCase())),
      }),
    },
    value: null,
    onValueChange: () => undefined,
    countyName: (id) => counties[id] ?? '',
    debounceMs: 100,
  },
  render: function Picker(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 480 }}>
        <Field label="Farmer" required>
          <FarmerPicker {...args} value={value} onValueChange={({ id }) => setValue(id)} />
        </Field>
      </div>
    );
  },
} satisfies Meta<typeof FarmerPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByRole('option')).toHaveLength(6),
};
export const Chosen: Story = {
  args: { value: 2, selectedName: 'Otieno Odhiambo' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('option', { name: /Otieno/, selected: true })).toBeVisible(),
};
export const ChosenDark: Story = { ...Chosen, globals: { scheme: 'dark' } };
export const Loading: Story = { args: { farmers: { list: forever } } };
export const Empty: Story = { args: { farmers: { list: async () => ({ results: [] }) } } };
export const Failed: Story = {
  args: { farmers: { list: async () => Promise.reject(new Error('Network error.')) } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const InASidebar: Story = { ...Playground, globals: { width: 'sidebar' } };
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(canvas.getByText('Chosen: Otieno Odhiambo')).toBeVisible();
    await userEvent.keyboard('x{Escape}');
    await expect(field).toHaveValue('');
  },
};
export const ScreenReader: Story = {
  args: {
    farmers: {
      list: async (query) => {
        if (query.search === 'offline') throw new Error('Network error.');
        return meta.args.farmers.list(query);
      },
    },
  },
  play: async ({ canvas }) => {
    const search = async (text: string) => {
      const field = canvas.getByRole('combobox');
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await canvas.findAllByRole('option');
    await playScreenReader('FarmerPicker', {
      'Farmers are found': () => search('Otieno'),
      'A farmer is chosen': () => userEvent.keyboard('{ArrowDown}{Enter}'),
      'No farmer is found': () => search('nobody'),
      'The list does not load': () => search('offline'),
    });
  },
};
/** Parts between elements of a page of your own. */
export const OwnOrder: Story = {
  tags: ['recipe'],
  render: () => <FarmerField onRegister={() => undefined} />,
  parameters: { ...shownCode(parts), hasOwnTexts: true },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('https://api.example.com/agric/farmers', () =>
        HttpResponse.json({ results: six, count: 6, total_pages: 1 }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /Otieno/ }));
    await expect(canvas.getByText('Chosen: Otieno Odhiambo')).toBeVisible();
  },
};

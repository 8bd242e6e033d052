import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Input } from '../input/index.ts';
import type { Option } from './index.ts';
import { OptionAnnouncer, OptionRows, useOptionList } from './index.ts';

const counties = ['Kiambu', 'Kisumu', 'Nakuru'].map((label, value) => ({ value, label }));

interface CountyPickerProps {
  /** Gives the lines. */
  load: () => Promise<Option<number>[]>;
}

/** A picker of one's own: `useOptionList`, an input, `OptionRows` for what is seen and `OptionAnnouncer` for what is heard. */
function CountyPicker({ load }: CountyPickerProps) {
  const list = useOptionList({ load, filter: 'local', alwaysOpen: true, onChoose: () => undefined });
  return (
    <>
      <Input {...list.inputProps} aria-label="County" value={list.search ?? ''} />
      <OptionRows
        list={list}
        label="Counties"
        labelledBy={undefined}
        emptyMessage="County not found"
        keyOf={({ value }) => value}
        isSelected={({ value }) => value === 0}
      >
        {({ label }) => label}
      </OptionRows>
      <OptionAnnouncer list={list} emptyMessage="County not found" />
    </>
  );
}

const meta = {
  title: 'Foundations/OptionRows',
  component: CountyPicker,
  subcomponents: { OptionRows, OptionAnnouncer },
  args: { load: async () => counties },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
} satisfies Meta<typeof CountyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ki');
    await expect(await canvas.findByRole('option', { name: 'Kisumu' })).toBeVisible();
  },
};
export const NothingFound: Story = { args: { load: async () => [] } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('Network error.')) } };

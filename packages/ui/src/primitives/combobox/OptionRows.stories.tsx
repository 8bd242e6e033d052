import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent } from 'storybook/test';
import { playListKeys } from '../../../test/keyPlays.ts';
import { Input } from '../input/index.ts';
import type { Option, OptionRowsProps } from './index.ts';
import { OptionRows, useOptionList } from './index.ts';

const counties = ['Kiambu', 'Kisumu', 'Nakuru'].map((label, value) => ({ value, label }));

interface CountyPickerProps extends OptionRowsProps<Option<number>> {
  load: () => Promise<Option<number>[]>;
}

/** A custom picker: `useOptionList`, an input, `OptionRows` for the visible list, and its announcement. */
function CountyPicker({ load, ...rows }: CountyPickerProps) {
  const list = useOptionList({
    load,
    filter: 'local',
    alwaysOpen: true,
    emptyMessage: 'County not found',
    onChoose: () => undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the panel appears
  useEffect(() => list.retry(), []);
  return (
    <>
      <Input {...list.inputProps} aria-label="County" value={list.search ?? ''} />
      <OptionRows {...rows} list={list} />
      <p className="udongo-hidden" role="status">
        {list.announcement}
      </p>
    </>
  );
}

const meta: Meta<CountyPickerProps> = {
  title: 'Foundations/OptionRows',
  component: OptionRows<Option<number>>,
  args: {
    load: async () => counties,
    label: 'Counties',
    keyOf: ({ value }) => value,
    isSelected: ({ value }) => value === 0,
    children: ({ label }) => label,
  },
  argTypes: { load: { table: { disable: true } } },
  render: (args) => <CountyPicker {...args} />,
};

export default meta;
type Story = StoryObj<CountyPickerProps>;

export const Lines: Story = {};
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kis');
    await expect(await canvas.findByRole('option', { name: 'Kisumu' })).toBeVisible();
  },
};
export const NothingFound: Story = { args: { load: async () => [] } };
export const Failed: Story = { args: { load: () => Promise.reject(new Error('Network error.')) } };
export const Keyboard: Story = { play: playListKeys };

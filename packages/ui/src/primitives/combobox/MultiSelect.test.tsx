import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Field } from '../field/index.ts';
import { MultiSelect, type MultiSelectProps, type Option } from './index.ts';

const crops: Option<number>[] = [
  { value: 1, label: 'Beans' },
  { value: 2, label: 'Cabbage' },
  { value: 3, label: 'Coffee' },
  { value: 4, label: 'Maize' },
];

function Crops(props: Partial<MultiSelectProps<number>>) {
  return (
    <Field label="Crops">
      <MultiSelect
        load={async () => crops}
        filter="local"
        limit={3}
        emptyMessage="Crop not found"
        {...props}
      />
    </Field>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Crops' });
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

test('up to three crops are chosen one after the other, a fourth can’t be, and the list says why', async () => {
  const user = userEvent.setup();
  render(<Crops />);
  await user.type(input(), 'mai{Enter}');
  await user.type(input(), 'bea{Enter}');
  await user.type(input(), 'cof{Enter}');
  expect(chips()).toEqual(['Maize', 'Beans', 'Coffee']);
  await user.click(screen.getByRole('option', { name: 'Cabbage' }));
  expect(chips()).toEqual(['Maize', 'Beans', 'Coffee']);
  expect(screen.getAllByText(/At most 3\. Remove one to choose another\./)).not.toHaveLength(0);
});

test('a chosen crop is taken back by its chip, by its line, or by backspace', async () => {
  const user = userEvent.setup();
  render(<Crops defaultValue={[4, 1, 3]} selectedOptions={crops} />);
  await user.click(screen.getByRole('button', { name: 'Remove Maize' }));
  expect(chips()).toEqual(['Beans', 'Coffee']);
  expect(document.activeElement).toBe(input());
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['Beans']);
  await user.click(input());
  await user.click(await screen.findByRole('option', { name: 'Beans', selected: true }));
  expect(chips()).toEqual([]);
});

test('leaving with the name of a chosen crop typed keeps it', async () => {
  const user = userEvent.setup();
  render(<Crops defaultValue={[4]} selectedOptions={crops} />);
  await user.type(input(), 'maize');
  await screen.findByRole('option', { name: 'Maize' });
  await user.tab();
  expect(chips()).toEqual(['Maize']);
});

test('leaving with the name of another crop typed chooses it', async () => {
  const user = userEvent.setup();
  render(<Crops defaultValue={[4]} selectedOptions={crops} />);
  await user.type(input(), 'beans');
  await screen.findByRole('option', { name: 'Beans' });
  await user.tab();
  expect(chips()).toEqual(['Maize', 'Beans']);
});

test('crops chosen earlier show their names', async () => {
  render(
    <Crops
      defaultValue={[2, 4]}
      loadSelected={async (wanted) => crops.filter(({ value }) => wanted.includes(value))}
    />,
  );
  expect(await screen.findByText('Cabbage')).toBeTruthy();
  expect(chips()).toEqual(['Cabbage', 'Maize']);
});

test('a form controls it and puts the focus into it when it is wrong', async () => {
  const user = userEvent.setup();
  function Form() {
    const { control, handleSubmit } = useForm<{ crops: number[] }>({ defaultValues: { crops: [] } });
    return (
      <form onSubmit={handleSubmit(() => undefined)}>
        <Controller
          control={control}
          name="crops"
          rules={{ validate: (value) => value.length > 0 || 'Choose a crop' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Field label="Crops" error={fieldState.error?.message}>
              <MultiSelect load={async () => crops} onValueChange={onChange} {...field} />
            </Field>
          )}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Choose a crop')).toBeTruthy();
  expect(document.activeElement).toBe(input());
  await user.click(input());
  await user.click(await screen.findByRole('option', { name: 'Maize' }));
  expect(screen.queryByText('Choose a crop')).toBeNull();
});

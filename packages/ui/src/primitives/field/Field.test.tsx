import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Input, RadioCards, Select } from '../index.ts';
import { Field } from './index.ts';

test('a control is named by its label and described by hint and error', () => {
  render(
    <Field label="Phone number" hint="Such as 0712 345 678" error="Enter a valid phone number" required>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Phone number' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual([
    'Such as 0712 345 678',
    'Enter a valid phone number',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('a field that is fine says nothing of errors', () => {
  render(
    <Field label="Address" error="">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Address' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a note after the label is a word of its own', () => {
  render(
    <Field label="Crops" labelNote="up to 3">
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Crops up to 3' })).toBeTruthy();
});

test('any control joins a field by the props it is given', () => {
  render(
    <Field label="Date of test" error="Select date of test">
      {(control) => <input type="date" {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Date of test').getAttribute('aria-invalid')).toBe('true');
});

test('a group is a radiogroup with a legend, and one of its radios can be chosen by name', async () => {
  const user = userEvent.setup();
  render(
    <Field group label="Test type" error="Select Test Type" required>
      <RadioCards
        name="test_type"
        options={[
          { value: 'basic', title: 'Basic', note: 'KES 2,000.00 a sample' },
          { value: 'complete', title: 'Complete', note: 'KES 6,500.00 a sample' },
        ]}
      />
    </Field>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Test type' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByText('KES 6,500.00 a sample'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Complete/ }).checked).toBe(true);
});

interface Values {
  place: string;
  soil: string;
  test: string;
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, setValue } = useForm<Values>({
    defaultValues: { place: 'Kangema', soil: 'loam', test: 'basic' },
  });
  return (
    <form onSubmit={handleSubmit(onSend)}>
      <Field label="Place" counterMax={500}>
        <Input {...register('place')} />
      </Field>
      <Field label="Soil">
        <Select
          options={[
            { value: 'clay', label: 'Clay' },
            { value: 'loam', label: 'Loam' },
          ]}
          {...register('soil')}
        />
      </Field>
      <Field group label="Test">
        <RadioCards
          options={[
            { value: 'basic', title: 'Basic' },
            { value: 'full', title: 'Full' },
          ]}
          {...register('test')}
        />
      </Field>
      <button type="button" onClick={() => setValue('place', '')}>
        Clear
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

test('controls take what react-hook-form registers', async () => {
  const user = userEvent.setup();
  const sent: Values[] = [];
  render(<Form onSend={(values) => sent.push(values)} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soil' }), 'Clay');
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ place: 'Kangema', soil: 'clay', test: 'full' }]);
});

test('the counter follows what is typed into a control that nobody renders', async () => {
  const user = userEvent.setup();
  render(<Form onSend={() => undefined} />);
  expect(screen.getByText('7 of 500')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Place' }), '!!');
  expect(screen.getByText('9 of 500')).toBeTruthy();
});

test('a page that centres its text leaves a field as it is', () => {
  render(
    <div style={{ textAlign: 'center' }}>
      <Field label="County" hint="Where the soil comes from">
        <Input />
      </Field>
    </div>,
  );
  expect(getComputedStyle(screen.getByText('County')).textAlign).toBe('start');
  expect(getComputedStyle(screen.getByText('Where the soil comes from')).textAlign).toBe('start');
});

import { render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import {
  Button,
  Checkbox,
  Combobox,
  Container,
  Field,
  Input,
  MultiSelect,
  Pagination,
  PasswordInput,
  Select,
  Switch,
  Table,
} from '../src/primitives/index.ts';
import { UdongoProvider } from '../src/provider/index.ts';

const options = [{ value: 1, label: 'Maize' }];
const nothing = () => undefined;

/** Every control of one line, each named by its kind, and a row. */
const everyControl = (
  <Container>
    <Field label="Input">
      <Input />
    </Field>
    <Field label="Date">
      <Input type="date" defaultValue="2026-11-24" />
    </Field>
    <Field label="Select">
      <Select options={[{ value: 'a', label: 'A' }]} />
    </Field>
    <Field label="Password">
      <PasswordInput />
    </Field>
    <Field label="Combobox">
      <Combobox
        load={async () => options}
        loadSelected={async () => options}
        value={1}
        onValueChange={nothing}
      />
    </Field>
    <Field label="Crops">
      <MultiSelect
        load={async () => options}
        loadSelected={async () => options}
        value={[1]}
        onValueChange={nothing}
      />
    </Field>
    <Button>Button</Button>
    <Button size="small" icon="refresh" aria-label="Icon" />
    <Checkbox label="Checkbox" />
    <Switch label="Switch" />
    <Pagination page={1} totalPages={3} onPageChange={nothing} />
    <Table
      caption="Rows"
      columns={[{ key: 'label', header: 'Name', cell: ({ label }) => label }]}
      rows={options}
      rowKey={() => 1}
    />
  </Container>
);

/** Boxes that a person sees as one control; the inputs inside of some have no border. */
const boxes = [
  '.udongo-input',
  '.udongo-select',
  '.udongo-combobox__control',
  '.udongo-button',
  '.udongo-checkbox',
  '.udongo-switch',
  '.udongo-pagination__step',
  '.udongo-pagination__page',
].join();

test.each([
  ['as it is', 44, {}],
  ['of 36 px', 36, { style: { '--udongo-control': '36px' } as CSSProperties }],
  ['compact', 32, { 'data-density': 'compact' }],
])(
  'where controls are %s, every one is %i px high, and so are rows and what is pressed',
  async (_, height, around) => {
    const { container } = render(<div {...around}>{everyControl}</div>);
    await screen.findByRole('button', { name: /Maize/ });
    const heights = [...container.querySelectorAll(boxes)].map((box) => [
      box.className,
      box.getBoundingClientRect().height,
    ]);
    expect(heights.length).toBeGreaterThan(12);
    expect(heights.filter(([, each]) => each !== height)).toEqual([]);
    const row = screen.getByRole('row', { name: 'Maize' }).getBoundingClientRect().height;
    expect(row).toBeLessThanOrEqual(height + 4);
    const targets = [...container.querySelectorAll('button, input, select, label')];
    const small = targets.filter((target) => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      return Math.min(width, height) < 24 && !target.classList.contains('udongo-field__label');
    });
    expect(small).toEqual([]);
  },
);

test('a provider makes its components compact', () => {
  render(
    <UdongoProvider density="compact">
      <Button>Book</Button>
    </UdongoProvider>,
  );
  expect(screen.getByRole('button', { name: 'Book' }).getBoundingClientRect().height).toBe(32);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../primitives/index.ts';
import { type SoilType, SoilTypeDialog } from './index.ts';

function Help({ onChoose }: { onChoose: (type: SoilType) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Help</Button>
      <SoilTypeDialog open={open} onOpenChange={setOpen} onChoose={onChoose} />
    </>
  );
}

test.each([
  ['Sandy', 'Sandy'],
  ['Loamy', 'loam'],
  ['Clay', 'clay'],
] as const)('a person who finds %s soil sets it and is back where they were', async (name, value) => {
  const user = userEvent.setup();
  const chosen: SoilType[] = [];
  render(<Help onChoose={(type) => chosen.push(type)} />);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const dialog = screen.getByRole('dialog', { name: 'Identify Soil Type' });
  await user.click(within(dialog).getByRole('button', { name: `Choose: ${name}` }));
  expect(chosen).toEqual([value]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }));
});

test('each type says its texture and colour', async () => {
  render(<SoilTypeDialog open onOpenChange={() => undefined} onChoose={() => undefined} />);
  const cells = screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells.slice(1)).toEqual([
    ['Gritty', 'Light yellowish, light brown or pale'],
    ['Smooth', 'Dark brown to black'],
    ['Fine and sticky when wet', 'Dark to reddish'],
  ]);
});

test('a press anywhere on a row chooses it', () => {
  render(<SoilTypeDialog open onOpenChange={() => undefined} onChoose={() => undefined} />);
  const { x, y, width, height } = screen.getByRole('cell', { name: 'Smooth' }).getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(hit).toBe(screen.getByRole('button', { name: 'Choose: Loamy' }));
});

import '../../styles.css';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Combobox } from './index.ts';

const lines = Array.from({ length: 12 }, (_, index) => ({ value: index, label: `Crop ${index}` }));

function renderAt(top: number, zoom = 1) {
  render(
    <div style={{ zoom }}>
      <div style={{ position: 'absolute', insetInlineStart: 40, top: top / zoom, width: 240 }}>
        <Combobox load={async () => lines} aria-label="Crop" />
      </div>
      <div style={{ height: 4000 }} />
    </div>,
  );
}

async function openList() {
  await userEvent.click(screen.getByRole('combobox', { name: 'Crop' }));
  await screen.findByRole('option', { name: 'Crop 0' });
  const rect = (element: Element | null | undefined) => (element ?? document.body).getBoundingClientRect();
  return {
    control: () => rect(screen.getByRole('combobox').parentElement),
    popup: () => rect(screen.getByRole('listbox').parentElement),
  };
}

test.each([1, 1.5])('a list opens below its control, as wide as that (page zoom %s)', async (zoom) => {
  renderAt(60, zoom);
  const { control, popup } = await openList();
  await waitFor(() => expect(popup().top - control().bottom).toBeCloseTo(6, 0));
  expect(popup().left).toBeCloseTo(control().left, 0);
  expect(popup().width).toBeCloseTo(control().width, 0);
});

test('at the foot of the window a list opens above its control', async () => {
  renderAt(innerHeight - 60);
  const { control, popup } = await openList();
  await waitFor(() => expect(control().top - popup().bottom).toBeCloseTo(6, 0));
  expect(popup().height).toBeCloseTo(320, 0);
});

test('a list follows its control when the page scrolls', async () => {
  renderAt(400);
  const { control, popup } = await openList();
  const before = control().top;
  scrollTo(0, 200);
  await waitFor(() => expect(control().top).toBe(before - 200));
  await waitFor(() => expect(popup().top - control().bottom).toBeCloseTo(6, 0));
  scrollTo(0, 0);
});

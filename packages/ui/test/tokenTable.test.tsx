import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TokenTable } from '../../../.storybook/pages/TokenTable.tsx';

const root = document.documentElement;
const ground = () => getComputedStyle(screen.getByRole('button', { name: 'Book the test' })).backgroundColor;

test('a developer who changes a token sees what is made of it follow, until they leave the page', async () => {
  const { unmount } = render(<TokenTable />);
  const value = screen.getByRole('textbox', { name: '--udongo-green-7' });
  fireEvent.change(value, { target: { value: 'rgb(1, 2, 3)' } });
  await waitFor(() => expect(ground()).toBe('rgb(1, 2, 3)'));
  expect(screen.getByText(/:root \{\s+--udongo-green-7: rgb\(1, 2, 3\);/)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Dark' }));
  await waitFor(() => expect(ground()).not.toBe('rgb(1, 2, 3)'));
  unmount();
  expect(root.style.length).toBe(0);
  expect(root.dataset.scheme).toBe(undefined);
});

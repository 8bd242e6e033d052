import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from './index.ts';

test('a pending button keeps the focus and neither runs nor submits', async () => {
  const user = userEvent.setup();
  const events: string[] = [];
  const form = (pending: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        events.push('submit');
      }}
    >
      <Button type="submit" pending={pending} onClick={() => events.push('press')}>
        Book
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button'));
  rerender(form(true));
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  expect(events).toEqual(['press', 'submit']);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('every button is at least 44 px to touch', () => {
  render(
    <>
      <Button size="small">A</Button>
      <Button variant="quiet">B</Button>
    </>,
  );
  for (const button of screen.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
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
    expect(button).toHaveStyle({ minWidth: '44px', minHeight: '44px' });
  }
});

test('a link that looks like a button has no line below its word', () => {
  render(
    <a className="udongo-button" href="#pay">
      Pay now
    </a>,
  );
  expect(getComputedStyle(screen.getByRole('link')).textDecorationLine).toBe('none');
});

test.each(['primary', 'secondary', 'quiet', 'danger'] as const)(
  'a %s button that has the focus is drawn with a solid line of the focus colour',
  async (variant) => {
    render(
      <div style={{ color: 'var(--udongo-focus)' }}>
        <Button variant={variant}>Book</Button>
      </div>,
    );
    // Use the browser's own key: only then does it show where the focus is.
    await keyboard.tab();
    const button = screen.getByRole('button');
    await waitFor(() => {
      const { borderColor, outlineColor } = getComputedStyle(button);
      expect([borderColor, outlineColor]).toContain(getComputedStyle(button.parentElement ?? button).color);
    });
  },
);

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { createHeld } from '../../test/createHeld.ts';
import { Popover } from './Popover.tsx';

/** A page with a menu, and one whose code has not come yet. */
function openMenu() {
  const slow = createHeld<{ Component: () => string }>();
  const drawn = createHeld<void>();
  const There = () => {
    // All effects of the new page have run.
    useEffect(() => drawn.give());
    return 'There';
  };
  const Frame = () => (
    <>
      <Popover
        label="Places"
        trigger={(props) => (
          <button type="button" {...props}>
            Open
          </button>
        )}
      >
        <Link to="/slow">Slow</Link>
      </Popover>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', element: 'Here' },
        { path: '/slow', lazy: () => slow.held },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  const menu = container.querySelector('[popover]');
  const arrive = async () => {
    slow.give({ Component: There });
    await drawn.held;
  };
  return { user: userEvent.setup(), router, menu, arrive };
}

test('a menu that was opened while a page was on its way is still open when the page arrives', async () => {
  const { user, router, menu, arrive } = openMenu();
  void router.navigate('/slow');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await arrive();
  expect(menu).toBeVisible();
});

test('a press on a place closes the menu at once, before its page is here', async () => {
  const { user, menu, arrive } = openMenu();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('link', { name: 'Slow' }));
  expect(menu).not.toBeVisible();
  await arrive();
});

test('the way back of the browser closes the menu', async () => {
  const { user, menu } = openMenu();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(menu).not.toBeVisible();
});

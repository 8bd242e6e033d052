import { act, render, screen } from '@testing-library/react';
import type { LoggedIn } from '@udongo/sdk';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toBookingUser, useSession } from '../index.ts';

function createPort() {
  let login: LoggedIn | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => login,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become: (next: LoggedIn | null) => {
      login = next;
      for (const listener of listeners) listener();
    },
  };
}

test('a page follows who is logged in, and a server draws it for nobody', () => {
  const session = createPort();
  const Page = () => <output>{toBookingUser(useSession(session)?.user)?.full_name ?? 'nobody'}</output>;
  render(<Page />);
  expect(screen.getByText('nobody')).not.toBeNull();
  const login = { token: 't', user: { id: 2, name: 'Otieno Odhiambo', role: 'agent' } } as const;
  act(() => session.become(login));
  expect(screen.getByText('Otieno Odhiambo')).not.toBeNull();
  expect(renderToString(<Page />)).toBe('<output>nobody</output>');
  expect(toBookingUser(login.user)).toMatchObject({ id: 2, is_agent: true, is_superuser: false });
});

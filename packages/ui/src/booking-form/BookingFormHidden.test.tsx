import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { expect, test } from 'vitest';
import { createFakeApi, farmerUser, today } from '../../test/bookingFixtures.ts';
import { control, createMemoryStorage, seen } from '../../test/bookingPage.tsx';
import { UdongoProvider } from '../provider/index.ts';
import { BookingForm } from './index.ts';

// Apart from the other tests of drafts, which run on Preact, too: it hides nothing.
test('a form that is hidden for a while, or gets its storage anew, keeps its one draft', async () => {
  const { storage, held } = createMemoryStorage();
  const { api } = createFakeApi();
  const user = userEvent.setup();
  const draw = (mode: 'visible' | 'hidden') => (
    <UdongoProvider notify={() => undefined}>
      <Activity mode={mode}>
        <BookingForm api={api} user={farmerUser} today={today} draftStorage={{ ...storage }} />
      </Activity>
    </UdongoProvider>
  );
  const { rerender } = render(draw('visible'));
  await user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  for (const mode of ['hidden', 'visible'] as const) {
    rerender(draw(mode));
    await waitFor(() => expect(control(/^Address/).checkVisibility()).toBe(mode === 'visible'));
  }
  await user.type(control(/^Address/), ' town');
  await waitFor(() => expect([...held.values()].join()).toContain('"Thika town"'));
  expect([...held.keys()]).toEqual(['udongo-booking-draft:8:new']);
  expect(screen.queryByText(/You have an unfinished booking/)).toBeNull();
});

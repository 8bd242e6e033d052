import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, Profiler, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createFakeApi, farmerUser, sampleNamed, today } from '../../test/bookingFixtures.ts';
import { button, sampleCard, wholeBooking } from '../../test/bookingPage.tsx';
import { BookingForm } from './index.ts';

const twelve = Array.from({ length: 12 }, (_, index) => {
  const { id: _id, ...sample } = sampleNamed(`Plot ${index + 1}`);
  return sample;
});

/** Opens a form of 12 open samples that counts the commits within each sample's card. */
async function openTwelve() {
  const commits = new Map<string, number>();
  render(
    <BookingForm
      api={createFakeApi().api}
      user={farmerUser}
      today={today}
      draftStorage={null}
      defaultValues={{ ...wholeBooking, samples: twelve }}
      render={countRows(commits)}
    />,
  );
  const user = userEvent.setup();
  for (const closed of screen.getAllByRole('button', { name: /^Show details/ })) closed.click();
  await waitFor(() => expect(screen.getAllByLabelText(/^Sample location/)).toHaveLength(12));
  await waitFor(() =>
    expect(sampleCard(12).getByRole('combobox', { name: /Main crop/ })).toHaveValue('Maize'),
  );
  await waitFor(() => expect(screen.getAllByText('Beans')).toHaveLength(12));
  await settle(commits);
  return { user, commits };
}

/** Waits until the page is idle and has rendered nothing since the last time: counters render after their fields. */
async function settle(commits: Map<string, number>) {
  do {
    commits.clear();
    await new Promise((resolve) => requestIdleCallback(resolve));
  } while (commits.size > 0);
}

function countRows(commits: Map<string, number>): ComponentProps<typeof BookingForm>['render'] {
  return {
    sample: ({ children, ...props }) => {
      const name = findName(children);
      return (
        <li {...props}>
          <Profiler id={name} onRender={(id) => commits.set(id, (commits.get(id) ?? 0) + 1)}>
            {children}
          </Profiler>
        </li>
      );
    },
  };
}

function findName(children: ReactNode): string {
  const body = Array.isArray(children) ? children.find((child) => child?.props?.id) : undefined;
  return (
    String(body?.props?.id ?? 'row')
      .split('.')
      .at(-1) ?? 'row'
  );
}

test('typing in one of 12 samples renders that sample alone', async () => {
  const { user, commits } = await openTwelve();
  await user.type(sampleCard(7).getByLabelText(/^Sample location/), 'abc');
  expect([...commits.keys()]).toEqual(['6']);
});

test('typing in one of 12 samples renders that sample alone after a failed press, too', async () => {
  const { user, commits } = await openTwelve();
  const location = sampleCard(7).getByLabelText<HTMLInputElement>(/^Sample location/);
  await user.clear(location);
  await user.clear(sampleCard(8).getByLabelText(/^Sample notes/));
  await user.click(button('Book the test'));
  await waitFor(() => expect(location).toBeInvalid());
  await waitFor(() => expect(location).toHaveFocus());
  await settle(commits);
  await user.keyboard('a');
  await waitFor(() => expect(location).toBeValid());
  await user.keyboard('bc');
  expect(location).toHaveValue('abc');
  expect([...commits.keys()]).toEqual(['6']);
});

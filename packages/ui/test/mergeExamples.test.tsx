import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { exampleOf } from '@udongo/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangeBooking } from '../examples/useBookingMerge.tsx';
import { CountyName } from '../examples/useMerge.tsx';
import { ChangeSample } from '../examples/useSoilSampleMerge.tsx';
import { answerBy, page } from './answerFetch.ts';
import { counties, crops, farmerUser, storedBooking } from './bookingFixtures.ts';
import { press, see, user } from './exampleActions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const county = { id: 22, name: 'Kiambu' };
const sample = exampleOf('samples.get');
const lists = { counties, crops };

/** Refuses each update that has another version than the stored record, which somebody else changed; gives what was sent. */
function storeChanged(stored: { version: string }) {
  const sent = answerBy(({ method, path, body }) => {
    if (method === 'GET') {
      const [, found] = Object.entries(lists).find(([name]) => path.includes(name)) ?? [];
      return [200, page(...(found ?? []))];
    }
    const detail = 'Somebody else changed this record.';
    const isStale = Object(body).version !== stored.version;
    return isStale
      ? [412, { code: 'stale', detail, stored }]
      : [200, { ...stored, ...Object(body), version: 'v3' }];
  });
  return () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
}

const change = async (name: RegExp, text: string) => {
  const control = screen.getByRole('textbox', { name });
  await user.clear(control);
  await user.type(control, text);
};

test.each([
  {
    name: 'useMerge',
    example: <CountyName county={{ ...county, version: 'v1' }} />,
    field: /^Name/,
    button: 'Save',
    stored: { ...county, name: 'Kiambu County', version: 'v2' },
    body: (name: string) => ({ name }),
  },
  {
    name: 'useBookingMerge',
    example: <ChangeBooking booking={{ ...storedBooking, version: 'v1' }} user={farmerUser} />,
    field: /^Notes/,
    button: 'Save changes',
    stored: { ...storedBooking, notes: 'The gate is green', version: 'v2' },
    body: (notes: string) => ({ notes }),
  },
  {
    name: 'useSoilSampleMerge',
    example: <ChangeSample sample={{ ...sample, version: 'v1' }} />,
    field: /^Sample notes/,
    button: 'Save',
    stored: { ...sample, sample_notes: 'Depth 30 cm', version: 'v2' },
    body: (sample_notes: string) => ({ sample_notes }),
  },
])(
  'the example $name is filled, refused as stale, asks whose value to keep, and saves the chosen one',
  async ({ example, field, button, stored, body }) => {
    const writes = storeChanged(stored);
    render(example);
    await change(field, 'Mine');
    await press(button);
    const asked = within(await screen.findByRole('dialog', { name: 'Somebody else changed this, too' }));
    expect(writes()).toMatchObject([{ ...body('Mine'), version: 'v1' }]);
    await user.click(asked.getByRole('radio', { name: 'Yours Mine' }));
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]).toMatchObject({ ...body('Mine'), version: 'v2' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('the example useMerge says that nothing is saved when the person goes back, and keeps their text', async () => {
  const writes = storeChanged({ ...county, name: 'Kiambu County', version: 'v2' } as { version: string });
  render(<CountyName county={{ ...county, version: 'v1' }} />);
  await change(/^Name/, 'Mine');
  await press('Save');
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await see('Somebody else changed this in the meantime. Save again to choose what to keep.');
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
  expect(writes()).toHaveLength(1);
});

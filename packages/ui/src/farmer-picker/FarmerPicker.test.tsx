import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Farmer } from '@udongo/sdk';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeferredPort, type DeferredCall } from '../../test/deferred.ts';
import { farmersNamed } from '../../test/farmers.ts';
import { FarmerPicker, type FarmerPickerProps, type FarmersQuery } from './index.ts';

function Picker({ onPick, ...props }: Partial<FarmerPickerProps> & { onPick?: (farmer: Farmer) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <FarmerPicker
      aria-label="Farmer"
      farmers={{ list: async () => ({ results: farmersNamed('Wanjiku Kariuki', 'Otieno Odhiambo') }) }}
      value={value}
      onValueChange={(farmer) => {
        setValue(farmer.id);
        onPick?.(farmer);
      }}
      {...props}
    />
  );
}

/**
 * The inputs of requests that were not aborted: StrictMode mounts twice, and the first request is aborted.
 */
const wanted = (calls: readonly Pick<DeferredCall<FarmersQuery, unknown>, 'signal' | 'input'>[]) =>
  calls.filter(({ signal }) => !signal.aborted).map(({ input }) => input);

test('an agent is asked for their own six farmers, then for those that fit the search', async () => {
  const user = userEvent.setup();
  const { port, calls } = createDeferredPort<FarmersQuery, { results: Farmer[] }>();
  render(<Picker farmers={{ list: port }} referrer={12} debounceMs={20} />);
  const query = { referrer: 12, limit: 6, fields: 'id,user,profile' };
  await waitFor(() => expect(wanted(calls)).toEqual([{ ...query, search: '' }]));
  await user.type(screen.getByRole('combobox', { name: 'Farmer' }), 'wan');
  await waitFor(() => expect(wanted(calls)).toEqual([{ ...query, search: 'wan' }]));
});

test('an administrator is asked without a referrer', async () => {
  const { port, calls } = createDeferredPort<FarmersQuery, { results: Farmer[] }>();
  render(<Picker farmers={{ list: port }} />);
  await waitFor(() => expect(wanted(calls)).toEqual([{ limit: 6, fields: 'id,user,profile', search: '' }]));
});

test('each farmer shows phone and county, the profile inside the user or beside it', async () => {
  const [wanjiku, otieno] = farmersNamed('Wanjiku Kariuki', 'Otieno Odhiambo');
  if (!wanjiku || !otieno) throw new Error('two farmers');
  const { profile, ...user } = otieno.user;
  // A service that answers the profile beside the user: not in the contract's type, but supported.
  const beside = { ...otieno, user, profile } as unknown as Farmer;
  render(
    <Picker
      farmers={{ list: async () => ({ results: [wanjiku, beside] }) }}
      countyName={(id) => (id === 21 ? "Murang'a" : 'Kiambu')}
    />,
  );
  const texts = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(texts).toEqual(["Wanjiku Kariuki0712 345670 · Murang'a", 'Otieno Odhiambo0712 345671 · Kiambu']);
});

test('a farmer is picked with the keyboard, and Enter does not send the form around it', async () => {
  const user = userEvent.setup();
  const picked: string[] = [];
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Picker onPick={(farmer) => picked.push(farmer.user.full_name)} />
    </form>,
  );
  await screen.findAllByRole('option');
  await user.click(screen.getByRole('combobox', { name: 'Farmer' }));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(picked).toEqual(['Otieno Odhiambo']);
  expect(screen.getByRole('option', { name: /Otieno/ }).getAttribute('aria-selected')).toBe('true');
  expect(sent).toBe(0);
});

test('nobody found and a failed list are said, and the list can be asked again', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<FarmersQuery, { results: Farmer[] }>();
  render(<Picker farmers={{ list: port }} />);
  await waitFor(() => expect(wanted(calls)).toHaveLength(1));
  call(-1).reject(new Error('offline'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  call(-1).resolve({ results: [] });
  expect(await screen.findAllByText('Farmer not found')).not.toHaveLength(0);
});

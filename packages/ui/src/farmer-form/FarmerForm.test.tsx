import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DuplicateCandidate, Farmer } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { createFarmerFormApi, masked, wanjiku } from '../../test/farmerFormApi.ts';
import { farmersNamed } from '../../test/farmers.ts';
import { type Notification, UdongoProvider } from '../provider/index.ts';
import { FarmerForm, type FarmerFormApi, type FarmerFormProps } from './index.ts';
import { readDuplicates } from './readDuplicates.ts';

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Full name/ });
const question = () => screen.findByRole('dialog', { name: 'Is it one of these farmers?' });

function openForm(candidates: readonly DuplicateCandidate[] = [], props: Partial<FarmerFormProps> = {}) {
  const { api, requests } = createFarmerFormApi(candidates);
  const notifications: Notification[] = [];
  const saved: Farmer[] = [];
  const { unmount } = render(
    <UdongoProvider notify={(notification) => notifications.push(notification)}>
      <FarmerForm api={api} onSaved={(farmer) => saved.push(farmer)} {...props} />
    </UdongoProvider>,
  );
  return { requests, notifications, saved, unmount, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

async function register(user: User) {
  await user.type(name(), 'Wanjiku K.');
  await user.type(phone(), '0712 345 678');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('an agent registers a farmer without an email', async () => {
  const { user, requests, notifications, saved } = openForm();
  await register(user);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requests).toEqual([
    {
      user: {
        full_name: 'Wanjiku K.',
        email: '',
        profile: { phone_number: '+254712345678', county: null, address: '' },
      },
      allow_duplicate: false,
    },
  ]);
  expect(notifications).toEqual([
    { tone: 'success', title: 'Farmer', message: 'Farmer registered successfully' },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Referred by' })).toBeNull();
});

test('an administrator chooses the county and who referred the farmer', async () => {
  const { user, requests } = openForm([], { canChooseReferrer: true });
  await user.click(screen.getByRole('combobox', { name: 'County' }));
  await user.click(await screen.findByRole('option', { name: 'Kiambu' }));
  await user.click(screen.getByRole('combobox', { name: 'Referred by' }));
  await user.click(await screen.findByRole('option', { name: /Otieno Odhiambo/ }));
  await register(user);
  await waitFor(() => expect(requests[0]).toMatchObject({ user: { profile: { county: 22 } }, referrer: 2 }));
});

test('a referrer beyond the first 200 agents is named', async () => {
  const { api } = createFarmerFormApi();
  const agents: FarmerFormApi['agents'] = {
    list: async ({ page = 1 }) => ({
      results: [{ user: page, full_name: `Agent ${page}`, agrovet_name: '' }],
      total_pages: 3,
    }),
  };
  const [achieng] = farmersNamed('Achieng Okoth');
  const farmer = achieng ? { ...achieng, referrer: 3 } : null;
  openForm([], { api: { ...api, agents }, farmer, canChooseReferrer: true });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Referred by' })).toHaveValue('Agent 3'));
});

test('a farmer is changed with what they have, the profile beside the user or inside', async () => {
  const [achieng] = farmersNamed('Achieng Okoth');
  const profile = { phone_number: '+254733000999', address: 'Bondo', county: 21 };
  const { user, requests } = openForm([], { farmer: achieng ? { ...achieng, profile } : null });
  await user.type(name(), ' Odera');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests[0]).toEqual({
      user: { full_name: 'Achieng Okoth Odera', email: 'farmer1@udongo.test', profile },
      allow_duplicate: false,
    }),
  );
});

test('each refused field is shown where it was typed', async () => {
  const { api } = createFarmerFormApi();
  const refuse = async () => {
    throw Object.assign(new Error('Refused'), {
      fieldErrors: {
        'user.full_name': 'Too short.',
        'user.profile.county': 'Invalid pk "22" - object does not exist.',
      },
    });
  };
  const { user } = openForm([], { api: { ...api, farmers: { create: refuse, update: refuse } } });
  await register(user);
  await waitFor(() => expect(name()).toHaveAccessibleDescription(/Too short\./));
  expect(screen.getByRole('combobox', { name: 'County' })).toHaveAccessibleDescription(/Invalid pk/);
});

test('who may be registered already is shown and asked about, and saved only with leave', async () => {
  const { user, requests, notifications } = openForm([wanjiku, masked]);
  await register(user);
  const dialog = within(await question());
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wanjiku Kariuki0712 345678 · wanjiku@udongo.testSame phone number',
    'N. W.+2547••••••78Same phone numberSame email',
  ]);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Go back' }));
  expect(notifications).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save all the same' }));
  await waitFor(() => expect(notifications).toHaveLength(1));
  expect(requests.map(({ allow_duplicate }) => allow_duplicate)).toEqual([false, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a farmer is registered, the question answered, without a pointer', async () => {
  const { user, requests, saved } = openForm([wanjiku], { onOpenExisting: () => {} });
  const reach = async (control: HTMLElement) => {
    for (let presses = 0; presses < 12 && document.activeElement !== control; presses += 1) await user.tab();
    expect(document.activeElement).toBe(control);
  };
  await reach(name());
  await user.keyboard('Wanjiku K.{Tab}0712 345 678{Enter}');
  const dialog = within(await question());
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Go back' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(phone()));

  await reach(screen.getByRole('combobox', { name: 'County' }));
  await user.keyboard('{ArrowDown}');
  const kiambu = await screen.findByRole('option', { name: 'Kiambu' });
  while (!kiambu.matches('[data-active]')) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  await reach(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  const again = within(await question());
  await reach(again.getByRole('button', { name: 'Save all the same' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requests.at(-1)).toMatchObject({
    user: { full_name: 'Wanjiku K.', profile: { county: 22 } },
    allow_duplicate: true,
  });
});

test('who goes back finds what is the same at its field, and everything as it was typed', async () => {
  const { user, requests } = openForm([wanjiku]);
  await register(user);
  await user.click(within(await question()).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(document.activeElement).toBe(phone()));
  expect(screen.getByText('Another farmer has this phone number')).toBeVisible();
  expect(name().value).toBe('Wanjiku K.');
  expect(requests).toHaveLength(1);
});

test('the one who is meant is opened; one whom the person may not see is not', async () => {
  const opened: number[] = [];
  const { user } = openForm([wanjiku, masked], { onOpenExisting: ({ id }) => opened.push(id) });
  await register(user);
  const dialog = within(await question());
  expect(dialog.getAllByRole('button', { name: /^Open/ })).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Open Wanjiku Kariuki' }));
  expect(opened).toEqual([1]);
});

test('any other refusal is none of this, whatever it holds', () => {
  for (const error of [null, 'no', new Error('down'), { body: { code: 'in_use' } }, { body: [] }]) {
    expect(readDuplicates(error)).toBeNull();
  }
  expect(readDuplicates({ body: { code: 'duplicate_farmer', candidates: [null] } })).toHaveLength(1);
});

test('the form takes classes of the page for its slots', () => {
  openForm([], { classNames: { root: 'our-form' } });
  expect(screen.getByRole('form', { name: 'Farmer' }).className).toBe('udongo-record-form our-form');
});

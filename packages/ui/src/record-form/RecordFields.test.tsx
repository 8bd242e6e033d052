import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shopFields, storedShop } from '../../test/shopForm.tsx';
import { sw } from '../messages/sw.ts';
import { useFieldControl } from '../primitives/index.ts';
import { UdongoProvider } from '../provider/index.ts';
import {
  type CustomControlProps,
  type CustomRecordField,
  passwordField,
  RecordForm,
  type RecordFormProps,
  type RecordValues,
} from './index.ts';

type Shop = RecordValues<typeof shopFields>;

function open(props: Partial<RecordFormProps<typeof shopFields, Shop>> = {}, locale: 'en' | 'sw' = 'en') {
  const sent: Shop[] = [];
  render(
    <UdongoProvider locale={locale} messages={locale === 'sw' ? sw : {}}>
      <RecordForm
        title="Shop"
        fields={shopFields}
        mode="create"
        savedMessage="Shop created"
        save={async (shop) => {
          sent.push(shop);
          return shop;
        }}
        {...props}
      />
    </UdongoProvider>,
  );
  return sent;
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: RegExp) => screen.getByRole('combobox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: /^(Save|Hifadhi)$/ }));
const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const file = (name: string, type: string, size = 400) => new File(['x'.repeat(size)], name, { type });
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Logo', { selector: 'input' });

async function choose(control: RegExp, option: string) {
  await userEvent.click(list(control));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fill() {
  await userEvent.fill(box(/Phone/), '0712 345 678');
  await userEvent.fill(box(/Fee/), '2,500');
  await choose(/Services/, 'Advice');
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(list(/Kind/), 'Person');
}

test('phone, money, choices, texts and a file are sent as the contract has them', async () => {
  const sent = open();
  await fill();
  expect(screen.getByText('KES 2,500.00')).toBeVisible();
  await choose(/Crops/, 'Maize');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(box(/Languages/));
  await userEvent.keyboard('Kikuyu{Enter}english, English,');
  await userEvent.upload(fileInput(), file('shop.png', 'image/png'));
  expect(screen.getByText('shop.png (400 B)')).toBeVisible();
  await press();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ phone: '+254712345678', fee: '2500.00', services: ['advice'], crops: [3], kind: 'person' },
    ...{ languages: ['Kikuyu', 'english'], logo: expect.any(File), opening: null },
  });
});

test('each kind says what is wrong with its value, and nothing is sent', async () => {
  const sent = open();
  await userEvent.fill(box(/Phone/), '12345');
  await userEvent.fill(box(/Fee/), '20');
  for (const crop of ['Beans', 'Maize']) await choose(/Crops/, crop);
  expect(screen.getByRole('option', { name: 'Cabbage' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(box(/Languages/));
  await userEvent.keyboard('a,b,c,d,');
  await press();
  expect(lines()).toEqual([
    'Enter a valid phone number',
    'Fee must be at least KES 50.00',
    'Choose a service',
    'Languages: at most 3. Remove the others.',
    'Kind is required',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove c' }));
  await userEvent.keyboard('{Backspace}');
  await userEvent.fill(box(/Fee/), '1.234');
  await expect
    .poll(lines)
    .toEqual(expect.arrayContaining(['Fee must be an amount, such as 2,500.00', 'Kind is required']));
  expect(lines()).not.toContain('Languages: at most 3. Remove the others.');
  await userEvent.click(screen.getByRole('link', { name: 'Choose a service' }));
  expect(document.activeElement).toBe(list(/Services/));
  expect(sent).toEqual([]);
});

test('a file of another type or of too many bytes is refused at once, and can be removed', async () => {
  open({}, 'sw');
  await userEvent.upload(fileInput(), file('notes.txt', 'text/plain'));
  expect(await screen.findAllByText('notes.txt si faili ya PNG, JPEG. Chagua nyingine.')).not.toHaveLength(0);
  await userEvent.upload(fileInput(), file('shop.png', 'image/png', 61_000));
  expect(await screen.findAllByText(/shop.png ina 61 KB. Inaruhusiwa hadi 60 KB/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Ondoa shop.png' }));
  await waitFor(() => expect(screen.queryByText(/shop.png/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Logo Chagua faili' }));
});

test('a stored record keeps what nobody changed: its file is not sent, and is null when it is removed', async () => {
  const sent = open({ mode: 'update', values: storedShop });
  expect(await screen.findByText('Maize')).toBeVisible();
  expect(screen.getByText('shamba.png')).toBeVisible();
  await press();
  await waitFor(() => expect(sent).toHaveLength(1));
  const { logo: _, ...stored } = storedShop;
  expect(sent[0]).toEqual(stored);
  await userEvent.click(screen.getByRole('button', { name: 'Remove shamba.png' }));
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ ...stored, logo: null });
});

test('a field is shown, needed and offers choices by other values; what is hidden is not sent', async () => {
  const sent = open();
  await fill();
  expect(screen.queryByRole('textbox', { name: /Name of the shop/ })).toBeNull();
  const offered = () =>
    within(list(/Opening hours/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Choose', 'Every day']);
  await userEvent.selectOptions(list(/Kind/), 'Shop');
  await userEvent.fill(box(/Name of the shop/), 'Bora');
  await userEvent.selectOptions(list(/Opening hours/), 'Monday to Friday');
  await userEvent.selectOptions(list(/Kind/), 'Person');
  expect(screen.queryByRole('textbox', { name: /Name of the shop/ })).toBeNull();
  expect((list(/Opening hours/) as HTMLSelectElement).value).toBe('');
  await press();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ kind: 'person', opening: null });
  expect(sent[0]).not.toHaveProperty('shop_name');
});

test('a shop without name and hours is refused by the rules that a shop has', async () => {
  const sent = open();
  await fill();
  await userEvent.selectOptions(list(/Kind/), 'Shop');
  await press();
  expect(lines()).toEqual(expect.arrayContaining(['A shop needs a name', 'A shop has opening hours']));
  expect(sent).toEqual([]);
});

test('a password is sent as typed, and a new one says how strong it is', async () => {
  const sent: unknown[] = [];
  const fields = [
    passwordField({
      name: 'password',
      label: 'New password',
      autoComplete: 'new-password',
      required: 'Password is required',
    }),
  ] as const;
  render(
    <RecordForm
      title="Password"
      fields={fields}
      mode="create"
      savedMessage="Changed"
      save={async ({ password }: { password: string }) => sent.push(password)}
    />,
  );
  await userEvent.fill(screen.getByLabelText(/New password/), ' mvua ya kutosha 12 ');
  expect(await screen.findByText('Strong.')).toBeVisible();
  await press();
  await waitFor(() => expect(sent).toEqual([' mvua ya kutosha 12 ']));
});

test('parts put declared fields, own ones and own words into any order', async () => {
  const sent: unknown[] = [];
  const stars: CustomRecordField<number> = {
    kind: 'custom',
    name: 'stars',
    label: 'Stars',
    Control: Stars,
    toTyped: (stored) => stored ?? 0,
    toSaved: Number,
    check: (typed) => (Number(typed) > 5 ? 'There are five stars' : ''),
  };
  render(
    <RecordForm.Root
      title="Visit"
      mode="create"
      savedMessage="Thanks"
      save={async (visit) => sent.push(visit)}
      fields={[{ kind: 'text', name: 'name', label: 'Name', required: 'Name is required' }, stars]}
    >
      <RecordForm.Field name="stars" />
      <p>Tell us who came.</p>
      <RecordForm.Field name="name" />
      <RecordForm.ErrorSummary />
      <RecordForm.Error />
      <RecordForm.Actions submitLabel="Send" />
    </RecordForm.Root>,
  );
  const [first, note, second] = [screen.getByLabelText('Stars'), screen.getByText(/who came/), box(/Name/)];
  expect(first.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(note.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.fill(first, '6');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(lines()).toEqual(['Name is required', 'There are five stars']);
  await userEvent.fill(first, '4');
  await userEvent.fill(second, 'Njoki');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'Njoki', stars: 4 }]));
});

function Stars({ value, onValueChange, onBlur }: CustomControlProps) {
  return (
    <input
      type="number"
      {...useFieldControl()}
      value={Number(value)}
      onChange={({ target }) => onValueChange(target.valueAsNumber)}
      onBlur={onBlur}
    />
  );
}

// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AdminList, LoginForm, RadioCards, UdongoProvider } from '../../src/index.ts';
import { sw } from '../../src/messages/kiswahili.ts';
import { Combobox, Field } from '../../src/primitives/index.ts';
import { choose, fillLogin, fillRecord, pressRow } from '../../src/testing/index.ts';

afterEach(cleanup);

const login = async () => undefined;

test('a form in Kiswahili, with a text of the host, is filled by the same names', async () => {
  const page = { locale: 'sw', messages: { ...sw, login: { ...sw.login, email: 'Simu yako' } } } as const;
  render(
    <UdongoProvider {...page}>
      <LoginForm login={login} />
    </UdongoProvider>,
  );
  await fillLogin(screen, { email: '0712345678', password: 'siri' }, page);
  expect(screen.getByLabelText<HTMLInputElement>('Simu yako').value).toBe('0712345678');
});

test('the user of a test that has one does the work', async () => {
  const user = userEvent.setup();
  const type = vi.spyOn(user, 'type');
  render(<LoginForm login={login} />);
  await fillLogin(screen, { password: 'secret' }, { user });
  expect(type).toHaveBeenCalledOnce();
});

test('of two forms on a page, within(…) says which', async () => {
  render(
    <>
      <LoginForm login={login} rootProps={{ 'data-testid': 'first' }} />
      <LoginForm login={login} rootProps={{ 'data-testid': 'second' }} />
    </>,
  );
  await expect(fillLogin(screen, { password: 'secret' })).rejects.toThrow(
    'Several controls have the label "Password": "Password", "Password". Give within(…)',
  );
  await fillLogin(within(screen.getByTestId('second')), { password: 'secret' });
  const typed = screen.getAllByLabelText<HTMLInputElement>('Password').map(({ value }) => value);
  expect(typed).toEqual(['', 'secret']);
});

test('what is not there is said with what is there', async () => {
  render(
    <>
      <Field label="County">
        <Combobox load={async () => [{ value: 22, label: 'Kiambu' }]} />
      </Field>
      <Field label="Registered?" group>
        <RadioCards name="registered" options={[{ value: 'yes', title: 'Yes' }]} />
      </Field>
      <AdminList
        title="Counties"
        columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
        rowKey={({ name }) => name}
        list={async () => ({ results: [{ name: 'Nakuru' }], count: 1, total_pages: 1 })}
        remove={login}
      />
    </>,
  );
  await expect(choose(screen, 'County', 'Kampala')).rejects.toThrow(
    'No line says "Kampala". There were "Kiambu".',
  );
  await expect(fillRecord(screen, { 'Registered?': 'Perhaps' })).rejects.toThrow(
    '"Registered?" has no choice "Perhaps". There are "Yes".',
  );
  await expect(pressRow(screen, 'Nakuru', 'Update')).rejects.toThrow(
    'The row "Nakuru" has no button "Update". It has "Delete".',
  );
  await expect(pressRow(screen, 'Kampala', 'Delete')).rejects.toThrow('No row has a cell "Kampala".');
});

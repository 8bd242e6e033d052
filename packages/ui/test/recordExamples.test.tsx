import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Counties } from '../examples/AdminList.tsx';
import { Book } from '../examples/BookingForm.tsx';
import { NewCrop } from '../examples/CropForm.tsx';
import { RegisterFarmer } from '../examples/FarmerForm.tsx';
import { given } from '../examples/given.ts';
import { LoginPage } from '../examples/LoginForm.tsx';
import { NewName } from '../examples/OtherCropNameForm.tsx';
import { NewSample } from '../examples/SoilSampleForm.tsx';
import { App } from '../examples/useBookingQueue.tsx';
import { CropName } from '../examples/useCropForm.tsx';
import { Login } from '../examples/useLoginForm.tsx';
import { PhForm } from '../examples/useSoilSampleForm.tsx';
import { answer, answerBy } from './answerFetch.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const user = userEvent.setup();
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const say = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toHaveLength(0);
const page = (...results: object[]) => ({ count: results.length, total_pages: 1, results });
const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
const choose = async (name: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Refuses the first write with this body, and answers reads with the records of their list. */
function refuseOnce(refusal: object, lists: Readonly<Record<string, object>> = {}) {
  let refused = false;
  const sent = answerBy(({ method, path }) => {
    if (method === 'GET')
      return [
        200,
        page(...Object.entries(lists).flatMap(([name, one]) => (path.includes(name) ? [one] : []))),
      ];
    const status = refused ? 201 : 400;
    refused = true;
    return [status, status === 400 ? refusal : { id: 7 }];
  });
  return { writes: () => sent.filter(({ method }) => method !== 'GET') };
}

test('the example CropForm is filled, refused and sent', async () => {
  const { writes } = refuseOnce({ name: ['Taken.'] });
  const onDone = vi.fn();
  render(<NewCrop onDone={onDone} />);
  await press('Save');
  await say('Crop name is required');
  expect(writes()).toEqual([]);
  await type(/^Crop name/, 'Sorghum');
  for (const bound of screen.getAllByRole('textbox', { name: /Low|High/ })) await user.type(bound, '6');
  await press('Save');
  await say('Taken.');
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[1]?.body).toMatchObject({ name: 'Sorghum' });
});

test('the example useCropForm is emptied, refused and sent, and its ranges stay', async () => {
  const { writes } = refuseOnce({ name: ['Taken.'] });
  render(<CropName {...(given.useCropForm as ComponentProps<typeof CropName>)} />);
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await press('Save');
  await say('Crop name is required');
  await type(/^Name/, 'Sorghum');
  await press('Save');
  await say('Taken.');
  await press('Save');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ name: 'Sorghum', n_low: '15', ph_high: '7' });
});

test('the example OtherCropNameForm is filled, refused and sent', async () => {
  const lists = { crops: { id: 4, name: 'Maize' }, counties: { id: 22, name: 'Kiambu' } };
  const { writes } = refuseOnce({ name: ['Taken.'] }, lists);
  const onDone = vi.fn();
  render(<NewName onDone={onDone} />);
  await press('Save');
  await say('Other Crop Name is required');
  await type(/^Other Crop Name/, 'Mahindi');
  await choose(/^Crop/, 'Maize');
  await choose(/^County/, 'Kiambu');
  await press('Save');
  await say('Taken.');
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[1]?.body).toMatchObject({ name: 'Mahindi', crop: 4, county: 22 });
});

test('the example FarmerForm is filled, refused and sent', async () => {
  const { writes } = refuseOnce({ phone_number: ['Not a phone.'] });
  const onDone = vi.fn();
  render(<RegisterFarmer onDone={onDone} />);
  await press('Save');
  await say(/is required/);
  expect(writes()).toEqual([]);
  await type(/name/i, 'Wanjiku Kariuki');
  await type(/^Phone/, '0712345678');
  await press('Save');
  await say(/Not a phone/);
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()).toHaveLength(2);
});

test.each([
  ['LoginForm', LoginPage],
  ['useLoginForm', Login],
])('the example %s is filled, sent and refused', async (_, Page) => {
  const sent = answer([400, { non_field_errors: ['Unable to log in with provided credentials.'] }]);
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Log in' });
  await user.click(button);
  expect(sent).toEqual([]);
  await type(/Email or phone/, 'farmer@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'wrong-pass-1');
  await user.click(button);
  await say(/Unable to log in/);
  expect(sent[0]?.body).toEqual({ email: 'farmer@udongo.test', password: 'wrong-pass-1' });
});

test('the example SoilSampleForm says what is missing, and sends nothing', async () => {
  const { writes } = refuseOnce({});
  render(<NewSample booking={26} />);
  await press('Save');
  await waitFor(() =>
    expect(screen.getAllByRole('textbox').some((box) => box.matches('[aria-invalid]'))).toBe(true),
  );
  expect(writes()).toEqual([]);
});

test('the example useSoilSampleForm is emptied, refused, asked about and sent', async () => {
  const { writes } = refuseOnce({ sensor_data: { pH: ['Too low.'] } });
  render(<PhForm {...(given.useSoilSampleForm as ComponentProps<typeof PhForm>)} />);
  const ph = screen.getByRole('textbox', { name: 'pH' });
  await user.clear(ph);
  await press('Save');
  await waitFor(() => expect(ph).toBeInvalid());
  expect(writes()).toEqual([]);
  await user.type(ph, '6.4');
  await press('Save');
  await say(/Too low/);
  await press('Save');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ sensor_data: { pH: 6.4 } });
});

test('the example AdminList finds, keeps a record that is refused, and deletes it', async () => {
  let isRefused = true;
  const sent = answerBy(({ method }) => {
    if (method === 'GET') return [200, page({ id: 22, name: 'Kiambu' })];
    return isRefused ? [409, { detail: 'It has bookings.' }] : [200, {}];
  });
  render(<Counties />);
  await type(/^Search/, 'Kia');
  await press('Search');
  await say('Kiambu');
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Kiambu' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  await remove();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await say('Kiambu');
  isRefused = false;
  await remove();
  await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2));
});

test.each([
  ['BookingForm', Book],
  ['useBookingQueue', App],
])('the example %s says what is missing, and sends nothing', async (_, Form) => {
  const { writes } = refuseOnce({});
  render(<Form />);
  await press('Book the test');
  await say(/Name is required/);
  expect(writes()).toEqual([]);
});

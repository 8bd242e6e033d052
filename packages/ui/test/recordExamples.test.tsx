import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createSession } from '@udongo/sdk';
import { exampleOf } from '@udongo/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { NewCrop } from '../examples/CropForm.tsx';
import { RegisterFarmer } from '../examples/FarmerForm.tsx';
import { LoginPage } from '../examples/LoginForm.tsx';
import { NewName } from '../examples/OtherCropNameForm.tsx';
import { NewSample } from '../examples/SoilSampleForm.tsx';
import { CropName } from '../examples/useCropForm.tsx';
import { Login } from '../examples/useLoginForm.tsx';
import { PhForm } from '../examples/useSoilSampleForm.tsx';
import { fillSoilSample, pasteReadings } from '../src/testing/index.ts';
import { answer, refuseOnce } from './answerFetch.ts';
import { choose, dialog, press, see, type, user } from './exampleActions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  createSession().clear();
});

/** Waits for a text at a field. */
const seeAt = (name: RegExp, text: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(text);
    expect(screen.getByRole('textbox', { name })).toBeInvalid();
  });

test('the example CropForm is filled, refused and sent', async () => {
  const { writes } = refuseOnce({ name: ['Taken.'] });
  const onDone = vi.fn();
  render(<NewCrop onDone={onDone} />);
  await press('Save');
  await seeAt(/^Crop name/, /Crop name is required/);
  expect(writes()).toEqual([]);
  await type(/^Crop name/, 'Sorghum');
  for (const bound of screen.getAllByRole('textbox', { name: /Low|High/ })) await user.type(bound, '6');
  await press('Save');
  await seeAt(/^Crop name/, /Taken/);
  expect(onDone).not.toHaveBeenCalled();
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[1]?.body).toMatchObject({ name: 'Sorghum', n_low: '6', temp_high: '6' });
});

test('the example useCropForm is emptied, refused and sent, and its ranges stay', async () => {
  const { writes } = refuseOnce({ name: ['Taken.'] });
  render(<CropName crop={exampleOf('crops.get')} />);
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await press('Save');
  await seeAt(/^Name/, /Crop name is required/);
  await type(/^Name/, 'Sorghum');
  await press('Save');
  await seeAt(/^Name/, /Taken/);
  await press('Save');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ name: 'Sorghum', n_low: '15', ph_high: '7' });
});

test('the example OtherCropNameForm is filled, refused and sent', async () => {
  const lists = { crops: [{ id: 4, name: 'Maize' }], counties: [{ id: 22, name: 'Kiambu' }] };
  const { writes } = refuseOnce({ name: ['Taken.'] }, lists);
  const onDone = vi.fn();
  render(<NewName onDone={onDone} />);
  await press('Save');
  await seeAt(/^Other Crop Name/, /Other Crop Name is required/);
  await type(/^Other Crop Name/, 'Mahindi');
  await choose(/^Crop/, 'Maize');
  await choose(/^County/, 'Kiambu');
  await press('Save');
  await seeAt(/^Other Crop Name/, /Taken/);
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[1]?.body).toMatchObject({ name: 'Mahindi', crop: 4, county: 22 });
});

test('the example FarmerForm is filled, refused and sent', async () => {
  const { writes } = refuseOnce({ user: { profile: { phone_number: ['Not a phone.'] } } });
  const onDone = vi.fn();
  render(<RegisterFarmer onDone={onDone} onOpen={onDone} />);
  await press('Save');
  await see(/is required/);
  expect(writes()).toEqual([]);
  await type(/name/i, 'Wanjiku Kariuki');
  await type(/^Phone/, '0712345678');
  await press('Save');
  await seeAt(/^Phone/, /Not a phone/);
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[1]?.body).toMatchObject({ user: { full_name: 'Wanjiku Kariuki' } });
});

test('the example FarmerForm opens the farmer who is registered already', async () => {
  const known = { id: 31, full_name: 'Otieno Odhiambo', matches: ['phone_number'] };
  const candidate = { ...known, phone_number: '+254712345678', email: '', county: 22 };
  answer([409, { code: 'duplicate_farmer', candidates: [candidate] }]);
  const onOpen = vi.fn();
  render(<RegisterFarmer onOpen={onOpen} />);
  await type(/name/i, 'Otieno Odhiambo');
  await type(/^Phone/, '0712345678');
  await press('Save');
  await user.click((await dialog()).getByRole('button', { name: /Otieno Odhiambo/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(31);
});

test.each([
  ['LoginForm', LoginPage],
  ['useLoginForm', Login],
])('the example %s is filled, refused and sent', async (_, Page) => {
  const sent = answer(
    [400, { non_field_errors: ['Unable to log in with provided credentials.'] }],
    [200, { token: 'token', user: { id: 8, full_name: 'Wanjiku Kariuki', email: 'farmer@udongo.test' } }],
  );
  const onLoggedIn = vi.fn();
  render(<Page onLoggedIn={onLoggedIn} />);
  await press('Log in');
  await see(/required/);
  expect(sent).toEqual([]);
  await type(/Email or phone/, 'farmer@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'wrong-pass-1');
  await press('Log in');
  await see(/Unable to log in/);
  expect(sent[0]?.body).toEqual({ email: 'farmer@udongo.test', password: 'wrong-pass-1' });
  expect(onLoggedIn).not.toHaveBeenCalled();
  await press('Log in');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
});

const readings = 'n 12\np 8\nk 148\nec 74\nhumidity 24.1\ntemp 18.6\nph 6,5\nlat 0.801\nlng 35.385';

test('the example SoilSampleForm takes a paste, is filled, refused and sent', async () => {
  const { writes } = refuseOnce({ sensor_data: { pH: ['Too low.'] } }, { crops: [{ id: 4, name: 'Maize' }] });
  const onDone = vi.fn();
  render(<NewSample booking={26} onDone={onDone} />);
  await press('Save');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^pH/ })).toBeInvalid());
  expect(writes()).toEqual([]);
  await pasteReadings(screen, readings);
  const described = { sample_location: 'Lower plot', sample_notes: 'Depth 20 cm', size_of_land: 1.5 };
  await fillSoilSample(screen, { ...described, soil_type: 'loam', main_crop: 'Maize' });
  await press('Save');
  await seeAt(/^pH/, /Too low/);
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(writes()[1]?.body).toMatchObject({
    booking: 26,
    main_crop: 4,
    sensor_data: { nitrogen: 12, pH: 6.5 },
  });
});

test('the example useSoilSampleForm is emptied, asked about an unusual reading, refused and sent', async () => {
  const { writes } = refuseOnce({ sensor_data: { pH: ['Too low.'] } });
  render(<PhForm sample={exampleOf('samples.get')} />);
  const ph = screen.getByRole('textbox', { name: 'pH' });
  await user.clear(ph);
  await press('Save');
  await waitFor(() => expect(ph).toBeInvalid());
  await user.type(ph, '9.8');
  await press('Save');
  await see(/^9.8: /);
  expect(writes()).toEqual([]);
  await press('Save all the same');
  await seeAt(/^pH/, /Too low/);
  await user.clear(ph);
  await user.type(ph, '6.4');
  await press('Save');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toMatchObject([
    { sensor_data: { pH: 9.8 } },
    { sensor_data: { pH: 6.4 } },
  ]);
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as pickers from '../examples/FarmerPicker.tsx';
import { FarmerField as PartsPicker } from '../examples/FarmerPickerParts.tsx';
import * as panel from '../examples/PaymentPanel.tsx';
import * as payParts from '../examples/PaymentPanelParts.tsx';
import * as declared from '../examples/RecordForm.tsx';
import * as parts from '../examples/RecordFormParts.tsx';
import { PasteReadings } from '../examples/SensorPasteDialog.tsx';
import * as paste from '../examples/SensorPastePanel.tsx';
import * as pasteParts from '../examples/SensorPastePanelParts.tsx';
import { SoilTypeHelp } from '../examples/SoilTypeDialog.tsx';
import * as soilParts from '../examples/SoilTypeDialogParts.tsx';
import * as ownPicker from '../examples/useFarmerPicker.tsx';
import * as ownPay from '../examples/usePaymentPanel.tsx';
import * as ownForm from '../examples/useRecordForm.tsx';
import * as ownPaste from '../examples/useSensorPaste.tsx';
import { SoilTypes } from '../examples/useSoilTypes.tsx';
import { sw } from '../src/messages/kiswahili.ts';
import { UdongoProvider } from '../src/provider/index.ts';
import { answer, answerBy, page } from './answerFetch.ts';
import { press, see, user } from './exampleActions.ts';
import { farmersNamed } from './farmers.ts';
import { paidPayment, prompted, unpaid } from './payments.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the example RecordForm is filled, refused and sent', async () => {
  const sent = answer([400, { price_per_bag: ['Too much.'] }], [201, { id: 7 }]);
  const onDone = vi.fn();
  render(<declared.NewPrice onDone={onDone} />);
  await press('Save');
  await see('Choose a product');
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'CAN');
  await user.type(screen.getByRole('textbox', { name: /Price/ }), '3,200');
  await see('KES 3,200.00');
  await press('Save');
  await see('Too much.');
  expect(screen.getByRole('textbox', { name: /Price/ })).toHaveAccessibleDescription(/Too much/);
  expect(onDone).not.toHaveBeenCalled();
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent[1]?.body).toMatchObject({ product: 'can', price_per_bag: '3200.00' });
});

test.each([
  ['RecordFormParts', parts.NewCounty, 'Create'],
  ['useRecordForm', ownForm.NewCounty, 'Save'],
])('the example %s is filled, refused and sent', async (_, NewCounty, button) => {
  const sent = answer([400, { name: ['Taken.'] }], [201, { id: 48, name: 'Nairobi' }]);
  render(<NewCounty />);
  await press(button);
  await see('County name is required');
  expect(sent).toEqual([]);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
  await user.type(name, 'Nairobi');
  await press(button);
  await see('Taken.');
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/Taken/);
  await press(button);
  await waitFor(() => expect(name.value).toBe(''));
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Nairobi' }, { name: 'Nairobi' }]);
});

test('the example RecordFormParts explains the star, and leads from its list of errors to the field', async () => {
  render(<parts.NewCounty />);
  await see('Fields marked * are required.');
  await press('Create');
  await user.click(await screen.findByRole('link', { name: /County name is required/ }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus();
});

test.each([
  ['FarmerPicker', pickers.FarmerField],
  ['useFarmerPicker', ownPicker.FarmerField],
])('the example %s chooses one of the farmers that it found', async (_, FarmerField) => {
  const results = farmersNamed('Wanjiku Kariuki', 'Otieno Odhiambo');
  answer([200, { count: 2, total_pages: 1, results }]);
  render(<FarmerField />);
  await user.click(await screen.findByRole('option', { name: /Otieno/ }));
  await see('Chosen: Otieno Odhiambo');
  expect(screen.getByRole('option', { name: /Otieno/ }).getAttribute('aria-selected')).toBe('true');
});

test('the example FarmerPickerParts has the chosen farmer first, and registers the name that nobody has', async () => {
  const found = farmersNamed('Wanjiku Kariuki');
  answerBy(({ query }) => [200, page(...(query.search ? [] : found))]);
  const onRegister = vi.fn();
  render(<PartsPicker onRegister={onRegister} />);
  await user.click(await screen.findByRole('option', { name: /Wanjiku/ }));
  const chosen = await screen.findByText('Chosen: Wanjiku Kariuki');
  const search = screen.getByRole('combobox', { name: 'Farmer' });
  expect(chosen.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.type(search, 'Akinyi');
  await user.click(await screen.findByRole('button', { name: 'Register Akinyi' }));
  expect(onRegister).toHaveBeenCalledExactlyOnceWith('Akinyi');
});

test.each([
  ['FarmerPicker', pickers.FarmerField],
  ['useFarmerPicker', ownPicker.FarmerField],
])(
  'the example %s says why a list did not load, sends what is searched, and says that nobody was found',
  async (_, FarmerField) => {
    const found = farmersNamed('Wanjiku Kariuki');
    // React asks twice in its strict mode.
    const sent = answerBy(({ query }, count) =>
      count < 3 ? [400, {}] : [200, page(...(query.search === 'x' ? [] : found))],
    );
    render(<FarmerField />);
    await see(/The list did not load/);
    const search = screen.getByRole('combobox', { name: /^Farmer/ });
    await user.type(search, 'x');
    await see('Farmer not found');
    await user.clear(search);
    await user.type(search, 'Wan');
    await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ search: 'Wan' }));
    await user.click(await screen.findByRole('option', { name: /Wanjiku/ }));
    await see('Chosen: Wanjiku Kariuki');
  },
);

test.each([
  ['SoilTypeDialog', SoilTypeHelp],
  ['SoilTypeDialogParts', soilParts.SoilTypeHelp],
  ['useSoilTypes', SoilTypes],
])('the example %s gives the soil that a person found', async (name, Help) => {
  const chosen: unknown[] = [];
  render(<Help onChoose={(soil) => chosen.push(soil)} />);
  if (name !== 'useSoilTypes') await press('Which soil is it?');
  await see(/Fine and sticky when wet/);
  await press('Choose: Clay');
  expect(chosen).toEqual(['clay']);
  if (name === 'useSoilTypes') return;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Which soil is it?' })).toHaveFocus());
});

test('the example SoilTypeDialogParts has a text of its own, and takes the answer that nobody can tell', async () => {
  const onChoose = vi.fn();
  render(<soilParts.SoilTypeHelp onChoose={onChoose} />);
  await press('Which soil is it?');
  await see(/roll it between your hands/);
  await press("I can't tell");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['SensorPastePanel', paste.Paste],
  ['SensorPastePanelParts', pasteParts.Paste],
  ['useSensorPaste', ownPaste.Paste],
])('the example %s shows a line that it refuses, and applies the rest', async (_, Paste) => {
  const applied: unknown[] = [];
  render(<Paste onApply={(values) => applied.push(values)} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('N: 12\nP: lots');
  await see(/1 reading to apply/);
  await press(/^Apply/);
  expect(applied).toEqual([]);
  await press(/[Ll]eave/);
  await press(/^Apply/);
  await waitFor(() => expect(applied).toEqual([{ nitrogen: 12 }]));
  await see(/1 reading applied/);
});

test('the example useSensorPaste says why a press applies nothing', async () => {
  const onApply = vi.fn();
  render(<ownPaste.Paste onApply={onApply} />);
  await press('Apply');
  expect(screen.getByRole('alert')).toHaveTextContent(/^No reading found. A line needs a name/);
  await user.click(screen.getByRole('textbox'));
  await user.paste('N: 12\nP: lots');
  expect(screen.getByRole('alert').textContent).toBe('');
  await press('Apply');
  expect(screen.getByRole('alert')).toHaveTextContent(/^1 line to correct. Correct what is marked/);
  await press(/^Leave/);
  expect(screen.getByRole('alert').textContent).toBe('');
  await press('Apply');
  expect(onApply).toHaveBeenCalledOnce();
});

test('the example useSensorPaste says why there is no position, finds it at the next try, and chooses another row', async () => {
  const query = vi.spyOn(navigator.permissions, 'query');
  query
    .mockResolvedValueOnce({ state: 'denied' } as PermissionStatus)
    .mockRejectedValue(new Error('unknown'));
  const coords = { latitude: -1.28639, longitude: 36.81722, accuracy: 8 } as GeolocationCoordinates;
  const find = vi.spyOn(navigator.geolocation, 'watchPosition');
  find.mockImplementation((onFound) => {
    onFound({ coords } as GeolocationPosition);
    return 1;
  });
  const onApply = vi.fn();
  render(<ownPaste.Paste onApply={onApply} />);
  await press('Use my location');
  await see('Geolocation permission denied.');
  expect(find).not.toHaveBeenCalled();
  await press('Use my location');
  await see('Location found, accurate to 8 m.');
  await user.click(screen.getByRole('textbox'));
  await user.paste('n,ph\n12,5.8\n13,5.9');
  await see('Row 1 of 2');
  await press('Next row');
  await see(/Not there: Phosphorus/);
  await press('Apply');
  const found = { latitude: -1.28639, longitude: 36.81722 };
  expect(onApply.mock.lastCall?.[0]).toEqual({ nitrogen: 13, pH: 5.9, ...found });
});

test.each([
  ['SensorPastePanel', paste.Paste],
  ['useSensorPaste', ownPaste.Paste],
])('the example %s says a refusal in the language of the page', async (_, Paste) => {
  const onApply = () => {
    throw new Error('This field is required.');
  };
  render(
    <UdongoProvider locale="sw-KE" messages={sw}>
      <Paste onApply={onApply} />
    </UdongoProvider>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.paste('N: 12');
  await press(sw.sensorPaste.apply);
  await see(sw.serverText.required);
});

test('the example SensorPastePanelParts shows the lines after the button, and empties them', async () => {
  render(<pasteParts.Paste onApply={() => undefined} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('N: 12');
  const lines = screen.getByRole('region', { name: 'Line by line' });
  await waitFor(() => expect(lines).toHaveTextContent(/Nitrogen.*12/));
  const apply = screen.getByRole('button', { name: /^Apply/ });
  expect(apply.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press(/^Clear/);
  expect(screen.getByRole('textbox')).toHaveValue('');
  await waitFor(() => expect(lines).toBeEmptyDOMElement());
});

test('the example SensorPasteDialog stays open with a line that it refuses, hands over the rest, and closes', async () => {
  const taken: unknown[] = [];
  render(<PasteReadings onReadings={(values) => taken.push(values)} />);
  await press('Paste readings');
  await user.click(screen.getByRole('textbox'));
  await user.paste('N: 12\nP: lots');
  await press(/^Apply/);
  expect(taken).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
  await press(/[Ll]eave/);
  await press(/^Apply/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Paste readings' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(taken).toEqual([{ nitrogen: 12 }]);
});

test.each([
  ['PaymentPanel', <panel.Pay key="1" uuid={unpaid.uuid} />],
  ['PaymentPanelParts', <payParts.Pay key="2" uuid={unpaid.uuid} />],
  ['usePaymentPanel', <ownPay.Pay key="3" booking={26} />],
])('the example %s asks for a phone, says why it was refused, and sends the prompt', async (_, pay) => {
  const refusal = { phone_number: ['This phone had a prompt a moment ago.'] };
  const sent = answer(
    [200, { ...unpaid, methods: ['mpesa'] }],
    [200, unpaid],
    [400, refusal],
    [200, prompted],
  );
  render(pay);
  const phone = await screen.findByRole('textbox', { name: /M-Pesa number that will pay/ });
  await user.clear(phone);
  await user.type(phone, '12345');
  const button = screen.getByRole('button', { name: /Send the prompt/ });
  await user.click(button);
  await see('Enter a Kenyan mobile number, such as 0712 345 678');
  expect(phone).toBeInvalid();
  expect(phone).toHaveAccessibleDescription(/Enter a Kenyan mobile number/);
  const asked = sent.length;
  await user.clear(phone);
  await user.type(phone, '0712 345 678');
  await user.click(button);
  await waitFor(() => expect(sent.length).toBeGreaterThan(asked));
  await see(/a moment ago/);
  expect(sent.at(-1)?.body).toMatchObject({ phone_number: '+254712345678' });
  await user.click(button);
  await see(/Enter your M-Pesa PIN on 0712 345678/);
});

test('the example usePaymentPanel thanks for a payment', async () => {
  answer([200, { ...unpaid, paid: true, payment: paidPayment }]);
  render(<ownPay.Pay booking={26} />);
  await see('Paid, thank you.');
});

test('the example PaymentPanelParts has the amount after the ways to pay, and gives a receipt once it is paid', async () => {
  answer([200, unpaid], [200, unpaid], [200, prompted], [200, paidPayment], [200, { ...unpaid, paid: true }]);
  const onReceipt = vi.fn(async () => undefined);
  render(<payParts.Pay uuid={unpaid.uuid} onReceipt={onReceipt} />);
  const amount = await screen.findByText('KES 17,550.00');
  const send = screen.getByRole('button', { name: 'Send the prompt' });
  expect(send.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(send);
  await user.click(await screen.findByRole('button', { name: 'Get Status' }));
  await user.click(await screen.findByRole('button', { name: /receipt/i }));
  expect(onReceipt).toHaveBeenCalledOnce();
});

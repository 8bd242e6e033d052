import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SoilTestSample, UdongoApi } from '@udongo/sdk';
import type { locateDevice } from '@udongo/sdk/location';
import { expect, test } from 'vitest';
import { apiError } from '../../test/bookingFixtures.ts';
import { createVersionedStore } from '../../test/createVersionedStore.ts';
import { createSoilSampleFormApi, described, storedSample } from '../../test/soilSampleFormApi.ts';
import { sw } from '../messages/sw.ts';
import { type Notification, UdongoProvider } from '../provider/index.ts';
import type { LocatePort } from '../sensor-paste-panel/index.ts';
import {
  SoilSampleForm,
  type SoilSampleFormApi,
  type SoilSampleFormProps,
  useSoilSampleMerge,
} from './index.ts';

function openForm(props: Partial<SoilSampleFormProps> = {}, answer?: () => Promise<never>) {
  const fake = createSoilSampleFormApi(answer);
  const notifications: Notification[] = [];
  const saved: SoilTestSample[] = [];
  render(
    <UdongoProvider notify={(notification) => notifications.push(notification)}>
      <SoilSampleForm api={fake.api} onSaved={(sample) => saved.push(sample)} {...props} />
    </UdongoProvider>,
  );
  return { ...fake, notifications, saved, user: userEvent.setup() };
}

const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const reading = (name: string) => input(new RegExp(`^${name}( |$)`));
const button = (name: string) => screen.getByRole('button', { name });
const save = () => button('Save');
const warnings = () => screen.findByRole('dialog', { name: 'Check these values' });

const pasted = [
  'N: 12',
  'P: 8',
  'K: 148',
  'EC: 0.074 dS/m',
  'Moisture: 24,1 %',
  'Temp: 18.6',
  'pH: 5.8',
  'Lat: 0.801',
  'Lng: 35.385',
].join('\n');

const sent = {
  booking: 26,
  soil_type: 'loam',
  sample_location: 'Lower plot',
  sample_notes: 'Depth 20 cm',
  size_of_land: '1.5',
  main_crop: 4,
  other_crops: [],
  sensor_data: storedSample.sensor_data,
};

test('an agent pastes the readings of a probe and saves the sample', async () => {
  const { user, requests, notifications, saved } = openForm({ defaultValues: described });
  await user.click(input('Readings'));
  await user.paste(pasted);
  await user.click(button('Apply'));
  expect(reading('Conductivity')).toHaveValue('74');
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requests).toEqual([{ id: null, body: sent }]);
  expect(notifications).toEqual([
    { tone: 'success', title: 'Soil Sample', message: 'Soil Sample creation successfully' },
  ]);
});

test('an administrator types readings as people write them', async () => {
  const { user, requests } = openForm({ defaultValues: described });
  const typed = { Nitrogen: '12', Phosphorus: '8 mg/kg', Potassium: '148', Conductivity: '0,074 dS/m' };
  const more = {
    Moisture: '24,1',
    Temperature: '18.6',
    pH: '5,8',
    Latitude: '0.8010001',
    Longitude: '35.385',
  };
  for (const [name, text] of Object.entries({ ...typed, ...more })) await user.type(reading(name), text);
  await user.click(save());
  await waitFor(() => expect(requests).toEqual([{ id: null, body: sent }]));
});

test('a stored sample is changed, its booking and crops by name', async () => {
  const { user, requests, notifications } = openForm({ sample: storedSample });
  expect(await screen.findByDisplayValue('No. 26, Wanjiku Kariuki')).toBeVisible();
  expect(await screen.findByDisplayValue('Maize')).toBeVisible();
  await user.clear(reading('pH'));
  await user.type(reading('pH'), '6.1');
  await user.click(save());
  const { id, ...body } = storedSample;
  await waitFor(() =>
    expect(requests).toEqual([{ id, body: { ...body, sensor_data: { ...body.sensor_data, pH: 6.1 } } }]),
  );
  await waitFor(() =>
    expect(notifications).toEqual([
      { tone: 'success', title: 'Soil Sample', message: 'Soil Sample updated successfully' },
    ]),
  );
});

test('other crops that the server never answered are sent only once somebody chooses some', async () => {
  const { other_crops: _, ...answered } = storedSample;
  // Another server, which the contract's type does not describe.
  const { user, requests } = openForm({ sample: answered as typeof storedSample });
  await screen.findByDisplayValue('Maize');
  await user.click(save());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).not.toHaveProperty('other_crops');
});

test('a stored sample without readings is changed without them, and needs all nine once one is typed', async () => {
  const { user, requests } = openForm({ sample: { ...storedSample, sensor_data: null } });
  await screen.findByDisplayValue('Maize');
  await user.type(reading('pH'), '6.1');
  await user.click(save());
  await waitFor(() => expect(reading('Nitrogen')).toBeInvalid());
  expect(requests).toEqual([]);
  await user.clear(reading('pH'));
  await user.click(save());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body.sensor_data).toBeNull();
});

test('the booking is searched as specified, and one that is not found is said', async () => {
  const { user, searches } = openForm();
  const booking = screen.getByRole('combobox', { name: 'Booking' });
  await user.click(booking);
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('No. 26, Wanjiku Kariuki');
  expect(first).toHaveTextContent('1 Oct 2026');
  expect(searches).toEqual([{ search: '', limit: 50, fields: 'id,name,soil_test_date', ordering: 'id' }]);
  await user.type(booking, 'nobody');
  expect(await screen.findAllByText('Booking not found')).not.toHaveLength(0);
  expect(searches.at(-1)).toEqual({
    search: 'nobody',
    limit: 50,
    fields: 'id,name,soil_test_date',
    ordering: 'id',
  });
});

test('an empty form says every message of the specification, in the order of the form', async () => {
  const { user, requests } = openForm();
  await user.click(save());
  await screen.findByText('15 things to correct');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Booking is required',
    'Nitrogen value is required',
    'Phosphorus value is required',
    'Potassium value is required',
    'Conductivity value is required',
    'Moisture value is required',
    'Temperature value is required',
    'pH value is required',
    'Latitude value is required',
    'Longitude value is required',
    'Sample location required',
    'Soil type required',
    'Farm size is required',
    'Main crop is required',
    'Sample notes required',
  ]);
  expect(screen.getByRole('combobox', { name: 'Booking' })).toHaveFocus();
  expect(requests).toEqual([]);
});

test('0 counts as empty and says why; coordinates are judged after rounding to 5 decimals', async () => {
  const { user } = openForm({ sample: storedSample });
  for (const [name, text] of [
    ['Nitrogen', '0'],
    ['Latitude', '0.000004'],
    ['Longitude', '-0'],
  ] as const) {
    await user.clear(reading(name));
    await user.type(reading(name), text);
  }
  await user.click(save());
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Nitrogen value is required',
    'Latitude value is required',
    'Longitude value is required',
  ]);
  expect(screen.getByText(/probes report 0 when they measured nothing/)).toBeVisible();
  await user.clear(reading('Latitude'));
  await user.type(reading('Latitude'), '0.00001');
  expect(screen.queryAllByText('Latitude value is required')).toEqual([]);
});

test('impossible readings are refused with the reason', async () => {
  const { user, requests } = openForm({ sample: storedSample });
  for (const [name, text] of [
    ['Nitrogen', '65535'],
    ['Potassium', '3001'],
    ['Conductivity', '12 °C'],
    ['Temperature', 'warm'],
    ['pH', '58'],
    ['Latitude', '-91'],
  ] as const) {
    await user.clear(reading(name));
    await user.type(reading(name), text);
  }
  await user.click(save());
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Nitrogen: 65535 is an error value, not a reading. Check the cable and read again.',
    'Potassium must be between 0 and 3,000 mg/kg',
    'Conductivity must be in µS/cm',
    'Temperature must be a number, such as 5.8',
    'pH: This looks like the raw value, ten times the pH. Divide by 10?',
    'Latitude must be between -90 and 90°',
  ]);
  expect(requests).toEqual([]);
  await user.click(button('Use 5.8'));
  expect(reading('pH')).toHaveValue('5.8');
  await waitFor(() => expect(reading('pH')).toHaveFocus());
  expect(screen.queryByText(/ten times the pH/)).toBeNull();
});

test('unusual readings are asked about before anything is sent', async () => {
  const { user, requests } = openForm({ sample: storedSample });
  await user.clear(reading('Moisture'));
  await user.type(reading('Moisture'), '71');
  await user.clear(reading('Longitude'));
  await user.type(reading('Longitude'), '32.5825');
  expect(screen.getByText('Unusual: mostly between 3 and 60 %. Check it.')).toBeVisible();
  await user.click(save());
  const asked = within(await warnings());
  expect(asked.getAllByRole('listitem').map((item) => item.innerText.replace(/\s+/g, ' '))).toEqual([
    'Moisture: 71 % Unusual: mostly between 3 and 60 %. Check it.',
    'Longitude: 32.5825° This location is outside Kenya. Find it again or type it.',
  ]);
  await user.click(asked.getByRole('button', { name: 'Go back and check' }));
  expect(requests).toEqual([]);
  await waitFor(() => expect(reading('Moisture')).toHaveFocus());
  await user.click(save());
  await user.click(within(await warnings()).getByRole('button', { name: 'Save as they are' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body.sensor_data).toMatchObject({ moisture: 71, longitude: 32.5825 });
});

test('a comma that may mean two things is asked about', async () => {
  const { user, requests } = openForm({ sample: storedSample });
  await user.clear(reading('Conductivity'));
  await user.type(reading('Conductivity'), '1,234');
  await user.click(save());
  expect(within(await warnings()).getByText(/We read 1234 µS\/cm/)).toBeVisible();
  expect(requests).toEqual([]);
});

test('what a paste would replace is shown, and only pasted readings change', async () => {
  const { user } = openForm({ sample: storedSample });
  await user.click(input('Readings'));
  await user.paste('N: 14\npH: 5.8');
  expect(screen.getByText('replaces 12')).toBeVisible();
  expect(screen.getAllByText(/^replaces/)).toHaveLength(1);
  expect(reading('Nitrogen')).toHaveValue('12');
  await user.click(button('Apply'));
  expect(reading('Nitrogen')).toHaveValue('14');
  expect(reading('Potassium')).toHaveValue('148');
});

test("a failure is notified under the form's title and stays at its fields", async () => {
  const refusal = apiError(400, 'Ph: Ensure this value is less than or equal to 10.', {
    fieldErrors: { 'sensor_data.pH': 'Ensure this value is less than or equal to 10.' },
  });
  const { user, notifications } = openForm({ sample: storedSample }, () => Promise.reject(refusal));
  await user.click(save());
  await waitFor(() => expect(reading('pH')).toHaveFocus());
  expect(notifications).toMatchObject([{ tone: 'error', title: 'Soil Sample', message: refusal.message }]);
  expect(reading('pH')).toHaveAccessibleDescription(/Ensure this value is less than or equal to 10\./);
  expect(reading('Nitrogen')).toHaveValue('12');
});

test('a server that fails is said, and everything typed stays', async () => {
  const failure = apiError(500, 'Server error occurred. Please try again later.');
  const { user, notifications } = openForm({ sample: storedSample }, () => Promise.reject(failure));
  await user.click(save());
  expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
  expect(notifications).toMatchObject([{ tone: 'error', title: 'Soil Sample', message: failure.message }]);
  expect(reading('Longitude')).toHaveValue('35.385');
});

test('the whole form works without a pointer', async () => {
  const { user, requests } = openForm({ defaultValues: { ...described, booking: null } });
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Booking' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  await reach(user, input('Readings'));
  await user.paste(`${pasted}\nMoisture: 71`.replace('24,1', '71'));
  await reach(user, button('Apply'));
  await user.keyboard('{Enter}');
  await reach(user, save());
  await user.keyboard('{Enter}');
  const asked = within(await warnings());
  expect(asked.getByRole('button', { name: 'Go back and check' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body.sensor_data).toMatchObject({ moisture: 71 });
});

test('the SDK fits as it is', () => {
  const toApi = (udongo: UdongoApi): SoilSampleFormApi => udongo;
  const toLocate = (locate: typeof locateDevice): LocatePort => locate;
  expect([toApi, toLocate]).toHaveLength(2);
});

test('the form speaks Kiswahili', async () => {
  const { api } = createSoilSampleFormApi();
  render(
    <UdongoProvider locale="sw" messages={sw}>
      <SoilSampleForm api={api} />
    </UdongoProvider>,
  );
  await userEvent.setup().click(button('Hifadhi'));
  expect(await screen.findAllByText('Thamani ya Nitrojeni inahitajika')).not.toHaveLength(0);
});

/** Presses Tab until the control has the focus, like a person without a pointer. */
async function reach(user: ReturnType<typeof userEvent.setup>, control: HTMLElement) {
  for (let presses = 0; presses < 60 && document.activeElement !== control; presses += 1) await user.tab();
  expect(control).toHaveFocus();
}

test('with useSoilSampleMerge, a reading that two people changed is asked about, and another one is kept', async () => {
  const { api } = createSoilSampleFormApi();
  const store = createVersionedStore<SoilTestSample>(storedSample);
  const opened = store.read();
  const user = userEvent.setup();
  function Both() {
    const update: typeof api.samples.update = async (_, body) => store.update({ ...body });
    const merge = useSoilSampleMerge({ ...api, samples: { ...api.samples, update } }, opened);
    return (
      <UdongoProvider>
        <SoilSampleForm api={merge.api} sample={opened} />
        {merge.question}
      </UdongoProvider>
    );
  }
  render(<Both />);
  await user.clear(reading('Nitrogen'));
  await user.type(reading('Nitrogen'), '14');
  store.update({
    ...opened,
    sample_notes: 'Depth 30 cm',
    sensor_data: { ...readingsOf(storedSample), nitrogen: 16, potassium: 150 },
  });
  await user.click(save());
  const asked = within(await screen.findByRole('dialog', { name: 'Somebody else changed this, too' }));
  const nitrogen = within(asked.getByRole('radiogroup', { name: 'Nitrogen' }));
  expect(asked.getAllByRole('radiogroup')).toHaveLength(1);
  await user.click(nitrogen.getByRole('radio', { name: 'Yours 14' }));
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(store.read()).toMatchObject({
      sample_notes: 'Depth 30 cm',
      sensor_data: { nitrogen: 14, potassium: 150 },
    }),
  );
});

function readingsOf({ sensor_data }: SoilTestSample) {
  if (!sensor_data) throw new Error('The sample has no readings.');
  return sensor_data;
}

test('a reading below the limit of its method is typed, pasted, sent with its limit, and shown again', async () => {
  const sample = { ...storedSample, below_limit: [] };
  const { user, requests } = openForm({ sample });
  await user.click(input('Readings'));
  await user.paste('P: < 5');
  await user.click(button('Apply'));
  expect(reading('Phosphorus')).toHaveValue('< 5');
  await user.clear(reading('Potassium'));
  await user.type(reading('Potassium'), '‹ 0,5 mg/kg');
  await user.clear(reading('pH'));
  await user.type(reading('pH'), '<5');
  await user.click(save());
  await waitFor(() =>
    expect(reading('pH')).toHaveAccessibleDescription(/^pH: “<” is only for amounts, such as nitrogen/),
  );
  await user.clear(reading('pH'));
  await user.type(reading('pH'), '5.8');
  await user.click(save());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({
    sensor_data: { ...storedSample.sensor_data, phosphorus: 5, potassium: 0.5 },
    below_limit: ['phosphorus', 'potassium'],
  });
});

test('a stored limit comes back as one, and a measured number takes it off', async () => {
  const { user, requests } = openForm({ sample: { ...storedSample, below_limit: ['phosphorus'] } });
  expect(reading('Phosphorus')).toHaveValue('< 8');
  await user.clear(reading('Phosphorus'));
  await user.type(reading('Phosphorus'), '8');
  await user.click(save());
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ below_limit: [] }));
});

test('a service that keeps only numbers is sent none in place of a limit', async () => {
  const { user, requests } = openForm({ sample: storedSample });
  await user.clear(reading('Phosphorus'));
  await user.type(reading('Phosphorus'), '< 5');
  await user.click(save());
  await waitFor(() =>
    expect(reading('Phosphorus')).toHaveAccessibleDescription(/^Phosphorus: This service can’t keep “<”/),
  );
  expect(requests).toEqual([]);
});

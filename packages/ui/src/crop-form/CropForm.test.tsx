import { render, screen, waitFor, within } from '@testing-library/react';
import type { Crop, CropRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCropApi, maize } from '../../test/crops.ts';
import { createDeferredPort } from '../../test/deferred.ts';
import { sw } from '../messages/sw.ts';
import { type Notification, UdongoProvider } from '../provider/index.ts';
import { CropForm, type CropFormProps } from './index.ts';

interface Sent {
  id: number | null;
  crop: CropRequest;
}

function open({ locale = 'en', ...props }: Partial<CropFormProps> & { locale?: 'en' | 'sw' } = {}) {
  const { port, calls, call } = createDeferredPort<Sent, Crop>();
  const api = createCropApi();
  const notifications: Notification[] = [];
  const { container } = render(
    <UdongoProvider
      locale={locale}
      messages={locale === 'sw' ? sw : {}}
      notify={(notification) => notifications.push(notification)}
    >
      <CropForm
        api={{
          ...api,
          crops: {
            create: (crop, options) => port({ id: null, crop }, options),
            update: (id, crop, options) => port({ id, crop }, options),
          },
        }}
        crop={null}
        {...props}
      />
    </UdongoProvider>,
  );
  return { calls, call, notifications, asked: api.asked, container };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

const nutrients = ['Nitrogen', 'Phosphorus', 'Potassium', 'pH', 'Conductivity', 'Moisture', 'Temperature'];

/** Types the values of maize with only the keyboard. */
async function typeMaize() {
  box('Crop name').focus();
  await userEvent.keyboard('Maize{Tab}');
  for (const bounds of ['15{Tab}30', '18{Tab}35', '111{Tab}300', '5,5{Tab}7']) {
    await userEvent.keyboard(`{Tab}${bounds}`);
  }
  for (const bounds of ['50{Tab}1 700', '20{Tab}32', '18{Tab}33,25']) {
    await userEvent.keyboard(`{Tab}${bounds}`);
  }
}

test('an administrator adds a crop without a pointer, with a decimal comma', async () => {
  const saved: string[] = [];
  const { calls, call, notifications } = open({ onSaved: ({ name }) => saved.push(name) });
  await typeMaize();
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input).toEqual({
    id: null,
    crop: {
      ...{ name: 'Maize', public: true, n_low: '15', n_high: '30', p_low: '18', p_high: '35' },
      ...{ k_low: '111', k_high: '300', ph_low: '5.5', ph_high: '7', ec_low: '50', ec_high: '1700' },
      ...{ humidity_low: '20', humidity_high: '32', temp_low: '18', temp_high: '33.25' },
    },
  });
  call(0).resolve({ ...maize, temp_high: '33.25' });
  await waitFor(() => expect(saved).toEqual(['Maize']));
  expect(notifications).toEqual([{ tone: 'success', title: 'Crop', message: 'Crop creation successfully' }]);
  expect(box('Crop name').value).toBe('');
});

test('a crop is changed; its other names stand below, ten at a time, by id', async () => {
  const { calls, call, notifications, asked } = open({ crop: maize });
  expect(box('pH High').value).toBe('7');
  const names = within(screen.getByRole('region', { name: 'Other names of this crop' }));
  expect(await names.findByRole('rowheader', { name: 'mahindi 1' })).toBeVisible();
  expect(names.getAllByRole('rowheader')).toHaveLength(10);
  await names.findAllByRole('cell', { name: 'Siaya' });
  // Half past ten at night in London is the next day in Nairobi.
  expect(names.getAllByRole('cell', { name: '21 Nov 2026' })).toHaveLength(10);
  await userEvent.click(names.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(names.getAllByRole('rowheader')).toHaveLength(2));
  await userEvent.selectOptions(names.getByRole('combobox'), '5');
  await waitFor(() => expect(names.getAllByRole('rowheader')).toHaveLength(5));
  await userEvent.click(names.getByRole('button', { name: 'ID' }));
  await names.findByRole('rowheader', { name: 'oduma 12' });
  expect(asked.at(0)).toEqual({ page: 1, limit: 10, ordering: 'id', crop: 12 });
  expect(asked.at(-1)).toEqual({ page: 1, limit: 5, ordering: '-id', crop: 12 });

  await userEvent.click(screen.getByRole('checkbox', { name: 'Everybody can choose this crop' }));
  await press();
  expect(calls[0]?.input).toMatchObject({ id: 12, crop: { name: 'Maize', public: false, ph_low: '5.5' } });
  call(0).resolve({ ...maize, public: false });
  await waitFor(() =>
    expect(notifications).toEqual([{ tone: 'success', title: 'Crop', message: 'Crop updated successfully' }]),
  );
  expect(box('Crop name').value).toBe('Maize');
});

test('whether everybody may choose a crop is left alone where the server does not say it', async () => {
  const { public: _public, ...answered } = maize;
  const { calls } = open({ crop: answered as Crop });
  expect(screen.queryByRole('checkbox', { name: 'Everybody can choose this crop' })).toBeNull();
  await press();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input).toMatchObject({ crop: { name: 'Maize', ph_low: '5.5' } });
  expect(calls[0]?.input).not.toHaveProperty('crop.public');
});

test('a crop with another name keeps its name in rule sets, which can be corrected', async () => {
  const { calls } = open({ crop: { ...maize, name_in_rules: 'maize' } });
  await userEvent.fill(box('Crop name'), 'White maize');
  expect(box('Name in rule sets').value).toBe('maize');
  await press();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input).toMatchObject({ crop: { name: 'White maize', name_in_rules: 'maize' } });
});

test('a service without rule sets is sent no name in them', async () => {
  const { calls } = open({ crop: maize });
  expect(screen.queryByRole('textbox', { name: 'Name in rule sets' })).toBeNull();
  await press();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input).not.toHaveProperty('crop.name_in_rules');
});

test('a new crop has no table of other names', () => {
  open();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what is missing is said in the order of the form, a bound of 0 is missing', async () => {
  const { calls } = open();
  await userEvent.fill(box('Nitrogen Low'), '0');
  await userEvent.fill(box('Potassium High'), '0,00');
  await press();
  expect(lines()).toEqual([
    'Crop name is required',
    ...nutrients.flatMap((nutrient) => [`${nutrient} Low is required`, `${nutrient} High is required`]),
  ]);
  expect(document.activeElement).toBe(box('Crop name'));
  expect(calls).toEqual([]);
});

test('bounds are numbers above 0 of 2 decimals, within nature, low at most high', async () => {
  open({ crop: maize });
  await userEvent.fill(box('Nitrogen Low'), '-1');
  await userEvent.fill(box('Phosphorus Low'), 'some');
  await userEvent.fill(box('Potassium Low'), '111,125');
  await userEvent.fill(box('pH Low'), '7,5');
  await userEvent.fill(box('Moisture High'), '101');
  await press();
  expect(lines()).toEqual([
    'Nitrogen Low must be above 0',
    'Phosphorus Low must be a number of at most 2 decimals, such as 5.5',
    'Potassium Low must be a number of at most 2 decimals, such as 5.5',
    'pH Low must not be above pH High',
    'Moisture High must be at most 100',
  ]);
  await userEvent.fill(box('pH High'), '8');
  await waitFor(() => expect(screen.queryByText('pH Low must not be above pH High')).toBeNull());
});

test("the server's field errors land on their bounds, under a notification titled Crop", async () => {
  const { call, notifications } = open({ crop: maize });
  await press();
  call(0).reject({ message: 'N Low: Too low.', fieldErrors: { n_low: 'Too low.', temp_high: 'Too hot.' } });
  await waitFor(() => expect(document.activeElement).toBe(box('Nitrogen Low')));
  expect(errorOf(box('Nitrogen Low'))).toBe('Too low.');
  expect(errorOf(box('Temperature High'))).toBe('Too hot.');
  expect(lines()).toEqual(['Nitrogen Low: Too low.', 'Temperature High: Too hot.']);
  expect(notifications).toEqual([
    { tone: 'error', title: 'Crop', message: 'N Low: Too low.', durationMs: 8000 },
  ]);
});

test('the bar shows the range as it is typed', async () => {
  const { container } = open({ crop: maize });
  const bar = () => container.querySelectorAll('rect')[3];
  expect(bar()?.getAttribute('width')).toBe(String((100 * (7 - 5.5)) / 14));
  await userEvent.fill(box('pH High'), '');
  await waitFor(() => expect(container.querySelectorAll('rect')).toHaveLength(6));
});

test('other names that did not load are asked for again', async () => {
  const api = createCropApi();
  const answers = [Promise.reject(new Error('No answer')), Promise.reject(new Error('No answer'))];
  open({
    crop: maize,
    api: {
      ...api,
      otherCropNames: { list: (query) => answers.pop() ?? api.otherCropNames.list(query) },
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  while (answers.length > 0) await userEvent.click(again);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: 'mahindi 1' })).toBeVisible();
});

test('the rules speak Kiswahili', async () => {
  open({ locale: 'sw' });
  await userEvent.click(screen.getByRole('button', { name: 'Hifadhi' }));
  expect(lines().slice(0, 2)).toEqual([
    'Jina la zao linahitajika',
    'Nitrojeni kikomo cha chini kinahitajika',
  ]);
});

test('a host restyles and replaces parts of the form', () => {
  const { container } = open({
    classNames: { form: 'mine', nutrient: ({ mode }) => `nutrient-${mode}`, actions: 'buttons' },
    render: { rangesTitle: (props) => <h2 {...props}>What it needs</h2> },
  });
  expect(container.querySelector('form.udongo-record-form.mine')).toBeVisible();
  expect(container.querySelectorAll('fieldset.nutrient-create')).toHaveLength(7);
  expect(container.querySelector('.udongo-record-form__actions.buttons')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What it needs' })).toBeVisible();
});

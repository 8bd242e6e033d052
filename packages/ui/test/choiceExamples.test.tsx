import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { Choices } from '../examples/Checkbox.tsx';
import { CountyField } from '../examples/Combobox.tsx';
import { PhoneField } from '../examples/Field.tsx';
import { PlotFields } from '../examples/FieldGrid.tsx';
import { NameAndNotes } from '../examples/Input.tsx';
import { CropsField } from '../examples/MultiSelect.tsx';
import * as rows from '../examples/OptionRows.tsx';
import { NewPassword } from '../examples/PasswordInput.tsx';
import { TestField } from '../examples/RadioCards.tsx';
import { SoilTypeField } from '../examples/Select.tsx';
import { PhField } from '../examples/useFieldControl.tsx';
import * as ownRows from '../examples/useOptionList.tsx';
import { answerBy, page } from './answerFetch.ts';
import { see, type, user } from './exampleActions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Draws an example in a form; gives what the form would send. */
function renderInForm(example: ReactElement) {
  render(<form aria-label="Form">{example}</form>);
  const form = screen.getByRole<HTMLFormElement>('form');
  return { sent: () => Object.fromEntries(new FormData(form)) };
}

const option = (name: string) => screen.findByRole('option', { name });

test('the example Checkbox sends what is agreed to, and not what is switched off', async () => {
  const { sent } = renderInForm(<Choices />);
  expect(sent()).toEqual({ reminders: 'on' });
  await user.click(screen.getByRole('checkbox', { name: /agree/ }));
  await user.click(screen.getByRole('switch', { name: /Remind/ }));
  expect(sent()).toEqual({ terms: 'on' });
});

test('the example RadioCards sends the test that the arrow keys choose', async () => {
  const { sent } = renderInForm(<TestField />);
  expect(sent()).toEqual({ test_type: 'complete-soil-analysis' });
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /Basic macro-nutrients/ })).toHaveFocus();
  expect(sent()).toEqual({ test_type: 'basic-macro-nutrients-analysis' });
});

test('the example Select sends the soil that is chosen', async () => {
  const { sent } = renderInForm(<SoilTypeField />);
  expect(sent()).toEqual({ soil_type: '' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soil type' }), 'Loam');
  expect(sent()).toEqual({ soil_type: 'loam' });
});

test('the example Combobox asks the API as a person types, says that nothing is found, and takes a county by its keys', async () => {
  const counties = [{ id: 22, name: 'Kiambu' }];
  const asked = answerBy(({ query }) => [200, page(...(query.search === 'Kampala' ? [] : counties))]);
  const onChoose = vi.fn();
  render(<CountyField onChoose={onChoose} />);
  const county = screen.getByRole('combobox', { name: 'County' });
  await user.type(county, 'Kampala');
  await see('County not found');
  await user.clear(county);
  await user.type(county, 'Kia');
  await waitFor(() => expect(county).toHaveAttribute('aria-activedescendant'));
  expect(asked.at(-1)?.query).toMatchObject({ search: 'Kia', limit: '50' });
  await user.keyboard('{Enter}');
  expect(onChoose.mock.lastCall?.[0]).toBe(22);
  expect(county).toHaveValue('Kiambu');
});

test('the example MultiSelect takes three crops at most, and gives one back', async () => {
  const names = ['Beans', 'Cabbage', 'Kale', 'Maize'];
  answerBy(() => [200, page(...names.map((name, index) => ({ id: index + 1, name })))]);
  render(<CropsField />);
  const crops = screen.getByRole('combobox', { name: /^Crops/ });
  await user.click(crops);
  await user.click(await option('Beans'));
  await user.click(await option('Kale'));
  await user.click(await option('Cabbage'));
  expect(await option('Cabbage')).toHaveAttribute('aria-selected', 'false');
  await user.click(screen.getByRole('button', { name: /Maize/ }));
  await user.click(crops);
  await user.click(await option('Cabbage'));
  const chosen = names.filter((name) => screen.queryByRole('button', { name: new RegExp(name) }));
  expect(chosen).toEqual(['Beans', 'Cabbage', 'Kale']);
});

test.each([
  ['OptionRows', rows.ShopPicker],
  ['useOptionList', ownRows.ShopPicker],
])(
  'the example %s is searched and chosen from by keys and by a press, and says how many it found',
  async (_, ShopPicker) => {
    render(<ShopPicker />);
    const shop = screen.getByRole('combobox', { name: 'Shop' });
    await user.type(shop, 'sham');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 choice'));
    expect(shop).toHaveAttribute('aria-activedescendant', (await option('Shamba Agrovet')).id);
    await user.keyboard('{Enter}');
    expect(await option('Shamba Agrovet')).toHaveAttribute('aria-selected', 'true');
    await user.clear(shop);
    await user.click(await option('Kilimo Bora'));
    expect(await option('Kilimo Bora')).toHaveAttribute('aria-selected', 'true');
    await user.type(shop, 'x');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Shop not found'));
  },
);

test('the example useFieldControl is named and described by its field, and sends what its keys set', async () => {
  const { sent } = renderInForm(<PhField />);
  const ph = screen.getByRole('slider', { name: 'pH' });
  expect(ph).toHaveAccessibleDescription('From 0 to 14');
  expect(sent()).toEqual({ ph: '7' });
  ph.focus();
  await browser.keyboard('{ArrowRight}{ArrowRight}');
  expect(sent()).toEqual({ ph: '7.2' });
});

test('the example Field says its hint, then its error, to those who are in it', async () => {
  const { rerender } = render(<PhoneField />);
  const phone = screen.getByRole('textbox', { name: 'Phone number' });
  await user.type(phone, '0712');
  expect(phone).toHaveAccessibleDescription('For text messages about your results');
  rerender(<PhoneField error="Enter a Kenyan mobile number" />);
  expect(phone).toHaveAccessibleDescription(/Enter a Kenyan mobile number/);
  expect(phone).toBeInvalid();
  expect(phone).toHaveValue('0712');
});

test('the example FieldGrid sends its three fields, in the order in which Tab goes through them', async () => {
  const { sent } = renderInForm(<PlotFields />);
  await user.tab();
  await user.keyboard('Lower plot{Tab}1.5{Tab}Beside the borehole');
  expect(sent()).toEqual({ place: 'Lower plot', acres: '1.5', notes: 'Beside the borehole' });
});

test('the example Input takes a name, and counts the characters of the notes', async () => {
  const { sent } = renderInForm(<NameAndNotes />);
  await type(/^Full name/, 'Wanjiku');
  await type(/^Notes/, 'Call first');
  expect(sent()).toEqual({ name: 'Wanjiku', notes: 'Call first' });
  await see('10 of 500');
});

test('the example PasswordInput shows what was typed, and hides it again', async () => {
  render(<NewPassword />);
  const password = screen.getByLabelText(/^New password/);
  await user.type(password, 'maize-2026');
  const button = screen.getByRole('button');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(button);
  expect(password).toHaveAttribute('type', 'text');
  await user.click(button);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('maize-2026');
});

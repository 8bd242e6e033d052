import type { Locator } from 'playwright';
import { todayInNairobi } from '../../../sdk/src/values/todayInNairobi.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Fills what a booking needs, and what it may have, as a visitor does. */
export async function fillBooking(form: Locator) {
  await form.getByLabel('Full name').fill('Akinyi Odhiambo');
  await form.getByLabel('Phone number').fill('0712 345 678');
  await form.locator('label').filter({ hasText: 'Complete Soil Analysis' }).click();
  await form.getByLabel('Date of test').fill(todayInNairobi(new Date(Date.now() + weekMs)));
  await form.getByLabel('Farming type').selectOption('mixed');
  await choose(form, 'County', 'Kisumu');
  await choose(form, 'Agrovet', /./);
  await form.getByLabel('Sample location').fill('Lower plot, beside the borehole');
  await form.getByLabel('Soil type').selectOption('loam');
  await form.getByLabel('Size of land (acres)').fill('0.50');
  await form.getByLabel('Sample notes').fill('Depth 20 cm');
  await choose(form, 'Main crop', 'Maize');
}

/** Opens a list, searches where a name is given, and takes the first line that fits. */
export async function choose(form: Locator, list: string, name: string | RegExp) {
  const combobox = form.getByRole('combobox', { name: list });
  await combobox.click();
  if (typeof name === 'string') await combobox.fill(name);
  await form.getByRole('listbox').getByRole('option', { name }).first().click();
}

/** Sends the booking and reads its code from the confirmation. */
export async function book(form: Locator): Promise<string> {
  await form.getByRole('button', { name: 'Book the test' }).click();
  await form.getByRole('heading', { name: 'Your soil test is booked' }).waitFor();
  return (await form.getByText(/^UD-\d+$/).textContent()) ?? '';
}

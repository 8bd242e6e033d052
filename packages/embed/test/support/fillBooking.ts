import type { Locator } from 'playwright';
import { todayInNairobi } from '../../../sdk/src/values/todayInNairobi.ts';
import { createTranslator } from '../../../ui/src/messages/createTranslator.ts';
import { sw } from '../../../ui/src/messages/sw.ts';
import type { EmbedLocale } from '../../src/types.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

const say = { en: createTranslator('en'), sw: createTranslator('sw', sw) };

interface Visit {
  /** The agrovet to choose; null leaves the field empty. */
  agrovet?: RegExp | null;
  locale?: EmbedLocale;
}

/** Fills the required and optional fields of a booking like a visitor. */
export async function fillBooking(form: Locator, { agrovet = /./, locale = 'en' }: Visit = {}) {
  const t = say[locale];
  await form.getByLabel(t('booking.name')).fill('Akinyi Odhiambo');
  await form.getByLabel(t('booking.phone')).fill('0712 345 678');
  await form
    .locator('label')
    .filter({ hasText: t('testType.complete') })
    .click();
  await form.getByLabel(t('booking.testDate')).fill(todayInNairobi(new Date(Date.now() + weekMs)));
  await form.getByLabel(t('booking.farmingType')).selectOption('mixed');
  await choose(form, t('booking.county'), 'Kisumu');
  if (agrovet) await choose(form, t('booking.agrovet'), agrovet);
  await form.getByLabel(t('bookingSample.location')).fill('Lower plot, beside the borehole');
  await form.getByLabel(t('bookingSample.soilType')).selectOption('loam');
  await form.getByLabel(t('bookingSample.size')).fill('0.50');
  await form.getByRole('textbox', { name: t('bookingSample.notes') }).fill('Depth 20 cm');
  await choose(form, t('bookingSample.mainCrop'), locale === 'sw' ? 'Mahindi' : 'Maize');
}

/** Opens a list, searches if a name is given, and chooses the first option that fits. */
export async function choose(form: Locator, list: string, name: string | RegExp) {
  const combobox = form.getByRole('combobox', { name: list });
  await combobox.click();
  if (typeof name === 'string') await combobox.fill(name);
  await form.getByRole('listbox').getByRole('option', { name }).first().click();
}

/** Sends the booking and reads its code from the confirmation. */
export async function book(form: Locator, { locale = 'en' }: Visit = {}): Promise<string> {
  const t = say[locale];
  await form.getByRole('button', { name: t('bookingSummary.book') }).click();
  await form.getByRole('heading', { name: t('bookingDone.title') }).waitFor();
  return (await form.getByText(/^UD-\d+$/).textContent()) ?? '';
}

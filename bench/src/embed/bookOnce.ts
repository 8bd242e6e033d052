import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import { todayInNairobi } from '../../../packages/sdk/src/values/index.ts';

const testDate = todayInNairobi(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000));

const samples = [
  {
    location: 'Lower plot, beside the borehole',
    soilType: 'loam',
    soilTypeLabel: 'Loam',
    size: '0.50',
    crop: 'Maize',
    notes: 'Depth 20 cm',
  },
  {
    location: 'Upper plot',
    soilType: 'clay',
    soilTypeLabel: 'Clay',
    size: '1.25',
    crop: 'Cowpea',
    notes: 'Limed in 2025',
  },
];

/** The booking on the server after `bookOnce`, whichever page was used. */
export const expected = {
  name: 'Akinyi Odhiambo',
  phone_no: '+254712345678',
  email: 'akinyi@example.org',
  test_type: 'complete-soil-analysis',
  soil_test_date: testDate,
  farming_type: 'mixed',
  address: 'Ahero market',
  notes: 'Call before you come',
  discount_code: 'MAVUNO25',
  no_of_samples: samples.length,
  samples: samples.map(({ location, soilType, size, notes }) => ({
    sample_location: location,
    soil_type: soilType,
    size_of_land: size,
    sample_notes: notes,
  })),
};

/**
 * Runs the acceptance script that each page passes: it fills the form except the date, expects an error for
 * the date and no request, adds a second sample, and books. Returns the code of the booking. Throws if a page
 * behaves differently.
 */
export async function bookOnce(page: Page): Promise<string> {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  const field = (label: RegExp) => page.getByLabel(label).last();
  await field(/^Full name/).fill(expected.name);
  await field(/^Phone number/).fill('0712 345 678');
  await field(/^Email/).fill(expected.email);
  await page.getByRole('radio', { name: /^Complete Soil Analysis/ }).press(' ');
  await pick(field(/^Farming type/), 'Mixed');
  await choose(page, /^Crops/, 'Sorghum');
  await choose(page, /^County/, 'Kisumu');
  await field(/^Address/).fill(expected.address);
  await choose(page, /^Agrovet/, 'Mavuno Agrovet');
  await fillSample(page, 0);
  await field(/^Notes/).fill(expected.notes);
  await field(/^Discount code/).fill(expected.discount_code);

  const book = page.getByRole('button', { name: 'Book the test' });
  const dateMissing = page.getByText('Select date of test').last();
  assert.equal(await dateMissing.isVisible(), false);
  await book.click();
  await dateMissing.waitFor();
  assert.equal(posts, 0);
  const date = field(/^Date of test/);
  await date.fill(testDate);
  await date.press('Tab');

  await page.getByRole('button', { name: 'Add sample' }).click();
  await page
    .getByLabel(/^Sample location/)
    .nth(1)
    .waitFor();
  await fillSample(page, 1);
  await book.click();
  await page.getByText('Your soil test is booked').waitFor();
  assert.equal(posts, 1);
  return (await page.getByText(/^UD-\d+$/).textContent()) ?? '';
}

async function fillSample(page: Page, index: number) {
  const sample = samples[index];
  assert.ok(sample);
  const field = (label: RegExp) => page.getByLabel(label).nth(index);
  await field(/^Sample location/).fill(sample.location);
  await pick(field(/^Soil type/), sample.soilTypeLabel);
  await field(/^Size of land/).fill(sample.size);
  await choose(page, /^Main crop/, sample.crop, index);
  await field(/^Sample notes/).fill(sample.notes);
}

/** Chooses an option of a short list: the browser's own, or one that the page draws. */
async function pick(list: Locator, name: string) {
  if ((await list.getAttribute('role')) !== 'combobox') {
    await list.selectOption({ label: name });
    return;
  }
  await open(list);
  await takeOption(list.page(), name);
}

/** Opens a list, searches, and chooses the option. */
async function choose(page: Page, list: RegExp, name: string, index = 0) {
  const combobox = page.getByRole('combobox', { name: list }).nth(index);
  await open(combobox);
  await combobox.pressSequentially(name);
  await takeOption(page, name);
  // A list with several choices stays open over the content below it. A key could choose another option.
  await combobox.blur();
  await page.getByRole('option').filter({ visible: true }).first().waitFor({ state: 'hidden' });
}

/** Scrolls first, then presses, like a person. SurveyJS closes a list at a late scroll event. */
async function open(list: Locator) {
  await list.evaluate(async (control) => {
    control.scrollIntoView({ block: 'center' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
  // Forced, because the element above the control can be the one that takes the press.
  await list.click({ force: true });
}

async function takeOption(page: Page, name: string) {
  await page.getByRole('option', { name, exact: true }).filter({ visible: true }).first().click();
}

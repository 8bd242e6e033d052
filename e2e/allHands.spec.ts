import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { book, choose, fillSample, fillTest, findBooking } from './support/booking.ts';
import { untilArrived } from './support/outbox.ts';
import { countPresses, type Presses } from './support/presses.ts';
import { startAs } from './support/session.ts';

/** A person in a window of their own. */
interface Hand {
  page: Page;
  presses: Presses;
}

const name = 'Chebet Rotich';
const phone = { typed: '0793 555 777', stored: '+254793555777' };
const shop = 'Mavuno Agrovet';
const readings =
  '{"n":12,"p":8,"k":148,"ec":74,"humidity":24.1,"temp":18.6,"ph":5.2,"lat":-1.03326,"lng":36.86902}';

test(
  'a booking goes through all hands: visitor, shop, laboratory, agronomist, farmer, finance',
  {
    tag: '@joint',
  },
  async ({ browser }, testInfo) => {
    test.slow();
    const lines: string[] = [];
    /** Does one part of the walk, and writes down who pressed how often for it. */
    const walk = async <Result>(who: string, { presses }: Hand, does: () => Promise<Result>) => {
      const before = presses.count;
      const result = await test.step(who, does);
      const count = presses.count - before;
      lines.push(`${String(count).padStart(3)}  ${who}`);
      return { count, result };
    };
    const person = await open(browser);
    const [agent, technician, agronomist, finance] = await Promise.all(
      (['agent', 'technician', 'agronomist', 'finance'] as const).map((account) => open(browser, account)),
    );
    if (!agent || !technician || !agronomist || !finance) throw new Error('Somebody is missing.');

    const { result: code } = await walk('visitor books', person, () => bookAsVisitor(person.page));
    await walk('visitor keeps the booking in an account', person, () => keepInAccount(person.page, code));

    const collected = await walk('agent of the shop collects', agent, () => collect(agent.page, code));
    const measured = await walk('technician receives and measures', technician, () =>
      receiveAndMeasure(technician, code),
    );
    expect(collected.count + measured.count, lines.join('\n')).toBeLessThanOrEqual(6);

    await walk('agronomist verifies, makes the report and sends it', agronomist, () =>
      verifyAndReport(agronomist.page, code),
    );
    await walk('farmer reads the results and shares them', person, () => readAndShare(person.page, code));
    await walk('agent reads them and what to sell, and explains them', agent, () =>
      readWhatToSell(agent.page, code),
    );

    const { result: second } = await walk('farmer books again', person, () => bookAgain(person.page));
    await walk('finance records the payment', finance, () => recordPayment(finance.page, second));
    await walk('farmer cancels', person, () => cancel(person.page));
    await walk('finance approves the refund', finance, () => approveRefund(finance.page, second));
    await expectRefund(person.page, 'Approved', 'We will refund it the way it was paid.');
    await walk('finance pays it back and records it', finance, () => recordRefund(finance.page, second));
    await expectRefund(person.page, 'Refunded', 'Refund code: SLIP-77');

    const table = `Presses\n${lines.join('\n')}`;
    testInfo.annotations.push({ type: 'presses', description: table });
    process.stdout.write(`\n${table}\n`);
  },
);

/** Opens a window for a person, on their first page. */
async function open(browser: Browser, account?: Account): Promise<Hand> {
  const page = await (await browser.newContext()).newPage();
  const presses = await countPresses(page);
  if (account) await startAs(page, account);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, presses };
}

async function bookAsVisitor(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone number').fill(phone.typed);
  await fillTest(page, 'Complete Soil Analysis');
  await choose(page.getByRole('combobox', { name: 'County' }), 'Kisumu');
  await choose(page.getByRole('combobox', { name: 'Agrovet' }), shop);
  await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
  return book(page);
}

async function keepInAccount(page: Page, code: string) {
  await page.getByRole('link', { name: 'Keep this booking' }).click();
  await page.getByLabel(/^Full name/).fill(name);
  await page.getByLabel(/^Phone number/).fill(phone.typed);
  await page.getByLabel(/^Password/).fill('maize between the beans');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/A text message with a code is on its way/)).toBeVisible();
  const message = await untilArrived(phone.stored, /\b\d{6}\b/);
  await page.getByLabel(/^Code/).fill(/\b\d{6}\b/.exec(message)?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Add ${code} to my bookings` }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
}

async function collect(page: Page, code: string) {
  await page.getByRole('banner').getByRole('link', { name: 'To collect' }).click();
  await page.getByRole('button', { name: `Samples are collected: ${code}` }).click();
  await expect(page.getByText(`${code} is marked as collected.`)).toBeVisible();
}

async function receiveAndMeasure({ page, presses }: Hand, code: string) {
  // The trigger of the camera that reads the label's QR code.
  presses.count += 1;
  await page.goto(`/s/${code}-1`);
  await expect(page.getByText(new RegExp(`^${code}-1 is on the list\\.`))).toBeVisible();
  await page.getByRole('button', { name: 'Receive 1 sample' }).click();
  await page.getByRole('link', { name: 'Measure now' }).click();
  await expect(page.getByRole('heading', { name: `Sample ${code}-1` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Readings' })).toBeFocused();
  await page.keyboard.insertText(readings);
  await expect(page.getByText('7 of 7 readings read.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${code}-1 is saved.`)).toBeVisible();
}

async function verifyAndReport(page: Page, code: string) {
  await findBooking(page, code);
  await expect(page.getByText(/skipped/i)).toBeHidden();
  await page.getByRole('link', { name: 'Verify the readings' }).click();
  const verify = page.getByRole('button', { name: 'Verify the readings' });
  await expect(verify).toBeVisible();
  for (const comment of await page
    .getByRole('textbox', { name: /^Why (it is right|the results can be trusted)/ })
    .all())
    await comment.fill('Measured twice.');
  await verify.click();
  await expect(page.getByRole('heading', { name: `Results of ${code}` })).toBeVisible();
  await page.getByRole('textbox', { name: /Remarks/ }).fill('Lime first.');
  await page.getByRole('button', { name: 'Make the report' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sending the report of ${code} to`)).toBeVisible();
}

async function readAndShare(page: Page, code: string) {
  // Days later.
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /unread notification/ })
    .click();
  await page
    .getByRole('listitem')
    .filter({ hasText: `You can read the results of ${code} now.` })
    .getByRole('link', { name: 'Open the booking' })
    .click();
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(page.getByRole('heading', { name: 'What to do for Maize' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page.getByText('Lime first.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: `Booking ${code}` }).click();
  await expect(page.getByText(`Let ${shop} see your results and advise you?`)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, share them' }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
}

async function readWhatToSell(page: Page, code: string) {
  await findBooking(page, code);
  await page.getByRole('link', { name: 'See the results' }).click();
  const toSell = page.getByRole('region', { name: 'What to sell' });
  await expect(toSell.getByRole('row', { name: /lime/i })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to do for Maize' })).toBeVisible();
  await page.getByRole('button', { name: 'Explained to the farmer' }).click();
  await expect(page.getByText(/^Explained to the farmer on/)).toBeVisible();
}

async function bookAgain(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();
  await fillTest(page, 'Basic Macro-Nutrients Analysis');
  await fillSample(page, 1, { location: 'Upper plot', crop: 'Maize' });
  const code = await book(page);
  await page.getByRole('link', { name: 'See the booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  return code;
}

async function recordPayment(page: Page, code: string) {
  await findBooking(page, code);
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog', { name: `Record a payment of ${code}` });
  await dialog.getByLabel('How it was paid').selectOption('cash');
  await dialog.getByLabel(/^Receipt number/).fill('SLIP-76');
  await dialog.getByLabel(/^How do you know/).fill('Counted at the counter.');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText(`The payment of ${code} is recorded`)).toBeVisible();
}

async function cancel(page: Page) {
  await page.reload();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/the KES 2,000.00 that was paid, then refund it/)).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('No rain.');
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expectRefund(page, 'Requested', 'We will check it first.', false);
}

async function approveRefund(page: Page, code: string) {
  await page.getByRole('banner').getByRole('link', { name: 'Udongo' }).click();
  await page.getByRole('link', { name: `Decide: ${code}` }).click();
  await page.getByRole('row', { name: code }).getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: `Approve the refund of ${code}` });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`The refund of ${code} is decided`)).toBeVisible();
}

async function recordRefund(page: Page, code: string) {
  await page.getByRole('banner').getByRole('link', { name: 'Udongo' }).click();
  await page.getByRole('link', { name: `Pay back: ${code}` }).click();
  await page
    .getByRole('row', { name: code })
    .getByRole('button', { name: 'Record a refund of SLIP-76' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Record a refund of SLIP-76' });
  await dialog.getByLabel(/^Refund code/).fill('SLIP-77');
  await dialog.getByLabel(/^Why was it refunded/).fill('Canceled before collection.');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('The refund of SLIP-76 is recorded')).toBeVisible();
}

/** The page of the canceled booking says how far its refund is. */
async function expectRefund(page: Page, state: string, says: string, isLater = true) {
  if (isLater) await page.reload();
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds.getByText(state, { exact: true })).toBeVisible();
  await expect(refunds.getByText('KES 2,000.00')).toBeVisible();
  await expect(refunds.getByText(says)).toBeVisible();
}

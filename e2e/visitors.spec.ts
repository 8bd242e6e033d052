import { expect, type Page, test } from '@playwright/test';
import { rowOf, searchFor } from './support/adminList.ts';
import { untilArrived, untilSent } from './support/outbox.ts';
import { startAs } from './support/session.ts';

test('a visitor asks, an administrator answers, and the answer is in the outbox with the question', async ({
  browser,
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel(/^Your name/).fill('Cherono Bett');
  await page.getByLabel(/^Email/).fill('cherono@visitors.example');
  await page.getByLabel('What it is about').fill('Soil from Kabarnet');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you come to Kabarnet?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you, Cherono Bett')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await startAs(staff, 'administrator');
  await staff.goto('/messages?search=Kabarnet');
  await expect(rowOf(staff, 'Cherono Bett')).toContainText('To answer');
  await staff.getByRole('button', { name: 'Update Cherono Bett' }).click();
  await staff.getByLabel(/^Your answer/).fill('Yes, every Tuesday.');
  await staff.getByRole('button', { name: 'Send the answer' }).click();
  await expect(staff.getByText('The answer is on its way to cherono@visitors.example')).toBeVisible();
  await expect(rowOf(staff, 'Cherono Bett')).toContainText('Answered');

  const sent = await readOutbox(staff, 'cherono@visitors.example', /Yes, every Tuesday/);
  await expect(sent).toContainText('Hello Cherono Bett');
  await expect(sent).toContainText('> Do you come to Kabarnet?');
  await staff.goto('/messages?search=Kabarnet');
  await staff.getByRole('button', { name: 'Update Cherono Bett' }).click();
  await expect(staff.getByRole('dialog').getByText(/ answered on .* · Sent$/)).toBeVisible();
});

test('a visitor subscribes, confirms and leaves; opening the links changes nothing', async ({
  browser,
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'News by email' }).click();
  await page.getByLabel(/^Email/).fill('chebet@visitors.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await startAs(staff, 'administrator');
  const asked = await untilArrived('chebet@visitors.example', /newsletter\/confirm/);
  await page.goto(linkIn(asked));
  await expect(page.getByRole('button', { name: 'Yes, send me the news' })).toBeVisible();
  await expect(page).toHaveURL(/\/newsletter\/confirm$/);
  await staff.goto('/subscribers');
  await searchFor(staff, 'chebet@visitors');
  await expect(staff.getByText('Found: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, send me the news' }).click();
  await expect(page.getByText("You're subscribed to our news")).toBeVisible();
  await expectState(staff, 'Gets the news');

  const welcome = await untilArrived('chebet@visitors.example', /newsletter\/leave/);
  await page.goto(linkIn(welcome));
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expectState(staff, 'Gets the news');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText("You're unsubscribed")).toBeVisible();
  await expectState(staff, 'Left');
});

/** The link to the app in an email. */
const linkIn = (text: string) => /https?:\/\/[^\s/]+(\/newsletter\S+)/.exec(text)?.[1] ?? '';

async function expectState(staff: Page, state: string) {
  await staff.goto('/subscribers?search=chebet%40visitors');
  await expect(rowOf(staff, 'chebet@visitors.example')).toContainText(state);
}

/** The row of a message in the outbox, once the sandbox has it. */
async function readOutbox(staff: Page, recipient: string, text: RegExp) {
  await untilSent(staff, recipient, text);
  await staff.goto(`/outbox?search=${encodeURIComponent(recipient)}`);
  const row = staff.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Sent');
  return row;
}

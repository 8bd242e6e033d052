import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, element, openHostPage, script, scriptFirst } from './support/hostPage.ts';
import { openPartnerKeys } from './support/openPartnerKeys.ts';

const questions = { en: 'may see my results', sw: 'anaweza kuona matokeo yangu' };

/** Shows the same website with the key of another shop. */
const changeShop = (page: Page, key: string) =>
  page.evaluate((key) => document.querySelector('udongo-booking')?.setAttribute('partner-key', key), key);

/** Opens a page of the shop whose key it has. */
async function openShopPage({ locale = 'en', width = 1280 }: { locale?: 'en' | 'sw'; width?: number } = {}) {
  const keys = await openPartnerKeys(api);
  const { id, key } = await keys.createKey([]);
  const opened = await openHostPage(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Agrovet</title>${scriptFirst}${element(
      `locale="${locale}" partner-key="${key}"`,
    )}`,
    {
      context: { viewport: { width, height: 800 } },
      before: (_, origin) => keys.changeKey(id, { allowed_origins: [origin] }),
    },
  );
  return { ...opened, keys };
}

test.each(['en', 'sw'] as const)(
  'in %s a visitor lets the shop see the results, while booking',
  async (locale) => {
    const { page, widget } = await openShopPage({ locale });
    const question = widget.getByRole('checkbox', { name: questions[locale] });
    await question.waitFor();
    expect(await question.isChecked()).toBe(false);
    await fillBooking(widget, { locale, agrovet: null });
    // The whole text is the target.
    await widget.getByText(questions[locale]).click();
    expect(await question.isChecked()).toBe(true);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await book(widget, { locale });
    const answer = await answered;
    expect(answer.request().postDataJSON()).toMatchObject({ share_results: true });
    const { uuid } = (await answer.json()) as { uuid: string };
    const stored = await fetch(`${api}/agric/soil-test-bookings-uuid/${uuid}`);
    expect(await stored.json()).toMatchObject({ share_results: true, shares_with: [expect.any(String)] });
    // Each booking has its own answer.
    await widget
      .getByRole('button', { name: { en: 'Book another', sw: 'Weka miadi nyingine' }[locale] })
      .click();
    expect(await question.isChecked()).toBe(false);
  },
);

test('a visitor who does not tick shares nothing, and one without a key is not asked', async () => {
  const { page, widget } = await openShopPage();
  await widget.getByRole('checkbox', { name: questions.en }).waitFor();
  await fillBooking(widget, { agrovet: null });
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await book(widget);
  expect((await asked).postDataJSON()).not.toHaveProperty('share_results');

  const other = await openHostPage(`<!doctype html><html lang="en"><title>Blog</title>${script}${element()}`);
  await other.widget.getByRole('link', { name: 'Privacy' }).waitFor();
  expect(await other.widget.getByRole('checkbox').count()).toBe(0);
});

test('a narrow phone and a keyboard reach the question', async () => {
  const { page, widget } = await openShopPage({ width: 320 });
  const question = widget.getByRole('checkbox', { name: questions.en });
  await question.waitFor();
  const box = await question.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await question.focus();
  await page.keyboard.press('Space');
  expect(await question.isChecked()).toBe(true);
  expect(await widget.getByText('You can stop this at any time.').isVisible()).toBe(true);
});

test('a draft and a booking that waits for the network keep the answer', async () => {
  const { page, widget } = await openShopPage();
  const question = widget.getByRole('checkbox', { name: questions.en });
  await question.waitFor();
  await fillBooking(widget, { agrovet: null });
  await question.check();
  await widget.getByText('Draft saved on this device').waitFor();
  // A page that is scrolled shows the form behind a button, so as not to move what is read.
  await page.evaluate('scrollTo(0, 0)');
  await page.reload();
  await widget.getByRole('button', { name: 'Continue' }).click();
  await question.waitFor();
  await expect.poll(() => question.isChecked()).toBe(true);

  await page.context().setOffline(true);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText("Waiting. We'll send it when you're back online.").waitFor();
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.context().setOffline(false);
  expect((await asked).postDataJSON()).toMatchObject({ share_results: true });
});

test('a yes to one shop is none to another, whose key the website has later', async () => {
  const { page, widget, keys } = await openShopPage();
  const own = await page.locator('udongo-booking').getAttribute('partner-key');
  const site = new URL(page.url()).origin;
  const other = await keys.createKey([site], { agent: 2, referrer_agent: 3 });
  const question = widget.getByRole('checkbox', { name: questions.en });
  await question.waitFor();
  await fillBooking(widget, { agrovet: null });
  await question.check();
  await widget.getByText('Draft saved on this device').waitFor();
  await changeShop(page, other.key);
  const others = widget.getByRole('checkbox', { name: 'Githunguri Farm Care' });
  await others.waitFor();
  expect(await others.isChecked()).toBe(false);

  await changeShop(page, own ?? '');
  await widget.getByRole('checkbox', { name: 'Mavuno Agrovet' }).waitFor();
  expect(await question.isChecked()).toBe(true);
  await page.context().setOffline(true);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText("Waiting. We'll send it when you're back online.").waitFor();
  await changeShop(page, other.key);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.context().setOffline(false);
  expect((await asked).postDataJSON()).toMatchObject({ share_results: true, partner_key: own });
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fillBooking } from './support/fillBooking.ts';
import { element, openHostPage, script } from './support/hostPage.ts';

test.each([
  ['en', 'Udongo helpdesk', '+254712345678', 'Need help? Call Udongo helpdesk: 0712 345678'],
  ['sw', '', '+254712345678', 'Unahitaji msaada? Piga simu: 0712 345678'],
  ['en', 'Udongo helpdesk', '', undefined],
] as const)(
  'a refused visitor (%s) of a service of the name "%s" with the number "%s" reads %s',
  async (locale, support_name, support_phone_no, call) => {
    const { widget } = await openHostPage(
      `<!doctype html><html lang="${locale}"><title>Agrovet</title>${script}${element(`locale="${locale}"`)}`,
      {
        before: async (opened) => {
          await opened.route('**/embed/boot*', async (route) => {
            const response = await route.fetch();
            const boot = await response.json();
            await route.fulfill({
              response,
              json: { ...boot, settings: { support_name, support_phone_no } },
            });
          });
          await refuse(opened, { status: 503 });
        },
      },
    );
    await fillBooking(widget, { locale });
    await widget.getByRole('button', { name: locale === 'en' ? 'Book the test' : 'Weka miadi' }).click();
    await widget.getByRole('alert').waitFor();
    const numbers = widget.locator('a[href^="tel:"]');
    expect(await numbers.allInnerTexts()).toEqual(call ? [call] : []);
    if (call) expect(await numbers.getAttribute('href')).toBe('tel:+254712345678');
    else expect(await widget.getByRole('alert').innerText()).not.toMatch(/call/i);
  },
);

test('a visitor who reads Kiswahili reads a refusal of the server in it, at its field', async () => {
  const { widget } = await openHostPage(
    `<!doctype html><html lang="sw"><title>Agrovet</title>${script}${element('locale="sw"')}`,
    {
      before: (opened) =>
        refuse(opened, {
          status: 400,
          json: { address: ['Ensure this field has no more than 20 characters.'] },
        }),
    },
  );
  await fillBooking(widget, { locale: 'sw' });
  await widget.getByRole('button', { name: 'Weka miadi' }).click();
  await widget.getByText('Tumia herufi zisizozidi 20.').first().waitFor();
  expect(await widget.getByLabel('Anwani').getAttribute('aria-invalid')).toBe('true');
  expect(await widget.getByText('Ensure this field').count()).toBe(0);
});

/** Makes the API answer each booking like this. */
async function refuse(page: Page, answer: { status: number; json?: object }) {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('**/agric/soil-test-bookings/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ ...answer, headers }) : route.fallback(),
  );
}

test('a visitor finds a county without its marks, and a crop by their own word for it', async () => {
  const { widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element()}`,
  );
  const county = widget.getByRole('combobox', { name: 'County' });
  for (const [typed, name] of [['muranga', "Murang'a"]] as const) {
    await county.fill(typed);
    await widget.getByRole('option', { name }).click();
    expect(await county.inputValue()).toBe(name);
  }
  const crop = widget.getByRole('combobox', { name: 'Main crop' });
  for (const [typed, name] of [['mahindi', 'Mahindi (Maize)']] as const) {
    await crop.fill(typed);
    await widget.getByRole('option', { name }).click();
    expect(await crop.inputValue()).toBe(name);
  }
});

test('a visitor who does not know their soil fetches help, and chooses from it', async () => {
  const { page, widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element()}`,
  );
  const help: string[] = [];
  page.on('request', (request) => /soilTypes/.test(request.url()) && help.push(request.url()));
  await widget.getByRole('button', { name: 'Help me identify it' }).click();
  const dialog = widget.getByRole('dialog', { name: 'Identify Soil Type' });
  await dialog
    .getByRole('button', { name: /^Choose/ })
    .nth(1)
    .click();
  expect(await widget.getByLabel('Soil type').inputValue()).toBe('loam');
  expect(help).toHaveLength(1);
});

test.each([
  {
    locale: 'en',
    edit: /^Edit/,
    address: 'Address',
    press: 'Book the test',
    told: /made without your last changes/,
  },
  {
    locale: 'sw',
    edit: /^Hariri/,
    address: 'Anwani',
    press: 'Weka miadi',
    told: /bila mabadiliko yako ya mwisho/,
  },
] as const)(
  'a visitor ($locale) changes a booking whose answer was lost: nothing stored is overwritten, and they are told',
  async ({ locale, edit, address, press, told }) => {
    const sent: { method: string; body: Record<string, unknown> }[] = [];
    let isChanged = false;
    const { page, widget } = await openHostPage(
      `<!doctype html><html lang="${locale}"><title>Agrovet</title>${script}${element(`locale="${locale}"`)}`,
      {
        before: (opened) =>
          opened.route('**/agric/soil-test-bookings/**', async (route) => {
            const request = route.request();
            if (request.method() === 'OPTIONS') return route.fallback();
            // The widget tries again by itself; the line is cut until the visitor has changed the booking.
            if (sent.length > 0 && !isChanged) return route.abort();
            sent.push({ method: request.method(), body: request.postDataJSON() });
            if (isChanged) return route.fallback();
            await route.fetch();
            return route.abort();
          }),
      },
    );
    await fillBooking(widget, { locale });
    await widget.getByRole('button', { name: press }).click();
    await widget.getByRole('button', { name: edit }).press('Enter');
    await widget.getByLabel(address).fill('Githunguri');
    isChanged = true;
    await widget.getByRole('button', { name: press }).press('Enter');
    await widget.getByText(told).first().waitFor();
    expect(await widget.getByLabel(address).inputValue()).toBe('Githunguri');
    expect(await page.getByRole('dialog').count()).toBe(0);
    // A visitor reads no version, so no service can answer 412; the repeat has the uuid, and no booking is changed.
    expect(sent.map(({ method, body }) => [method, body.address ?? '', body.version])).toEqual([
      ['POST', '', undefined],
      ['POST', 'Githunguri', undefined],
    ]);
    expect(sent[1]?.body.uuid).toBe(sent[0]?.body.uuid);
  },
);

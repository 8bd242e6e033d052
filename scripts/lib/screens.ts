import type { Page } from 'playwright';

/** The person a screen is shown to; a visitor is not logged in. */
export type Viewer = 'visitor' | 'farmer' | 'agent' | 'administrator';

/** A picture of the documentation. */
export interface Screen {
  /** The picture is docs/images/<name>.webp, `-phone` added at 390 px, `-dark` in dark, `-forced` in forced colours. */
  name: string;
  /**
   * Path of the page. `{reported}` is the id of the farmer's booking with a report, `{booking}` of their newest one, `{begun}` the uuid
   * of one whose soil was collected; `{analysed}` is the id of a booking that waits to be verified, `{report}` of the newest report.
   */
  path: string;
  viewer: Viewer;
  /** A text of the page that is there once it is complete. */
  ready: string | RegExp;
  /** Default: light at both widths. */
  shots?: readonly Shot[];
  /** A button to press first, which opens what is shown. */
  press?: string;
  /** Actions of a person on the page before the picture. */
  use?: (page: Page) => Promise<void>;
  /** A file with a page of somebody else's website, which has `path` there, or a folder with an app of Vite. */
  website?: string;
  /** The size of a wide window in CSS pixels. Default 1280 by 800. */
  width?: number;
  height?: number;
}

/** One picture of a screen. */
export type Shot = 'wide' | 'phone' | 'wide-dark' | 'wide-forced' | 'phone-dark' | 'phone-sw';

/** Builds the screens of one person. */
const by =
  (viewer: Viewer) =>
  (name: string, path: string, ready: Screen['ready'], more: Partial<Screen> = {}): Screen => ({
    ...{ viewer, name, path, ready },
    ...more,
  });
const [visitor, farmer, agent, administrator] = [
  by('visitor'),
  by('farmer'),
  by('agent'),
  by('administrator'),
];
const wide = { shots: ['wide'] } as const;
const phone = { shots: ['phone'] } as const;
const withDark = { shots: ['wide', 'phone', 'wide-dark'] } as const;
/** A list that is managed, at an address of its name. */
const list = (name: string, more: Partial<Screen> = {}) =>
  administrator(name, `/${name}`, /^Found: \d/, more);

/** Every screen that has a picture in the documentation. */
export const screens: readonly Screen[] = [
  visitor('home', '/', /soil/i, withDark),
  visitor('booking', '/book', 'Book the test', { shots: [...withDark.shots, 'phone-dark', 'phone-sw'] }),
  visitor('booking-filled', '/book', 'Book the test', { ...wide, height: 1000, use: fillBooking }),
  visitor('widget', '/', 'Mavuno Agrovet', {
    ...{ ...wide, height: 1000, use: fillBooking },
    website: 'examples/plain/index.html',
  }),
  visitor('own-form', '/side-by-side.html', 'Plain HTML', {
    ...{ ...wide, height: 720, use: fillSkins },
    website: 'examples/skins',
  }),
  visitor('prices', '/prices', 'Complete Soil Analysis'),
  visitor('sample-report', '/sample-report', /lime/i),
  visitor('how-to-sample', '/how-to-sample', /sample/i),
  visitor('questions', '/questions', /question/i),
  visitor('blog', '/blog', /lime/i),
  visitor('article', '/blog/agricultural-lime-before-the-rains-how-much-when-and-how', /lime/i),
  visitor('reviews', '/reviews', /review/i, wide),
  visitor('privacy', '/privacy', 'Privacy', wide),
  visitor('terms', '/terms', 'Terms', wide),
  visitor('newsletter', '/newsletter', /email/i, wide),
  visitor('contact', '/contact', /message/i, wide),
  visitor('find-booking', '/status', /code/i),
  visitor('status', '/status/{begun}', /UD-/, phone),
  visitor('login', '/auth/login', 'Demo accounts'),
  visitor('register', '/auth/register', 'Full name', wide),
  visitor('forgot-password', '/auth/forgot-password', /link/i, wide),
  farmer('home-farmer', '/', /Hello/),
  farmer('results', '/bookings/{reported}/results', /lime|phosph/i),
  farmer('shopping', '/bookings/{reported}/shopping', /kg/i, phone),
  farmer('notifications', '/notifications', 'Notifications', phone),
  farmer('account', '/account', 'Password'),
  agent('home-agent', '/', /Hello/),
  agent('to-collect', '/to-collect', /In the next 7 days/),
  agent('earnings', '/earnings', /Earned|earned/),
  administrator('home-administrator', '/', /Hello/),
  list('bookings', { shots: [...withDark.shots, 'wide-forced'] }),
  list('bookings-1920', { path: '/bookings', ...wide, width: 1920, height: 1080 }),
  list('bookings-found', { path: '/bookings?soil_test_date=2026-09-01..2026-12-31', ...wide, height: 1000 }),
  administrator('booking-page', '/bookings/{booking}', /^UD-\d+$/),
  administrator('verify', '/bookings/{analysed}/verify', /UD-/, wide),
  administrator('booking-edit', '/bookings/{booking}/edit', /Sample 1/, wide),
  administrator('report', '/reports/{report}', /UD-/, wide),
  administrator('farmer', '/farmers/1', /Book/, wide),
  list('crop-form', { path: '/crops', press: 'Add New' }),
  list('outbox-open', { ...wide, path: '/outbox', use: openMessage }),
  list('sms-form', { ...wide, path: '/outbox', press: 'Write a text message' }),
  ...['crops', 'samples', 'farmers', 'payments', 'outbox', 'partner-keys'].map((name) => list(name)),
  administrator('import', '/farmers/import', /file/i),
  administrator('receive', '/bench/receive', /code/i, { use: scanSamples }),
  administrator('bench', '/bench', /code/i),
  administrator('numbers', '/numbers', /Bookings/, { height: 1000 }),
  administrator('pictures', '/pictures', /picture/i, wide),
  administrator('soil-picture', '/numbers/soil', /soil/i, wide),
  administrator('article-editor', '/articles/1', 'Title', wide),
  ...['payment-issues', 'refunds', 'payouts', 'reconciliation'].map((name) =>
    administrator(name, `/${name}`, /money|pay/i, wide),
  ),
  ...['subscribers', 'messages', 'users', 'discounts', 'reports', 'review-moderation', 'articles'].map(
    (name) => list(name, wide),
  ),
  ...['article-categories', 'faqs', 'agents', 'counties', 'devices', 'input-prices', 'jobs'].map((name) =>
    list(name, wide),
  ),
  list('other-crop-names', wide),
  administrator('settings', '/settings', /support/i),
  administrator('conflict', '/bookings/{booking}/edit', /Sample 1/, {
    ...{ shots: ['wide', 'phone', 'phone-sw'], use: changeBookingTogether },
  }),
  list('conflict-form', { ...wide, path: '/faqs', use: changeQuestionTogether }),
  // Last: it makes a booking, which the lists would show.
  visitor('confirmation', '/book', 'Book the test', { height: 1000, use: book }),
];

/** Fills the booking form but for its optional fields, as a farmer from Ahero does. */
async function fillBooking(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Akinyi Odhiambo');
  await page.getByLabel('Phone number').fill('0712 345 678');
  await page.locator('label').filter({ hasText: 'Complete Soil Analysis' }).click();
  await page.getByLabel('Date of test').fill('2026-12-03');
  await page.getByLabel('Farming type').selectOption('mixed');
  await choose(page, 'County', 'Kisumu');
  // The key of a website names its agrovet.
  const agrovet = page.getByRole('combobox', { name: 'Agrovet' });
  if (await agrovet.isVisible()) await choose(page, 'Agrovet', 'Mavuno Agrovet');
  await page.getByLabel('Sample location').fill('Lower plot, beside the borehole');
}

/** Fills the booking form and books, as a farmer from Ahero does. */
async function book(page: Page): Promise<void> {
  await fillBooking(page);
  await page.getByLabel('Sample notes').fill('20 places, mixed in a clean bucket');
  await page.getByLabel('Soil type').selectOption('loam');
  await page.getByLabel(/^(Size of|Farm size)/).fill('0.5');
  await choose(page, 'Main crop', 'Maize');
  await page.getByRole('button', { name: 'Book the test' }).click();
  await page.getByText('How do you want to pay?').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

/** Scans the first three samples that are on their way. */
async function scanSamples(page: Page): Promise<void> {
  const expected = page
    .locator('section, aside, div')
    .filter({ hasText: /^On their way/ })
    .first();
  const codes = (await expected.innerText()).match(/UD-\d+-\d+/g) ?? [];
  for (const code of codes.slice(0, 3)) {
    await page.getByLabel('Scan or type a sample code').fill(code);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(`${code} is on the list.`).waitFor();
  }
  await page.getByText('not checked yet').first().waitFor({ state: 'detached' });
}

/** Two people change the same fields of a booking: the question about both is open. */
function changeBookingTogether(page: Page): Promise<void> {
  const notes = (tab: Page) => tab.getByRole('textbox', { name: /^(Notes|Maelezo)$/ });
  return changeTogether(page, {
    open: (tab) => notes(tab).waitFor(),
    change: async (tab, [note = '', address = '']) => {
      await notes(tab).fill(note);
      await tab.getByRole('textbox', { name: /^(Address|Anwani)$/ }).fill(address);
      await tab.getByRole('button', { name: /^(Save changes|Hifadhi mabadiliko)$/ }).click();
    },
    saved: /^(Booking updated|Miadi imesasishwa)/,
    before: ['Call before you come.', 'Ahero'],
    theirs: ['Call before you come. The gate is locked after four.', 'Ahero, on Kano Road'],
    mine: ['Call Akinyi on her second number.', 'Ahero, behind the mill'],
  });
}

/** Two people change the same question of the website, in the form of its list. */
function changeQuestionTogether(page: Page): Promise<void> {
  return changeTogether(page, {
    open: (tab) =>
      tab
        .getByRole('button', { name: /^Update / })
        .first()
        .click(),
    change: async (tab, [answer = '']) => {
      await tab.getByRole('textbox', { name: 'Answer' }).fill(answer);
      await tab.getByRole('button', { name: 'Save', exact: true }).click();
    },
    saved: 'Question updated',
    before: ['Online, at any hour.'],
    theirs: ['Online at any hour, or at an agrovet near you.'],
    mine: ['Online at any hour. We call before we come.'],
  });
}

interface Together {
  /** Opens the form on the page. */
  open: (tab: Page) => Promise<void>;
  /** Types these texts and saves. */
  change: (tab: Page, texts: readonly string[]) => Promise<void>;
  saved: RegExp | string;
  before: readonly string[];
  theirs: readonly string[];
  mine: readonly string[];
}

async function changeTogether(page: Page, { open, change, saved, ...texts }: Together): Promise<void> {
  const colleague = await page.context().newPage();
  const save = async (theirs: readonly string[]) => {
    await colleague.goto(page.url());
    await open(colleague);
    await change(colleague, theirs);
    await colleague.getByText(saved).first().waitFor();
  };
  await save(texts.before);
  await page.reload();
  await open(page);
  await save(texts.theirs);
  await colleague.close();
  await change(page, texts.mine);
  await page.getByRole('dialog', { name: /^(Somebody else|Mtu mwingine)/ }).waitFor();
}

/** Opens the newest text message that was sent. A fresh server sends the reminders of the day first. */
async function openMessage(page: Page): Promise<void> {
  const sent = page
    .getByRole('row')
    .filter({ has: page.getByText('Text message', { exact: true }) })
    .filter({ has: page.getByText('Sent', { exact: true }) });
  for (let tries = 0; tries < 30 && (await sent.count()) === 0; tries += 1) {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await sent
      .first()
      .waitFor({ timeout: 1000 })
      .catch(() => {});
  }
  await sent
    .first()
    .getByRole('button', { name: /^Message of/ })
    .click();
  await page.getByRole('dialog').waitFor();
}

/** Fills the first fields of each form, and leaves it at its top. */
async function fillSkins(page: Page): Promise<void> {
  const [, ...skins] = page.frames();
  for (const skin of skins) {
    await skin.getByLabel('Full name').fill('Wanjiku Kariuki');
    await skin.getByLabel('Phone number').fill('0712 345 678');
    const card = skin.locator('label').filter({ hasText: 'Complete Soil Analysis' });
    if (await card.isVisible()) await card.click();
    else await skin.getByLabel('Test type').selectOption({ label: 'Complete Soil Analysis' });
    await skin.evaluate(() => scrollTo(0, 0));
  }
}

async function choose(page: Page, list: string, name: string): Promise<void> {
  const combobox = page.getByRole('combobox', { name: list });
  await combobox.fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** The picture's name in docs/images. */
export function fileOf(name: string, shot: Shot): string {
  return `${name}${shot.replace('wide', '').replace(/^(?=\w)/, '-')}.webp`;
}

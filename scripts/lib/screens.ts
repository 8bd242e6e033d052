import type { Page } from 'playwright';

/** Whom a screen is shown to; nobody is logged in as a visitor. */
export type Viewer = 'visitor' | 'farmer' | 'agent' | 'administrator';

/** A picture of the documentation. */
export interface Screen {
  /** The picture is docs/images/<name>.webp, `-phone` added at 390 px and `-dark` in dark. */
  name: string;
  /**
   * Of the page. `{reported}` is the id of the farmer's booking with a report, `{booking}` of their newest one, `{begun}` the uuid of one
   * whose soil was collected; `{analysed}` is the id of a booking that waits to be verified, `{report}` of the newest report.
   */
  path: string;
  viewer: Viewer;
  /** A text of the page that is there once it is complete. */
  ready: string | RegExp;
  /** Default: light at both widths. */
  shots?: readonly Shot[];
  /** A button to press first, which opens what is shown. */
  press?: string;
  /** What a person does first on the page. */
  use?: (page: Page) => Promise<void>;
  /** A file with a page of somebody else's website, which has `path` there. */
  website?: string;
  /** The height of the window at 1280 px. Default 800. */
  height?: number;
}

/** One picture of a screen. */
export type Shot = 'wide' | 'phone' | 'wide-dark' | 'phone-dark' | 'phone-sw';

const administrator = { viewer: 'administrator', ready: /^Found: \d/ } as const;

/** Every screen that has a picture in the documentation. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', viewer: 'visitor', ready: /soil/i, shots: ['wide', 'phone', 'wide-dark'] },
  {
    name: 'booking',
    path: '/book',
    viewer: 'visitor',
    ready: 'Book the test',
    shots: ['wide', 'phone', 'wide-dark', 'phone-dark', 'phone-sw'],
  },
  {
    name: 'booking-filled',
    path: '/book',
    viewer: 'visitor',
    ready: 'Book the test',
    shots: ['wide'],
    height: 1000,
    use: fillBooking,
  },
  {
    name: 'widget',
    path: '/',
    viewer: 'visitor',
    ready: 'Mavuno Agrovet',
    shots: ['wide'],
    website: 'examples/plain/index.html',
    height: 1000,
    use: fillBooking,
  },
  { name: 'prices', path: '/prices', viewer: 'visitor', ready: 'Complete Soil Analysis' },
  { name: 'sample-report', path: '/sample-report', viewer: 'visitor', ready: /lime/i },
  { name: 'how-to-sample', path: '/how-to-sample', viewer: 'visitor', ready: /sample/i },
  { name: 'questions', path: '/questions', viewer: 'visitor', ready: /question/i },
  { name: 'blog', path: '/blog', viewer: 'visitor', ready: /lime/i },
  {
    name: 'article',
    path: '/blog/lime-before-the-rains-how-much-when-and-how',
    viewer: 'visitor',
    ready: /lime/i,
    shots: ['wide', 'phone'],
  },
  { name: 'reviews', path: '/reviews', viewer: 'visitor', ready: /review/i, shots: ['wide'] },
  { name: 'privacy', path: '/privacy', viewer: 'visitor', ready: 'Privacy', shots: ['wide'] },
  { name: 'terms', path: '/terms', viewer: 'visitor', ready: 'Terms', shots: ['wide'] },
  { name: 'newsletter', path: '/newsletter', viewer: 'visitor', ready: /email/i, shots: ['wide'] },
  { name: 'contact', path: '/contact', viewer: 'visitor', ready: /message/i, shots: ['wide'] },
  { name: 'find-booking', path: '/status', viewer: 'visitor', ready: /code/i },
  {
    name: 'status',
    path: '/status/{begun}',
    viewer: 'visitor',
    ready: /UD-/,
    shots: ['phone'],
  },
  { name: 'login', path: '/auth/login', viewer: 'visitor', ready: 'Demo accounts' },
  { name: 'register', path: '/auth/register', viewer: 'visitor', ready: 'Full name', shots: ['wide'] },
  {
    name: 'forgot-password',
    path: '/auth/forgot-password',
    viewer: 'visitor',
    ready: /link/i,
    shots: ['wide'],
  },
  { name: 'home-farmer', path: '/', viewer: 'farmer', ready: /Hello/ },
  { name: 'results', path: '/bookings/{reported}/results', viewer: 'farmer', ready: /lime|phosph/i },
  {
    name: 'shopping',
    path: '/bookings/{reported}/shopping',
    viewer: 'farmer',
    ready: /kg/i,
    shots: ['phone'],
  },
  {
    name: 'notifications',
    path: '/notifications',
    viewer: 'farmer',
    ready: 'Notifications',
    shots: ['phone'],
  },
  { name: 'account', path: '/account', viewer: 'farmer', ready: 'Password' },
  { name: 'home-agent', path: '/', viewer: 'agent', ready: /Hello/ },
  { name: 'earnings', path: '/earnings', viewer: 'agent', ready: /Earned|earned/ },
  { name: 'home-administrator', path: '/', viewer: 'administrator', ready: /Hello/ },
  {
    ...administrator,
    name: 'bookings',
    path: '/bookings',
    shots: ['wide', 'phone', 'wide-dark'],
  },
  {
    ...administrator,
    name: 'bookings-found',
    path: '/bookings?soil_test_date=2026-09-01..2026-12-31',
    shots: ['wide'],
    height: 1000,
  },
  { name: 'booking-page', path: '/bookings/{booking}', viewer: 'administrator', ready: /^UD-\d+$/ },
  {
    name: 'verify',
    path: '/bookings/{analysed}/verify',
    viewer: 'administrator',
    ready: /UD-/,
    shots: ['wide'],
  },
  {
    name: 'booking-edit',
    path: '/bookings/{booking}/edit',
    viewer: 'administrator',
    ready: /Sample 1/,
    shots: ['wide'],
  },
  { name: 'report', path: '/reports/{report}', viewer: 'administrator', ready: /UD-/, shots: ['wide'] },
  { name: 'farmer', path: '/farmers/1', viewer: 'administrator', ready: /Book/, shots: ['wide'] },
  { ...administrator, name: 'crops', path: '/crops' },
  { ...administrator, name: 'crop-form', path: '/crops', press: 'Add New' },
  { ...administrator, name: 'samples', path: '/samples' },
  { ...administrator, name: 'farmers', path: '/farmers' },
  { name: 'import', path: '/farmers/import', viewer: 'administrator', ready: /file/i },
  { name: 'bench', path: '/bench', viewer: 'administrator', ready: /code/i },
  { name: 'numbers', path: '/numbers', viewer: 'administrator', ready: /Bookings/, height: 1000 },
  { ...administrator, name: 'payments', path: '/payments' },
  { ...administrator, name: 'outbox', path: '/outbox' },
  { ...administrator, name: 'partner-keys', path: '/partner-keys' },
  { name: 'pictures', path: '/pictures', viewer: 'administrator', ready: /picture/i, shots: ['wide'] },
  { name: 'soil-picture', path: '/numbers/soil', viewer: 'administrator', ready: /soil/i, shots: ['wide'] },
  { name: 'article-editor', path: '/articles/1', viewer: 'administrator', ready: 'Title', shots: ['wide'] },
  ...['payment-issues', 'payouts', 'reconciliation'].map(
    (name): Screen => ({
      name,
      path: `/${name}`,
      viewer: 'administrator',
      ready: /money|pay/i,
      shots: ['wide'],
    }),
  ),
  ...[
    'subscribers',
    'messages',
    'users',
    'discounts',
    'reports',
    'review-moderation',
    'articles',
    'article-categories',
    'faqs',
    'agents',
    'sms',
    'counties',
    'devices',
    'input-prices',
    'other-crop-names',
  ].map((name): Screen => ({ ...administrator, name, path: `/${name}`, shots: ['wide'] })),
  { name: 'settings', path: '/settings', viewer: 'administrator', ready: /support/i },
  { ...administrator, name: 'jobs', path: '/jobs', shots: ['wide'] },
];

/** Fills the booking form but for its optional fields, as a farmer from Ahero does. */
async function fillBooking(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Akinyi Odhiambo');
  await page.getByLabel('Phone number').fill('0712 345 678');
  await page.locator('label').filter({ hasText: 'Complete Soil Analysis' }).click();
  await page.getByLabel('Date of test').fill('2026-12-03');
  await page.getByLabel('Farming type').selectOption('mixed');
  await choose(page, 'County', 'Kisumu');
  await choose(page, 'Agrovet', 'Mavuno Agrovet');
  await page.getByLabel('Sample location').fill('Lower plot, beside the borehole');
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

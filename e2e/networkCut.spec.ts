import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { writeDraft } from '../packages/ui/src/booking-form/session/bookingDraft.ts';
import { runs } from '../scripts/lib/testRuns.ts';
import { apiUrl } from './support/api.ts';
import { dayAhead } from './support/booking.ts';
import { type Cut, openCuttingProxy } from './support/cuttingProxy.ts';
import { readToken, startAs } from './support/session.ts';

// The page's own policy names the API, not the proxy in front of it.
test.use({ bypassCSP: true });

const share = (at: 'request' | 'answer', part: 'headers' | 'body', shares: readonly number[]) =>
  shares.map((one): [string, Cut] => [
    `after ${one * 100} % of the ${at}'s ${part}`,
    { at, part, share: one },
  ]);

/**
 * 20 points around the server's commit: eleven before or during it, nine after. `npm run test:long` cuts at
 * each, others at seven.
 */
const cuts: readonly [string, Cut][] = [
  ['before anything is sent', { at: 'connect' }],
  ...share('request', 'headers', [0, 0.1, 0.5, 1]),
  ...share('request', 'body', [0.1, 0.5, 0.9, 1]),
  ['as the booking arrives, for both sides', { at: 'arrived', isServerCut: true }],
  ['as the booking arrives, for the phone', { at: 'arrived', isServerCut: false }],
  ...share('answer', 'headers', [0, 0.1, 0.5, 1]),
  ...share('answer', 'body', [0.1, 0.5, 0.9, 1]),
  ['after the answer', { at: 'answered' }],
];

/**
 * The next event: the network returns, the page is reloaded, or it is reloaded while the booking is still on
 * its way.
 */
const turns = ['online', 'reload', 'reloadAtOnce'] as const;
type Turn = (typeof turns)[number];
type Farmer = Awaited<ReturnType<typeof openFarmer>>;

/** Opens a farmer's page that uses the API at `line.url`. */
async function openFarmer(page: Page) {
  await startAs(page, 'farmer');
  const api = await apiUrl(page);
  const line = { url: api };
  const config = await (await page.request.get('/config.json')).json();
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, apiBaseUrl: line.url } }));
  // Remember a confirmation that was seen, through later reloads.
  await page.addInitScript(() => {
    sessionStorage.removeItem('is leaving');
    const look = () => {
      // The page of the previous booking proves nothing about the next one.
      if (sessionStorage.getItem('is leaving')) return;
      const text = document.body?.innerText ?? '';
      if (/Your soil test is booked|Sent\. Your code is UD-\d+/.test(text)) {
        sessionStorage.setItem('shown as sent', 'true');
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const headers = { Authorization: `Bearer ${await readToken(page)}` };
  const ask = async (path: string) => (await page.request.get(`${api}${path}`, { headers })).json();
  const { results } = await ask('/agric/crops?search=Maize');
  const { id } = await ask('/users/account/view');
  const maize: number = results[0].id;
  await page.goto('/');

  /** Opens the form with a complete booking, over another line. */
  const fill = async (address: string, url: string) => {
    line.url = url;
    await page.evaluate(
      ([key, value]) => {
        localStorage.clear();
        sessionStorage.clear();
        sessionStorage.setItem('is leaving', 'true');
        localStorage.setItem(key, value);
      },
      [`udongo-booking-draft:${id}:new`, toDraft(address, maize)] as const,
    );
    await page.goto('/book');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('combobox', { name: 'Main crop' })).toHaveValue('Maize');
  };
  const countRows = async (address: string): Promise<number> =>
    (await ask(`/agric/soil-test-bookings?${new URLSearchParams({ search: address })}`)).count;
  return { api, fill, countRows };
}

function toDraft(address: string, mainCrop: number): string {
  return writeDraft({
    savedAt: new Date().toISOString(),
    uuid: null,
    stored: null,
    labels: {},
    values: {
      farmerChoice: 'auto',
      farmer: null,
      name: 'Wanjiku Kariuki',
      email: '',
      phone_no: '0712345678',
      test_type: 'basic-macro-nutrients-analysis',
      soil_test_date: dayAhead(7),
      farming_type: 'mixed',
      crops: [],
      county: null,
      address,
      agent: null,
      samples: [
        {
          sample_location: 'Lower plot',
          sample_notes: 'Depth 20 cm',
          soil_type: 'loam',
          size_of_land: '0.50',
          main_crop: mainCrop,
          other_crops: [],
        },
      ],
      notes: '',
      discount_code: '',
      discount: '0',
      is_report_sent: false,
    },
  });
}

/** Cuts the line of one booking, runs the next event, and finds one booking. */
async function cutOnce({ api, fill, countRows }: Farmer, page: Page, cut: Cut, turn: Turn) {
  const address = `Cut ${randomUUID()}`;
  const proxy = await openCuttingProxy(api, cut);
  await fill(address, proxy.url);
  await page.getByRole('button', { name: 'Book the test' }).click();
  await expect.poll(proxy.bookings).toBeGreaterThan(0);

  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  const isSent = () => page.evaluate(() => sessionStorage.getItem('shown as sent') !== null);
  if (turn !== 'reloadAtOnce') {
    await expect.poll(async () => (await waiting.isVisible()) || (await isSent())).toBe(true);
  }
  if (turn === 'online') await page.evaluate(() => dispatchEvent(new Event('online')));
  else await page.reload();
  await expect.poll(isSent).toBe(true);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText(/You have an unfinished booking/)).toHaveCount(0);
  expect(await countRows(address)).toBe(1);
  // The line was cut, and the booking sent again.
  if (cut.at !== 'answered') expect(proxy.bookings()).toBeGreaterThan(1);
  await proxy.close();
}

test("a line that is cut after the server's commit: one booking, shown as sent", {
  tag: '@joint',
}, async ({ page }) => {
  await cutOnce(await openFarmer(page), page, { at: 'answer', part: 'headers', share: 0.5 }, 'reload');
});

const groups = runs(2, 4);
const step = runs(3, 1);
/** For parts of a message only the middle; and each point of another kind. */
const chosen = cuts.filter((_, index) => index % step === 0);

for (let group = 0; group < groups; group += 1) {
  test(`a line that is cut around the server's commit: one booking, shown as sent, part ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    const farmer = await openFarmer(page);
    for (const [index, [name, cut]] of chosen.entries()) {
      if (index % groups !== group) continue;
      const turn = turns[index % turns.length] ?? 'online';
      await test.step(`cut ${name}, then ${turn}`, () => cutOnce(farmer, page, cut, turn));
    }
  });
}

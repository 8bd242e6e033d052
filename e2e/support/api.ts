import type { Page } from '@playwright/test';
import { bookingBody } from '../../packages/reference-backend/test/bookingBody.ts';
import { dayAhead } from './booking.ts';
import { readToken } from './session.ts';

/** Gives the address of the API that this test's app uses. */
export async function apiUrl(page: Page): Promise<string> {
  const { apiBaseUrl } = await (await page.request.get('/config.json')).json();
  return apiBaseUrl;
}

/** Holds back the answers of the API to this page. Gives what lets them through. */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const address = `${await apiUrl(page)}/**`;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.fallback();
  });
  return async () => {
    open();
    await page.unroute(address);
  };
}

interface Booked {
  id: number;
  uuid: string;
  code: string;
}

/** Books for the logged-in person by calling the API. */
export async function bookByApi(page: Page, changes: object = {}, api?: string): Promise<Booked> {
  const made = await page.request.post(`${api ?? (await apiUrl(page))}/agric/soil-test-bookings/`, {
    headers: { Authorization: `Bearer ${await readToken(page)}` },
    data: bookingBody({ soil_test_date: dayAhead(7), ...changes }),
  });
  if (made.status() !== 201) throw new Error(await made.text());
  return made.json();
}

import type { Page, Route } from '@playwright/test';
import { bookingBody } from '../../packages/reference-backend/test/bookingBody.ts';
import { dayAhead } from './booking.ts';
import { readToken } from './session.ts';

/** Gives the address of the API that this test's app uses. */
export async function apiUrl(page: Page): Promise<string> {
  const { apiBaseUrl } = await (await page.request.get('/config.json')).json();
  return apiBaseUrl;
}

/**
 * Holds back the answers of the API to this page. Gives what lets them through, one after another, the last asked first: on a weak network
 * they come in any order.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const address = `${await apiUrl(page)}/**`;
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => (isOpen ? route.fallback() : held.push(route)));
  return async () => {
    isOpen = true;
    for (const route of held.reverse()) {
      const answer = route.request().response();
      await route.fallback();
      await answer;
      await page.evaluate(drawTwice);
    }
    await page.unroute(address);
  };
}

/** Waits until the page has drawn what came. */
function drawTwice(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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

import type { Page } from '@playwright/test';
import { bookingBody } from '../../packages/reference-backend/test/bookingBody.ts';
import { dayAhead } from './booking.ts';
import { readToken } from './session.ts';

/** Gives the address of the API that this test's app uses. */
export async function apiUrl(page: Page): Promise<string> {
  const { apiBaseUrl } = await (await page.request.get('/config.json')).json();
  return apiBaseUrl;
}

/** A page whose answers are held. */
interface Holding {
  releaseAnswers: () => Promise<void>;
}

/**
 * Holds back the answers of the API to each page that loads from now on. Gives what lets them through, one after another, the last asked
 * first: on a weak network they come in any order. A route would do it, too, but takes the browser's cache away.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(
    (api) => {
      const { fetch } = window;
      const held: { answered: Promise<unknown>; pass: () => void }[] = [];
      let isOpen = false;
      window.fetch = async (input, init) => {
        const answer = fetch(input, init);
        const { href } = new URL(input instanceof Request ? input.url : input, location.href);
        if (!isOpen && href.startsWith(api)) {
          const answered = answer.catch(() => {});
          await new Promise<void>((pass) => held.push({ answered, pass }));
        }
        return await answer;
      };
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const releaseAnswers = async () => {
        isOpen = true;
        for (const { answered, pass } of held.reverse()) {
          await answered;
          pass();
          await drawn();
        }
      };
      Object.assign(window, { releaseAnswers } satisfies Holding);
    },
    `${await apiUrl(page)}/`,
  );
  return () => page.evaluate(() => (window as unknown as Holding).releaseAnswers());
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

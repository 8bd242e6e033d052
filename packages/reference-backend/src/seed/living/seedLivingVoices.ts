import type { Db } from '../../db/Database.ts';
import * as tables from '../../db/schema.ts';
import { createRandom } from '../createRandom.ts';
import { dayMs } from '../ids.ts';
import { insertRows } from '../insertRows.ts';
import { livingFarmerUserId } from './livingIds.ts';
import { firstNames } from './livingPeople.ts';
import type { LivingBooks } from './seedLivingBookings.ts';

/** Reviews by their stars and their language. */
const comments: readonly { rating: number; en: string; sw: string }[] = [
  {
    rating: 5,
    en: 'The results came within a week, and now I know how much agricultural lime to buy.',
    sw: 'Matokeo yalikuja ndani ya wiki moja, na sasa najua chokaa ya kilimo kiasi gani ninunue.',
  },
  {
    rating: 5,
    en: 'I stopped buying DAP for the acid plot. The maize is green this season.',
    sw: 'Niliacha kununua DAP kwa shamba lenye asidi. Mahindi ni ya kijani msimu huu.',
  },
  {
    rating: 4,
    en: 'The report was easy to read. I would like more advice on potatoes.',
    sw: 'Nilielewa ripoti kwa urahisi. Ningependa ushauri zaidi kuhusu viazi.',
  },
  {
    rating: 5,
    en: 'The agrovet explained every line of the report to me.',
    sw: 'Mwenye duka alinieleza kila mstari wa ripoti.',
  },
  {
    rating: 4,
    en: 'Good service. The collector came a day later than we had agreed.',
    sw: 'Huduma nzuri. Aliyekusanya udongo alikuja siku moja baadaye.',
  },
  {
    rating: 3,
    en: 'The advice is good, but the bags it names are hard to find here.',
    sw: 'Ushauri ni mzuri, lakini mbolea iliyotajwa ni vigumu kuipata hapa.',
  },
  {
    rating: 2,
    en: 'I waited two weeks and planted before the report came.',
    sw: 'Nilisubiri wiki mbili, nikapanda kabla ya ripoti kufika.',
  },
];

const questions = [
  ['Price for a school', 'Our school farm has six plots. Is there a price for schools?'],
  ['Avocado', 'Can you test before I plant Hass avocado on two acres?'],
  ['', 'My report says agricultural lime. Where in Nkubu can I buy it?'],
  ['Visit', 'Do you come to Laikipia?'],
  ['', 'Nimelipa lakini sijapata risiti. Naomba msaada.'],
  ['Group', 'We are a group of 30 tea growers. Can you come for one day?'],
] as const;

/** Stores people's reviews, messages and subscriptions to the newsletter. */
export async function seedLivingVoices(db: Db, { booked }: LivingBooks, now: Date): Promise<void> {
  const random = createRandom(18);
  const ready = booked.filter(({ row }) => row.status === 'report_ready');
  const reviews = ready.flatMap(({ plan, row, steps }) => {
    const wrote = random.next();
    const [best, ...others] = comments;
    const review = best && random.pick([best, best, ...others]);
    const on = new Date((steps.at(-1)?.changed_on ?? row.updated_on).getTime() + random.whole(1, 12) * dayMs);
    // The demo farmer has still to write one.
    if (!plan.farmer || plan.farmer.id === 1 || !review || wrote > 0.2 || on > now) return [];
    const { rating, [plan.language]: comment } = review;
    const is_published = on.getTime() < now.getTime() - 6 * dayMs;
    const user_id = livingFarmerUserId(plan.farmer.id);
    return [{ user_id, booking_id: row.id, rating, comment, is_published, created_on: on, updated_on: on }];
  });
  await insertRows(db, tables.reviews, reviews);
  await insertRows(
    db,
    tables.contactMessages,
    questions.map(([subject, message], index) => {
      const name = `${random.pick(firstNames)} ${random.pick(['Njoroge', 'Odhiambo', 'Kirui', 'Mutua'])}`;
      return {
        // Behind those of `seedPublicSite`.
        id: index + 3,
        name,
        email: `${name.toLowerCase().replace(' ', '.')}${index}@udongo.test`,
        phone_number: '',
        subject,
        message,
        is_handled: index > 1,
        created_on: new Date(now.getTime() - (index * 17 + 2) * dayMs),
        language: index === 4 ? 'sw' : 'en',
      };
    }),
  );
  await insertRows(
    db,
    tables.subscribers,
    Array.from({ length: 42 }, (_, index) => {
      const created = now.getTime() - (index * 12 + 35) * dayMs;
      return {
        id: index + 4,
        email: `${random.pick(firstNames)}.${index}@udongo.test`.toLowerCase(),
        language: index % 3 === 0 ? 'sw' : 'en',
        created_on: new Date(created),
        left_on: index % 11 === 10 ? new Date(created + 20 * dayMs) : null,
      };
    }),
  );
}

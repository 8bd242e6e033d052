import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { dayMs } from './ids.ts';

/** Question and answer in English, then in Kiswahili. */
const questions = [
  [
    'How do I book a soil test?',
    'Open **Book a soil test**, say where the field is and what grows there, and choose a day. You need no account. Keep the booking code: it shows you how far the test is.',
    'Ninawezaje kuweka miadi ya kupima udongo?',
    'Fungua **Weka miadi ya kupima udongo**, eleza shamba liko wapi na linakuzwa nini, kisha chagua siku. Huhitaji akaunti. Hifadhi nambari ya miadi: inakuonyesha kipimo kimefika wapi.',
  ],
  [
    'How do I take a good sample?',
    'Take soil from 20 to 25 places of the field, walking in a zigzag, from the top 20 cm. Stay away from paths, ash, manure heaps and fences. Mix it in a clean bucket and fill a bag with half a kilo.',
    'Ninachukuaje sampuli nzuri?',
    'Chukua udongo kutoka sehemu 20 hadi 25 za shamba ukitembea kwa zigizaga, kutoka sentimita 20 za juu. Epuka njia, majivu, marundo ya samadi na kingo za shamba. Changanya kwenye ndoo safi, kisha jaza mfuko wa nusu kilo.',
  ],
  [
    'How many samples does my field need?',
    'One for each part that looks different: another colour, another slope, another crop, or a part that was limed or fertilised in its own way.',
    'Shamba langu linahitaji sampuli ngapi?',
    'Moja kwa kila sehemu inayoonekana tofauti: rangi nyingine, mteremko mwingine, zao lingine, au sehemu iliyowekwa chokaa ya kilimo au mbolea kwa namna yake.',
  ],
  [
    'What does the report tell me?',
    'First what to do: what to buy, how much, when, and what you can leave out. Then the measured values beside the range that suits your crop. A probe estimates nutrients; a laboratory measures them.',
    'Ripoti inaniambia nini?',
    'Kwanza la kufanya: cha kununua, kiasi gani, lini, na usichohitaji. Kisha vipimo kando ya kiwango kinachofaa zao lako. Kifaa cha kupimia hukadiria virutubishi; maabara huvipima.',
  ],
  [
    'Who sees my results?',
    'You, the agrovet who referred you, and our staff. A public link to a report exists only when staff make one, and it can be revoked.',
    'Nani anaona matokeo yangu?',
    'Wewe, agrovet iliyokuelekeza na wafanyakazi wetu. Kiungo cha wazi cha ripoti huwepo tu wafanyakazi wakikitengeneza, na kinaweza kufutwa.',
  ],
] as const;

const draft = {
  question: 'Do you also test water?',
  answer: 'Not yet.',
  position: 90,
  language: 'en' as const,
  is_published: false,
};

/** Questions with answers, messages of visitors, and subscribers. */
export async function seedPublicSite(db: Db, now: Date): Promise<void> {
  const faqs = questions.flatMap(([question, answer, swali, jibu], index) => [
    { question, answer, position: (index + 1) * 10, language: 'en' as const, is_published: true },
    {
      question: swali,
      answer: jibu,
      position: (index + 1) * 10,
      language: 'sw' as const,
      is_published: true,
    },
  ]);
  await db.insert(tables.faqs).values([...faqs, draft].map((faq, index) => ({ id: index + 1, ...faq })));
  await db.insert(tables.contactMessages).values([
    {
      id: 1,
      name: 'Kamau Njoroge',
      email: 'kamau@udongo.test',
      phone_number: '+254720000005',
      subject: 'Price for a group',
      message: 'We are 12 farmers near Githunguri. Is there a price for groups?',
      is_handled: false,
      created_on: new Date(now.getTime() - dayMs),
    },
    {
      id: 2,
      name: 'Achieng Odhiambo',
      email: 'achieng@udongo.test',
      phone_number: '',
      subject: '',
      message: 'Can I bring the soil to Kisumu myself?',
      is_handled: true,
      created_on: new Date(now.getTime() - 4 * dayMs),
    },
  ]);
  await db.insert(tables.subscribers).values(
    (['kamau', 'achieng', 'chebet'] as const).map((name, index) => ({
      id: index + 1,
      email: `${name}@udongo.test`,
      language: index === 1 ? ('sw' as const) : ('en' as const),
      created_on: new Date(now.getTime() - (30 - index) * dayMs),
      left_on: index === 2 ? new Date(now.getTime() - dayMs) : null,
    })),
  );
}

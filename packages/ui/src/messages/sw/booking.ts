import type { booking as english } from '../en/booking.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const booking: Translation<typeof english> = {
  form: 'Weka miadi ya kupima udongo',
  farmer: 'Mkulima',
  details: 'Maelezo yako',
  name: 'Jina kamili',
  phone: 'Nambari ya simu',
  phoneHint: 'Kwa mfano 0712 345 678',
  email: 'Barua pepe',
  test: 'Kipimo',
  testType: 'Aina ya kipimo',
  testTypeWithdrawn: 'Hakitolewi tena',
  pricePerSample: '{price} kwa kila sampuli',
  testDate: 'Tarehe ya kipimo',
  testDateHint: 'Leo au baadaye',
  farmingType: 'Aina ya kilimo',
  crops: 'Mazao',
  cropsNote: 'hadi 3',
  addCrop: 'Ongeza zao',
  place: 'Mahali',
  county: 'Kaunti',
  address: 'Anwani',
  addressHint: 'Kijiji, wadi, shule au soko la karibu',
  agrovet: 'Duka la pembejeo (agrovet)',
  agrovetHint: 'Duka linalohudumia miadi hii',
  more: 'Mengineyo',
  notes: 'Maelezo',
  discountCode: 'Nambari ya punguzo',
  discount: 'Punguzo (KES)',
  unlisted: 'Nambari {id}',
};

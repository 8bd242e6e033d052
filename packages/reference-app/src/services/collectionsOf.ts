import { BadRequestError } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { type Collection, createCollections, type KeptCollections } from './createCollections.ts';
import { createOwn } from './createOwn.ts';
import type { Services } from './createServices.ts';
import { translateWaiting } from './waitingTexts.ts';

/** From here on the step says when the samples were collected, since the server keeps when it heard of it. */
const lateMs = 300_000;

/** Gives a person's collections; they are sent only while that person is logged in. */
export const collectionsOf = createOwn((services, userId) =>
  createCollections({
    drafts: createOwnDrafts<KeptCollections>('collect', userId),
    collect: (collection) => collect(services, collection),
    isHere: () => services.session.get()?.user.id === userId,
    wait: services.comeback.wait,
  }),
);

/** Marks a booking as collected. An answer can be lost: a booking that is marked already counts as marked. */
async function collect({ udongo, choices }: Services, { booking, collected_on }: Collection): Promise<void> {
  const locale = choices.locale.get();
  const isLate = Date.now() - Date.parse(collected_on) > lateMs;
  const note = isLate
    ? translateWaiting(locale)('waiting.note', { time: formatDate(locale, collected_on, 'time') })
    : '';
  try {
    await udongo.bookings.setStatus(booking, { status: 'sample_collected', note });
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error;
    const { status } = await udongo.bookings.get(booking);
    if (status === 'booked' || status === 'canceled') throw error;
  }
}

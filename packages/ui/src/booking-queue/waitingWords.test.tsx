import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PlainForm } from '../../examples/useBookingForm.tsx';
import { createFakeApi, farmerUser, today } from '../../test/bookingFixtures.ts';
import { seen, wholeBooking } from '../../test/bookingPage.tsx';
import { everyState, stillForm } from '../../test/queueFixtures.ts';
import { createBookingServer, createSharedStorage } from '../../test/queueWorld.ts';
import type { Locale } from '../messages/index.ts';
import { sw } from '../messages/kiswahili.ts';
import { UdongoProvider } from '../provider/index.ts';
import { createBookingQueue } from './index.ts';
import { useWaitingWords, type WaitingWords } from './useWaitingWords.ts';

/** Each booking of `everyState` in words: its state, the reason and next step, a question, and the texts of its buttons. */
const inEnglish = {
  'Wanjiku Kariuki': [
    'waiting',
    "Waiting. We'll send it when you're back online.",
    'Edit',
    'Send now',
    'Delete',
  ],
  'Chebet Kiplagat': ['sending', 'Sending', 'Send now'],
  "Njeri Ng'ang'a": ['waiting', "No answer came. We'll send it again later.", 'Edit', 'Send now', 'Delete'],
  'Kamau Mwangi': [
    'waiting',
    "Our server has a problem. We'll send it again later.",
    'Edit',
    'Send now',
    'Delete',
  ],
  'Wafula Barasa': [
    'waiting',
    "The service is busy now. We'll send it again later.",
    'Edit',
    'Send now',
    'Delete',
  ],
  'Atieno Owino': [
    'problem',
    'Not sent: you are not logged in. Nothing is lost.',
    'Edit',
    'Log in and send',
    'Delete',
  ],
  'Mutua Musyoka': ['problem', 'Not sent: its date has passed. Choose another.', 'Choose a date', 'Delete'],
  'Nafula Wekesa': [
    'problem',
    'Not sent: something in it needs correcting. Nothing is lost.',
    'Edit',
    'Delete',
  ],
  'Naliaka Wanyama': ['problem', 'Enter a valid phone number.', 'Edit', 'Delete'],
  'Moraa Nyaboke': [
    'problem',
    'Not sent: this account is not allowed to do that. Nothing is lost: log in with another account.',
    'Edit',
    'Send now',
    'Delete',
  ],
  'Ouma Okoth': [
    'problem',
    'This booking was made without your last changes. Ask us to make them.',
    'Edit',
    'Delete',
  ],
  'Barasa Simiyu': [
    'problem',
    "We don't know if this was booked. If it was, sending it again books it twice.",
    'Edit',
    'Send again',
    'Delete',
  ],
  'Cherono Langat': [
    'problem',
    "We don't know if this was booked. If it was, sending it again books it twice.",
    'Your list has a booking with the same content: UD-1027. Is it this one?',
    'Yes, it is booked',
    'Edit',
    'Send again',
    'Delete',
  ],
  'Akinyi Achieng': ['open', 'Open in the form below. Press Book the test to send it.'],
  'Kiptoo Rono': [
    'problem',
    "You started to change it. Send it when you're done.",
    'Edit',
    'Send now',
    'Delete',
  ],
  'Halima Abdi': ['sent', 'Sent. Your code is UD-1026', 'Hide'],
};

const inKiswahili: typeof inEnglish = {
  'Wanjiku Kariuki': ['waiting', 'Inasubiri. Tutaituma ukirudi mtandaoni.', 'Hariri', 'Tuma sasa', 'Futa'],
  'Chebet Kiplagat': ['sending', 'Inatumwa', 'Tuma sasa'],
  "Njeri Ng'ang'a": ['waiting', 'Hatukupata jibu. Tutaituma tena baadaye.', 'Hariri', 'Tuma sasa', 'Futa'],
  'Kamau Mwangi': ['waiting', 'Seva yetu ina tatizo. Tutaituma tena baadaye.', 'Hariri', 'Tuma sasa', 'Futa'],
  'Wafula Barasa': [
    'waiting',
    'Huduma ina kazi nyingi sasa. Tutaituma tena baadaye.',
    'Hariri',
    'Tuma sasa',
    'Futa',
  ],
  'Atieno Owino': [
    'problem',
    'Haijatumwa: hujaingia kwenye akaunti. Hakuna kilichopotea.',
    'Hariri',
    'Ingia na utume',
    'Futa',
  ],
  'Mutua Musyoka': ['problem', 'Haijatumwa: tarehe yake imepita. Chagua nyingine.', 'Chagua tarehe', 'Futa'],
  'Nafula Wekesa': [
    'problem',
    'Haijatumwa: kuna kitu cha kusahihisha. Hakuna kilichopotea.',
    'Hariri',
    'Futa',
  ],
  'Naliaka Wanyama': ['problem', 'Weka nambari ya simu sahihi.', 'Hariri', 'Futa'],
  'Moraa Nyaboke': [
    'problem',
    'Haijatumwa: akaunti hii hairuhusiwi. Hakuna kilichopotea: ingia kwa akaunti nyingine.',
    'Hariri',
    'Tuma sasa',
    'Futa',
  ],
  'Ouma Okoth': [
    'problem',
    'Miadi hii iliwekwa bila mabadiliko yako ya mwisho. Tuambie tuyaweke.',
    'Hariri',
    'Futa',
  ],
  'Barasa Simiyu': [
    'problem',
    'Hatujui kama miadi hii imewekwa. Ukiituma tena huenda ikarudiwa.',
    'Hariri',
    'Tuma tena',
    'Futa',
  ],
  'Cherono Langat': [
    'problem',
    'Hatujui kama miadi hii imewekwa. Ukiituma tena huenda ikarudiwa.',
    'Orodha yako ina miadi yenye maelezo haya haya: UD-1027. Je, ndiyo hii?',
    'Ndiyo, imewekwa',
    'Hariri',
    'Tuma tena',
    'Futa',
  ],
  'Akinyi Achieng': ['open', 'Imefunguliwa kwenye fomu hapa chini. Bonyeza Weka miadi kuituma.'],
  'Kiptoo Rono': ['problem', 'Ulianza kuibadilisha. Itume ukimaliza.', 'Hariri', 'Tuma sasa', 'Futa'],
  'Halima Abdi': ['sent', 'Imetumwa. Nambari ya miadi: UD-1026', 'Ficha'],
};

function openWords(locale: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UdongoProvider locale={locale} messages={locale === 'sw' ? sw : {}}>
      {children}
    </UdongoProvider>
  );
  const form = { ...stillForm, openUuid: 'Akinyi Achieng' };
  const snapshot = { items: everyState, removed: everyState[2] ?? null };
  return renderHook(() => useWaitingWords(snapshot, form, () => undefined), { wrapper }).result;
}

const listWords = (words: WaitingWords | null) =>
  Object.fromEntries(
    words?.rows.map(({ name, state, text, question, actions }) => [
      name,
      [state, text, ...(question ? [question] : []), ...actions.map(({ props }) => props.children)],
    ]) ?? [],
  );

test.each([
  [
    'English',
    'en',
    inEnglish,
    'Complete Soil Analysis · 24 Nov 2026 · 2 samples',
    ['Waiting to be sent', "Kept on this device. We'll send it when this page is open and you're online."],
    ["Njeri Ng'ang'a: deleted on this device. We don't know whether it was booked.", 'Undo'],
  ],
  [
    'Kiswahili',
    'sw',
    inKiswahili,
    'Uchambuzi kamili wa udongo · 24 Nov 2026 · sampuli 2',
    [
      'Inasubiri kutumwa',
      'Imehifadhiwa kwenye kifaa hiki. Tutaituma ukurasa huu ukiwa wazi na ukiwa na mtandao.',
    ],
    ["Njeri Ng'ang'a: imefutwa kwenye kifaa hiki. Hatujui kama imewekwa.", 'Tendua'],
  ],
] as const)(
  'each state of a waiting booking is said in %s, with what can be done',
  async (_, locale, words, facts, list, removed) => {
    const shown = openWords(locale);
    // The table of the server's texts arrives a moment later.
    await waitFor(() => expect(listWords(shown.current)).toEqual(words));
    const { current } = shown;
    expect(current?.rows[0]?.facts).toBe(facts);
    expect([current?.title, current?.hint]).toEqual(list);
    expect([current?.removed?.text, current?.removed?.undo.children]).toEqual(removed);
  },
);

test('markup of a host shows a booking that waits, opens it, deletes it, brings it back and sends it', async () => {
  const { bookings, rows, world } = createBookingServer();
  world.road = 'cutBefore';
  const queue = createBookingQueue({
    bookings,
    storage: createSharedStorage(),
    events: new EventTarget(),
    retryCreates: true,
    isOnline: () => false,
    today: () => today,
  });
  const fake = createFakeApi();
  const { container } = render(
    <UdongoProvider notify={() => ''}>
      <PlainForm
        api={fake.api}
        user={farmerUser}
        today={today}
        draftStorage={null}
        queue={queue}
        defaultValues={wholeBooking}
      />
    </UdongoProvider>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Book the test');
  await seen("Waiting. We'll send it when you're back online.");
  expect(container.querySelector('section')).toHaveFocus();
  expect(container).not.toHaveTextContent(/bookingQueue|complete-soil|attention/);

  await user.type(screen.getByLabelText(/^Sample location/), 'Another plot');
  await press('Edit: Wanjiku Kariuki');
  await seen('The form has another unfinished booking.');
  expect(screen.getByRole('button', { name: 'Keep the unfinished booking' })).toHaveFocus();
  await press('Replace the unfinished booking');
  await seen('Open in the form below. Press Book the test to send it.');
  await waitFor(() => expect(screen.getByLabelText(/^Sample location/)).toHaveValue('Lower plot'));
  await press('Book the test');

  await press('Delete: Wanjiku Kariuki');
  await seen(/Wanjiku Kariuki: deleted/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await press('Undo');
  world.road = 'fine';
  await press('Send now: Wanjiku Kariuki');
  await seen('Sent. Your code is UD-101');
  expect(rows.map(({ name }) => name)).toEqual(['Wanjiku Kariuki']);
  await press('Hide: Wanjiku Kariuki');
  await waitFor(() => expect(screen.queryByText('Sent')).toBeNull());
});

import { renderHook, waitFor } from '@testing-library/react';
import { errorTexts } from '@udongo/sdk';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sw } from '../messages/sw.ts';
import { UdongoProvider } from '../provider/index.ts';
import { useServerText } from './useServerText.ts';

const inKiswahili = ({ children }: { children: ReactNode }) => (
  <UdongoProvider locale="sw" messages={sw}>
    {children}
  </UdongoProvider>
);

test.each([
  ['This field is required.', 'Sehemu hii inahitajika.'],
  ['Invalid pk "20" - object does not exist.', 'Ulichochagua (20) hakipo tena. Chagua kingine.'],
  ['Ensure this field has no more than 20 characters.', 'Tumia herufi zisizozidi 20.'],
  ['Ensure this value is less than or equal to 99.5.', 'Thamani isizidi 99.5.'],
  [
    'Enter a valid phone number, for example +254712345678.',
    'Weka nambari ya simu sahihi, kwa mfano +254712345678.',
  ],
  [
    'This field may not be blank., Enter a valid email address.',
    'Sehemu hii haiwezi kuwa tupu., Weka barua pepe sahihi.',
  ],
  ['Phone no: This field is required.\nCounty: Frost.', 'Phone no: Sehemu hii inahitajika.\nCounty: Frost.'],
  [
    'Request was throttled. Expected available in 40 minutes.',
    'Umejaribu mara nyingi mno. Subiri dakika 40.',
  ],
  ['Request failed (429)', 'Ombi halikufaulu (429)'],
  ['This crop is under frost.', 'This crop is under frost.'],
  ['', ''],
])(
  'a reader of Kiswahili reads what is known of "%s", and the rest as the server said it',
  async (text, said) => {
    const { result } = renderHook(useServerText, { wrapper: inKiswahili });
    await waitFor(() => expect(result.current('Not found.')).toBe('Haikupatikana.'));
    expect(result.current(text)).toBe(said);
  },
);

test('a reader of Kiswahili reads each general text of the SDK in Kiswahili', async () => {
  const { result } = renderHook(useServerText, { wrapper: inKiswahili });
  await waitFor(() => expect(result.current('Not found.')).toBe('Haikupatikana.'));
  const texts = Object.values(errorTexts);
  expect(texts.filter((text) => result.current(text) === text)).toEqual([]);
});

test('in English each text stays as the server said it', () => {
  const { current: say } = renderHook(useServerText, { wrapper: UdongoProvider }).result;
  for (const text of ['This field is required.', 'Ensure this field has no more than 2000 characters.']) {
    expect(say(text)).toBe(text);
  }
});

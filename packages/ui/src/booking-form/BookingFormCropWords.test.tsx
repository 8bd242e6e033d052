import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { counties, createFakeApi, crops } from '../../test/bookingFixtures.ts';
import { choose, control, createMemoryStorage, openBookingForm } from '../../test/bookingPage.tsx';
import { sw } from '../messages/sw.ts';

const idOf = (name: string) => crops.find((crop) => crop.name === name)?.id ?? 0;
const countyOf = (name: string) => counties.find((county) => county.name === name)?.id ?? 0;
const words = [
  { crop: idOf('Maize'), county: countyOf('Kisumu'), name: 'mahindi' },
  { crop: idOf('Potato'), county: countyOf('Kisumu'), name: 'waru wa Kisumu' },
  { crop: idOf('Potato'), county: countyOf('Kiambu'), name: 'waru' },
  { crop: idOf('Beans'), county: countyOf('Nakuru'), name: 'warumu' },
];

/** Other crop names, searched as Django REST Framework does, and a record of the requests. */
function openWithWords(props: Parameters<typeof openBookingForm>[0] = {}) {
  const fake = createFakeApi();
  const asked: object[] = [];
  fake.api.otherCropNames = {
    list: async (query) => {
      asked.push(query);
      return { results: words.filter(({ name }) => name.toLowerCase().includes(query.search.toLowerCase())) };
    },
  };
  return { asked, ...openBookingForm({ user: null, ...props }, fake) };
}

const mainCrop = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(Main crop|Zao kuu)/ });
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a crop is found by the word that people have for it, and shown with both names', async () => {
  const { user, asked } = openWithWords();
  await user.type(mainCrop(), 'mahindi');
  await user.click(await screen.findByRole('option', { name: 'Mahindi (Maize)' }));
  expect(mainCrop().value).toBe('Mahindi (Maize)');
  expect(asked).toEqual([{ search: 'mahindi', limit: 100, public: true, ordering: 'name' }]);
});

test('words of the county that is chosen come first', async () => {
  const { user } = openWithWords();
  await choose(user, screen.getByRole('combobox', { name: /^County/ }), 'Kiambu');
  await user.type(mainCrop(), 'waru');
  await screen.findByRole('option', { name: 'Warumu (Beans)' });
  expect(options()).toEqual(['Waru (Potato)', 'Warumu (Beans)']);
});

test('the word that is typed in full is chosen by leaving the field, even before its answer', async () => {
  const { user } = openWithWords();
  await user.type(mainCrop(), 'mahindi');
  await user.tab();
  expect(mainCrop().value).toBe('mahindi');
  await waitFor(() => expect(mainCrop().value).toBe('Mahindi (Maize)'));
});

test('a word that nobody knows stays in the field, which says that it is not chosen', async () => {
  const { user } = openWithWords();
  await user.type(mainCrop(), 'mahndi');
  await screen.findAllByText('Crop not found');
  await user.tab();
  expect(mainCrop().value).toBe('mahndi');
  expect(screen.getByText('Not chosen yet')).toBeVisible();
  await user.click(mainCrop());
  await user.clear(mainCrop());
  await user.tab();
  expect(screen.queryByText('Not chosen yet')).toBeNull();
});

test('names in the list are there at once, without asking for words first', async () => {
  const { user, asked } = openWithWords();
  await user.type(mainCrop(), 'pota');
  expect(await screen.findByRole('option', { name: 'Potato' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('words that can not be had leave the crops as they are', async () => {
  const fake = createFakeApi();
  fake.api.otherCropNames = { list: () => Promise.reject(new Error('404')) };
  const { user } = openBookingForm({ user: null }, fake);
  await user.type(mainCrop(), 'mahindi');
  expect(await screen.findAllByText('Crop not found')).not.toHaveLength(0);
});

test('crops are named in the language of the form, and found by both names', async () => {
  const { user, asked, rerender } = openWithWords({ language: { locale: 'sw', messages: sw } });
  await user.click(mainCrop());
  await screen.findByRole('option', { name: 'Mahindi' });
  expect(options()).toEqual(['Kabichi', 'Maharagwe', 'Mahindi', 'Potato', 'Sukuma wiki']);
  await user.type(mainCrop(), 'maize');
  expect(options()).toEqual(['Mahindi']);
  await user.clear(mainCrop());
  await user.type(mainCrop(), 'mahind');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(options()).toEqual(['Mahindi']);
  // In the other language the names are loaded again.
  await act(async () => rerender({ user: null }));
  await user.click(mainCrop());
  await screen.findByRole('option', { name: 'Maize' });
});

test('clearing the form clears typed words that were not chosen', async () => {
  const { user } = openWithWords({ draftStorage: createMemoryStorage().storage });
  await user.type(control(/^Address/), 'Githunguri');
  const crops = screen.getByRole<HTMLInputElement>('combobox', { name: /^Crops/ });
  await user.type(crops, 'mahndi');
  await user.type(mainCrop(), 'mahndi');
  await user.tab();
  expect(screen.getAllByText('Not chosen yet')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
  expect(screen.queryByText('Not chosen yet')).toBeNull();
  for (const field of [mainCrop(), screen.getByRole<HTMLInputElement>('combobox', { name: /^Crops/ })]) {
    expect(field.value).toBe('');
  }
});

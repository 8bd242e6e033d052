import { act, screen, waitFor, within } from '@testing-library/react';
import type { Blog, BlogCategory } from '@udongo/sdk';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createHeld } from '../../../../test/createHeld.ts';
import { type Call, failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, loginOf } from '../../../../test/records.ts';
import { logIn, renderApp } from '../../../../test/renderApp.tsx';

const draft: Blog = {
  id: 4,
  title: 'Lime',
  slug: 'lime',
  summary: '',
  body: 'Add lime.',
  cover_image: '',
  cover_alt: '',
  category: null,
  author: 'Ada Auma',
  language: 'en',
  is_published: false,
  published_on: null,
  created_on: '2026-11-20T09:00:00.000+03:00',
  updated_on: '2026-11-20T09:00:00.000+03:00',
  reading_minutes: 1,
  translation: null,
  translation_slug: '',
};
const others: Handlers = {
  'blogs.list': () => pageOf([]),
  'blogCategories.list': () => pageOf([]),
};
const open = (path: string, handlers: Handlers) =>
  renderApp({ path, user: administrator, handlers: { ...others, ...handlers } });
const text = () => screen.findByLabelText<HTMLTextAreaElement>(/^Text/);
const says = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

beforeEach(() => localStorage.clear());

test('a new article is stored by itself once its title is whole, with a preview of the text', async () => {
  const { user, api } = open('/articles/new', {
    'blogs.create': () => draft,
    'blogs.update': () => ({ ...draft, updated_on: '2026-11-20T10:00:00.000+03:00' }),
  });
  await user.type(await text(), 'Add **much** lime.');
  expect(screen.getByText('much').tagName).toBe('STRONG');
  await user.type(screen.getByLabelText(/^Title/), 'Lime');
  expect(api.callsOf('blogs.create')).toEqual([]);
  await user.tab();
  await says(/^Saved \d\d:\d\d$/);
  expect(api.callsOf('blogs.create')[0]?.body).toMatchObject({ title: 'Lime', body: 'Add **much** lime.' });
  expect(screen.getByText('Address: /blog/lime')).toBeVisible();
  await user.type(await text(), ' Today.');
  await waitFor(() => expect(api.callsOf('blogs.update')).toHaveLength(1));
  expect(api.callsOf('blogs.update')[0]?.body).toMatchObject({
    body: 'Add **much** lime. Today.',
    updated_on: draft.updated_on,
  });
});

test('the first save gives a new article its address, and who writes on keeps text and focus', async () => {
  const { user, api, place, router } = open('/articles/new', {
    'blogs.create': () => draft,
    'blogs.update': ({ body }) => ({ ...draft, ...(body as object) }),
    'blogs.get': () => ({ ...draft, title: 'As it is stored' }),
  });
  await user.type(await screen.findByLabelText(/^Title/), 'Lime');
  await user.type(await text(), 'Add lime.');
  const field = await text();
  await waitFor(() => expect(place()).toBe('/articles/4'));
  expect(field).toHaveFocus();
  await user.type(field, ' Today.', { skipClick: true });
  expect(await text()).toBe(field);
  expect(field).toHaveValue('Add lime. Today.');
  await waitFor(() => expect(api.callsOf('blogs.update')).toHaveLength(1));
  expect(api.callsOf('blogs.get')).toEqual([]);
  // Another new one begins empty, and the way back to the first one brings what is stored.
  await router.navigate('/articles/new');
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue(''));
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('As it is stored'));
});

test('who leaves before the first save stays on the page that they went to', async () => {
  const { user, api, place } = open('/articles/new', { 'blogs.create': () => draft });
  await user.type(await screen.findByLabelText(/^Title/), 'Lime');
  await user.type(await text(), 'Add lime.');
  await user.click(screen.getByRole('link', { name: /articles$/i }));
  await waitFor(() => expect(api.callsOf('blogs.create')).toHaveLength(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  expect([place(), window.location.pathname.startsWith('/articles/')]).toEqual(['/articles', false]);
});

test('who leaves before the first save is not held back by it while the code of the next page is on its way', async () => {
  const { user, router } = open('/articles/new', { 'blogs.create': () => draft });
  const slow = createHeld<{ Component: () => string }>();
  router.patchRoutes(null, [{ path: '/slow', lazy: () => slow.held }]);
  await user.type(await screen.findByLabelText(/^Title/), 'Lime');
  await user.type(await text(), 'Add lime.');
  void router.navigate('/slow');
  await says(/^Saved \d\d:\d\d$/);
  slow.give({ Component: () => 'There' });
  expect(await screen.findByText('There')).toBeVisible();
});

test('a save over a version of somebody else shows both, and the writer keeps one', async () => {
  const summary = 'A summary of several lines. '.repeat(12);
  const theirs = { ...draft, summary, body: 'Their text.', updated_on: '2026-11-20T11:00:00.000+03:00' };
  let version = draft;
  const { user, api } = open('/articles/4', {
    'blogs.get': () => version,
    'blogs.update': ({ body }) => {
      const { updated_on } = body as Blog;
      if (updated_on !== version.updated_on) return failure(409, { detail: 'changed' });
      return { ...version, ...(body as object), updated_on: '2026-11-20T12:00:00.000+03:00' } as Blog;
    },
  });
  await user.type(await text(), ' Mine.');
  version = theirs;
  expect(await screen.findByRole('region', { name: /^Their version/ })).toHaveTextContent('Their text.');
  expect(screen.getByRole('region', { name: 'Your version' })).toHaveTextContent('Add lime. Mine.');
  const keep = screen.getByRole('button', { name: 'Keep your version' });
  const take = screen.getByRole('button', { name: 'Take their version' });
  expect(keep.getBoundingClientRect().top).toBe(take.getBoundingClientRect().top);
  await user.click(keep);
  await says(/^Saved \d\d:\d\d$/);
  expect(api.callsOf('blogs.update').at(-1)?.body).toMatchObject({
    body: 'Add lime. Mine.',
    updated_on: theirs.updated_on,
  });
});

/** Stores as the service does: a save over another version than the newest is refused. */
function createService(first: Blog) {
  let stored = first;
  let count = 0;
  const write = (changes: Partial<Blog>) => {
    count += 1;
    const updated_on = `2026-11-20T12:00:00.00${count}+03:00`;
    const now = stored.published_on ?? '2026-11-20T12:00:00.000+03:00';
    const { published_on, ...others } = changes;
    stored = { ...stored, ...others, updated_on };
    stored = { ...stored, published_on: stored.is_published ? (published_on ?? now) : null };
    return stored;
  };
  const handlers: Handlers = {
    'blogs.get': () => stored,
    'blogs.update': ({ body }) => {
      const changes = body as Blog;
      return changes.updated_on === stored.updated_on
        ? write(changes)
        : failure(409, { detail: 'This article was changed in the meantime.' });
    },
  };
  return { write, handlers };
}
const published = { ...draft, is_published: true, published_on: '2026-11-20T09:00:00.000+03:00' };

test('an article is published although the answer of the save before was lost', async () => {
  const { handlers } = createService(draft);
  let isLost = true;
  const { user, api } = open('/articles/4', {
    ...handlers,
    'blogs.update': (call) => {
      const answer = handlers['blogs.update']?.(call) ?? failure(500, {});
      if (!isLost) return answer;
      isLost = false;
      return failure(500, {});
    },
  });
  await user.type(await text(), ' Mine.');
  await says(/^Not saved[.] It is on this device/);
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  await says(/^Everybody can read it since/);
  expect(screen.getByText('The article is published')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep your version' })).toBeNull();
  expect(api.callsOf('blogs.update').map(({ body }) => (body as Blog).updated_on)).toEqual([
    draft.updated_on,
    draft.updated_on,
    '2026-11-20T12:00:00.001+03:00',
  ]);
});

const categories: BlogCategory[] = [
  { id: 1, name: 'Soil health', name_sw: 'Afya ya udongo', slug: 'soil-health' },
  { id: 2, name: 'Lime', name_sw: 'Chokaa', slug: 'lime' },
];
/** Lists the facts beside a version's texts: label and value. */
const factsOf = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const bothVersions = async () => {
  const theirs = await screen.findByRole('region', { name: /^(Their version|Toleo lao)/ }, { timeout: 8000 });
  return [screen.getByRole('region', { name: /^(Your version|Toleo lako)$/ }), theirs] as const;
};
const topsOf = (region: HTMLElement) =>
  [...region.querySelectorAll('h2, dt, pre, button')].map((part) => part.getBoundingClientRect().top);

test.each([
  ['Keep your version', /^A draft/, [published.updated_on, '2026-11-20T12:00:00.001+03:00']],
  ['Take their version', /^Appears on 1 Dec 2199/, [published.updated_on]],
])('a withdrawal of what somebody else scheduled asks: %s', async (choice, state, sent) => {
  const { handlers, write } = createService(published);
  const { user, api } = open('/articles/4', handlers);
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' });
  write({ published_on: '2199-12-01T08:30:00.000+03:00' });
  await user.click(withdraw);
  const choose = await screen.findByRole('button', { name: choice });
  const [mine, theirs] = await bothVersions();
  expect([factsOf(mine), factsOf(theirs)]).toEqual([
    [['Publishing', 'A draft. Only administrators see it.']],
    [['Publishing', 'Appears on 1 Dec 2199, 08:30, Nairobi time.']],
  ]);
  expect(withdraw).toBeDisabled();
  await user.click(choose);
  await says(state);
  expect(api.callsOf('blogs.update').map(({ body }) => (body as Blog).updated_on)).toEqual(sent);
});

test('two versions in which only the category and the cover differ show both, in both languages and on a phone', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(1280, 900);
  const { handlers, write } = createService({
    ...draft,
    cover_image: 'a/64x48.webp',
    cover_alt: 'A maize leaf',
  });
  const { user, services } = open('/articles/4', {
    ...handlers,
    'blogCategories.list': () => pageOf(categories),
  });
  const category = await screen.findByRole('combobox', { name: /^Category/ });
  await within(category).findByRole('option', { name: 'Lime' });
  write({
    category: 1,
    cover_image: 'b/64x48.webp',
    cover_alt: 'A bag of lime, as shops sell it near Kiambu',
  });
  await user.selectOptions(category, 'Lime');
  const [mine, theirs] = await bothVersions();
  await waitFor(() =>
    expect([factsOf(mine), factsOf(theirs)]).toEqual([
      [
        ['Cover', 'A maize leaf'],
        ['Category', 'Lime'],
      ],
      [
        ['Cover', 'A bag of lime, as shops sell it near Kiambu'],
        ['Category', 'Soil health'],
      ],
    ]),
  );
  expect(within(theirs).getByRole('img', { name: /^A bag of lime/ })).toHaveAttribute(
    'src',
    expect.stringContaining('b/64x48.webp'),
  );
  expect(topsOf(mine)).toEqual(topsOf(theirs));
  act(() => services.choices.locale.choose('sw'));
  await waitFor(async () =>
    expect(factsOf((await bothVersions())[0])).toEqual([
      ['Picha ya juu', 'A maize leaf'],
      ['Aina', 'Chokaa'],
    ]),
  );
  await page.viewport(390, 800);
  const [above, below] = (await bothVersions()).map((region) => region.getBoundingClientRect());
  expect(below?.left).toBe(above?.left);
  expect(below?.top).toBeGreaterThan(above?.bottom ?? Number.POSITIVE_INFINITY);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  act(() => services.choices.locale.choose('en'));
});

test('two versions say that language, translation and publication differ, and what becomes of them', async () => {
  const { handlers, write } = createService({ ...draft, translation: 7 });
  const { user, api } = open('/articles/4', {
    ...handlers,
    'blogs.get': (call) =>
      call.record === '7' ? { ...draft, id: 7, title: 'Chokaa' } : (handlers['blogs.get']?.(call) as Blog),
  });
  await text();
  const language = within(screen.getByRole('main')).getByRole('combobox', { name: /^Language/ });
  write({ is_published: true, published_on: '2199-12-01T08:30:00.000+03:00' });
  await user.selectOptions(language, 'Kiswahili');
  const [mine, theirs] = await bothVersions();
  await waitFor(() =>
    expect([factsOf(mine), factsOf(theirs)]).toEqual([
      [
        ['Language', 'Kiswahili'],
        ['The same article in the other language', 'None'],
        ['Publishing', 'Stays as in their version.'],
      ],
      [
        ['Language', 'English'],
        ['The same article in the other language', 'Chokaa'],
        ['Publishing', 'Appears on 1 Dec 2199, 08:30, Nairobi time.'],
      ],
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Keep your version' }));
  await says(/^Appears on 1 Dec 2199/);
  expect(api.callsOf('blogs.update').at(-1)?.body).toMatchObject({ language: 'sw', translation: null });
});

test('changes of a public article are published over those of somebody else only after a choice', async () => {
  const { handlers, write } = createService(published);
  const { user, api } = open('/articles/4', handlers);
  await user.type(await text(), ' Mine.');
  const theirs = write({ body: 'Their text.' });
  await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
  expect(await screen.findByRole('region', { name: /^Their version/ })).toHaveTextContent('Their text.');
  expect(screen.getByRole('region', { name: 'Your version' })).toHaveTextContent('Add lime. Mine.');
  expect(screen.queryByText('The article is published')).toBeNull();
  expect(api.callsOf('blogs.update')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Keep your version' }));
  await says(/^Saved \d\d:\d\d$/);
  expect(api.callsOf('blogs.update').at(-1)?.body).toMatchObject({
    body: 'Add lime. Mine.',
    updated_on: theirs.updated_on,
  });
});

test('what could not be stored stays on the device: through a failure and through a reload', async () => {
  let isUp = false;
  const handlers: Handlers = {
    'blogs.get': () => draft,
    'blogs.update': ({ body }) =>
      isUp
        ? ({ ...draft, ...(body as object), updated_on: '2026-11-20T12:00:00.000+03:00' } as Blog)
        : failure(500, {}),
  };
  const first = open('/articles/4', handlers);
  await first.user.type(await text(), ' Kept.');
  await waitFor(() => expect(screen.getByText(/^Not saved[.] It is on this device/)).toBeVisible(), {
    timeout: 20_000,
  });
  first.unmount();
  isUp = true;
  const { api } = open('/articles/4', handlers);
  expect((await text()).value).toBe('Add lime. Kept.');
  await says(/^Saved \d\d:\d\d$/);
  expect(api.callsOf('blogs.update').at(-1)?.body).toMatchObject({ body: 'Add lime. Kept.' });
  expect(localStorage.length).toBe(0);
});

/** Ada's first token has ended; any other is valid. */
const endedLogin = (answer: (body: unknown) => Blog) => (call: Call) =>
  call.token === 'token-of-admin' ? failure(401, { detail: 'Invalid token.' }) : answer(call.body);
const changed = (body: unknown): Blog => ({
  ...draft,
  ...(body as object),
  updated_on: '2026-11-20T12:00:00.000+03:00',
});
const askedAgain = () => screen.findByRole('dialog', { name: 'Log in to go on' });

test.each([
  ['a stored article', '/articles/4', 'Add lime. Mine.'],
  ['a new article', '/articles/new', ' Mine.'],
])(
  'a login that ends while %s is written is asked for over the page, and the text is saved as it is',
  async (_, path, body) => {
    const { user, api, place } = open(path, {
      'blogs.get': () => draft,
      'blogs.create': endedLogin(changed),
      'blogs.update': endedLogin(changed),
      'auth.login': () => loginOf(administrator, 'new-token'),
    });
    if (path.endsWith('new')) await user.type(await screen.findByLabelText(/^Title/), 'Lime');
    const field = await text();
    await user.type(field, ' Mine.');
    await askedAgain();
    await logIn(user);
    await says(/^Saved \d\d:\d\d$/);
    expect([await text(), field.value]).toEqual([field, body]);
    expect(place()).toBe('/articles/4');
    const [sent] = [...api.callsOf('blogs.update'), ...api.callsOf('blogs.create')].filter(
      ({ token }) => token === 'new-token',
    );
    expect(sent?.body).toMatchObject({ body });
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  },
);

test('who closes that login writes on undisturbed, and logs in when they want to', async () => {
  const { user, api } = open('/articles/4', {
    'blogs.get': () => draft,
    'blogs.update': endedLogin(changed),
    'auth.login': () => loginOf(administrator, 'new-token'),
  });
  await user.type(await text(), ' Mine.');
  await user.click(within(await askedAgain()).getByRole('button', { name: 'Close' }));
  await says(/^Not saved: your login has ended/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await user.type(await text(), ' More.');
  expect(JSON.stringify(localStorage)).toContain('Add lime. Mine. More.');
  window.dispatchEvent(new Event('online'));
  // Longer than the pause after which the text is saved by itself.
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf('blogs.update')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Log in and save' }));
  await askedAgain();
  await logIn(user);
  await says(/^Saved \d\d:\d\d$/);
  expect(api.callsOf('blogs.update').at(-1)?.body).toMatchObject({ body: 'Add lime. Mine. More.' });
});

test('another administrator who logs in there neither sees nor sends the text, and its writer finds it again', async () => {
  const other = { ...administrator, id: 9, full_name: 'Musa Barasa' };
  const logins = [loginOf(other, 'token-of-musa'), loginOf(administrator, 'new-token')];
  const { user, api, session, router } = open('/articles/4', {
    'blogs.get': () => draft,
    'blogs.update': endedLogin(changed),
    'auth.login': () => logins.shift() ?? failure(400, {}),
    'auth.logout': () => null,
  });
  await user.type(await text(), ' Mine.');
  await askedAgain();
  await logIn(user);
  expect(await screen.findByText(/You are logged in as Musa Barasa now/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Text/)).toHaveValue('Add lime.'));
  act(() => session.clear());
  await logIn(user);
  await screen.findByRole('heading', { name: /Ada/ });
  await router.navigate('/articles/4');
  await says(/^Saved \d\d:\d\d$/);
  expect(await text()).toHaveValue('Add lime. Mine.');
  expect(api.callsOf('blogs.update').map(({ token }) => token)).toEqual(['token-of-admin', 'new-token']);
});

test('a text that could not be saved is kept over a logout, and nothing more is sent', async () => {
  const { user, api, unmount } = open('/articles/4', {
    'blogs.get': () => draft,
    'blogs.update': () => failure(500, {}),
    'auth.logout': () => null,
  });
  await user.type(await text(), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Account of Ada Auma' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('form', { name: 'Log in' });
  expect(api.callsOf('blogs.update')).toEqual([]);
  expect(Object.keys(localStorage)).toContain('udongo-article-draft:1:4');
  unmount();
  open('/articles/4', { 'blogs.get': () => draft, 'blogs.update': ({ body }) => changed(body) });
  expect(await text()).toHaveValue('Add lime. Mine.');
});

test('what everybody reads changes only when it is published again, and can be withdrawn', async () => {
  const { user, api } = open('/articles/4', {
    'blogs.get': () => published,
    'blogs.update': ({ body }) =>
      ({
        ...published,
        ...(body as object),
        published_on: (body as Blog).is_published === false ? null : published.published_on,
        updated_on: '2026-11-20T12:00:00.000+03:00',
      }) as Blog,
  });
  await user.type(await text(), ' More.');
  await says(/^Changed on this device/);
  await user.keyboard('{Control>}s{/Control}');
  expect(api.callsOf('blogs.update')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
  await says(/^Saved \d\d:\d\d$/);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await says(/^A draft/);
  expect(api.callsOf('blogs.update').map(({ body }) => (body as Blog).is_published)).toEqual([true, false]);
});

const told = { ...draft, is_published: true, published_on: draft.created_on, subscribers_told_on: null };
const people = (count: number) => ({ ...pageOf<never>([]), count });

test('subscribers are told of a published article after a question that says how many they are', async () => {
  const { user, api } = open('/articles/4', {
    'blogs.get': () => told,
    'subscribers.list': () => people(12),
    'blogs.tellSubscribers': () => ({ subscribers: 12 }),
  });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Tell subscribers' }));
  // It has room below the buttons above it.
  const tell = await screen.findByRole('button', { name: 'Tell subscribers' });
  const read = screen.getByRole('link', { name: 'Read it on the site' });
  expect(tell.getBoundingClientRect().top - read.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  await press();
  const question = await screen.findByRole('dialog', { name: 'Tell subscribers about this article?' });
  expect(question).toHaveTextContent('12 people get this email. It can be sent once.');
  const [asked] = api.callsOf('subscribers.list');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ is_active: 'true', language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf('blogs.tellSubscribers')).toEqual([]);
  await press();
  await user.click(await screen.findByRole('button', { name: 'Send the email' }));
  await says(/^Subscribers were told on/);
  expect(screen.getByText('The email goes to 12 people')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell subscribers' })).toBeNull();
  expect(api.callsOf('blogs.tellSubscribers')).toHaveLength(1);
});

test('subscribers who were told by somebody else, or who do not exist, are not told', async () => {
  let count = 0;
  const { user, api } = open('/articles/4', {
    'blogs.get': () => told,
    'subscribers.list': () => people(count),
    'blogs.tellSubscribers': () => failure(409, { detail: 'Subscribers were told of this article before.' }),
  });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Tell subscribers' }));
  await press();
  await says(/^There are no subscribers/);
  expect(screen.queryByRole('dialog')).toBeNull();
  count = 1;
  await press();
  expect(await screen.findByText('1 person gets this email. It can be sent once.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the email' }));
  await says(/^No message was sent: another administrator has told the subscribers/);
  expect(api.callsOf('blogs.tellSubscribers')).toHaveLength(1);
});

test('a service that cannot tell subscribers has no button, nor has a draft', async () => {
  const { subscribers_told_on: _, ...plain } = told;
  const first = open('/articles/4', { 'blogs.get': () => plain });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell subscribers' })).toBeNull();
  first.unmount();
  open('/articles/4', { 'blogs.get': () => ({ ...draft, subscribers_told_on: null }) });
  expect(await screen.findByRole('button', { name: 'Publish now' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell subscribers' })).toBeNull();
});

test('an article is scheduled in the time of Nairobi', async () => {
  const { user, api } = open('/articles/4', {
    'blogs.get': () => draft,
    'blogs.update': ({ body }) => ({ ...draft, ...(body as object) }) as Blog,
  });
  const at = await screen.findByLabelText(/^Day and time/);
  await user.type(at, '2001-01-01T08:30');
  await user.click(screen.getByRole('button', { name: 'Publish at this time' }));
  expect(screen.getByText('Choose a day and a time that is still to come.')).toBeVisible();
  await user.clear(at);
  await user.type(at, '2199-12-01T08:30');
  await user.click(screen.getByRole('button', { name: 'Publish at this time' }));
  await says(/^Appears on 1 Dec 2199, 08:30/);
  expect(api.callsOf('blogs.update')[0]?.body).toMatchObject({
    is_published: true,
    published_on: '2199-12-01T05:30:00.000Z',
  });
});

test('the keyboard makes words bold, and a picture of the library is named by its address', async () => {
  const picture = {
    id: 1,
    name: 'maize.webp',
    url: 'a/64x48.webp',
    alt: 'A maize leaf',
    content_type: 'image/webp',
    size: 9,
    uploaded_by: 1,
    created_on: draft.created_on,
  };
  const { user } = open('/articles/4', {
    'blogs.get': () => draft,
    'blogs.update': () => draft,
    'media.list': () => pageOf([picture]),
  });
  const area = await text();
  await user.click(area);
  area.setSelectionRange(0, 3);
  await user.keyboard('{Control>}b{/Control}');
  expect(area.value).toBe('**Add** lime.');
  area.setSelectionRange(area.value.length, area.value.length);
  await user.click(screen.getByRole('button', { name: 'Picture' }));
  await user.click(await screen.findByRole('button', { name: /A maize leaf/ }));
  expect(area.value).toBe('**Add** lime.![A maize leaf](a/64x48.webp)');
});

test('a writer is told at once of pictures that readers would not see, and why the server refused them', async () => {
  const refusal = 'Readers can’t see this picture.';
  const { user } = open('/articles/4', {
    'blogs.get': () => ({
      ...draft,
      cover_image: 'https://elsewhere.test/cover.jpg',
      body: '![Lime](a/64x48.webp) ![Maize](https://elsewhere.test/maize.jpg)',
    }),
    'blogs.update': () => failure(400, { cover_image: [refusal], body: [refusal] }),
  });
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(within(preview).getByRole('img', { name: 'Lime' })).toBeInTheDocument();
  const told = (address: string) =>
    `Readers can’t see this picture: ${address}. They only see pictures that are on https://api.udongo.test.`;
  expect(within(preview).getByText(told('https://elsewhere.test/maize.jpg'))).toBeVisible();
  expect(screen.getByText(told('https://elsewhere.test/cover.jpg'))).toBeVisible();
  await user.type(screen.getByLabelText(/^Title/), '!');
  await says(/^Not saved[.] Correct the fields with an error[.]$/);
  expect(screen.getAllByText(refusal)).toHaveLength(2);
});

test('an agent is not let in', async () => {
  const { api } = renderApp({
    path: '/articles/4',
    user: { ...administrator, is_superuser: false },
    handlers: others,
  });
  await waitFor(() => expect(screen.queryByLabelText(/^Text/)).toBeNull());
  expect(api.callsOf('blogs.get')).toEqual([]);
});

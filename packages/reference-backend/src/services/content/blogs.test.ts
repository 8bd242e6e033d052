import { expect, test } from 'vitest';
import { mediaForm } from '../../../test/pictures.ts';
import { blogBody, blogCategoryBody } from '../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const api = useBackend();

async function write(changes: object = {}) {
  const { status, body } = await api.call('POST', '/blogs/', {
    as: 'administrator',
    body: blogBody(changes),
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

const save = (id: number, changes: object) =>
  api.call('PUT', `/blogs/${id}/`, { as: 'administrator', body: blogBody(changes) });
const read = async (id: number, as: Who = 'anonymous') => api.call('GET', `/blogs/${id}`, { as });
const titlesOf = async (query: string, as: Who = 'anonymous') =>
  (await api.call('GET', `/blogs?limit=200${query}`, { as })).body.results.map(
    ({ title }: { title: string }) => title,
  );
const daysFromNow = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();

test('only administrators see a draft, wherever it could show', async () => {
  const draft = await write({ title: 'Secret plans', category: 1 });
  expect(draft).toMatchObject({
    is_published: false,
    published_on: null,
    author: expect.stringMatching(/./),
  });
  for (const as of ['anonymous', 'farmer', 'agent'] as const) {
    expect((await read(draft.id, as)).status).toBe(404);
    for (const query of ['', '&is_published=false', '&search=secret', `&slug=${draft.slug}`, '&category=1']) {
      expect(await titlesOf(query, as)).not.toContain('Secret plans');
    }
    expect((await api.call('PUT', `/blogs/${draft.id}/`, { as, body: blogBody() })).status).not.toBe(200);
  }
  expect(await titlesOf('&is_published=false', 'administrator')).toContain('Secret plans');
  const { body: drawn } = await api.call('GET', '/blogs/random-blogs?limit=200', { as: 'administrator' });
  expect(drawn.results.map(({ id }: { id: number }) => id)).not.toContain(draft.id);
});

test('an article appears at its time by itself, and one that is withdrawn is gone at once', async () => {
  const { id } = await write({ title: 'Long rains', is_published: true, published_on: daysFromNow(2) });
  expect((await read(id)).status).toBe(404);
  expect((await read(id, 'administrator')).body.is_published).toBe(true);
  const start = api.clock.now;
  api.clock.now = new Date(daysFromNow(2));
  expect((await read(id)).body.published_on).toBe('2026-11-22T12:00:00.000+03:00');
  expect((await titlesOf(''))[0]).toBe('Long rains');
  api.clock.now = start;

  const now = (await save(id, { title: 'Long rains', is_published: true, published_on: null })).body;
  expect(now.published_on).toBe('2026-11-20T12:00:00.000+03:00');
  expect((await read(id)).status).toBe(200);
  const withdrawn = (await save(id, { title: 'Long rains', is_published: false })).body;
  expect(withdrawn).toMatchObject({ is_published: false, published_on: null });
  expect((await read(id)).status).toBe(404);
});

test('a save that says nothing about publishing leaves it as it is', async () => {
  const { id, published_on } = await write({ is_published: true, published_on: daysFromNow(-3) });
  expect((await save(id, {})).body).toMatchObject({ is_published: true, published_on });
  expect((await save(id, { is_published: true })).body.published_on).toBe(published_on);
  expect((await save(id, { is_published: true, published_on: null })).body.published_on).toBe(published_on);
});

test('a slug is made from the title, stays when the title changes, and is never given twice', async () => {
  const first = await write({ title: 'Murang’a: wetter — & better!' });
  expect(first.slug).toBe('muranga-wetter-better');
  expect((await save(first.id, { title: 'Another title' })).body.slug).toBe('muranga-wetter-better');
  expect((await write({ title: 'MURANGA wetter better' })).slug).toBe('muranga-wetter-better-2');
  expect((await write({ title: 'Muranga wetter better', language: 'sw' })).slug).toBe(
    'muranga-wetter-better-3',
  );
  expect((await write({ title: '土壌' })).slug).toBe('article');
  const both = await Promise.all([write({ title: 'At once' }), write({ title: 'At once' })]);
  expect(both.map(({ slug }) => slug).sort()).toEqual(['at-once', 'at-once-2']);
});

test('a save over a newer version is refused and changes nothing; without a version the last save wins', async () => {
  const mine = await write({ title: 'Mine' });
  const theirs = (await save(mine.id, { body: 'Theirs', updated_on: mine.updated_on })).body;
  expect(theirs.updated_on).not.toBe(mine.updated_on);
  const stale = await save(mine.id, { body: 'Mine again', updated_on: mine.updated_on });
  expect([stale.status, Object.keys(stale.body)]).toEqual([409, ['detail']]);
  expect((await read(mine.id, 'administrator')).body).toEqual(theirs);
  expect((await save(mine.id, { body: 'Chosen', updated_on: theirs.updated_on })).status).toBe(200);
  expect((await save(mine.id, { body: 'Last' })).body.body).toBe('Last');
});

test('two writers who save the same version at once: one is stored, the other is told', async () => {
  const { id, updated_on } = await write();
  const answers = await Promise.all(['One', 'Two'].map((body) => save(id, { body, updated_on })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an article and its translation name each other once both are published', async () => {
  const english = await write({ title: 'Bees', is_published: true });
  const kiswahili = await write({ title: 'Nyuki', language: 'sw', translation: english.id });
  expect((await read(english.id, 'administrator')).body).toMatchObject({
    translation: kiswahili.id,
    translation_slug: 'nyuki',
  });
  expect((await read(english.id)).body).toMatchObject({ translation: null, translation_slug: '' });
  await save(kiswahili.id, { is_published: true });
  expect((await read(english.id)).body).toMatchObject({
    translation: kiswahili.id,
    translation_slug: 'nyuki',
  });
  expect((await read(kiswahili.id)).body.translation_slug).toBe('bees');

  const other = await write({ title: 'Nyuki wengine', language: 'sw', translation: english.id });
  expect((await read(kiswahili.id, 'administrator')).body.translation).toBe(null);
  expect((await read(english.id, 'administrator')).body.translation).toBe(other.id);
  await save(english.id, { translation: null });
  expect((await read(other.id, 'administrator')).body.translation).toBe(null);

  for (const refused of [english.id, 999_999]) {
    const { status, body } = await save(english.id, { translation: refused });
    expect([status, Object.keys(body)]).toEqual([400, ['translation']]);
  }
});

test('wrong fields are named', async () => {
  const body = { title: ' ', body: '', language: 'fr', category: 999, published_on: 'tomorrow' };
  const { status, body: refusal } = await api.call('POST', '/blogs/', { as: 'administrator', body });
  expect([status, Object.keys(refusal)]).toEqual([
    400,
    ['title', 'body', 'language', 'published_on', 'category'],
  ]);
});

const gone = `${'0'.repeat(32)}/640.webp`;
const unseen = [
  'javascript:alert(1)',
  'data:image/svg+xml,%3Csvg/%3E',
  '//evil.example/a.jpg',
  'https://pictures.example/1.jpg',
  'HTTP://pictures.example/1.jpg',
  'a\\b',
  gone,
  `https://api.example/files/${gone}`,
];
const sentence = (address: string) =>
  `Readers can't see this picture: ${address}. Upload it, then choose it from the library.`;

test.each(unseen)(
  'the picture %s, which no reader would see, is refused as a cover and in the text',
  async (address) => {
    expect((await save(1, { cover_image: address })).body).toEqual({ cover_image: [sentence(address)] });
    const texts = [
      `![Lime](${address})`,
      `![a [b] c]( <${address}> "Lime")`,
      `![Lime][1]\n\n[1]: ${address}`,
    ];
    for (const body of texts) {
      expect([body, (await save(1, { body })).body]).toEqual([body, { body: [sentence(address)] }]);
    }
  },
);

test('pictures of the library and under the media base are stored, and code is only text', async () => {
  const { body: picture } = await api.call('POST', '/media/', {
    as: 'administrator',
    form: await mediaForm(),
  });
  const whole = `https://files.example/kept/${picture.url}`;
  for (const cover_image of ['blogs/maize.jpg', '/media/1.webp', picture.url, whole, '']) {
    expect((await write({ cover_image })).cover_image).toBe(cover_image);
  }
  const body = `![Lime](${picture.url})\n\n![Lime](${whole})\n\n\`![a](https://a.example/1.jpg)\`\n\n[a](https://a.example)`;
  expect((await write({ body })).body).toBe(body);
});

test('the time to read counts the words', async () => {
  expect((await write({ body: 'Short.' })).reading_minutes).toBe(1);
  expect((await write({ body: 'word '.repeat(700) })).reading_minutes).toBe(4);
});

test('articles at random are published ones of this language, without the one that is read', async () => {
  const { body } = await api.call('GET', '/blogs/random-blogs?limit=2&language=sw&exclude=2');
  expect(body).toMatchObject({ count: 2, total_pages: 1, next: null });
  for (const article of body.results) expect(article).toMatchObject({ language: 'sw', is_published: true });
  const draws = new Set<string>();
  for (let drawn = 0; drawn < 30; drawn += 1) {
    const { body: drawing } = await api.call('GET', '/blogs/random-blogs?limit=3&fields=id');
    draws.add(drawing.results.map(({ id }: { id: number }) => id).join());
  }
  expect(draws.size).toBeGreaterThan(1);
});

test('a category keeps its slug, has one name, and stays while articles are in it', async () => {
  const add = (body: object) => api.call('POST', '/blogs/blog-categories/', { as: 'administrator', body });
  const { body: category } = await add(blogCategoryBody({ name: 'Water', name_sw: 'Maji' }));
  expect(category).toMatchObject({ slug: 'water', name_sw: 'Maji' });
  expect((await add({ name: 'WATER' })).body).toEqual({ name: ['category with this name already exists.'] });
  const path = `/blogs/blog-categories/${category.id}/`;
  const renamed = await api.call('PUT', path, { as: 'administrator', body: { name: 'Rain' } });
  expect(renamed.body).toMatchObject({ name: 'Rain', slug: 'water' });
  const { id } = await write({ category: category.id });
  const used = await api.call('DELETE', path, { as: 'administrator' });
  expect([used.status, used.body.detail]).toEqual([
    409,
    'This category is used by articles and cannot be deleted.',
  ]);
  await api.call('DELETE', `/blogs/${id}/`, { as: 'administrator' });
  expect((await api.call('DELETE', path, { as: 'administrator' })).status).toBe(204);
});

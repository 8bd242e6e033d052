import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/lib/testRuns.ts';
import { blankPicture, mediaForm, toForm } from '../../../../test/pictures.ts';
import { type S3Server, startS3Server } from '../../../../test/s3Server.ts';
import { useBackend } from '../../../../test/testBackend.ts';
import { unkeptFiles } from '../../../db/schema.ts';
import { createFolderFiles } from '../../../hosts/createFolderFiles.ts';
import { createS3Files } from '../../../hosts/createS3Files.ts';
import type { FileStorage } from '../../../media/FileStorage.ts';
import { toPictureKeys } from '../../../media/pictureAddress.ts';
import { deleteOldUnkept, noteUnkept } from './unkeptFiles.ts';

const api = useBackend();
const upload = (form: FormData) => api.call('POST', '/media/', { as: 'administrator', form });
/** Width of a file by its key: '<folder>/640.webp' or '<folder>/1920x1080_320_640.webp'. */
const widthOf = (key: string) => Number(/[/](\d+)/.exec(key)?.[1]);

test('a large photo is stored in widths that its address names, upright and small', async () => {
  const photo = await sharp({ create: { width: 2400, height: 3200, channels: 3, background: '#5a7d3c' } })
    .jpeg({ quality: 60 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await upload(toForm(photo, 'IMG_2031.JPG', 'A terrace in Murang’a'));
  expect(body).toMatchObject({ name: 'IMG_2031.JPG', alt: 'A terrace in Murang’a', uploaded_by: 1 });
  const [, folder] = /^([0-9a-f]{32})\/1920x1440_320_640_1280\.webp$/.exec(body.url) ?? [];
  for (const [name, width] of [
    [body.url, 1920],
    ...[320, 640, 1280].map((each) => [`${folder}/${each}.webp`, each]),
  ]) {
    const served = await api.fetch(new Request(`http://api.test/files/${name}`));
    const { width: stored, height = 0 } = await sharp(await served.arrayBuffer()).metadata();
    expect([stored, Math.round((height / Number(width)) * 100)]).toEqual([width, 75]);
  }
});

const shapes: [title: string, width: number, height: number][] = [
  // A phone fetches all of it, however it is cut where it is shown.
  ['a column of noise', 640, 3840],
  ['a small one', 600, 900],
  ['a wide photo', 1280, 720],
  ['a high photo', 800, 1600],
];

test.each(shapes.slice(0, runs(2, shapes.length)))(
  'a phone fetches at most 32 KB of %s, hard as it is to compress',
  async (_, width, height) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 128 } as const;
    const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
      .webp({ quality: 60 })
      .toBuffer();
    const { status, body } = await upload(toForm(grain, 'grain.webp', 'Grain'));
    expect(status).toBe(201);
    const files = toPictureKeys(body.url).filter((key) => widthOf(key) <= 640);
    expect(Math.max(...files.map(widthOf))).toBe(Math.min(width, 640));
    for (const name of files) {
      const served = await api.fetch(new Request(`http://api.test/files/${name}`));
      const bytes = await served.arrayBuffer();
      expect(bytes.byteLength).toBeLessThanOrEqual(32_768);
      const { width: wide = 0, height: high = 0 } = await sharp(bytes).metadata();
      expect(wide / high).toBeCloseTo(width / height, 1);
    }
  },
);

test('an administrator finds pictures by name and description, and by kind', async () => {
  await upload(
    toForm(
      await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
      'Lime bags.png',
      'Three bags of lime',
    ),
  );
  const names = async (query: string) =>
    (await api.call('GET', `/media?${query}`, { as: 'administrator' })).body.results.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names('search=bags%20of%20LIME')).toEqual(['Lime bags.png']);
  expect(await names('search=lime&content_type=image/')).toEqual(['Lime bags.png']);
  expect(await names('content_type=application/')).toEqual([]);
  expect(await names('content_type=%25')).toEqual([]);
});

test('a deleted picture and its files are gone', async () => {
  const { body } = await upload(await mediaForm());
  expect((await api.fetch(new Request(`http://api.test/files/${body.url}`))).status).toBe(200);
  expect((await api.call('DELETE', `/media/${body.id}`, { as: 'administrator' })).status).toBe(204);
  expect((await api.fetch(new Request(`http://api.test/files/${body.url}`))).status).toBe(404);
  expect((await api.call('GET', `/media/${body.id}`, { as: 'administrator' })).status).toBe(404);
});

test('a picture that an article shows is not deleted, and the answer names the article', async () => {
  const { body: picture } = await upload(await mediaForm());
  const write = (method: string, path: string, article: object) =>
    api.call(method, path, { as: 'administrator', body: article });
  const cover = await write('POST', '/blogs/', { title: 'Lime', body: 'Lime', cover_image: picture.url });
  const folder = picture.url.split('/')[0];
  const inText = await write('POST', '/blogs/', { title: 'pH', body: `![pH](/files/${folder}/320.webp)` });
  const remove = () => api.call('DELETE', `/media/${picture.id}`, { as: 'administrator' });
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      detail: 'Articles show this picture: Lime, pH.',
      articles: [
        { id: cover.body.id, title: 'Lime' },
        { id: inText.body.id, title: 'pH' },
      ],
    },
  });
  expect(api.files.keys()).toContain(picture.url);
  for (const { body } of [cover, inText]) await write('DELETE', `/blogs/${body.id}/`, {});
  expect((await remove()).status).toBe(204);
});

test('files of an upload that ended in the middle are deleted after an hour, and no others', async () => {
  const { body: kept } = await upload(await mediaForm());
  const half = `${'a'.repeat(32)}/64x48_32.webp`;
  await api.db.inTransaction((db) => noteUnkept(db, half, api.clock.now));
  await api.files.put(half, new Uint8Array([1]));
  const clean = (minutes: number) =>
    deleteOldUnkept({
      db: api.db,
      files: api.files,
      clock: () => new Date(api.clock.now.getTime() + minutes * 60_000),
    });
  await clean(59);
  expect(api.files.keys()).toContain(half);
  await clean(60);
  expect(api.files.keys()).not.toContain(half);
  expect(api.files.keys()).toContain(kept.url);
});

test('where the storage fails, nothing is stored, and a deleted picture is tried again later', async () => {
  const { body } = await upload(await mediaForm());
  const { put, delete: remove } = api.files;
  api.files.delete = () => Promise.reject(new Error('away'));
  expect((await api.call('DELETE', `/media/${body.id}`, { as: 'administrator' })).status).toBe(204);
  api.files.put = () => Promise.reject(new Error('away'));
  expect((await upload(await mediaForm())).status).toBe(500);
  api.files.put = put;
  api.files.delete = remove;
  expect(api.files.keys()).toContain(body.url);
  const later = () => new Date(api.clock.now.getTime() + 2 * 60 * 60_000);
  await deleteOldUnkept({ db: api.db, files: api.files, clock: later });
  expect(api.files.keys()).not.toContain(body.url);
});

const keys = {
  ...{ bucket: 'udongo', region: 'eu-central-1' },
  ...{ accessKeyId: 'AKIDUDONGO', secretAccessKey: 'maabara/+secret' },
};
const openBucket = (endpoint: string, timeoutMs = 10_000) => createS3Files({ ...keys, endpoint, timeoutMs });

/** Runs this as somebody who may not write into folders of the one who runs the tests, who can be root. */
async function withoutRights<T>(work: () => Promise<T>): Promise<T> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.('nobody');
  return work().finally(() => isRoot && process.seteuid?.(0));
}

describe('a storage that fails', () => {
  const memory = { ...api.files };
  let bucket: S3Server;
  let folder: string;
  beforeAll(async () => {
    bucket = await startS3Server(keys);
    folder = await mkdtemp(join(tmpdir(), 'udongo-files-'));
    await chmod(folder, 0o555);
  });
  beforeEach(() => bucket.files.clear());
  afterAll(async () => {
    Object.assign(api.files, memory);
    await bucket.stop();
    await rm(folder, { recursive: true });
  });
  const failures: [title: string, cause: string, files: () => FileStorage, during?: typeof withoutRights][] =
    [
      [
        'is a folder that is read-only',
        'The folder refused: EACCES',
        () => createFolderFiles(folder),
        withoutRights,
      ],
      ['answers 500', 'The storage answered 500', () => failing(...Array.from({ length: 30 }, () => 500))],
      ['refuses one of the widths', 'The storage answered 403', () => failing(403)],
      ['does not answer', 'PUT got no answer', () => failing('silence')],
      ['refuses the connection', 'PUT got no answer', () => openBucket('http://127.0.0.1:1')],
    ];
  function failing(...answers: S3Server['failures']): FileStorage {
    bucket.failures.splice(0, Number.POSITIVE_INFINITY, ...answers);
    return openBucket(bucket.url, answers.includes('silence') ? 300 : undefined);
  }
  const widePicture = async () => toForm(await blankPicture('png', 700), 'wide.png', 'Nothing');

  test.each(failures)(
    'that %s answers that the upload can be tried again, and keeps nothing',
    async (_, cause, open, during) => {
      Object.assign(api.files, open());
      const form = await widePicture();
      const stored = async () => (await api.call('GET', '/media', { as: 'administrator' })).body.count;
      const before = await stored();
      api.takeLog();
      const refused = await (during ?? ((work) => work()))(() => upload(form));
      expect([refused.status, refused.headers.get('Retry-After'), refused.body.detail]).toEqual([
        503,
        '60',
        'Pictures cannot be stored or read at the moment. Try again in a minute.',
      ]);
      expect(api.takeLog()).toContainEqual(
        expect.objectContaining({ level: 'error', msg: 'storage of pictures failed', message: cause }),
      );
      expect([await stored(), bucket.files.size, await readdir(folder)]).toEqual([before, 0, []]);
      // The same picture goes through once the storage works.
      Object.assign(api.files, failing());
      expect((await upload(form)).status).toBe(201);
      expect(bucket.files.size).toBeGreaterThan(1);
    },
  );

  test('of files whose answer was missed, the job deletes what arrived late', async () => {
    Object.assign(api.files, failing('silence', 'silence', 'silence'));
    expect((await upload(await widePicture())).status).toBe(503);
    const [unkept] = await api.db.inTransaction((db) => db.select().from(unkeptFiles));
    await failing().put(unkept?.url ?? '', new Uint8Array([1]));
    const clock = () => new Date(api.clock.now.getTime() + 2 * 60 * 60_000);
    await deleteOldUnkept({ db: api.db, files: api.files, clock });
    expect(bucket.files.size).toBe(0);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../test/s3Server.ts';
import { createMemoryFiles, StorageError } from '../media/FileStorage.ts';
import { createFiles } from './createFiles.ts';
import { readEnvironment } from './environment.ts';

const keys = {
  bucket: 'udongo',
  region: 'eu-central-1',
  accessKeyId: 'AKIDUDONGO',
  secretAccessKey: 'maabara/+secret',
};
const bucketVariables = {
  FILES: 's3',
  S3_BUCKET: keys.bucket,
  S3_REGION: keys.region,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
};
let bucket: S3Server;
let folder: string;
beforeAll(async () => {
  bucket = await startS3Server(keys);
  folder = await mkdtemp(join(tmpdir(), 'udongo-files-'));
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

/** The storage that a server with these variables has. */
const open = (variables: Record<string, string>) => createFiles(readEnvironment(variables));
const openBucket = (changes: Partial<typeof bucketVariables> = {}) =>
  open({ ...bucketVariables, S3_ENDPOINT: `${bucket.url}/`, ...changes });
const storages = {
  memory: () => createMemoryFiles(),
  folder: () => open({ DATA_DIR: folder }),
  bucket: () => openBucket(),
};
const key = '0f3c2b1a4d5e6f708192a3b4c5d6e7f8/64x48_32.webp';
const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);

test.each(Object.entries(storages))(
  'the %s gives back what was stored, until it is deleted',
  async (_, open) => {
    const files = open();
    expect(await files.get(key)).toBeNull();
    await files.put(key, new Uint8Array([1]));
    await files.put(key, bytes);
    expect(new Uint8Array((await files.get(key)) ?? [])).toEqual(bytes);
    await files.delete(key);
    expect(await files.get(key)).toBeNull();
    await files.delete(key);
  },
);

test('the folder keeps nothing of a deleted picture', async () => {
  const files = storages.folder();
  await files.put(key, bytes);
  await files.delete(key);
  expect(await readdir(join(folder, 'files'))).toEqual([]);
});

test.each([
  ['another secret', { S3_SECRET_ACCESS_KEY: 'guessed-secret' }],
  ['another region', { S3_REGION: 'us-east-1' }],
  ['another key', { S3_ACCESS_KEY_ID: 'AKIDOTHER' }],
])('a bucket refuses a request signed with %s, and the error repeats nothing of it', async (_, changes) => {
  const files = openBucket(changes);
  const error: unknown = await files.put(key, bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StorageError);
  expect(String(error)).toBe('StorageError: The storage answered 403');
  expect(bucket.files.size).toBe(0);
});

test('a picture that one process stored in the bucket is read and deleted by another', async () => {
  await openBucket().put(key, bytes);
  expect(new Uint8Array((await openBucket().get(key)) ?? [])).toEqual(bytes);
  await openBucket().delete(key);
  expect(bucket.files.size).toBe(0);
});

test('a bucket that is busy for a moment is asked again', async () => {
  bucket.failures.push(503);
  await openBucket().put(key, bytes);
  expect([...bucket.files.keys()]).toEqual([key]);
});

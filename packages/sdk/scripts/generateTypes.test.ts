import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contract } from './Contract.ts';
import { generateTypes } from './generateTypes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-types-'));
});
afterAll(() => rm(folder, { recursive: true }));

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const contract = {
  paths: {
    '/crops': {
      get: { operationId: 'crops.list', responses: { 200: json('CropPage') } },
      post: {
        operationId: 'crops.create',
        requestBody: json('Crop'),
        responses: { 201: json('Crop'), 409: { $ref: '#/components/responses/Duplicate' } },
      },
    },
  },
  components: {
    responses: { Duplicate: json('Duplicate') },
    schemas: {
      Crop: { description: 'A crop\nwith its ranges.\n', properties: { n_low: json('Bound') } },
      Bound: { type: 'string' },
      Duplicate: { type: 'object', 'x-udongo-extension': true },
      CropPage: { properties: { results: { items: { $ref: '#/components/schemas/Crop' } } } },
      ...Object.fromEntries(
        ['One', 'Two', 'Three', 'Four'].map((name) => [name, { properties: { n_low: json('Bound') } }]),
      ),
    },
  },
};

test('a schema is exported by its name, with what it is and where it is met; pages are not', async () => {
  await generateTypes(
    contract as unknown as Contract,
    folder,
    new Map([['Crop', '{\n    n_low: Bound;\n}']]),
  );
  const types = await readFile(join(folder, 'types.ts'), 'utf8');
  expect(types).toContain(
    '/** A crop with its ranges. Listed by `crops.list`. Sent with `crops.create`. Answered by `crops.create`. */\nexport type Crop = {\n    n_low: Bound;\n};',
  );
  expect(types).toContain('/** An extension. Refuses `crops.create`. */\nexport type Duplicate');
  expect(types).toContain('/** Part of `Crop`, `One`, `Two`, `Three` and others. */\nexport type Bound');
  expect(types).not.toContain('CropPage');
});

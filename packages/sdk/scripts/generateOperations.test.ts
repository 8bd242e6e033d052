import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { generateOperations } from './generateOperations.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-operations-'));
});
afterAll(() => rm(folder, { recursive: true }));

const crop = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Crop' } } } };
const id = { name: 'id', in: 'path', schema: { type: 'integer' } };
const search = { name: 'search', in: 'query', schema: { type: 'string' } };

test('an operation becomes a row of the table and a method', async () => {
  const generated = await generate({
    '/agric/crops/{id}': {
      parameters: [id],
      put: {
        operationId: 'crops.update',
        summary: 'Change a crop',
        requestBody: crop,
        responses: { 200: crop },
      },
    },
  });
  expect(generated).toContain(`'crops.update': 'PUT /agric/crops/{id} body',`);
  expect(generated).toContain(
    `update(id: number, body: Schemas['Crop'], options?: CallOptions): Promise<Schemas['Crop']>;`,
  );
});

test.each([
  ['resource.verb', { get: { operationId: 'listCrops', responses: { 200: crop } } }],
  [
    'a query or a body',
    {
      post: {
        operationId: 'crops.create',
        parameters: [search],
        requestBody: crop,
        responses: { 201: crop },
      },
    },
  ],
  [
    'a name in components/schemas',
    {
      get: {
        operationId: 'crops.get',
        responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  ],
])('an operation that no method can be made of is named: %s', async (problem, item) => {
  await expect(generate({ '/agric/crops': item })).rejects.toThrow(problem);
});

async function generate(paths: object): Promise<string> {
  const contract = join(folder, 'openapi.yaml');
  await writeFile(contract, stringify({ paths, components: { parameters: {} } }));
  await generateOperations(contract, folder);
  return await readFile(join(folder, 'operations.ts'), 'utf8');
}

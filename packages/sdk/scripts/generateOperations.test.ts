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
const cropPage = { content: { 'application/json': { schema: { $ref: '#/components/schemas/CropPage' } } } };
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
  expect(generated).toContain("export const crops =\n  '/agric/crops|update';");
  expect(generated).toContain(
    `update(id: number, body: Schemas['Crop'], options?: CallOptions): Promise<Schemas['Crop']>;`,
  );
});

test('a method beyond the specification says so', async () => {
  const generated = await generate({
    '/agric/crops': {
      get: { operationId: 'crops.get', summary: 'Read a crop', responses: { 200: crop } },
      post: {
        operationId: 'crops.hide',
        summary: 'Hide a crop',
        'x-udongo-extension': true,
        requestBody: crop,
        responses: { 200: crop },
      },
    },
  });
  expect(generated).toContain('/** Read a crop: `GET /agric/crops`. */');
  expect(generated).toContain(
    '/** Hide a crop: `POST /agric/crops`. An extension: not every service has it. */',
  );
});

const ok = { 200: crop };
const pdf = { 200: { content: { 'application/pdf': {} } } };
const form = { content: { 'multipart/form-data': {} } };

test.each([
  [
    'a verb of its own is a POST with a body',
    'post',
    { operationId: 'crops.hide', responses: { 204: {} } },
    '/agric/crops|hide nothing empty',
  ],
  [
    'a verb has what goes beyond it',
    'get',
    { operationId: 'crops.get', parameters: [search], responses: ok },
    '/agric/crops|get query',
  ],
  [
    'a verb that is sent otherwise has its method',
    'post',
    { operationId: 'crops.delete', responses: { 204: {} } },
    '/agric/crops|delete POST',
  ],
  [
    'a public operation goes out without a token',
    'get',
    { operationId: 'crops.get', security: [], responses: ok },
    '/agric/crops|get anonymous',
  ],
  [
    'a report answers a file',
    'get',
    { operationId: 'crops.getReport', responses: pdf },
    'getReport(id: number, options?: CallOptions): Promise<Blob>;',
  ],
  [
    'a query that must hold something must be given',
    'get',
    { operationId: 'crops.getReport', parameters: [{ ...search, required: true }], responses: pdf },
    'getReport(id: number, query: CropsGetReportQuery, options?: CallOptions): Promise<Blob>;',
  ],
  [
    'a picture is sent as a form',
    'put',
    { operationId: 'crops.paint', requestBody: form, responses: ok },
    'paint(id: number, body: FormData, options?: CallOptions)',
  ],
])('%s', async (_, method, operation, expected) => {
  const generated = await generate({ '/agric/crops/{id}': { parameters: [id], [method]: operation } });
  expect(generated).toContain(expected);
});

test('a list of pages can be walked through', async () => {
  const generated = await generate({
    '/agric/crops': {
      get: { operationId: 'crops.listNames', parameters: [search], responses: { 200: cropPage } },
    },
  });
  expect(generated).toContain("'/agric/crops|list-names';");
  expect(generated).toContain(
    "iterateNames(query?: CropsListNamesQuery, options?: CallOptions): AsyncGenerator<Schemas['CropPage']['results'][number], void, void>;",
  );
});

test('each resource is a line of the whole table, named where its path does not name it', async () => {
  await generate({
    '/faqs': { get: { operationId: 'faqs.list', responses: { 200: cropPage } } },
    '/tags': {
      get: { operationId: 'blogTags.list', parameters: [search], responses: { 200: cropPage } },
    },
  });
  const whole = await readFile(join(folder, 'wholeTable.ts'), 'utf8');
  expect(whole).toContain('wholeTable = `/faqs|list nothing\nblogTags /tags|list`;');
});

test.each([
  [
    'must read resource.verb, not "listCrops"',
    { get: { operationId: 'listCrops', responses: { 200: crop } } },
  ],
  [
    'crops.search: the verb of an operation that answers pages begins with list',
    { get: { operationId: 'crops.search', parameters: [search], responses: { 200: cropPage } } },
  ],
  [
    'crops.listMatching: pages are read with a GET',
    { post: { operationId: 'crops.listMatching', requestBody: crop, responses: { 200: cropPage } } },
  ],
  [
    'crops.create: a method takes a query or a body, not both',
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
    'crops.get answer: give the JSON schema a name in components/schemas',
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
  const files = ['table.ts', 'operations.ts'].map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contract } from './Contract.ts';
import { generateOperations } from './generateOperations.ts';
import type { QueryField } from './readContractTypes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-operations-'));
});
afterAll(() => rm(folder, { recursive: true }));

const crop = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Crop' } } } };
const cropPage = { content: { 'application/json': { schema: { $ref: '#/components/schemas/CropPage' } } } };
const schemas = {
  Crop: {
    properties: {
      n_low: { type: 'number', description: 'mg/kg.' },
      as_of: { type: 'string', format: 'date' },
    },
  },
  CropPage: { allOf: [{}, { properties: { results: { items: { $ref: '#/components/schemas/Crop' } } } }] },
};
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
  expect(generated).toContain(`update(id: number, body: Crop, options?: CallOptions): ApiPromise<Crop>;`);
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
  const lines = ['`POST /agric/crops`. For everybody.', 'An extension: not every service has it.'];
  expect(generated).toContain(lines.map((line) => `   * ${line}\n`).join(''));
  expect(generated.split('An extension')).toHaveLength(2);
});

test('the docstring of a method says what it does, for whom, what it is refused with, units, and shows a call', async () => {
  const generated = await generate({
    '/agric/crops/{id}': {
      parameters: [id],
      put: {
        operationId: 'crops.update',
        'x-udongo-callers': { farmer: 'own', agent: 'own', administrator: 'all' },
        summary: 'Change a crop',
        description: 'Reports keep\ntheir ranges.\n',
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Crop' },
              examples: { maize: { value: { n_low: 15, as_of: '2027-01-20' } } },
            },
          },
        },
        responses: { 200: crop, 409: { ...crop, description: 'Others use it.' } },
      },
    },
  });
  expect(generated).toContain(`  /**
   * Change a crop.
   *
   * Reports keep
   * their ranges.
   *
   * \`PUT /agric/crops/{id}\`. For administrators; for farmers and agents, what concerns them.
   *
   * Rejects with a \`BadRequestError\` whose \`body\` is:
   * - 409 \`Crop\`: Others use it.
   *
   * Units and formats:
   * - \`n_low\`: mg/kg.
   * - \`as_of\`: a day, \`yyyy-mm-dd\`
   * @example
   * const crop = await udongo.crops.update(7, { n_low: 15, as_of: '2027-01-20' });
   */`);
  expect(generated).toContain("'crops.update': { body: Crop; answer: Crop; refusals: { 409: Crop } };");
});

test('a list says which fields order it, and leaves out the fields that are not asked for', async () => {
  const list = {
    operationId: 'crops.list',
    parameters: [
      { ...search, name: 'ordering' },
      { ...search, name: 'fields' },
    ],
    responses: { 200: cropPage },
  };
  await expect(generate({ '/agric/crops': { get: list } })).rejects.toThrow(
    'crops.list: end its description',
  );
  const generated = await generate({
    '/agric/crops': { get: { ...list, description: 'Crops. Orders by `id`,\n`n_low`.' } },
  });
  expect(generated).toContain("ordering?: Ordering<'id' | 'n_low'> | undefined;");
  expect(generated).toContain('fields?: FieldsOf<Crop, Fields> | undefined;');
  expect(generated).toContain(
    '(query?: CropsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Crop, Fields>>;',
  );
});

test('an operation that does not say who may call it is named', async () => {
  const silent = { operationId: 'crops.get', 'x-udongo-callers': undefined, responses: { 200: crop } };
  await expect(generate({ '/agric/crops': { get: silent } })).rejects.toThrow(
    'crops.get: say in x-udongo-callers',
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
    '|hide /agric/crops/{id} nothing empty',
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
    'getReport(id: number, options?: CallOptions): ApiPromise<Blob>;',
  ],
  [
    'a query that must hold something must be given',
    'get',
    { operationId: 'crops.getReport', parameters: [{ ...search, required: true }], responses: pdf },
    'getReport(id: number, query: CropsGetReportQuery, options?: CallOptions): ApiPromise<Blob>;',
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
  expect(generated).toContain("'|list-names /agric/crops';");
  expect(generated).toContain(
    'iterateNames(query?: CropsListNamesQuery, options?: CallOptions): AsyncGenerator<Crop, void, void>;',
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

test('a resource that clients pick is in no other client, but has its constant and its methods', async () => {
  const generated = await generate(
    {
      '/faqs': { get: { operationId: 'faqs.list', responses: { 200: cropPage } } },
      '/tags': { get: { operationId: 'tags.list', responses: { 200: cropPage } } },
    },
    [{ name: 'tags', 'x-udongo-picked': true }],
  );
  expect(await readFile(join(folder, 'wholeTable.ts'), 'utf8')).toContain(
    'wholeTable = `/faqs|list nothing`;',
  );
  expect(generated).toContain("export const tags =\n  '/tags|list nothing';");
  expect(generated).toContain('export interface UdongoApi {\n  faqs: FaqsApi;\n}');
  expect(generated).toContain('export interface PickedApi {\n  tags: TagsApi;\n}');
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

type Query = typeof search & { required?: boolean };

/** Operations, which leave out what every one has, or what they share. */
interface Item {
  parameters?: object[];
  [method: string]: unknown;
}

async function generate(paths: Record<string, Item>, tags: Contract['tags'] = []): Promise<string> {
  const everybody = { anonymous: 'all', farmer: 'all', agent: 'all', staff: 'all' };
  const queries = new Map<string, QueryField[]>();
  for (const item of Object.values(paths))
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'parameters') continue;
      item[method] = { 'x-udongo-callers': everybody, ...Object(operation) };
      const { operationId = '', parameters = [] }: { operationId?: string; parameters?: Query[] } =
        Object(operation);
      queries.set(
        operationId,
        parameters.map(({ name, required = false }) => ({
          name,
          isRequired: required,
          type: 'string',
          docs: '',
        })),
      );
    }
  const contract = { tags, paths, components: { parameters: {}, schemas } };
  await generateOperations(contract as unknown as Contract, folder, queries);
  const files = ['table.ts', 'operations.ts'].map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

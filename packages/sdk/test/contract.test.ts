import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { readContract } from './readContract.ts';

type Json = unknown;
interface Media {
  schema: Json;
  examples?: Record<string, { value?: Json; $ref?: string }>;
}
interface Message {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}
interface Operation {
  'x-udongo-extension'?: true;
  operationId: string;
  tags: string[];
  security?: object[];
  requestBody?: Message;
  responses: Record<string, Message>;
}
interface Schema {
  'x-udongo-extension'?: true;
  $ref?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  description?: string;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  maxLength?: number;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, Message>;
    examples: Record<string, { value: Json }>;
    schemas: Record<string, Schema>;
  };
}

const contract = readContract<Contract>();
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const operations = Object.values(contract.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) => (methods.includes(method) ? [operation] : [])),
);

// "strict" would refuse the keywords of OpenAPI that JSON Schema does not have, such as `x-udongo-extension`.
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const bodies = [
  ...operations.flatMap(({ operationId, requestBody, responses }) => [
    ...(requestBody ? list(`${operationId} request`, requestBody) : []),
    ...Object.entries(responses).flatMap(([status, response]) => list(`${operationId} ${status}`, response)),
  ]),
  ...Object.entries(contract.components.responses).flatMap(([name, response]) => list(name, response)),
];
const examples = bodies.flatMap(({ name, media }) =>
  Object.entries(media.examples ?? {}).map(([key, example]) => ({
    name: `${name} ${key}`,
    schema: media.schema,
    value: resolve(example),
  })),
);

test.each(examples)('the example of $name is what the contract says', ({ schema, value }) => {
  const validate = ajv.compile(absolute(schema));
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
});

test('every request and response has an example', () => {
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.filter(({ media }) => !media.examples).map(({ name }) => name)).toEqual([]);
});

/** The endpoint paths of the specification's section 7, copied. */
const specifiedPaths = `
  /users/auth/login, /users/auth/logout, /users/auth/password-reset, /users/auth/password-reset/confirm,
  /users/auth/password-reset/validate-token, /users/auth/check-login-status, /users/auth/change-password,
  /users/account/view, /users/account/profiles,
  /agric/farmers, /agric/farmers-list, /agric/bulk-create/farmers, /agric/agents, /agric/bulk-create/agents, /agric/crops,
  /agric/other-crop-names, /agric/soil-test-bookings, /agric/soil-test-bookings-uuid, /agric/devices,
  /agric/soil-test-samples, /agric/samples/generate-results, /agric/samples/adjust-ph, /agric/discounts,
  /agric/download-farmer-biodata/, /agric/report-generation, /agric/report-pdf-generation,
  /agric/booking/payment/invoice/generate-invoice, /agric/booking/payment/invoice/generate-receipt,
  /agric/collect-commission, /agric/commissions, /agric/disburse-commission, /agric/mark-booking-as-paid,
  /sms, /counties, /contact, /reviews, /subscribers, /app-stats, /user-stats, /faqs, /blogs/blog-categories, /blogs,
  /blogs/random-blogs, /media,
  /utils/notifications, /utils/mark-all-notifications-read, /utils/initialize-payment, /utils/link-payment,
  /utils/payments, /utils/check-payment-status,
  /statistics/bookings, /statistics/farmers, /statistics/agents, /statistics/samples, /statistics/payments,
  /statistics/commissions
`
  .trim()
  .split(/,\s+/);

test('every path of the specification is there, to the letter', () => {
  expect(new Set(specifiedPaths).size).toBe(56);
  expect(specifiedPaths.filter((path) => !(path in contract.paths))).toEqual([]);
});

test('what goes beyond the specification is marked, and no operation of the specification needs it', () => {
  const isSpecified = (path: string) =>
    specifiedPaths.some((known) => path === known || path === `${known}/{${path.match(/\{(\w+)\}$/)?.[1]}}`);
  const beyond = Object.entries(contract.paths)
    .filter(([path]) => !isSpecified(path))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => (item[method] ? [{ path, operation: item[method] }] : [])),
    );
  expect(beyond.length).toBeGreaterThan(8);
  expect(beyond.filter(({ operation }) => !operation['x-udongo-extension']).map(({ path }) => path)).toEqual(
    [],
  );
  const needed = Object.entries(contract.components.schemas)
    .filter(([, schema]) => !schema['x-udongo-extension'])
    .flatMap(([name, { required = [], properties = {} }]) =>
      required.flatMap((key) => (isExtension(properties[key]) ? [`${name}.${key}`] : [])),
    );
  expect(needed).toEqual([]);
});

/** The fields of the specification's section 3, by the schema that answers them. */
const specifiedFields: Record<string, string> = {
  Booking:
    'created_by name email phone_no soil_test_date no_of_samples test_type county address crops notes referrer_agent agent farming_type discount discount_code is_report_sent farmer samples',
  Sample: 'id sample_location sample_notes soil_type size_of_land main_crop other_crops',
  Crop: 'id name public n_low n_high p_low p_high k_low k_high ph_low ph_high ec_low ec_high humidity_low humidity_high temp_low temp_high',
  OtherCropName: 'id crop county name created_on updated_on',
  SoilTestSample:
    'booking sensor_data sample_notes sample_location soil_type size_of_land main_crop other_crops',
  SensorData: 'nitrogen phosphorus potassium moisture temperature pH conductivity latitude longitude',
  Farmer: 'id user',
  'Farmer.user': 'full_name email profile',
  ContactDetails: 'phone_number address county',
  Agent: 'id user full_name username email agrovet_name is_agrovet',
  County: 'id name',
  TestTypeOption: 'value label cost_per_test',
};

test.each(Object.entries(specifiedFields))(
  '%s has the fields of the specification, and marks all others',
  (name, fields) => {
    const [first = '', nested] = name.split('.');
    const whole = contract.components.schemas[first];
    const { required = [], properties = {} } = (nested ? whole?.properties?.[nested] : whole) ?? {};
    // A record that can be read by id has an id; section 7 reads a profile beside its user, too.
    const also = ['id', ...(name === 'Farmer' ? ['profile'] : [])];
    const own = Object.keys(properties).filter((key) => !isExtension(properties[key]) && !also.includes(key));
    const specified = fields.split(' ').filter((key) => !also.includes(key));
    expect(own.sort()).toEqual(specified.sort());
    expect(required).toEqual(expect.arrayContaining(specified));
  },
);

test.each([
  ['SoilType', ['clay', 'loam', 'Sandy']],
  ['FarmingType', ['monocropping', 'mixed']],
  ['TestType', ['basic-macro-nutrients-analysis', 'complete-soil-analysis', 'microbial-analysis']],
])('%s has the values of the specification', (name, values) => {
  expect(contract.components.schemas[name]).toMatchObject({ enum: values });
});

test('no text ends at a comma that YAML took for its own', () => {
  // `{ description: One, or two. }` is a description "One" and a key "or two.".
  const cutIn = (node: Json, place: string): string[] =>
    Object.entries(typeof node === 'object' ? Object(node) : {}).flatMap(([key, child]) => {
      // Null is a value in these.
      if (key === 'examples' || key === 'enum') return [];
      return child === null ? [`${place}/${key}`] : cutIn(child, `${place}/${key}`);
    });
  expect(cutIn({ description: 'One', 'or two.': null }, '')).toEqual(['/or two.']);
  expect(cutIn(contract, '')).toEqual([]);
});

test('each operation tells of the refusals that its kind meets', () => {
  const missing = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId, requestBody, responses, security = [{ bearerAuth: [] }] } = operation;
      const expected = [
        ...(requestBody ? ['400', '413', '415'] : []),
        ...(path.includes('{id}') ? ['404'] : []),
        ...(security.some((scheme) => 'bearerAuth' in scheme) ? ['401'] : []),
        'default',
      ];
      return expected.filter((status) => !(status in responses)).map((status) => `${operationId} ${status}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** An article, and a picture as text: longer than anything people type into a form. */
const longTexts = [
  ...['crops', 'needs', 'splits', 'products', 'bands', 'lime', 'numbers', 'analyses'].map(
    (file) => `RuleSetRequest.${file}`,
  ),
  'BlogRequest.body',
  'SettingsRequest.letterhead_logo',
];

test('each text that is sent has a length, at most 2,000 characters where it is free', () => {
  const texts = new Map(operations.flatMap(({ requestBody }) => textsIn(requestBody, 'request')));
  expect(texts.size).toBeGreaterThan(40);
  const isBound = (text: object) =>
    ['maxLength', 'enum', 'const', 'format', 'pattern', 'contentMediaType'].some((word) => word in text);
  const unbound = [...texts].filter(([, text]) => !isBound(text)).map(([place]) => place);
  const long = [...texts].filter(([, { maxLength = 0 }]) => maxLength > 2000).map(([place]) => place);
  expect({ unbound, long }).toEqual({ unbound: [], long: longTexts });
});

test('what is counted or measured says what it is, and every schema what it is for', () => {
  const silent = Object.entries(contract.components.schemas)
    .filter(([name]) => !/(Page|List|PageInfo)$/.test(name))
    .flatMap(([name, schema]) => [...(schema.description ? [] : [name]), ...silentNumbersIn(schema, name)]);
  expect(silent).toEqual([]);
  const bare = {
    properties: { plots: { type: 'array', items: { properties: { size: { type: 'number' } } } } },
  };
  expect(silentNumbersIn(bare, 'Farm')).toEqual(['Farm.plots.size']);
});

test('every operation is called resource.verb, after its tag, once', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, tags } of operations)
    expect(operationId).toMatch(new RegExp(`^${tags[0]}\\.[a-zA-Z]+$`));
});

test('a wrong example would be found', () => {
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/Booking' });
  expect(validate({ ...Object(contract.components.examples.Booking?.value), test_type: 'basic' })).toBe(
    false,
  );
});

function list(name: string, message: Message): { name: string; media: Media }[] {
  return Object.values(message.content ?? {}).map((media) => ({ name, media }));
}

/**
 * Lists the texts in a part of the contract, each with its place: the schema, and the path to the text in it.
 */
function textsIn(node: Json, place: string): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return [];
  const schema: Schema = node;
  const name = schema.$ref?.split('/').at(-1);
  if (name) return textsIn(contract.components.schemas[name], name);
  if ([schema.type].flat().includes('string')) return [[place, schema]];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'examples'
      ? []
      : textsIn(child, key === 'properties' ? place : key === 'items' ? `${place}[]` : `${place}.${key}`),
  );
}

/** Lists the numbers, except ids, whose unit or meaning is not described. */
function silentNumbersIn(schema: Schema, place: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const types = [field.type].flat();
    const isNumber = types.includes('number') || types.includes('integer');
    const isSilent = isNumber && key !== 'id' && !field.description;
    return [...(isSilent ? [`${place}.${key}`] : []), ...silentNumbersIn(field, `${place}.${key}`)];
  });
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...own, ...parts.flatMap((part) => silentNumbersIn(part, place))];
}

function isExtension(schema: Schema | undefined): boolean {
  const named = contract.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
  return [schema, named].some((each) => each?.['x-udongo-extension'] === true);
}

function resolve({ value, $ref }: { value?: Json; $ref?: string }): Json {
  return $ref ? contract.components.examples[$ref.split('/').at(-1) ?? '']?.value : value;
}

/** Makes references absolute, so that they point into the contract wherever the schema is compiled. */
function absolute(schema: Json): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
}

import { expect, test } from 'vitest';
import { fc, runs } from '../../../../scripts/lib/testRuns.ts';
import { sampleReadings } from '../../test/sampleReadings.ts';
import { type SensorReading, type SensorValues, sensorReadings } from './index.ts';
import { parseSensorText, parseSensorTextInSlices } from './parseSensorText.ts';

const whole: SensorValues = {
  nitrogen: 12,
  phosphorus: 8,
  potassium: 148,
  conductivity: 74,
  moisture: 24.1,
  temperature: 18.6,
  pH: 5.8,
  latitude: 0.801,
  longitude: 35.385,
};

test.each<[string, string]>([
  [
    'a JSON object with short keys in any case',
    '{"N":12,"p":8,"K":148,"ec":74,"Humidity":24.1,"temp":18.6,"pH":5.8,"lat":0.801,"lng":35.385}',
  ],
  ['a JSON object with the names of the API', JSON.stringify(whole)],
  [
    'a whole sample with readings and place inside',
    '{"id": 7, "sensor_data": {"n": "12", "p": "8 mg/kg", "k": 148, "ec": {"value": 0.074, "unit": "dS/m"}, "soil_moisture": 24.1, "soil_temperature": "18,6 °C", "ph": 5.8, "location": {"latitude": 0.801, "longitude": 35.385}}}',
  ],
  [
    'a list of named values',
    '[{"name":"Nitrogen","value":12},{"name":"Phosphorus","value":8},{"name":"Potassium","value":148},{"name":"EC","value":74,"unit":"µS/cm"},{"name":"Moisture","value":24.1},{"name":"Temp","value":18.6},{"name":"pH","value":5.8},{"name":"lat","value":0.801},{"name":"lon","value":35.385}]',
  ],
  [
    'lines of key and value, with units, signs and decimal commas',
    'Nitrogen: 12 mg/kg\r\nPhosphorus = 8 ppm\nPotassium: 148\nEC: 0,074 mS/cm\nMoisture: 24,1 %\n\nTemperature: 18.6°C\npH = 5,8\nLocation: 0.801, 35.385',
  ],
  [
    'lines of key and value with blanks between, and decimal commas',
    'Nitrogen 12\nPhosphorus 8 mg/kg\nPotassium 148\nEC 74\nMoisture 24,1 %\nTemperature 18,6\npH 5,8\nLatitude 0,801\nLongitude 35,385',
  ],
  [
    'one line of pairs',
    'n: 12, p: 8, k: 148, ec: 74, humidity: 24.1, temp: 18.6, ph: 5.8, lat: 0.801, lng: 35.385',
  ],
  [
    'a JavaScript object that is no JSON',
    "{\n  n: 12,\n  'p': 8,\n  k: 148,\n  ec: 74,\n  moisture: 24.1,\n  temp: 18.6,\n  ph: 5.8,\n  location: {\n    lat: 0.801,\n    lng: 35.385,\n  },\n}",
  ],
  [
    'two columns with a header and units, tabs between',
    'Parameter\tValue\tUnit\nNitrogen\t12\tmg/kg\nPhosphorus\t8\tmg/kg\nPotassium\t148\tmg/kg\nConductivity\t7.4\tmS/m\nMoisture\t24.1\t%\nTemperature\t65.48\t°F\npH\t5.8\t\nLatitude\t0.801\t°\nLongitude\t35.385\t°',
  ],
  [
    'two columns with commas',
    'n,12\np,8\nk,148\nec,74\nmoisture,24.1\ntemp,18,6\nph,5.8\nlat,0.801\nlong,35.385',
  ],
  [
    'a header row with semicolons and decimal commas',
    'Name;N (mg/kg);P;K;EC [dS/m];Moisture_%;Temp_C;pH;Lat;Lon\nKuinet;12;8;148;0,074;24,1;18,6;5,8;0,801;35,385',
  ],
  [
    'words and numbers alone, degrees with a hemisphere',
    'nitrojeni 12\nfosforasi 8\npotasiamu 148\nec 74 uS/cm\nunyevu 24.1%\njoto 18.6 C\npH 5.8\nlatitudo 0.801 N\nlongitudo 35.385° E',
  ],
])('%s is read', (_, text) => {
  const parsed = parseSensorText(text);
  const row = parsed.row(0);
  expect(parsed.rowCount).toBe(1);
  expect(row.values).toEqual(whole);
  expect(row.lines.filter(({ problem }) => problem && problem.severity !== 'note')).toEqual([]);
});

test.each<[string, (samples: readonly object[]) => string, string]>([
  ['an array', (samples) => JSON.stringify(samples), 'array'],
  ['an answer of a service', (samples) => JSON.stringify({ count: 25, results: samples }), 'array'],
  ['NDJSON', (samples) => samples.map((sample) => JSON.stringify(sample)).join('\n'), 'ndjson'],
  [
    'a CSV file',
    (samples) => [sensorReadings.join(','), ...samples.map((sample) => cells(sample).join(','))].join('\n'),
    'table',
  ],
])('each row of %s can be chosen', (_, write, format) => {
  const parsed = parseSensorText(write(sampleReadings.map(({ sensor }) => sensor)));
  expect(parsed).toMatchObject({ format, rowCount: sampleReadings.length });
  for (const [index, { sensor, kind }] of sampleReadings.entries()) {
    if (kind === 'typical') expect(parsed.row(index).values).toEqual(sensor);
  }
  expect(parsed.row(sampleReadings.length).lines).toEqual([]);
});

const cells = (sample: object) =>
  sensorReadings.map((reading) => String((sample as Record<SensorReading, number>)[reading]));

test('typical readings have no problem, awkward ones are explained', () => {
  const problems = sampleReadings.map(({ label, kind, sensor }) => {
    const { lines } = parseSensorText(JSON.stringify(sensor)).row(0);
    const found = lines.flatMap(({ reading, problem }) => (problem ? [`${reading} ${problem.kind}`] : []));
    return kind === 'typical' ? found : [label, ...found];
  });
  expect(problems.filter(({ length }) => length > 0)).toEqual([
    ['Kibwezi mango rows', 'nitrogen byteOverflow', 'phosphorus byteOverflow', 'potassium byteOverflow'],
    ['Imenti potato plot', 'potassium wordOverflow'],
    ['Matayos maize field', 'longitude outsideKenya'],
    ['Equator wheat field'],
    ['Mbooni cowpea terrace', 'latitude swapped', 'longitude swapped'],
    ['Mumias cane block', 'pH phTimesTen'],
    ['Njabini potato field', 'conductivity conductivityUnit'],
    ['Moiben wheat field', 'nitrogen zero', 'conductivity conductivityUnit'],
  ]);
});

test('each line says what is wrong with it, and only good readings are taken', () => {
  const { lines, values } = parseSensorText(
    [
      'Nitrogen: twelve',
      'P: 8 lb',
      'K: 12 °C',
      'EC: 25000',
      'Moisture: 71',
      'temp: 0',
      'device: probe-7',
      'pH: 5.8',
      'ph: 6.1',
      'PH: 5.8',
      'lat: -0.000001',
      'just some words',
    ].join('\n'),
  ).row(0);
  expect(lines.map(({ line, problem }) => [line, problem?.kind, problem?.severity])).toEqual([
    [1, 'notANumber', 'error'],
    [2, 'unknownUnit', 'error'],
    [3, 'unfitUnit', 'error'],
    [4, 'outOfRange', 'error'],
    [5, 'unusual', 'warning'],
    [6, 'zero', 'error'],
    [7, 'unknownKey', 'note'],
    [8, undefined, undefined],
    [9, 'contradicted', 'error'],
    [10, 'repeated', 'note'],
    [11, 'zero', 'error'],
    [12, 'unreadable', 'error'],
  ]);
  expect(values).toEqual({ moisture: 71, pH: 5.8 });
});

test.each<[string, string, SensorReading, number | undefined, string | undefined]>([
  ['a comma that can only be decimal', 'moisture: 24,125', 'moisture', 24.125, undefined],
  ['a decimal comma below one', 'k: 0,5', 'potassium', 0.5, 'unusual'],
  ['a comma that may be either', 'ec: 1,234', 'conductivity', 1234, 'ambiguous'],
  ['grouped thousands', 'ec: 12,345.5', 'conductivity', 12345.5, 'unusual'],
  ['thousands grouped by dots', 'ec: 1.234,5', 'conductivity', 1234.5, undefined],
  ['a typographic minus', 'lat: −1,28638', 'latitude', -1.28638, undefined],
  ['a southern latitude', 'lat: 1.28638 S', 'latitude', -1.28638, undefined],
  ['a latitude that is an eastern one', 'lat: 1.28638 E', 'latitude', undefined, 'unfitUnit'],
  ['an infinite number', '{"n": 1e999}', 'nitrogen', undefined, 'notANumber'],
  ['a range', 'n: 12-14', 'nitrogen', undefined, 'unknownUnit'],
  ['nothing', '{"n": null}', 'nitrogen', undefined, 'notANumber'],
  ['12 that can only be dS/m', 'ec: 12', 'conductivity', 12, 'conductivityUnit'],
  ['three equal nutrients', 'n: 40\np: 40\nk: 40', 'nitrogen', 40, 'allEqual'],
  ['a fraction of volume', 'vwc: 0.24 m³/m³', 'moisture', 24, undefined],
])('%s is read as what it is', (_, text, reading, value, problem) => {
  const row = parseSensorText(text).row(0);
  expect(row.values[reading]).toBe(value);
  expect(row.lines.find((line) => line.reading === reading)?.problem?.kind).toBe(problem);
});

test('a correction that a person accepts stands in for the pasted value', () => {
  const parsed = parseSensorText('{"ph": 58, "lat": 37.45, "lng": -1.67}');
  expect(parsed.row(0).lines.map(({ problem }) => problem?.correction)).toEqual([
    { pH: 5.8 },
    { latitude: -1.67, longitude: 37.45 },
    { latitude: -1.67, longitude: 37.45 },
  ]);
  const corrected = parsed.row(0, { pH: 5.8, latitude: -1.67, longitude: 37.45 });
  expect(corrected.values).toEqual({ pH: 5.8, latitude: -1.67, longitude: 37.45 });
  expect(corrected.lines.map(({ problem }) => problem)).toEqual([null, null, null]);
});

test('a position as maps copy it is two readings', () => {
  expect(parseSensorText('-1.28638, 36.81722').row(0).values).toEqual({
    latitude: -1.28638,
    longitude: 36.81722,
  });
});

test('long text read in slices says the same, unless it is given up', async () => {
  const text = `n,ph\n${'12,5.8\n'.repeat(40_000)}`;
  const parsed = await parseSensorTextInSlices(text, new AbortController().signal);
  expect(parsed.rowCount).toBe(40_000);
  expect(parsed.row(39_999)).toEqual(parseSensorText(text).row(39_999));
  await expect(parseSensorTextInSlices(text, AbortSignal.abort('enough'))).rejects.toBe('enough');
});

test('a table row whose columns have shifted gives no reading', () => {
  const { lines, values } = parseSensorText('n,p,ph\n12,8,5,8').row(0);
  expect(values).toEqual({});
  expect(lines).toMatchObject([{ original: '12,8,5,8', problem: { kind: 'unreadable' } }]);
});

test('a broken line among NDJSON is that row alone', () => {
  const parsed = parseSensorText('{"n": 12}\n{"n": 1\n{"n": 14}');
  expect([0, 1, 2].map((index) => parsed.row(index).values.nitrogen)).toEqual([12, 1, 14]);
});

test('names of the language are keys like any other', () => {
  const { lines, values } = parseSensorText(
    '{"__proto__": 12, "constructor": 1, "toString": 2, "n": 12}',
  ).row(0);
  expect(lines.map(({ key, reading }) => [key, reading])).toEqual([
    ['__proto__', null],
    ['constructor', null],
    ['toString', null],
    ['n', 'nitrogen'],
  ]);
  expect(values).toEqual({ nitrogen: 12 });
});

test('of very many lines 200 are shown and the others counted', () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `device ${index}: x`);
  const row = parseSensorText(lines.join('\n')).row(0);
  expect(row.lines).toHaveLength(200);
  expect(row.omittedLines).toBe(4800);
  const keys = Object.fromEntries(lines.map((line) => [line, 1]));
  const json = parseSensorText(JSON.stringify({ ...keys, n: 12 })).row(0);
  expect(json.values).toEqual({ nitrogen: 12 });
  expect(json).toMatchObject({ omittedLines: 4800 });
});

test('readings of the world survive writing and reading in every format', () => {
  const values = fc.record(
    {
      nitrogen: fc.integer({ min: 1, max: 200 }),
      pH: fc.integer({ min: 400, max: 900 }).map((value) => value / 100),
      moisture: fc.integer({ min: 30, max: 600 }).map((value) => value / 10),
      latitude: fc.integer({ min: -480_000, max: 560_000 }).map((value) => (value || 1) / 100_000),
    },
    { requiredKeys: ['nitrogen', 'pH'] },
  );
  const comma = (value: number) => String(value).replace('.', ',');
  fc.assert(
    fc.property(values, (sensor) => {
      const pairs = Object.entries(sensor);
      const texts = [
        JSON.stringify(sensor),
        JSON.stringify([{ sensor_data: sensor }]),
        pairs.map(([key, value]) => `${key}: ${value}`).join('\n'),
        pairs.map(([key, value]) => `${key.toUpperCase()}\t${comma(value)}`).join('\r\n'),
        `${pairs.map(([key]) => key).join(';')}\n${pairs.map(([, value]) => comma(value)).join(';')}`,
      ];
      for (const text of texts) expect(parseSensorText(text).row(0).values).toEqual(sensor);
    }),
  );
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.integer({ min: 0xd800, max: 0xdfff })).map((codes) => String.fromCharCode(...codes)),
  fc.json({ maxDepth: 12 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => `${'{"n":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc
    .array(
      fc.constantFrom(
        ...'{ } [ ] " \' , ; : = \t \n \r | & n ec lat ph __proto__ constructor 12 0,5 1e99 - °C dS/m value name'.split(
          ' ',
        ),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('nothing that is pasted throws, and what is taken is a finite number inside the limits', () => {
  fc.assert(
    fc.property(nasty, fc.integer(), (text, index) => {
      const parsed = parseSensorText(text);
      for (const at of [0, parsed.rowCount - 1, index]) {
        const { lines, values } = parsed.row(at);
        expect(Object.values(values).every(Number.isFinite)).toBe(true);
        expect(lines.length).toBeLessThanOrEqual(400);
      }
    }),
    { numRuns: runs(200, 20_000) },
  );
});

test('every line of a text is a reading, a name we do not know, or said to be unreadable; none vanishes', () => {
  const word = fc.constantFrom(
    'K abc',
    'P -4',
    'N 12',
    'notes:',
    'device: 7',
    'hello there',
    'pH: 58',
    '- - -',
    '  ',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (written) => {
      const { lines } = parseSensorText(written.join('\n')).row(0);
      const numbers = written.flatMap((text, index) => (text.trim() === '' ? [] : [index + 1]));
      expect(lines.map(({ line }) => line)).toEqual(numbers);
    }),
  );
});

test.each([
  ['lines', 'P: < 5 mg/kg\nK <10\nN<0,5\nEC: ‹ 0.02 dS/m'],
  ['a line of pairs', 'p: <5, k: < 10, n: <0.5, ec: <20'],
  ['a table', 'P\tK\tN\tEC\n<5\t< 10\t<0,5\t<20'],
  ['JSON', '{"p":"<5","k":"< 10 mg/kg","n":"<0,5","ec":"<20"}'],
])('readings below the limit of their method, as %s', (_, text) => {
  const { values, below, lines } = parseSensorText(text).row(0, {}, { keepsLimits: true });
  expect(values).toEqual({ phosphorus: 5, potassium: 10, nitrogen: 0.5, conductivity: 20 });
  expect([...below].sort()).toEqual(['conductivity', 'nitrogen', 'phosphorus', 'potassium']);
  // Neither that conductivity looks like dS/m, nor is a limit an unusual number.
  expect(lines.map(({ problem }) => problem)).toEqual([null, null, null, null]);
});

test.each([
  ['pH: <5', true, 'noLimit'],
  ['temperature < 5', true, 'noLimit'],
  ['latitude: <1', true, 'noLimit'],
  ['P: < 0', true, 'zero'],
  ['P: <= 5', true, 'notANumber'],
  ['P <= 5', true, 'notANumber'],
  ['P: <', true, 'notANumber'],
  ['P: < 5', false, 'limitUnknown'],
] as const)('%s, where limits are kept: %s, is refused: %s', (text, keepsLimits, kind) => {
  const { values, below, lines } = parseSensorText(text).row(0, {}, { keepsLimits });
  expect([values, below, lines[0]?.problem]).toMatchObject([{}, [], { kind, severity: 'error' }]);
});

test('a limit and the same number are two values', () => {
  const { lines } = parseSensorText('P: <5\nP: 5').row(0, {}, { keepsLimits: true });
  expect(lines[1]?.problem?.kind).toBe('contradicted');
});

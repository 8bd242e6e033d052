import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { matchColumns, toCells } from './importFields.ts';
import { createFindCounty, judgeRow } from './judgeRow.ts';
import { readFile, readText } from './readTable.ts';

const counties = [
  { id: 21, name: "Murang'a" },
  { id: 43, name: 'Homa Bay' },
  { id: 28, name: 'Elgeyo/Marakwet' },
  { id: 6, name: 'Taita/Taveta' },
  { id: 47, name: 'Nairobi City' },
  { id: 13, name: 'Tharaka-Nithi' },
  { id: 26, name: 'Trans Nzoia' },
];
const findCounty = createFindCounty(counties);

test.each([
  ['Muranga', 21],
  ["MURANG'A COUNTY", 21],
  ['Homabay', 43],
  ['Elgeyo Marakwet', 28],
  ['taita taveta', 6],
  ['Nairobi', 47],
  ['Nairobi county', 47],
  ['Kaunti ya Tharaka', 13],
  ['Trans-Nzoia', 26],
  ['T', undefined],
  ['Nowhere', undefined],
])('the county of %s is found', (text, id) => {
  expect(findCounty(text)).toBe(id);
});

const phoneOf = (phone_number: string) => {
  const { values, errors } = judgeRow('farmers', { full_name: 'Wanjiku', phone_number }, findCounty);
  return errors.phone_number?.kind ?? values.phone_number;
};

test.each([
  ['712345678', '+254712345678'],
  ['0712 345-678', '+254712345678'],
  ['254112345678', '+254112345678'],
  ['712345678.0', '+254712345678'],
  // Every digit is there.
  ['2.54712345678E+11', '+254712345678'],
  ['2.54712E+11', 'rounded'],
  ['2,54712E+11', 'rounded'],
  ['12', 'phone'],
  ['', 'required'],
])('the cell %j is the phone number %s', (cell, phone) => {
  expect(phoneOf(cell)).toBe(phone);
});

test('columns are matched by name in both languages, and by their cells where the name says nothing', () => {
  const heads = ['Jina la mkulima', 'Mobile No.', 'E-mail', 'Kaunti', 'Ward', 'Contact person', 'Notes'];
  expect(matchColumns('farmers', heads, [])).toEqual(
    (['full_name', 'phone_number', 'email', 'county', 'address', '', ''] as const).map((field) => ({
      field,
      isGuess: false,
    })),
  );
  const sample = [['Wanjiku', '0712345678', 'w@udongo.test']];
  expect(matchColumns('farmers', ['', '', ''], sample)).toEqual([
    { field: '', isGuess: false },
    { field: 'phone_number', isGuess: true },
    { field: 'email', isGuess: true },
  ]);
});

test('first and last name come together', () => {
  const matches = matchColumns('farmers', ['First name', 'Surname', 'Phone'], []);
  expect(toCells(['Wanjiku', 'Kariuki', '0712'], matches)).toEqual({
    full_name: 'Wanjiku Kariuki',
    phone_number: '0712',
  });
});

test.each([
  ['commas', 'Name,Phone\r\n"Kariuki, Wanjiku",712345678\r\n\r\n'],
  ['semicolons', '\uFEFFName;Phone\nKariuki, Wanjiku;712345678'],
  ['tabs, as a spreadsheet copies them', 'Name\tPhone\nKariuki, Wanjiku\t712345678\n'],
])('rows with %s are read as they are written', async (_, text) => {
  expect(await readText(text)).toEqual([
    ['Name', 'Phone'],
    ['Kariuki, Wanjiku', '712345678'],
  ]);
});

test('a file that Excel wrote in Windows-1252 keeps its letters', async () => {
  const bytes = Uint8Array.from([...'Name\nRen'].map((letter) => letter.charCodeAt(0)).concat(0xe9));
  expect(await readFile(new File([bytes], 'a.csv'))).toEqual([['Name'], ['René']]);
});

test('a workbook gives its first sheet: numbers with their digits, dates day first', async () => {
  const file = new File([toWorkbook(3)], 'farmers.xlsx');
  expect(await readFile(file)).toEqual([
    ['Name', 'Phone', 'Joined'],
    ...Array.from({ length: 3 }, () => ['Wanjiku', '254712345678', '07/03/2026']),
  ]);
});

test('a workbook of 10,000 rows is read without a worker, which the policy of the page forbids', async () => {
  const { Worker } = globalThis;
  globalThis.Worker = class {
    constructor() {
      throw new Error('forbidden');
    }
  } as unknown as typeof Worker;
  const table = await readFile(new File([toWorkbook(10_000)], 'farmers.xlsx')).finally(() => {
    globalThis.Worker = Worker;
  });
  expect(table).toHaveLength(10_001);
});

test('what is no table is said to be unreadable', async () => {
  await expect(readFile(new File(['PK\u0003\u0004 broken'], 'a.xlsx'))).rejects.toThrow('could not be read');
});

/** As spreadsheets write them, with one row of text and so many of text, number and date. */
function toWorkbook(rows: number): Uint8Array<ArrayBuffer> {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const at = (row: number, cells: string[]) =>
    `<row r="${row}">${cells.map((cell, index) => cell.replace('<c', `<c r="${'ABC'[index]}${row}"`)).join('')}</row>`;
  const head = at(1, ['Name', 'Phone', 'Joined'].map(text));
  const body = Array.from({ length: rows }, (_, index) =>
    at(index + 2, [text('Wanjiku'), '<c><v>254712345678</v></c>', '<c s="1"><v>46088</v></c>']),
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Farmers" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A1:C${rows + 1}"/><sheetData>${head}${body.join('')}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(entries)).slice();
}

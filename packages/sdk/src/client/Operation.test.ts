import { expect, test } from 'vitest';
import { parseLine, parseOperation, parseResource, readArguments } from './Operation.ts';

const text =
  '/agric/crops|list|get query|delete POST /agric/delete-crop body object|hide PUT /agric/crops/{id}/hide nothing empty anonymous|paint /crops/{id}/{size} nothing pdf';
const operations = parseResource('crops', text);

test('words say where an operation differs from what its verb means', () => {
  expect(
    operations.map(({ id, method, path, takes, answers }) => [id, method, path, takes, answers]),
  ).toEqual([
    ['crops.list', 'GET', '/agric/crops', 'query', 'page'],
    ['crops.get', 'GET', '/agric/crops/{id}', 'query', 'object'],
    ['crops.delete', 'POST', '/agric/delete-crop', 'body', 'object'],
    ['crops.hide', 'PUT', '/agric/crops/{id}/hide', 'nothing', 'empty'],
    ['crops.paint', 'POST', '/crops/{id}/{size}', 'nothing', 'pdf'],
  ]);
  expect(operations.filter(({ isAnonymous }) => isAnonymous).map(({ verb }) => verb)).toEqual(['hide']);
});

test.each([
  ['list', 'GET /agric/crops query page'],
  ['list-names', 'GET /agric/crops/{id}/names query page'],
  ['get', 'GET /agric/crops/{id} nothing object'],
  ['check-price', 'GET /agric/crops/{id}/price nothing object'],
  ['download-sheet', 'GET /agric/crops/{id}/sheet nothing object'],
  ['create', 'POST /agric/crops body object'],
  ['update', 'PUT /agric/crops/{id} body object'],
  ['patch', 'PATCH /agric/crops/{id} body object'],
  ['delete', 'DELETE /agric/crops/{id} nothing empty'],
  ['publish', 'POST /agric/crops/{id}/publish body object'],
])('the verb %s alone means %s', (verb, meaning) => {
  const { method, path, takes, answers, isAnonymous } = parseOperation('crops', '/agric/crops', verb);
  expect([method, path, takes, answers].join(' ')).toBe(meaning);
  expect(isAnonymous).toBe(false);
});

test('verbs are written as paths are', () => {
  expect(parseOperation('crops', '', 'list-by-uuid /crops-uuid').id).toBe('crops.listByUuid');
});

test.each([
  ['/agric/crops|list', 'crops', '/agric/crops|list'],
  ['/agric/other-crop-names|list|get', 'otherCropNames', '/agric/other-crop-names|list|get'],
  ['bookings /agric/soil-test-bookings|list', 'bookings', '/agric/soil-test-bookings|list'],
  ['auth |login /users/auth/login', 'auth', '|login /users/auth/login'],
])('the line %s is about %s', (line, resource, text) => {
  expect(parseLine(line)).toEqual([resource, text]);
});

test('arguments are path parameters, then content, then options', () => {
  const [, get, remove, hide, paint] = operations;
  const options = { retries: 0 };
  expect(get && readArguments(get, [7, { fields: 'id' }, options])).toEqual({
    path: '/agric/crops/7',
    query: { fields: 'id' },
    options,
  });
  expect(remove && readArguments(remove, [{ id: 7 }])).toEqual({
    path: '/agric/delete-crop/',
    body: { id: 7 },
    options: {},
  });
  expect(hide && readArguments(hide, [7, options])).toEqual({ path: '/agric/crops/7/hide/', options });
  expect(paint && readArguments(paint, [7, 'a/b'])).toEqual({ path: '/crops/7/a%2Fb/', options: {} });
});

import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';
import { defaultSettings, storeFirstSettings } from '../services/settings.ts';

const backend = useBackend();
const as = 'administrator';
const read = async () => (await backend.call('GET', '/settings')).body;

test('a service that nobody has set up names no number to call', async () => {
  expect(await read()).toEqual(defaultSettings);
});

test('an administrator sets who helps by phone, and everybody reads it', async () => {
  const body = { support_name: ' Udongo helpdesk ', support_phone_no: '0712 345 678' };
  const stored = { ...defaultSettings, support_name: 'Udongo helpdesk', support_phone_no: '+254712345678' };
  expect(await backend.call('PUT', '/settings/', { as, body })).toMatchObject({ status: 200, body: stored });
  expect(await read()).toEqual(stored);
  // The form shows no letterhead.
  const { letterhead_name, letterhead_contacts, letterhead_logo, ...ofForm } = stored;
  expect((await backend.call('GET', '/embed/boot')).body.settings).toEqual(ofForm);
});

test('a setting that is left out stays, and an empty one is cleared', async () => {
  await backend.call('PUT', '/settings/', {
    as,
    body: { support_name: 'Desk', support_phone_no: '020 2345678' },
  });
  await backend.call('PUT', '/settings/', { as, body: { support_name: '' } });
  expect(await read()).toMatchObject({ support_name: '', support_phone_no: '+254202345678' });
});

test('a number that nobody can call is refused under its field', async () => {
  const { status, body } = await backend.call('PUT', '/settings/', {
    as,
    body: { support_phone_no: '12345' },
  });
  expect([status, body]).toEqual([
    400,
    { support_phone_no: ['Enter a valid phone number, for example +254712345678.'] },
  ]);
});

test('the environment gives the first values only: what an administrator chose stays after a restart', async () => {
  await backend.call('PUT', '/settings/', { as, body: { support_name: 'Chosen' } });
  await backend.db.inTransaction((db) =>
    storeFirstSettings(db, { support_name: 'Environment', support_phone_no: '+254700000000' }),
  );
  expect((await read()).support_name).toBe('Chosen');
});

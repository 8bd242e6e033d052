import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';
import { defaultSettings, storeFirstSettings } from '../services/platform/settings.ts';

const backend = useBackend();
const as = 'administrator';
const message_channels = ['sms', 'email'];
const read = async () => (await backend.call('GET', '/settings')).body;

test('a service that nobody has set up names no number to call', async () => {
  expect(await read()).toEqual({ ...defaultSettings, message_channels, version: expect.any(String) });
});

test('an administrator sets who helps by phone, and everybody reads it', async () => {
  const body = { support_name: ' Udongo helpdesk ', support_phone_no: '0712 345 678' };
  const stored = { ...defaultSettings, support_name: 'Udongo helpdesk', support_phone_no: '+254712345678' };
  expect(await backend.call('PUT', '/settings/', { as, body })).toMatchObject({ status: 200, body: stored });
  expect(await read()).toEqual({ ...stored, message_channels, version: expect.any(String) });
  // The form shows neither a letterhead nor what invoices say.
  const { settings } = (await backend.call('GET', '/embed/boot')).body;
  expect(stored).toMatchObject(settings);
  expect(
    Object.keys(settings).filter((name) => /^(?:letterhead|business|commission|tax|paybill)/.test(name)),
  ).toEqual([]);
  expect(settings).toMatchObject({ support_name: 'Udongo helpdesk', days_to_report: 1 });
});

test('the business and its paybill are set, and a wrong KRA PIN is refused', async () => {
  const body = { business_kra_pin: 'p051234567x', paybill: '400200', commission_percentage: 12.5 };
  await backend.call('PUT', '/settings/', { as, body });
  expect(await read()).toMatchObject({
    business_kra_pin: 'P051234567X',
    paybill: '400200',
    commission_percentage: '12.50',
  });
  const wrong = await backend.call('PUT', '/settings/', {
    as,
    body: { business_kra_pin: '051234567', paybill: 'till 9', commission_percentage: 101 },
  });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([
    400,
    ['commission_percentage', 'business_kra_pin', 'paybill'],
  ]);
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

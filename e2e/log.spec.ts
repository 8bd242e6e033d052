import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { unregisteredPeople } from '../packages/reference-backend/src/seed/demoBookings.ts';
import { administrator, agentPeople, farmerPeople } from '../packages/reference-backend/src/seed/people.ts';
import { tokensFile } from './support/session.ts';

/** Each line is a JSON object. */
function readApiLog() {
  const text = readFileSync(process.env.UDONGO_E2E_LOG ?? '', 'utf8');
  return text.split('\n').filter((line) => line.startsWith('{'));
}

test('the log of the whole run names nobody: no phone number, no e-mail address, no token', () => {
  const lines = readApiLog();
  expect(lines.filter((line) => line.includes('bookings.create')).length).toBeGreaterThan(3);
  const log = lines.join('\n');

  const people = [administrator, ...agentPeople, ...farmerPeople];
  expect(people.length).toBeGreaterThan(30);
  for (const { email, full_name, phone_number } of people) {
    expect(log).not.toContain(email);
    expect(log).not.toContain(full_name);
    expect(log).not.toContain(phone_number.slice(4));
  }
  for (const { name, phone_no } of unregisteredPeople) {
    expect(log).not.toContain(name);
    expect(log).not.toContain(phone_no.slice(4));
  }
  const tokens = readFileSync(tokensFile, 'utf8').trim().split('\n');
  expect(tokens.length).toBeGreaterThan(3);
  for (const token of tokens) expect(log).not.toContain(token);
  expect(log).not.toMatch(/[\w.]+@[\w.]+\.\w+|\+254\d|\b0[17]\d{8}\b|Bearer/);
});

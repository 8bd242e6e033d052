import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../test/pdf/readPdf.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { readFont } from '../../../hosts/readFont.ts';
import { renderReport } from './pdf/renderReport.ts';

const backend = useBackend();
const path = '/agric/report-generation';
const call = (method: string, address: string, as: Who = 'administrator', body?: object) =>
  backend.call(method, address, { as, ...(body && { body }) });
const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
/** A report that the farmer was given. */
async function givenReport(booking = 1) {
  const { body } = await call('POST', `${path}/`, 'administrator', { booking, remarks: 'First words.' });
  await call('POST', `${path}/${body.id}/sent/`);
  later(1);
  return body;
}
/** Somebody checks the results again. */
const verify = (booking: number) =>
  backend.db.inTransaction((db) =>
    db.execute(sql`update bookings set status = 'verified' where id = ${booking}`),
  );
const readPublic = async (link: string) =>
  (await call('GET', `/agric/reports-public/${link}`, 'anonymous')).body;
/** The results of a report as its public page has them: without who measured. */
const ofAnyone = ({ results }: { results: { measured_by_name: string }[] }) => {
  expect(results[0]?.measured_by_name).not.toBe('');
  return results.map((result) => ({ ...result, measured_by_name: '' }));
};
const words = async (link: string, language: 'en' | 'sw') => {
  const report = await readPublic(link);
  return (await readPdf(await renderReport({ report, language, url: null }, readFont))).pages;
};

test('an amended report has the next number and its reason; the old link leads to it once it was given', async () => {
  const first = await givenReport();
  const reason = 'The plot is for beans and not for maize.';
  expect((await call('POST', `${path}/${first.id}/amend/`, 'agronomist', {})).body).toHaveProperty('reason');
  const blank = await call('POST', `${path}/${first.id}/amend/`, 'agronomist', { reason: '  ' });
  expect([blank.status, blank.body]).toMatchObject([400, { reason: [expect.any(String)] }]);
  const { status, body: second } = await call('POST', `${path}/${first.id}/amend/`, 'agronomist', { reason });
  expect(status).toBe(201);
  const [code, revision] = first.number.split('-R');
  expect(second).toMatchObject({
    number: `${code}-R${Number(revision) + 1}`,
    replaces: first.number,
    reason,
    remarks: 'First words.',
    sent_on: null,
  });
  // Before it is given, the farmer's report is the first one.
  expect(await readPublic(first.link)).toMatchObject({ replaced_by: null, outdated_on: null });
  const again = await call('POST', `${path}/${first.id}/amend/`, 'administrator', { reason });
  expect([again.status, again.body.detail]).toEqual([
    409,
    'This booking has a newer report. Change that one.',
  ]);
  await call('POST', `${path}/${second.id}/sent/`);
  const old = await readPublic(first.link);
  expect(old.replaced_by).toMatchObject({ number: second.number, reason, link: second.link });
  expect(old.results).toEqual(ofAnyone(first));
  const pages = await words(first.link, 'en');
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages)
    expect(page).toContain(`Replaced by ${second.number}. Do not follow this report.`);
  expect(pages[0]).toContain(reason);
  expect((await words(first.link, 'sw'))[0]).toContain(`Ilibadilishwa na ${second.number}`);
  expect((await words(second.link, 'en')).join(' ')).toContain(
    `This report replaces ${first.number}. Reason: ${reason}`,
  );
  // A revoked link leads nowhere, and agents get none.
  await call('POST', `${path}/${second.id}/revoke-link/`);
  expect((await readPublic(first.link)).replaced_by.link).toBeNull();
});

test('the PDF behind a public link says when a sample was measured, and hides by whom', async () => {
  const report = await givenReport();
  const [{ measured_by_name: name }] = report.results;
  const [page] = await words(report.link, 'en');
  expect(page).toMatch(/Measured on \d+ \w+ 2026\./);
  expect(page).not.toContain(name);
  const { pages } = await readPdf(await renderReport({ report, language: 'en', url: null }, readFont));
  expect(pages[0]).toContain(` by ${name}.`);
});

test('a farmer who was given a report hears that the amended one corrects it, when it is sent', async () => {
  const first = await givenReport();
  const { body: second } = await call('POST', `${path}/${first.id}/amend/`, 'administrator', {
    reason: 'Lime was left out.',
  });
  const { body: preview } = await call('GET', `${path}/${second.id}/messages`);
  expect(preview.map(({ text }: { text: string }) => text).join(' ')).toContain('corrected');
});

test('a withdrawn report says so on its page and on each page of its PDF, and is not given any more', async () => {
  const first = await givenReport(2);
  const reason = 'The sample was mixed up.';
  const pdf = `/agric/reports-public/${first.link}/pdf`;
  const etag = (await backend.call('GET', pdf, {})).headers.get('etag') ?? '';
  const { status, body } = await call('POST', `${path}/${first.id}/withdraw/`, 'agronomist', { reason });
  expect([status, body.withdrawn_reason]).toEqual([200, reason]);
  expect((await call('POST', `${path}/${first.id}/withdraw/`, 'agronomist', { reason })).status).toBe(409);
  expect(await readPublic(first.link)).toMatchObject({ withdrawn_reason: reason, results: ofAnyone(first) });
  for (const page of await words(first.link, 'en')) {
    expect(page).toContain('Withdrawn on 20 Nov 2026. Do not follow this report.');
  }
  const next = 'What to do next: do not buy or spread what it advises, and ask for a new report.';
  expect((await words(first.link, 'en'))[0]).toContain(next);
  expect((await backend.call('GET', pdf, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  const marked = await call('POST', `${path}/${first.id}/sent/`);
  expect([marked.status, marked.body.detail]).toEqual([409, 'This report was withdrawn. Make a new report.']);
  expect((await call('GET', '/agric/soil-test-bookings/2')).body.is_report_sent).toBe(false);
});

test('a farmer who was given a report is told that it is withdrawn, when staff say so; staff see who withdrew it', async () => {
  const first = await givenReport();
  const { body: withdrawn } = await call('POST', `${path}/${first.id}/withdraw/`, 'agronomist', {
    reason: 'The sample was mixed up.',
  });
  expect(withdrawn.withdrawn_by_name).toBe('Musa Barasa');
  const told = async () => {
    const { body } = await call('GET', '/utils/notifications', 'farmer');
    return body.results.filter(({ title }: { title: string }) => title === 'Report withdrawn');
  };
  expect(await told()).toEqual([]);
  const { body: preview } = await call('GET', `${path}/${first.id}/messages`);
  expect(preview[0].text).toContain(`we withdrew the report of ${first.facts.booking_code}`);
  expect(preview[0].text).toContain(`/r/${first.link}`);
  for (let press = 0; press < 2; press += 1) {
    const { status, body } = await call('POST', `${path}/${first.id}/send/`);
    expect([status, body.withdrawn_on]).toEqual([200, withdrawn.withdrawn_on]);
  }
  expect(await told()).toHaveLength(1);
  expect((await call('GET', '/agric/soil-test-bookings/1')).body.is_report_sent).toBe(false);
  const { body: seen } = await call('GET', `${path}/${first.id}`, 'farmer');
  expect(seen.withdrawn_reason).toBe('The sample was mixed up.');
  expect(seen.withdrawn_by_name).toBeUndefined();
});

test('after a report was withdrawn, only staff see the results until they are verified again', async () => {
  const results = async (who: Who) => (await call('GET', '/agric/soil-test-bookings/1/results', who)).status;
  await verify(1);
  expect(await results('farmer')).toBe(200);
  const { id } = await givenReport();
  await call('POST', `${path}/${id}/withdraw/`, 'agronomist', { reason: 'The bags were mixed up.' });
  expect([await results('farmer'), await results('agronomist')]).toEqual([409, 200]);
  expect((await call('GET', '/agric/soil-test-bookings/1', 'farmer')).body.status).toBe('analysed');
  expect((await call('POST', `${path}/`, 'agronomist', { booking: 1 })).status).toBe(400);
  await verify(1);
  expect(await results('farmer')).toBe(200);
});

test('nobody is told of a withdrawn report that they never had', async () => {
  await verify(1);
  const { body } = await call('POST', `${path}/`, 'administrator', { booking: 1 });
  await call('POST', `${path}/${body.id}/withdraw/`, 'agronomist', { reason: 'The sample was mixed up.' });
  const sent = await call('POST', `${path}/${body.id}/send/`);
  expect([sent.status, sent.body.detail]).toEqual([409, 'This report was withdrawn. Make a new report.']);
});

test('only administrators and agronomists amend and withdraw', async () => {
  for (const who of ['farmer', 'agent', 'technician', 'finance', 'content'] as const) {
    for (const action of ['amend', 'withdraw']) {
      expect((await call('POST', `${path}/1/${action}/`, who, { reason: 'Why' })).status).toBe(403);
    }
  }
});

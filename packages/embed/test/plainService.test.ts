import { afterEach, expect, test } from 'vitest';
import { type MinimalDrfServer, startMinimalDrfServer } from '../../sdk/test/drf/minimalDrfServer.ts';
import type { MinimalDrfKind } from '../../sdk/test/drf/minimalDrfStore.ts';
import { fillBooking } from './support/fillBooking.ts';
import { openHostPage, script } from './support/hostPage.ts';

let service: MinimalDrfServer | undefined;

afterEach(async () => {
  await service?.close();
});

/** Opens a website whose widget uses a plain Django REST Framework service. */
async function openPage(kind: Partial<MinimalDrfKind>, attributes = '') {
  service = await startMinimalDrfServer(kind);
  const opened = await openHostPage(`<!doctype html><html lang="en"><title>Agrovet</title>
    <script>
      window.told = [];
      for (const type of ['udongo:booked', 'udongo:error'])
        document.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
    </script>
    <udongo-booking api="${service.url}" ${attributes}><a href="/book">Book</a></udongo-booking>${script}`);
  const told = () => opened.page.evaluate<unknown[]>('window.told');
  return { ...opened, service, told };
}

test.each(['string', 'number'] as const)('a visitor books where decimals are a %s', async (decimals) => {
  const { widget, service, told } = await openPage({ decimals, visitors: 'welcome' });
  await fillBooking(widget);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('heading', { name: 'Your soil test is booked' }).waitFor();
  const booked = service.store.bookings.at(-1);
  await widget.getByText(`#${booked?.id}`, { exact: true }).waitFor();
  expect(booked).toMatchObject({ name: 'Akinyi Odhiambo', created_by: null, farmer: null });
  expect(await told()).toEqual([{ type: 'udongo:booked', uuid: '', code: '' }]);
  expect(service.asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);
});

test('the owner of the page hears once of each list that asks for a login', async () => {
  const { widget, service, complaints, told } = await openPage({ visitors: 'log in first' });
  const crops = widget.getByRole('combobox', { name: 'Main crop' });
  await crops.click();
  await widget.getByText("We can't show this list on this site. Please tell its owner.").first().waitFor();
  const asked = () => service.asked.filter((one) => one === 'GET /agric/crops/').length;
  const before = asked();
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(asked).toBeGreaterThan(before);
  await widget.getByRole('combobox', { name: 'County' }).click();
  const messages = ['crops', 'counties'].map(
    (name) => `${service.url} shows visitors no ${name}. Let everybody read them.`,
  );
  await expect
    .poll(told)
    .toEqual(messages.map((message) => ({ type: 'udongo:error', reason: 'setup', message, status: 401 })));
  const lines = complaints.filter((line) => line.startsWith('<udongo-booking>'));
  expect(lines).toEqual(messages.map((message) => `<udongo-booking>: ${message}`));
});

test.each([
  ['the agent that the page names', 'referrer="7"'],
  ['the agrovet of a page that names no agent', `prefill='{"agent":7}'`],
])('where agents have keys of their own, %s is credited', async (_, attribute) => {
  const { widget, service } = await openPage({ visitors: 'welcome' }, `referrer-agent="agent" ${attribute}`);
  await fillBooking(widget);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('heading', { name: 'Your soil test is booked' }).waitFor();
  expect(service.store.bookings.at(-1)).toMatchObject({ referrer_agent: 7 });
});

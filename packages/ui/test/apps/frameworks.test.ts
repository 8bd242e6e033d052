import { preview } from 'vite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPage } from './openPage.ts';
import { serveHosts } from './serveHosts.ts';
import { useListAddress, useRouterList, useScreens } from './shared/useScreens.ts';
import { runIn, startIn } from './startApp.ts';

const { next, router, hosts, astro } = inject('apps');

test('a Next app draws five components, and its server component calls what has no hooks', async () => {
  await runIn(next, 'next', 'build');
  const { address, errors } = await startIn(next, 'next', 'start');
  const { page, complaints } = await openPage(address);
  const lines = await page.locator('#called li').allTextContents();
  expect(lines).toHaveLength(6);
  expect(lines).toEqual(expect.arrayContaining(['20 Nov 2026', 'Hifadhi', 'KES 2,000.00', 'Save']));
  // Of the exports that a server component sees, only components, hooks, functions that make or contain components, and the queue on a device are the client's.
  const client = (await page.locator('#client').textContent())?.split(' ') ?? [];
  expect(client).toContain('useBookingForm');
  expect(client.filter((name) => !/^([A-Z]|use[A-Z])/.test(name))).toEqual([
    'createBookingQueue',
    'createRecordFilterKind',
    'fileField',
    'moneyField',
    'passwordField',
  ]);
  await useScreens(page);
  await useRouterList(page);
  expect(complaints).toEqual([]);
  expect(errors).toEqual([]);
});

test('an app of React Router in framework mode draws five components', async () => {
  await runIn(router, 'react-router', 'build');
  const { address, errors } = await startIn(router, 'react-router-serve', './build/server/index.js');
  const { page, complaints } = await openPage(address);
  await useScreens(page);
  await useRouterList(page);
  expect(complaints).toEqual([]);
  expect(errors).toEqual([]);
});

test('a page of Astro, rendered when it is built, is taken over with five components and a list in its address', async () => {
  await runIn(astro, 'astro', 'build');
  const server = await preview({ root: astro, configFile: false, logLevel: 'error', preview: { port: 0 } });
  onTestFinished(() => server.close());
  const { page, complaints } = await openPage(`${server.resolvedUrls?.local[0]}?limit=5&ordering=-name`);
  await page.locator('th[aria-sort=descending]').waitFor();
  await useScreens(page);
  await useListAddress(page);
  expect(complaints).toEqual([]);
});

test('an app of TanStack Router draws five components', async () => {
  const { page, complaints } = await openPage(`${await serveHosts(hosts)}?routed`);
  await useScreens(page);
  await useRouterList(page);
  expect(complaints).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import type { Faq } from '@udongo/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const faq = (id: number, question: string, answer: string, language: 'en' | 'sw' = 'en'): Faq => ({
  ...{ id, question, answer, language, position: id, is_published: true },
});
const lime = faq(1, 'What is lime?', 'It makes soil **less acid**.');
const price = faq(2, 'What does it cost?', 'See the [prices](https://udongo.test/prices).');

test('a visitor opens a question and finds one by a word of its answer', async () => {
  const { user, api } = renderApp({
    path: '/questions',
    handlers: { 'faqs.list': () => pageOf([lime, price]) },
  });
  await user.click(await screen.findByText('What is lime?'));
  expect(screen.getByText('less acid')).toBeVisible();
  expect(api.callsOf('faqs.list')[0]?.query.get('language')).toBe('en');
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'PRICES');
  expect(screen.queryByText('What is lime?')).toBeNull();
  expect(screen.getByText('What does it cost?')).toBeVisible();
  expect(screen.getByText('1 question')).toBeVisible();
});

test('an endless word of a question does not widen a phone', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1280, 900));
  const endless = faq(3, `Unreg${'longlong'.repeat(15)}?`, 'Yes.');
  renderApp({ path: '/questions', handlers: { 'faqs.list': () => pageOf([endless]) } });
  await screen.findByText(endless.question);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('the second line of a question begins below the first, not below its mark', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1280, 900));
  const long = faq(3, 'How do I book a soil test for the upper and the lower plot?', 'Yes.');
  renderApp({ path: '/questions', handlers: { 'faqs.list': () => pageOf([long]) } });
  const text = document.createRange();
  text.selectNodeContents(await screen.findByText(long.question));
  const lines = [...text.getClientRects()].map(({ left }) => left);
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(1);
});

test('a search that finds nothing leads to the contact form', async () => {
  const { user } = renderApp({ path: '/questions', handlers: { 'faqs.list': () => pageOf([lime]) } });
  await user.type(await screen.findByRole('searchbox'), 'camel');
  expect(screen.getByText('No question matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
});

test('an answer with tags and with an address that runs a script shows the tags and leaves the address out', async () => {
  const evil = faq(
    3,
    'Evil?',
    '<img src=x onerror="window.hacked=1"> and [press](javascript:window.hacked=1)',
  );
  const { user, container } = renderApp({
    path: '/questions',
    handlers: { 'faqs.list': () => pageOf([evil]) },
  });
  await user.click(await screen.findByText('Evil?'));
  expect(screen.getByText(/<img src=x/)).toBeVisible();
  expect(container.querySelector('.app-questions img')).toBeNull();
  expect(container.querySelector('.app-questions a[href^="javascript"]')).toBeNull();
});

test('where nothing is written in the language of the page, the others are shown, and said to be so', async () => {
  const swahili = faq(4, 'Chokaa ni nini?', 'Hupunguza asidi.', 'sw');
  renderApp({
    path: '/questions',
    handlers: { 'faqs.list': ({ query }) => pageOf(query.has('language') ? [] : [swahili]) },
  });
  expect(await screen.findByText('These questions are not in English yet.')).toBeVisible();
  expect(screen.getByText('Chokaa ni nini?').closest('li')?.lang).toBe('sw');
});

test('a service without questions says so and can be asked again', async () => {
  const { user } = renderApp({
    path: '/questions',
    handlers: { 'faqs.list': () => failure(404, { detail: 'Not found.' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/does not offer/));
});

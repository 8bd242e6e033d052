import { screen, waitFor, within } from '@testing-library/react';
import type { Faq } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { userEvent as mouse } from 'vitest/browser';
import { failure, pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const questions = ['What is lime?', 'What does it cost?', 'Who sees my results?'];

/** Opens the page on a server that stores each question, except one that it refuses, and refuses old versions if it has any. */
async function open(refuses: (id: number) => boolean = () => false, { hasVersions = false } = {}) {
  let stored: Faq[] = questions.map((question, index) => ({
    ...{ id: index + 1, question, answer: 'So.', position: (index + 1) * 10 },
    ...{ language: 'en' as const, is_published: true, ...(hasVersions && { version: 'v' }) },
  }));
  const find = (id: number) => stored.find((faq) => faq.id === id) as Faq;
  const change = (id: number, changes: Partial<Faq>) => {
    stored = stored.map((faq) =>
      faq.id === id ? { ...faq, ...changes, ...(faq.version && { version: `${faq.version}v` }) } : faq,
    );
    return find(id);
  };
  const view = renderApp({
    path: '/faqs',
    user: administrator,
    handlers: {
      'faqs.list': () => pageOf([...stored].sort((a, b) => a.position - b.position)),
      'faqs.update': ({ body, record }) => {
        const id = Number(record);
        if (refuses(id)) return failure(400, { position: ['Not this one.'] });
        const { version, ...changes } = Object(body);
        if (version && version !== find(id).version)
          return failure(412, { code: 'stale', detail: 'Somebody else changed this.', stored: find(id) });
        return change(id, changes);
      },
      'faqs.create': ({ body }) => {
        stored = [...stored, { id: 4, ...Object(body) }];
        return find(4);
      },
      'faqs.delete': ({ record }) => {
        stored = stored.filter(({ id }) => id !== Number(record));
        return null;
      },
    },
  });
  await screen.findByRole('button', { name: 'Move down: What is lime?' });
  return { ...view, change, read: () => [...stored].sort((a, b) => a.position - b.position) };
}

const shown = () =>
  screen
    .getAllByRole('button', { name: /^Move up: / })
    .map((button) => button.getAttribute('aria-label')?.replace('Move up: ', ''));

test('an administrator orders the questions with the keyboard and hears each place', async () => {
  const { user, api } = await open();
  screen.getByRole('button', { name: 'Move down: What is lime?' }).focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByText('What is lime? is number 3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move down: What is lime?' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save the order' }));
  await screen.findByText('The order is saved');
  expect(shown()).toEqual(['What does it cost?', 'Who sees my results?', 'What is lime?']);
  const sent = api.callsOf('faqs.update').map(({ record, body }) => [record, Object(body).position]);
  expect(sent).toEqual([
    ['2', 10],
    ['3', 20],
    ['1', 30],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull());
});

test('an administrator drags a question to another place, and takes it back', async () => {
  const { user } = await open();
  const handles = document.querySelectorAll<HTMLElement>('.app-faq-order__handle');
  const [first, , last] = handles;
  if (!first || !last) throw new Error('There are no handles.');
  await mouse.dragAndDrop(first, last);
  expect(shown()).toEqual(['What does it cost?', 'Who sees my results?', 'What is lime?']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(questions);
});

test('a refused save keeps the order that the administrator chose; saving again sends only the rest', async () => {
  let isRefused = true;
  const { user, api } = await open((id) => isRefused && id === 3);
  await user.click(screen.getByRole('button', { name: 'Move down: What is lime?' }));
  await user.click(screen.getByRole('button', { name: 'Move up: Who sees my results?' }));
  const chosen = ['What does it cost?', 'Who sees my results?', 'What is lime?'];
  await user.click(screen.getByRole('button', { name: 'Save the order' }));
  await screen.findByText(/Not this one/);
  expect(shown()).toEqual(chosen);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Save the order' }));
  await screen.findByText('The order is saved');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull());
  expect(shown()).toEqual(chosen);
  expect(api.callsOf('faqs.update').map(({ record }) => record)).toEqual(['2', '3', '3', '1']);
});

test('after a refused save, the administrator goes back to the order that the server has', async () => {
  const { user } = await open((id) => id === 1);
  await user.click(screen.getByRole('button', { name: 'Move up: Who sees my results?' }));
  await user.click(screen.getByRole('button', { name: 'Move up: Who sees my results?' }));
  await user.click(screen.getByRole('button', { name: 'Save the order' }));
  await screen.findByText(/Not this one/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const left = ['What is lime?', 'Who sees my results?', 'What does it cost?'];
  await waitFor(() => expect(shown()).toEqual(left));
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();
});

test.each([
  ['with versions', true],
  ['without versions', false],
])(
  'a text that was changed in the list, and one that another changed, stay as they are when the order is saved, on a service %s',
  async (_, hasVersions) => {
    const { user, change, read } = await open(undefined, { hasVersions });
    await user.click(screen.getByRole('button', { name: 'Update What is lime?' }));
    const form = within(await screen.findByRole('form', { name: 'Question' }));
    await user.clear(form.getByLabelText(/^Question/));
    await user.type(form.getByLabelText(/^Question/), 'What does lime do?');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Move down: What does lime do?' }));
    change(2, { answer: 'KES 6,500.' });
    await user.click(screen.getByRole('button', { name: 'Save the order' }));
    await screen.findByText('The order is saved');
    expect(read()).toMatchObject([
      { question: 'What does it cost?', answer: 'KES 6,500.' },
      { question: 'What does lime do?', answer: 'So.' },
      { question: 'Who sees my results?' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull());
  },
);

test('the order has a question that was added, and none that was deleted', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move down: What is lime?' }));
  await user.click(screen.getByRole('button', { name: 'Delete Who sees my results?' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shown()).toEqual(['What does it cost?', 'What is lime?']));
  await user.click(screen.getByRole('button', { name: 'Add New' }));
  const form = within(await screen.findByRole('form', { name: 'Question' }));
  await user.type(form.getByLabelText(/^Question/), 'How deep?');
  await user.type(form.getByLabelText(/^Answer/), '20 cm.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shown()).toEqual(['What does it cost?', 'What is lime?', 'How deep?']));
});

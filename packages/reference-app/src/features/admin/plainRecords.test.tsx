import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

type Operation = keyof Handlers;

interface PlainList {
  path: string;
  operation: Operation;
  /** A record with the fields that a plain DRF service has. */
  record: Readonly<Record<string, unknown>>;
  /** In a cell of its row. */
  name: string;
  /** The headers of what such a service does not say. */
  unknown: readonly string[];
}

const created_on = '2026-11-20T20:27:26.303015+03:00';
const person = { full_name: 'Njeri Kamau', email: 'njeri@udongo.test', phone_number: '+254712345678' };
const lists: readonly PlainList[] = [
  {
    path: 'users',
    operation: 'profiles.list',
    record: { id: 1, user: 1, ...person, address: '', county: null },
    name: 'Njeri Kamau',
    unknown: ['Role', 'Account'],
  },
  {
    path: 'articles',
    operation: 'blogs.list',
    record: { id: 1, title: 'Lime first', slug: 'lime-first', content: 'Lime.', created_on },
    name: 'Lime first',
    unknown: ['Language', 'State', 'Published on', 'Author'],
  },
  {
    path: 'messages',
    operation: 'contact.list',
    record: {
      ...{ id: 1, name: 'Njeri Kamau', email: 'njeri@udongo.test', phone_number: '' },
      ...{ subject: 'Prices', message: 'How much?', created_on },
    },
    name: 'Njeri Kamau',
    unknown: ['State'],
  },
  {
    path: 'discounts',
    operation: 'discounts.list',
    record: { id: 1, code: 'MVUA', percentage: '10.00', valid_until: null },
    name: 'MVUA',
    unknown: ['Tests', 'Used', 'State'],
  },
  {
    path: 'faqs',
    operation: 'faqs.list',
    record: { id: 1, question: 'How deep?', answer: '20 cm.' },
    name: 'How deep?',
    unknown: ['Place', 'Language', 'State'],
  },
  {
    path: 'devices',
    operation: 'devices.list',
    record: { id: 1, name: 'Probe 1', serial_number: 'S-1', agent: null, notes: '' },
    name: 'Probe 1',
    unknown: ['Last seen', 'State'],
  },
  {
    path: 'crops',
    operation: 'crops.list',
    record: { id: 1, name: 'Maize' },
    name: 'Maize',
    unknown: ['Shown to'],
  },
  {
    path: 'subscribers',
    operation: 'subscribers.list',
    record: { id: 1, email: 'njeri@udongo.test', created_on },
    name: 'njeri@udongo.test',
    unknown: ['State'],
  },
  {
    path: 'review-moderation',
    operation: 'reviews.list',
    record: { id: 1, author: 'Njeri Kamau', rating: 5, comment: 'Good.', created_on, updated_on: created_on },
    name: 'Njeri Kamau',
    unknown: ['State'],
  },
  {
    path: 'farmers',
    operation: 'farmers.list',
    record: { id: 1, user: { id: 5, ...person } },
    name: 'Njeri Kamau',
    unknown: ['Address'],
  },
  {
    path: 'agents',
    operation: 'agents.list',
    record: { id: 1, user: 5, ...person },
    name: 'Njeri Kamau',
    unknown: ['Agrovet', 'Phone', 'County'],
  },
];

test.each(lists)(
  'a record of a plain service has a dash on /$path where it says nothing, and opens',
  async ({ path, operation, record, name, unknown }) => {
    const handlers = { [operation]: () => Response.json(pageOf([record])) };
    const { user } = renderApp({ path: `/${path}`, user: administrator, handlers });
    const [named] = await screen.findAllByText(name);
    const row = within(named?.closest('[role=row]') as HTMLElement);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    const cells = [...(named?.closest('[role=row]')?.children ?? [])];
    for (const header of unknown) {
      const at = headers.findIndex((text) => text?.startsWith(header));
      expect(headers, header).toContain(headers[at]);
      expect(cells[at]?.textContent?.trim(), header).toBe('-');
    }
    const update = row.queryByRole('button', { name: /^Update / });
    if (!update) return;
    await user.click(update);
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);

test('the filter of tests asks for discounts by test_type, which is not the name of the field', async () => {
  const discount = { id: 1, code: 'MVUA', percentage: '10.00', active: true, valid_until: null };
  const handlers: Handlers = {
    'discounts.list': () => pageOf([{ ...discount, test_types: ['complete-soil-analysis'] }]),
  };
  const { user, api } = renderApp({ path: '/discounts', user: administrator, handlers });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tests' }), 'Complete');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await expect
    .poll(() => api.callsOf('discounts.list').at(-1)?.query.get('test_type'))
    .toBe('complete-soil-analysis');
  expect(api.callsOf('discounts.list').at(-1)?.query.has('test_types')).toBe(false);
});

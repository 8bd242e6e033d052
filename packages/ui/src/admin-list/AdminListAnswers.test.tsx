import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPlots } from '../../test/plotList.tsx';
import type { ListPage } from './listPage.ts';

/** Answers of other APIs that are no page. */
const answers: [unknown, RegExp][] = [
  [[{ id: 1 }, { id: 2 }], /answered an array of 2/],
  [{ data: [], total: 4 }, /answered \{ data: array, total: number \}/],
  [{ results: [], count: '3', next: null }, /answered \{ results: array, count: string, next: null \}/],
  [undefined, /answered undefined/],
];

test.each(answers)(
  'a list that gets %j says what it needs and what arrived, and stays on the page',
  async (answer, text) => {
    openPlots({ list: async () => answer as ListPage<never> });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /list\(\) has to answer .* \{ count: number, total_pages: number \}, \{ hasNext: boolean \} or \{ nextCursor/,
    );
    expect(alert.textContent).toMatch(text);
    expect(screen.getByRole('heading', { name: 'Plots' })).toBeTruthy();
  },
);

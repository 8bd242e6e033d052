import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminList } from '@udongo/ui';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { Counties as PartsRecipe } from '../../packages/ui/examples/AdminListParts.tsx';
import parts from '../../packages/ui/examples/AdminListParts.tsx?raw';
import { Customers as DrfCursorRecipe } from '../../packages/ui/examples/DrfCursorList.tsx';
import drfCursor from '../../packages/ui/examples/DrfCursorList.tsx?raw';
import { Customers as CursorRecipe } from '../../packages/ui/examples/StripeList.tsx';
import cursor from '../../packages/ui/examples/StripeList.tsx?raw';
import { Counties as HeadlessRecipe } from '../../packages/ui/examples/useAdminList.tsx';
import headless from '../../packages/ui/examples/useAdminList.tsx?raw';
import { shownCode } from '../../packages/ui/test/shownCode.ts';
import { PagesPage } from '../WidgetPage.tsx';

/** Whole files to copy: each uses only what the packages export. */
const meta = {
  title: 'Components/AdminList/Recipes',
  component: AdminList<object>,
  args: { title: '', list: async () => ({ results: [], hasNext: false }), rowKey: () => 0, columns: [] },
  parameters: { docs: { page: PagesPage }, controls: { disable: true } },
} satisfies Meta<typeof AdminList<object>>;

export default meta;
type Story = StoryObj<typeof meta>;

const customers = Array.from({ length: 25 }, (_, index) => ({
  id: `c${index}`,
  name: `Customer ${index + 1}`,
}));
const counties = ['Kiambu', 'Kisumu', 'Nakuru'].map((name, index) => ({ id: index + 1, name }));
const answerCounties = http.get('https://api.example.com/counties', () =>
  HttpResponse.json({ results: counties, count: 3, total_pages: 1, next: null, previous: null }),
);

/** Gives the customers after this number of them, and whether there are more. */
const pageAfter = (start: number, limit: string | null) => {
  const end = start + Number(limit);
  return { found: customers.slice(start, end), more: end < customers.length, end };
};

export const CursorApi: Story = {
  render: () => <CursorRecipe />,
  parameters: shownCode(cursor),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('https://api.example.com/v1/customers', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const after = customers.findIndex(({ id }) => id === searchParams.get('starting_after'));
        const { found, more } = pageAfter(after + 1, searchParams.get('limit'));
        return HttpResponse.json({ data: found, has_more: more });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Customer 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(await canvas.findByText('Customer 11')).toBeVisible();
  },
};

export const DjangoCursor: Story = {
  render: () => <DrfCursorRecipe />,
  parameters: shownCode(drfCursor),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('https://api.example.com/customers/', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const { found, more, end } = pageAfter(
          Number(searchParams.get('cursor')),
          searchParams.get('page_size'),
        );
        const next = more ? `https://api.example.com/customers/?cursor=${end}` : null;
        return HttpResponse.json({ results: found, next, previous: null });
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Customer 1')).toBeVisible();
  },
};

export const OwnOrderOfParts: Story = {
  render: () => <PartsRecipe />,
  parameters: shownCode(parts),
  beforeEach: ({ msw }) => msw.use(answerCounties),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kisumu' }));
    await expect(canvas.getByText('All about Kisumu')).toBeVisible();
  },
};

export const Headless: Story = {
  render: () => <HeadlessRecipe />,
  parameters: shownCode(headless),
  beforeEach: ({ msw }) => msw.use(answerCounties),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kiambu')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { playButtonKeys } from '../../../test/keyPlays.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Table, type TableColumn } from './index.ts';

interface Row {
  code: string;
  farmer: string;
  county: string;
  samples: number;
  amount: string;
}

const rows: Row[] = [
  { code: 'UD-1284', farmer: 'Wanjiku Kariuki', county: 'Kiambu', samples: 3, amount: '19,500.00' },
  { code: 'UD-1283', farmer: 'Otieno Odhiambo', county: 'Kisumu', samples: 1, amount: '2,000.00' },
  { code: 'UD-1282', farmer: 'Chebet Kiplagat', county: 'Uasin Gishu', samples: 2, amount: '10,000.00' },
];

const columns: TableColumn<Row>[] = [
  { key: 'code', header: 'Code', cell: ({ code }) => code, rowHeader: true },
  { key: 'farmer', header: 'Farmer', cell: ({ farmer }) => farmer, ordering: 'name' },
  { key: 'county', header: 'County', cell: ({ county }) => county },
  { key: 'samples', header: 'Samples', cell: ({ samples }) => samples, align: 'end' },
  { key: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
  {
    key: 'payment',
    header: 'Payment',
    cell: () => (
      <Badge tone="success" icon="check">
        Paid
      </Badge>
    ),
  },
  { key: 'actions', header: 'Actions', cell: () => <Button variant="quiet">Update</Button> },
];

const meta = {
  title: 'Foundations/Table',
  component: Table<Row>,
  args: {
    caption: 'Bookings',
    columns,
    rows,
    rowKey: ({ code }) => code,
    ordering: 'name',
    onOrderingChange: () => undefined,
    empty: 'No bookings yet. Book a soil test to see it here.',
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
        <Pagination page={2} totalPages={129} onPageChange={() => undefined} limit={10} />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OnAPhone: Story = { globals: { width: 'phone' } };
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], pending: true } };
export const Reloading: Story = { args: { pending: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Keyboard: Story = { play: playButtonKeys };

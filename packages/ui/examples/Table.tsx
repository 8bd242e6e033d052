import { Badge, Table, type TableColumn } from '@udongo/ui';

interface Booking {
  code: string;
  farmer: string;
  samples: number;
}

const columns: TableColumn<Booking>[] = [
  {
    key: 'code',
    header: 'Code',
    cell: ({ code }) => <Badge>{code}</Badge>,
    rowHeader: true,
  },
  {
    key: 'farmer',
    header: 'Farmer',
    cell: ({ farmer }) => farmer,
    ordering: 'name',
  },
  {
    key: 'samples',
    header: 'Samples',
    cell: ({ samples }) => samples,
    align: 'end',
  },
];

const rows: Booking[] = [
  { code: 'UD-1284', farmer: 'Wanjiku Kariuki', samples: 3 },
  { code: 'UD-1283', farmer: 'Otieno Odhiambo', samples: 1 },
];

export const Bookings = ({
  onSort,
}: {
  onSort?: (ordering: string) => void;
}) => (
  <Table
    caption="Bookings"
    columns={columns}
    rows={rows}
    rowKey={({ code }) => code}
    ordering="name"
    onOrderingChange={onSort}
    empty="No bookings yet."
  />
);

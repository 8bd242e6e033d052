import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  countyNames,
  createPlotServer,
  type Plot,
  plotColumns,
  plotFilters,
  plotsTo,
} from '../../test/plots.ts';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { Button, Field, Input } from '../primitives/index.ts';
import {
  AdminList,
  type AdminListFormProps,
  type AdminListProps,
  BulkDialog,
  createAgentFilterKind,
  createCountyFilterKind,
  createMemoryUrl,
  type ListFilter,
  type ListQuery,
} from './index.ts';

const server = createPlotServer();
const remove: NonNullable<AdminListProps<Plot>['remove']> = async () => undefined;
const forever = () => new Promise<never>(() => undefined);
/** A server that answers whether there is a next page, and no total. */
const withoutTotal = async (query: ListQuery) => {
  const page = await server.list(query);
  return {
    results: page.results,
    hasNext: Number(query.page) < ('total_pages' in page ? page.total_pages : 1),
  };
};
const failing = async () => Promise.reject(new Error('Server error occurred. Please try again later.'));

const counties = Object.entries(countyNames).map(([id, name]) => ({ id: Number(id), name }));
const agrovets = [
  { id: 1, agrovet_name: 'Mavuno Agrovet' },
  { id: 2, agrovet_name: 'Shamba Bora' },
];
const filterKinds = {
  county: createCountyFilterKind({
    list: async ({ search }) => ({
      results: counties.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
    }),
    get: async (id) => ({ id, name: countyNames[id] ?? '' }),
  }),
  agent: createAgentFilterKind({
    list: async () => ({ results: agrovets }),
    get: async (id) => agrovets.find((agrovet) => agrovet.id === id) ?? { id, agrovet_name: '' },
  }),
};

const everyKind: readonly ListFilter[] = [
  { kind: 'text', name: 'search', label: 'Search', placeholder: 'Name of the plot' },
  { kind: 'number', name: 'samples', label: 'Samples', min: 1 },
  { kind: 'slider', name: 'acres', label: 'Acres' },
  ...plotFilters.filter(({ kind }) => kind === 'select'),
  { kind: 'date', name: 'sent_on', label: 'Sent' },
  { kind: 'dateRange', name: 'tested_on', label: 'Tested' },
  { kind: 'agent', name: 'agent', label: 'Agrovet' },
  { kind: 'county', name: 'county', label: 'County' },
];

function PlotForm({ record, onSaved, onCancel }: AdminListFormProps<Plot>) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSaved();
      }}
    >
      <Field label="Name" required>
        <Input name="name" defaultValue={record?.name} />
      </Field>
      <p style={{ display: 'flex', gap: 12, margin: '16px 0 0' }}>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  );
}

const meta = {
  title: 'Components/AdminList',
  id: 'components-adminlist',
  component: AdminList<Plot>,
  subcomponents: { BulkDialog },
  args: {
    title: 'Plots',
    columns: plotColumns,
    filters: plotFilters,
    rowKey: ({ id }) => id,
    list: server.list,
    remove,
    form: PlotForm,
    defaultOrdering: 'name',
  },
  parameters: { filterKinds },
} satisfies Meta<typeof AdminList<Plot>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const loaded: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Found: 26 records')).toBeVisible();
};
const body = ({ canvasElement }: Parameters<Play>[0]) => within(canvasElement.ownerDocument.body);

export const Playground: Story = { play: loaded };
/** An action for several rows, beside deleting them: it names each row for which it failed. */
export const SeveralAtOnce: Story = {
  tags: ['action'],
  args: {
    bulkActions: [
      {
        key: 'retest',
        label: 'Test again',
        dialog: (bulk) => (
          <BulkDialog
            {...bulk}
            title="Test the chosen plots again"
            start="Test again"
            act={async ({ county }) => county === 22 && Promise.reject(new Error('Nobody can go to Kiambu.'))}
            progress={(done, count) => `Asking for ${done} of ${count}`}
            failed={(done, count) => `Asked for ${done} of ${count}. Not for these:`}
            done="Asked for all"
          >
            <Field label="Why">
              <Input />
            </Field>
          </BulkDialog>
        ),
      },
    ],
  },
  play: async (context) => {
    await loaded(context);
    const [page] = context.canvas.getAllByRole('checkbox', { name: 'Select all on this page' });
    if (page) await userEvent.click(page);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Test again' }));
    const dialog = within(await body(context).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Test again' }));
    await expect(await dialog.findByText(/^Asked for \d of 10. Not for these:$/)).toBeVisible();
  },
};
/** The next page is added to the rows, here of a server that knows no total. */
export const ShowMore: Story = {
  args: { pagination: 'more', list: withoutTotal },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect((await canvas.findAllByText('20 records shown'))[0]).toBeVisible();
  },
};
export const ShowMoreOnAPhone: Story = { ...ShowMore, globals: { width: 'phone' }, tags: ['layout'] };
export const MoreFailed: Story = {
  tags: ['failure'],
  args: {
    pagination: 'more',
    list: async (query) => (query.page === 1 ? server.list(query) : failing()),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const WideDark: Story = { ...Playground, globals: { scheme: 'dark' }, tags: ['layout'] };
export const OnAPhone: Story = {
  ...Playground,
  tags: ['layout'],
  args: { url: createMemoryUrl('?search=plot&soil=loam&tested_on=2026-11-01..') },
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Tested: from 1 Nov 2026/ })).toBeVisible();
  },
};
export const OnAPhoneDark: Story = {
  ...OnAPhone,
  globals: { width: 'phone', scheme: 'dark' },
  tags: ['layout'],
};
export const FilterSheet: Story = {
  tags: ['layout'],
  globals: { width: 'phone' },
  args: { filters: everyKind },
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Filters' }));
    const sheet = await body(context).findByRole('dialog', { name: 'Filters' });
    await expect(within(sheet).getByRole('spinbutton', { name: 'Samples' })).toHaveFocus();
  },
};
export const EveryFilter: Story = {
  args: {
    filters: everyKind,
    url: createMemoryUrl('?acres=1.5&agent=2&county=22&tested_on=2026-11-01..2026-11-28'),
  },
  // On a narrow screen the filters are in their sheet: `FilterSheet`, `ChipsOfEveryFilter`.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'County' })).toHaveValue('Kiambu'));
    await expect(canvas.getByRole('slider', { name: /Acres/ })).toHaveValue('1.5');
  },
};
export const ChipsOfEveryFilter: Story = {
  tags: ['layout'],
  args: { ...EveryFilter.args },
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'County: Kiambu' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Agrovet: Shamba Bora' })).toBeVisible();
  },
};
export const Loading: Story = { args: { list: forever } };
export const LoadingOnAPhone: Story = { ...Loading, globals: { width: 'phone' }, tags: ['layout'] };
export const Failed: Story = {
  tags: ['failure'],
  args: { list: failing },
  play: async ({ canvas }) => expect(await canvas.findByText('An error occured')).toBeVisible(),
};
export const FailedWithoutAMessage: Story = {
  tags: ['failure'],
  args: { list: async () => Promise.reject(null) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('We encountered an error while loading the data.')).toBeVisible(),
};
export const Empty: Story = {
  args: { list: createPlotServer([]).list },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing here yet')).toBeVisible(),
};
export const NothingFound: Story = {
  args: { url: createMemoryUrl('?search=nowhere') },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Show all' })).toBeVisible(),
};
export const NothingFoundInOwnWords: Story = {
  args: { url: createMemoryUrl('?search=nowhere'), empty: ({ search }) => search && `No plot is ${search}.` },
  play: async ({ canvas }) => expect(await canvas.findByText('No plot is nowhere.')).toBeVisible(),
};
export const Sorted: Story = {
  // On a narrow screen a select sorts.
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Acres' }));
    await waitFor(() =>
      expect(context.canvas.getByRole('columnheader', { name: 'Acres' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
  },
};
export const Selected: Story = {
  play: async (context) => {
    await loaded(context);
    const boxes = await context.canvas.findAllByRole('checkbox', { name: /^Select .* plot/ });
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.click(boxes[3] ?? document.body);
    await expect(context.canvas.getByText('2 selected')).toBeVisible();
  },
};
export const SelectedOnAPhone: Story = { ...Selected, globals: { width: 'phone' }, tags: ['layout'] };
export const AskedToDelete: Story = {
  tags: ['action'],
  play: async (context) => {
    await loaded(context);
    const [button] = await context.canvas.findAllByRole('button', { name: /^Delete / });
    await userEvent.click(button ?? document.body);
    await expect(await body(context).findByText('Are you sure you want to delete this entry?')).toBeVisible();
  },
};
export const DeletedInPart: Story = {
  tags: ['failure'],
  args: {
    remove: async (key) => {
      if (Number(key) % 2 === 0) throw new Error('A tested plot cannot be deleted.');
    },
  },
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(context.canvas.getByRole('button', { name: 'Delete selected' }));
    const dialog = within(await body(context).findByRole('dialog', { name: 'Delete 10 entries' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText(/^Deleted \d of 10\. These are still here:$/)).toBeVisible();
  },
};
export const Updating: Story = {
  tags: ['action'],
  play: async (context) => {
    await loaded(context);
    const [button] = await context.canvas.findAllByRole('button', { name: /^Update / });
    await userEvent.click(button ?? document.body);
    await expect(await body(context).findByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
export const LeftUnsaved: Story = {
  tags: ['action'],
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Add New' }));
    await userEvent.keyboard('Lower plot');
    await userEvent.click(body(context).getByRole('button', { name: 'Close' }));
    await expect(await body(context).findByText('What you typed is not saved yet.')).toBeVisible();
  },
};
/** Columns, row height and saved views are this person's choice. */
export const OwnView: Story = {
  tags: ['action'],
  args: {
    name: 'plots of the story',
    viewStorage: {
      getItem: () =>
        JSON.stringify({
          layout: { density: 'compact', order: ['name', 'tested'], hidden: ['county'] },
          views: [{ name: 'Clay', query: '?soil=clay', layout: {} }],
        }),
      setItem: () => undefined,
    },
  },
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'View' }));
    const choice = within(await body(context).findByRole('dialog', { name: 'View' }));
    await expect(choice.getByRole('checkbox', { name: 'County' })).not.toBeChecked();
  },
};
export const Exporting: Story = {
  tags: ['action'],
  args: { list: async (query) => (query.limit === 100 ? forever() : server.list(query)) },
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Export' }));
    await expect(await context.canvas.findByText('Exporting 0 of 26 records')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  tags: ['role'],
  args: { permissions: { create: false, update: false, remove: false, export: false } },
  play: loaded,
};
export const WithExtraButtons: Story = {
  tags: ['action'],
  args: {
    actions: [
      { key: 'label', label: 'Print label', onPress: () => undefined },
      { key: 'map', label: 'Map', onPress: () => undefined, isVisible: ({ soil }) => soil === 'loam' },
    ],
  },
  play: loaded,
};
export const LongText: Story = {
  tags: ['layout'],
  args: {
    title: 'Plots of all farmers of the cooperative societies of the central highlands',
    list: createPlotServer(
      plotsTo(3).map((plot) => ({ ...plot, name: `${plot.name} beside the old coffee factory `.repeat(4) })),
    ).list,
  },
};
export const InASidebar: Story = { ...Playground, globals: { width: 'sidebar' }, tags: ['layout'] };
export const Kiswahili: Story = { globals: { locale: 'sw' }, tags: ['layout'] };
export const Keyboard: Story = {
  tags: ['action'],
  globals: { viewport: { value: 'desktop' } },
  // A list with a name has columns of any width.
  args: { name: 'plots', viewStorage: { getItem: () => null, setItem: () => undefined } },
  play: async (context) => {
    await loaded(context);
    const { canvas } = context;
    canvas.getByRole('textbox', { name: 'Search' }).focus();
    await userEvent.keyboard('Iten{Enter}');
    await expect(await canvas.findByText(/^Found: \d records$/)).toBeVisible();
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select Iten/ });
    box?.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    const cell = () => document.activeElement?.closest('[role="grid"] td, [role="grid"] th');
    const at = () => `${cell()?.closest('tr')?.rowIndex} ${(cell() as HTMLTableCellElement).cellIndex}`;
    const move = async (keys: string, place: string) => {
      await userEvent.keyboard(keys);
      await expect(at(), keys).toBe(place);
    };
    await move('{ArrowRight}', '1 1');
    await move('{ArrowDown}', '2 1');
    await move('{ArrowLeft}', '2 0');
    await move('{ArrowUp}', '1 0');
    await move('{End}', '1 6');
    await move('{Home}', '1 0');
    await move('{Control>}{End}{/Control}', '3 6');
    await move('{PageUp}', '0 6');
    await move('{PageDown}', '3 6');
    await move('{Enter}', '3 6');
    await expect(document.activeElement).toHaveAccessibleName(/^Update Iten/);
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveRole('gridcell');
    await userEvent.keyboard('{F2}');
    await expect(document.activeElement).toHaveAccessibleName(/^Update Iten/);
    await move('{Escape}{Control>}{Home}{/Control}', '0 0');
    await move('{ArrowRight}{ArrowRight}', '0 2');
    const header = cell() as HTMLElement;
    const { offsetWidth } = header;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(header.offsetWidth).toBeGreaterThan(offsetWidth));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(header.offsetWidth).toBe(offsetWidth));
    (canvas.getByRole('textbox', { name: 'Search' }) as HTMLElement).focus();
    await userEvent.tab();
    await expect(document.activeElement).not.toHaveRole('textbox');
  },
};
export const ScreenReader: Story = {
  tags: ['action'],
  globals: { viewport: { value: 'desktop' } },
  args: { list: async (query) => (query.search === 'offline' ? failing() : server.list(query)) },
  play: async (context) => {
    const { canvas } = context;
    const search = async (text: string) => {
      const field = canvas.getByRole('textbox', { name: 'Search' });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    const pressButton = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await loaded(context);
    await playScreenReader('AdminList', {
      'The order changes': () => pressButton('Acres'),
      'The page changes': () => pressButton('Page 2'),
      'Rows are selected': async () => {
        const [, one, another] = await canvas.findAllByRole('checkbox');
        await userEvent.click(one ?? document.body);
        await userEvent.click(another ?? document.body);
      },
      'Records are found': () => search('Ahero'),
      'No record is found': () => search('nowhere'),
      'The list does not load': () => search('offline'),
    });
  },
};

import { createSession, type LoggedIn, type SessionUser, type UdongoApi } from '@udongo/sdk';
import {
  AdminList,
  type AdminListProps,
  type BookingFormController,
  type BookingUser,
  createCountyLookup,
  createRecordFilterKind,
  type ListFilter,
  type ListPage,
  type ListQuery,
  type RecordField,
  RecordForm,
  toBookingUser,
  UdongoProvider,
  useSession,
} from '../src/index.ts';
import { sw } from '../src/messages/sw.ts';

declare const udongo: UdongoApi;
declare const places: {
  list(query: {
    search: string;
    limit: number;
    ordering: 'name';
  }): Promise<{ results: { id: string; name: string }[] }>;
  get(id: string): Promise<{ id: string; name: string }>;
};

/** Compiled, never run: a name that a form does not have is refused, and the whole record fits. */
export function Forms({ county }: { county: { id: number; name: string } | null }) {
  const fields = [
    { kind: 'text', name: 'name', label: 'Name', required: 'Name is required' },
    {
      kind: 'lookup',
      name: 'place',
      label: 'Place',
      required: 'Place is required',
      ...createCountyLookup(places),
    },
  ] as const satisfies readonly RecordField[];
  const shared = { title: 'County', mode: 'create', savedMessage: 'Saved' } as const;
  return (
    <>
      <RecordForm
        {...shared}
        fields={fields}
        values={county ?? {}}
        save={async ({ name, place }) => [name.trim(), place.trim()]}
      />
      {/* @ts-expect-error a lookup of texts saves texts */}
      <RecordForm {...shared} fields={fields} save={async ({ place }) => place.toFixed()} />
      {/* @ts-expect-error no field has this name */}
      <RecordForm {...shared} fields={fields} values={{ nmae: 'Kiambu' }} save={async () => null} />
      {/* @ts-expect-error a tick is no text */}
      <RecordForm {...shared} fields={fields} values={{ name: true }} save={async () => null} />
    </>
  );
}

/** Compiled, never run: a page in one of two languages has messages for the other, and nobody forgets them. */
export function Languages({ isSwahili }: { isSwahili: boolean }) {
  return (
    <UdongoProvider locale={isSwahili ? 'sw' : 'en'} messages={isSwahili ? sw : undefined}>
      {/* @ts-expect-error a language without its messages */}
      <UdongoProvider locale="sw" />
    </UdongoProvider>
  );
}

declare const anyQuery: ListQuery;

/** Compiled, never run: a list names the orders that it knows, and the SDK's methods fit beside it. */
export async function orders({ ordering, search }: ListQuery<'title' | 'price'>) {
  const order: 'title' | '-title' | 'price' | '-price' | undefined = ordering;
  // @ts-expect-error no column has this order
  const isMisspelt = ordering === '-titel';
  // @ts-expect-error the value of a filter is no order
  const filter: typeof ordering = search;
  const results = [{ order, isMisspelt, filter }];
  return { results, hasNext: false };
}

export const orderedLists = [
  udongo.counties.list(anyQuery),
  <AdminList key="own" title="Products" list={orders} columns={[]} rowKey={({ order }) => order ?? ''} />,
  <AdminList key="sdk" title="Counties" list={udongo.counties.list} columns={[]} rowKey={({ id }) => id} />,
];

/** Compiled, never run: kinds are checked, and ids that are texts need to be read. */
export const filters: ListFilter[] = [
  { kind: 'county', name: 'county', label: 'County' },
  // @ts-expect-error nobody has named this kind
  { kind: 'conty', name: 'county', label: 'County' },
];
export const placeKind = createRecordFilterKind({
  ...createCountyLookup(places),
  readId: (text) => text || null,
});
// @ts-expect-error an address contains text, and no `readId` tells which of the texts are ids
createRecordFilterKind(createCountyLookup(places));
createRecordFilterKind(createCountyLookup(udongo.counties));

/** Compiled, never run: from a session to the `user` of a form. */
export function usePerson(): BookingUser | null {
  const session = createSession();
  const login: LoggedIn | null = useSession(session);
  const user: SessionUser | undefined = login?.user;
  return toBookingUser(user);
}

/** Compiled, never run: attributes of the outermost element. */
export const list = (
  <AdminList
    title="Crops"
    list={udongo.crops.list}
    rowKey={({ id }) => id}
    columns={[]}
    rootProps={{ id: 'crops', 'data-testid': 'crops', onClick: (event) => event.currentTarget.id }}
  />
);
// @ts-expect-error no such attribute
export const attributes: AdminListProps<object>['rootProps'] = { idd: '' };

/** Compiled, never run: the three shapes of a page, and what the compiler says of another one. */
export const pages: ListPage<{ id: number }>[] = [
  { results: [], count: 0, total_pages: 1 },
  { results: [], hasNext: false },
  { results: [{ id: 1 }], nextCursor: null },
  // @ts-expect-error a page says whether there are more
  { results: [] },
  // @ts-expect-error a total needs its number of pages
  { results: [], count: 3 },
  // @ts-expect-error the name of another API is mapped by the host
  { results: [], has_next: true },
];

/** Own fields take any JSON, at any depth; those of the contract keep their types. Compiled, never run. */
export function setsValues({ setValue }: BookingFormController): void {
  setValue('extra.plots.0.no', 'LR 209/17');
  setValue('county', 22);
  // @ts-expect-error the id of a county is a number
  setValue('county', 'Kiambu');
}

import type { Farmer } from '@udongo/sdk';
import { Link } from 'react-router';
import { AgreedFarmerForm } from '../../../components/AgreedFarmerForm.tsx';
import { contactOf } from '../../../lib/contactOf.ts';
import { isServedBy } from '../../../lib/isServedBy.ts';
import { isStaff, mayBook, recordPermissions } from '../../../lib/mayCall.ts';
import { none } from '../../../lib/none.ts';
import { useUser } from '../../../services/ServicesContext.ts';
import { defineResource, type Resource, type ResourceList } from '../defineResource.tsx';
import { ImportCard } from '../import/ImportCard.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { searchFilter } from '../resourceFields.ts';
import { RegisterCard } from './RegisterCard.tsx';

const list = defineResource({
  texts: {
    en: {
      farmer: {
        add: 'Add farmer',
        name: 'Farmer',
        referrer: 'Referred by',
        registered: 'Registered',
        searchHint: 'Name, phone, email',
      },
    },
    sw: {
      farmer: {
        add: 'Ongeza mkulima',
        name: 'Mkulima',
        referrer: 'Aliyeelekeza',
        registered: 'Alisajiliwa',
        searchHint: 'Jina, simu, barua pepe',
      },
    },
  },
  names: ['county', 'referrer'],
  list: ({ t, app, role, userId, records, nameOf, url }): ResourceList<Farmer> => {
    const isAdministrator = role === 'administrator';
    return {
      defaultOrdering: '-id',
      columns: [
        {
          key: 'name',
          header: t('farmer.name'),
          ordering: 'full_name',
          value: ({ user }) => user.full_name,
          cell: ({ id, user }) => <Link to={`/farmers/${id}`}>{user.full_name}</Link>,
        },
        phoneColumn(app, (farmer: Farmer) => contactOf(farmer).phone_number),
        { key: 'email', header: app('admin.email'), value: ({ user }) => user.email },
        nameColumn({
          header: app('admin.county'),
          kind: 'county',
          idOf: (farmer) => contactOf(farmer).county,
          nameOf,
        }),
        { key: 'address', header: app('admin.address'), value: (farmer) => contactOf(farmer).address },
        ...(isAdministrator
          ? [
              nameColumn({
                header: t('farmer.referrer'),
                kind: 'referrer',
                idOf: ({ referrer }: Farmer) => referrer,
                nameOf,
              }),
            ]
          : []),
      ],
      filters: [
        searchFilter(app, t('farmer.searchHint')),
        { kind: 'dateRange', name: 'date', label: t('farmer.registered') },
        {
          kind: 'countyOrNone',
          name: 'county',
          label: app('admin.county'),
          matches: (farmer: Farmer, value) => String(contactOf(farmer).county ?? none) === value,
        },
        ...(isAdministrator
          ? ([
              { kind: 'referrerOrNone', name: 'referrer', label: t('farmer.referrer') },
              { kind: 'agent', name: 'agent', label: app('admin.agrovet') },
            ] as const)
          : []),
      ],
      service: records.farmers,
      bin: 'farmer',
      permissions: isStaff(role)
        ? recordPermissions(role, 'farmers')
        : { remove: false, update: (farmer) => isServedBy({ role, id: userId }, farmer) },
      formSize: 'large',
      addTitle: t('farmer.add'),
      form: ({ record, onSaved, onCancel }) => (
        <AgreedFarmerForm
          farmers={records.farmers}
          farmer={record}
          onSaved={onSaved}
          onCancel={onCancel}
          onOpenExisting={({ phone_number, full_name }) => {
            onCancel();
            url.write(`?${new URLSearchParams({ search: phone_number || full_name })}`, { replace: false });
          }}
        />
      ),
    };
  },
});

/** The list, the way to many at once, and for administrators the register as a file. */
function FarmersPage({ title }: { title: string }) {
  const user = useUser();
  return (
    <>
      <list.Page title={title} />
      {mayBook(user?.role) && <ImportCard kind="farmers" />}
      {user?.role === 'administrator' && <RegisterCard />}
    </>
  );
}

export const resource: Resource = { Page: FarmersPage };

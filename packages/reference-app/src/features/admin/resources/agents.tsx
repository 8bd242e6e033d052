import type { Agent } from '@udongo/sdk';
import { passwordField } from '@udongo/ui';
import { recordPermissions } from '../../../lib/mayCall.ts';
import { none } from '../../../lib/none.ts';
import { defineResource, type Resource, type ResourceList } from '../defineResource.tsx';
import { ImportCard } from '../import/ImportCard.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { contactFields, searchFilter, yesNoFilter } from '../resourceFields.ts';

const list = defineResource({
  texts: {
    en: {
      agent: {
        add: 'Add agent',
        one: 'Agent',
        agrovetName: 'Name of the agrovet',
        agrovetRequired: 'An agrovet needs a name',
        isAgrovet: 'Runs an agrovet',
        isAgrovetHint: 'Farmers can choose it when they book',
        password: 'Password',
        newPasswordHint: 'At least 8 characters. Leave it empty to let them set their own',
        passwordHint: 'At least 8 characters. Leave it empty to keep the old one',
        rate: 'Commission',
        rateHint: 'Of bookings from now on. Leave it empty for the rate of the settings.',
        searchHint: 'Name, agrovet, email',
        added: 'Added',
      },
    },
    sw: {
      agent: {
        add: 'Ongeza wakala',
        one: 'Wakala',
        agrovetName: 'Jina la agrovet',
        agrovetRequired: 'Agrovet inahitaji jina',
        isAgrovet: 'Ana agrovet',
        isAgrovetHint: 'Wakulima wanaweza kulichagua wanapoweka miadi',
        password: 'Nenosiri',
        newPasswordHint: 'Angalau herufi 8. Acha tupu ili aliweke mwenyewe',
        passwordHint: 'Angalau herufi 8. Acha tupu ili la zamani libaki',
        rate: 'Kamisheni',
        rateHint: 'Kwa miadi ya kuanzia sasa. Acha tupu kwa kiwango cha mipangilio.',
        searchHint: 'Jina, duka, barua pepe',
        added: 'Aliongezwa',
      },
    },
  },
  names: ['county'],
  list: ({ t, app, role, records, udongo, nameOf }): ResourceList<Agent> => ({
    defaultOrdering: '-id',
    columns: [
      { key: 'name', header: t('agent.one'), value: ({ full_name }) => full_name },
      {
        key: 'agrovet',
        header: app('admin.agrovet'),
        ordering: 'agrovet_name',
        value: ({ agrovet_name, is_agrovet }) => (is_agrovet ? agrovet_name : ''),
      },
      phoneColumn(app, ({ profile }: Agent) => profile?.phone_number),
      { key: 'email', header: app('admin.email'), value: ({ email }) => email },
      nameColumn({
        header: app('admin.county'),
        kind: 'county',
        idOf: ({ profile }) => profile?.county,
        nameOf,
      }),
    ],
    filters: [
      searchFilter(app, t('agent.searchHint')),
      { kind: 'dateRange', name: 'date', label: t('agent.added') },
      {
        kind: 'countyOrNone',
        name: 'county',
        label: app('admin.county'),
        matches: ({ profile }: Agent, value) => !profile || String(profile.county ?? none) === value,
      },
      yesNoFilter(app, 'is_agrovet', t('agent.isAgrovet')),
    ],
    service: records.agents,
    permissions: recordPermissions(role, 'agents'),
    formSize: 'large',
    addTitle: t('agent.add'),
    form: (close) => (
      <ResourceForm
        {...close}
        title={t('agent.one')}
        values={({ profile, ...agent }) => ({ ...profile, ...agent })}
        fields={[
          ...contactFields(app, udongo),
          passwordField({
            name: 'password',
            label: t('agent.password'),
            hint: t(close.record ? 'agent.passwordHint' : 'agent.newPasswordHint'),
            maxLength: 128,
            autoComplete: 'new-password',
          }),
          {
            kind: 'checkbox',
            name: 'is_agrovet',
            label: t('agent.isAgrovet'),
            hint: t('agent.isAgrovetHint'),
          },
          {
            kind: 'text',
            name: 'agrovet_name',
            label: t('agent.agrovetName'),
            maxLength: 150,
            // The tick is not shown where the service does not answer it.
            visible: ({ is_agrovet }) => is_agrovet !== false,
            required: ({ is_agrovet }) => (is_agrovet ? t('agent.agrovetRequired') : undefined),
          },
          {
            kind: 'number',
            name: 'commission_percentage',
            label: t('agent.rate'),
            hint: t('agent.rateHint'),
            unit: '%',
            min: 0,
            max: 100,
          },
        ]}
        create={(values, options) => records.agents.create(withoutEmptyPassword(values), options)}
        update={(id, values, options) => records.agents.update(id, withoutEmptyPassword(values), options)}
      />
    ),
  }),
});

/** The list, and the way to many at once. */
function AgentsPage({ title }: { title: string }) {
  return (
    <>
      <list.Page title={title} />
      <ImportCard kind="agents" />
    </>
  );
}

export const resource: Resource = { Page: AgentsPage };

function withoutEmptyPassword<Values extends { password?: string }>({ password, ...values }: Values) {
  return { ...values, ...(password && { password }) };
}

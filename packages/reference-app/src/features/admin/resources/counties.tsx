import type { County } from '@udongo/sdk';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter } from '../resourceFields.ts';

export const resource = defineResource({
  texts: {
    en: {
      county: {
        add: 'Add county',
        one: 'County',
        name: 'Name',
        number: 'Number',
        nameRequired: 'Name is required',
      },
    },
    sw: {
      county: {
        add: 'Ongeza kaunti',
        one: 'Kaunti',
        name: 'Jina',
        number: 'Nambari ya kaunti',
        nameRequired: 'Jina linahitajika',
      },
    },
  },
  list: ({ t, app, records }): ResourceList<County> => ({
    defaultOrdering: 'name',
    columns: [
      { key: 'name', header: t('county.name'), ordering: 'name', value: ({ name }) => name },
      { key: 'id', header: t('county.number'), align: 'end', ordering: 'id', value: ({ id }) => id },
    ],
    filters: [searchFilter(app, t('county.name'))],
    service: records.counties,
    addTitle: t('county.add'),
    form: (close) => (
      <ResourceForm
        {...close}
        title={t('county.one')}
        fields={[
          {
            kind: 'text',
            name: 'name',
            label: t('county.name'),
            required: t('county.nameRequired'),
            maxLength: 100,
            autoComplete: 'off',
          },
        ]}
        create={records.counties.create}
        update={records.counties.update}
      />
    ),
  }),
});

import type { OtherCropName } from '@udongo/sdk';
import { formatDate, OtherCropNameForm } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';

export const resource = defineResource({
  texts: {
    en: {
      name: {
        add: 'Add other crop name',
        name: 'Other crop name',
        public: 'Public crop',
        changed: 'Changed',
      },
    },
    sw: {
      name: {
        add: 'Ongeza jina lingine la zao',
        name: 'Jina lingine la zao',
        public: 'Zao la umma',
        changed: 'Lilibadilishwa',
      },
    },
  },
  names: ['crop', 'county'],
  list: ({ t, app, locale, records, udongo, nameOf }): ResourceList<OtherCropName> => ({
    defaultOrdering: 'id',
    columns: [
      { key: 'name', header: t('name.name'), ordering: 'name', value: ({ name }) => name },
      nameColumn({ header: app('admin.crop'), kind: 'crop', idOf: ({ crop }) => crop, nameOf }),
      nameColumn({ header: app('admin.county'), kind: 'county', idOf: ({ county }) => county, nameOf }),
      {
        key: 'updated_on',
        header: t('name.changed'),
        value: ({ updated_on }) => updated_on,
        cell: ({ updated_on }) => formatDate(locale, updated_on),
      },
    ],
    filters: [
      searchFilter(app, t('name.name')),
      { kind: 'crop', name: 'crop', label: app('admin.crop') },
      { kind: 'county', name: 'county', label: app('admin.county') },
      yesNoFilter(app, 'public', t('name.public')),
    ],
    service: records.otherCropNames,
    // One name is said in many counties.
    rowName: ({ name, county }) => {
      const place = nameOf('county', county);
      return place ? `${name} (${place})` : name;
    },
    addTitle: t('name.add'),
    form: ({ record, onSaved, onCancel }) => (
      <OtherCropNameForm
        api={{ otherCropNames: records.otherCropNames, crops: udongo.crops, counties: udongo.counties }}
        otherCropName={record}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    ),
  }),
});

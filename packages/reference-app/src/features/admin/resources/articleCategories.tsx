import type { BlogCategory } from '@udongo/sdk';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter } from '../resourceFields.ts';

export const resource = defineResource({
  texts: {
    en: {
      category: {
        add: 'Add category',
        one: 'Category',
        name: 'Name',
        nameSw: 'Name in Kiswahili',
        nameRequired: 'Name is required',
      },
    },
    sw: {
      category: {
        add: 'Ongeza aina',
        one: 'Aina ya makala',
        name: 'Jina',
        nameSw: 'Jina kwa Kiswahili',
        nameRequired: 'Jina linahitajika',
      },
    },
  },
  list: ({ t, app, records }): ResourceList<BlogCategory> => ({
    defaultOrdering: 'name',
    columns: [
      { key: 'name', header: t('category.name'), ordering: 'name', value: ({ name }) => name },
      { key: 'name_sw', header: t('category.nameSw'), value: ({ name_sw = '' }) => name_sw },
    ],
    filters: [searchFilter(app, t('category.name'))],
    service: records.blogCategories,
    addTitle: t('category.add'),
    form: (close) => (
      <ResourceForm
        {...close}
        title={t('category.one')}
        fields={[
          {
            kind: 'text',
            name: 'name',
            label: t('category.name'),
            required: t('category.nameRequired'),
            maxLength: 100,
            autoComplete: 'off',
          },
          {
            kind: 'text',
            name: 'name_sw',
            label: t('category.nameSw'),
            maxLength: 100,
            autoComplete: 'off',
          },
        ]}
        create={(category, options) => records.blogCategories.create(category, options)}
        update={(id, category, options) => records.blogCategories.update(id, category, options)}
      />
    ),
  }),
});

import type { Discount } from '@udongo/sdk';
import { formatNumber, testTypes, todayInNairobi } from '@udongo/sdk/values';
import { formatDate, multiSelectField } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter, shortTestNames, testTypeFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

export const resource = defineResource({
  texts: {
    en: {
      discount: {
        add: 'Add discount',
        one: 'Discount',
        code: 'Code',
        codeRequired: 'Code is required',
        codeHint: 'People type it when they book, in capitals or not',
        percentage: 'Percentage',
        percentageRequired: 'Percentage is required',
        state: 'State',
        active: 'Active',
        inactive: 'Switched off',
        ended: 'Ended',
        validFrom: 'Valid from',
        validFromHint: 'The first day. Leave it empty to begin at once',
        uses: 'Used',
        usesOf: '{uses} of {most}',
        maxUses: 'Uses in all',
        maxUsesHint: 'Bookings that can use it. Leave it empty for any number',
        maxUsesPerPerson: 'Uses per person',
        maxUsesPerPersonHint: 'Bookings with one phone number. Leave it empty for any number',
        soon: 'Not yet',
        validUntil: 'Valid until',
        validUntilHint: 'The last day. Leave it empty for no end',
        noEnd: 'No end',
        tests: 'Tests',
        allTests: 'All tests',
        testsHint: 'Without a test, it is good for all tests',
      },
    },
    sw: {
      discount: {
        add: 'Ongeza punguzo',
        one: 'Punguzo',
        code: 'Nambari ya punguzo',
        codeRequired: 'Nambari ya punguzo inahitajika',
        codeHint: 'Watu huiandika wanapoweka miadi, kwa herufi kubwa au ndogo',
        percentage: 'Asilimia',
        percentageRequired: 'Asilimia inahitajika',
        state: 'Hali',
        active: 'Linatumika',
        inactive: 'Limezimwa',
        ended: 'Limeisha',
        validFrom: 'Kuanzia',
        validFromHint: 'Siku ya kwanza. Acha tupu lianze mara moja',
        uses: 'Limetumika',
        usesOf: '{uses} kati ya {most}',
        maxUses: 'Matumizi yote',
        maxUsesHint: 'Miadi inayoweza kulitumia. Acha tupu kwa idadi yoyote',
        maxUsesPerPerson: 'Matumizi kwa mtu',
        maxUsesPerPersonHint: 'Miadi yenye nambari moja ya simu. Acha tupu kwa idadi yoyote',
        soon: 'Bado',
        validUntil: 'Hadi',
        validUntilHint: 'Siku ya mwisho. Acha tupu kama halina mwisho',
        noEnd: 'Halina mwisho',
        tests: 'Upimaji',
        allTests: 'Upimaji wote',
        testsHint: 'Bila upimaji hapa: linatumika kwa upimaji wote',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Discount> => {
    const stateOf = ({ active, valid_from, valid_until }: Discount) => {
      if (!active) return 'inactive';
      if (valid_from && valid_from > todayInNairobi()) return 'soon';
      return valid_until !== null && valid_until < todayInNairobi() ? 'ended' : 'active';
    };
    // A service without the field says nothing about tests.
    const testNames = ({ test_types }: Partial<Discount>) =>
      test_types &&
      (test_types.map((test) => app(shortTestNames[test])).join(', ') || t('discount.allTests'));
    return {
      defaultOrdering: '-id',
      columns: [
        { key: 'code', header: t('discount.code'), ordering: 'code', value: ({ code }) => code },
        {
          key: 'percentage',
          header: t('discount.percentage'),
          align: 'end',
          value: ({ percentage }) => Number(percentage),
          cell: ({ percentage }) => `${formatNumber(Number(percentage))} %`,
        },
        { key: 'tests', header: t('discount.tests'), value: testNames },
        {
          key: 'valid_until',
          header: t('discount.validUntil'),
          ordering: 'valid_until',
          value: ({ valid_until }) => valid_until,
          cell: ({ valid_until }) => formatDate(locale, valid_until ?? '') || t('discount.noEnd'),
        },
        {
          key: 'uses',
          header: t('discount.uses'),
          align: 'end',
          value: ({ uses }) => uses,
          cell: ({ uses, max_uses }) =>
            uses === undefined || !max_uses
              ? formatNumber(uses)
              : t('discount.usesOf', { uses: formatNumber(uses), most: formatNumber(max_uses) }),
        },
        stateColumn({
          key: 'active',
          header: t('discount.state'),
          text: (discount) => t(`discount.${stateOf(discount)}`),
          isOn: (discount) => stateOf(discount) === 'active',
        }),
      ],
      filters: [
        searchFilter(app, t('discount.code')),
        yesNoFilter(app, 'active', t('discount.active')),
        {
          ...testTypeFilter(app),
          label: t('discount.tests'),
          matches: ({ test_types }: Partial<Discount>, value) =>
            !test_types?.length || test_types.some((test) => test === value),
        },
      ],
      service: records.discounts,
      addTitle: t('discount.add'),
      form: (close) => (
        <ResourceForm
          {...close}
          title={t('discount.one')}
          defaults={{ active: true }}
          fields={[
            {
              kind: 'text',
              name: 'code',
              label: t('discount.code'),
              hint: t('discount.codeHint'),
              required: t('discount.codeRequired'),
              maxLength: 50,
              autoComplete: 'off',
            },
            {
              kind: 'number',
              name: 'percentage',
              label: t('discount.percentage'),
              unit: '%',
              required: t('discount.percentageRequired'),
              min: 0.01,
              max: 100,
            },
            {
              kind: 'date',
              name: 'valid_from',
              label: t('discount.validFrom'),
              hint: t('discount.validFromHint'),
            },
            {
              kind: 'date',
              name: 'valid_until',
              label: t('discount.validUntil'),
              hint: t('discount.validUntilHint'),
            },
            {
              kind: 'number',
              name: 'max_uses',
              label: t('discount.maxUses'),
              hint: t('discount.maxUsesHint'),
              min: 1,
            },
            {
              kind: 'number',
              name: 'max_uses_per_person',
              label: t('discount.maxUsesPerPerson'),
              hint: t('discount.maxUsesPerPersonHint'),
              min: 1,
              max: 1000,
            },
            { kind: 'checkbox', name: 'active', label: t('discount.active') },
            multiSelectField({
              name: 'test_types',
              label: t('discount.tests'),
              hint: t('discount.testsHint'),
              options: testTypes.map(({ value }) => ({ value, label: app(shortTestNames[value]) })),
              span: 'full',
            }),
          ]}
          create={(values, options) => records.discounts.create(values, options)}
          update={(id, values, options) => records.discounts.update(id, values, options)}
        />
      ),
    };
  },
});

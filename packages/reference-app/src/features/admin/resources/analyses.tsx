import type { OtherAnalysis } from '@udongo/sdk';
import { analyses } from '@udongo/sdk/operations';
import { formatNumber } from '@udongo/sdk/values';
import { recordPermissions } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

/** Analyses beside the seven readings of a probe. */
export const resource = defineResource({
  texts: {
    en: {
      analysis: {
        add: 'Add analysis',
        one: 'Analysis',
        code: 'Code',
        codeHint: 'The heading of its column in files: small letters, digits and _, such as organic_carbon',
        codeRequired: 'The code is required',
        name: 'Name',
        nameRequired: 'Name is required',
        nameSw: 'Name in Kiswahili',
        unit: 'Unit',
        unitHint: 'Such as mg/kg. Values that are saved already keep theirs.',
        method: 'Method',
        methodHint: 'Such as Mehlich-3',
        decimals: 'Decimals shown',
        decimalsRequired: 'A number of decimals is required',
        least: 'Least possible value',
        greatest: 'Greatest possible value',
        limitRequired: 'A number is required',
        limits: 'Possible values',
        state: 'State',
        microbial: 'Microbial analysis',
        microbialHint:
          'A booking of that test can be verified once each sample has a value of such an analysis.',
        inUse: 'In use',
        outOfUse: 'Out of use',
        searchHint: 'Code, name',
        emptyTitle: 'No other analyses yet',
        empty: 'Add what your laboratory measures beside the seven readings, such as organic carbon.',
      },
    },
    sw: {
      analysis: {
        add: 'Ongeza kipimo',
        one: 'Kipimo',
        code: 'Nambari ya kipimo',
        codeHint: 'Kichwa cha safu yake kwenye faili: herufi ndogo, tarakimu na _, kama organic_carbon',
        codeRequired: 'Nambari ya kipimo inahitajika',
        name: 'Jina',
        nameRequired: 'Jina linahitajika',
        nameSw: 'Jina kwa Kiswahili',
        unit: 'Kizio',
        unitHint: 'Kama mg/kg. Thamani zilizohifadhiwa hubaki na kizio chake.',
        method: 'Mbinu',
        methodHint: 'Kama Mehlich-3',
        decimals: 'Desimali zinazoonyeshwa',
        decimalsRequired: 'Idadi ya desimali inahitajika',
        least: 'Thamani ndogo zaidi inayowezekana',
        greatest: 'Thamani kubwa zaidi inayowezekana',
        limitRequired: 'Nambari inahitajika',
        limits: 'Thamani zinazowezekana',
        state: 'Hali',
        microbial: 'Uchambuzi wa viumbehai vya udongo',
        microbialHint:
          'Miadi ya uchambuzi huo inaweza kuthibitishwa kila sampuli ikiwa na thamani ya kipimo kama hiki.',
        inUse: 'Kinatumika',
        outOfUse: 'Hakitumiki',
        searchHint: 'Nambari ya kipimo, jina',
        emptyTitle: 'Bado hakuna vipimo vingine',
        empty: 'Ongeza vipimo ambavyo maabara yako hupima zaidi ya vile saba, kama kaboni ya udongo.',
      },
    },
  },
  list: ({ t, app, role, pick }): ResourceList<OtherAnalysis> => {
    const { analyses: service } = pick({ analyses });
    return {
      defaultOrdering: 'id',
      columns: [
        { key: 'name', header: t('analysis.name'), ordering: 'name', value: ({ name }) => name },
        { key: 'code', header: t('analysis.code'), ordering: 'code', value: ({ code }) => code },
        { key: 'unit', header: t('analysis.unit'), value: ({ unit }) => unit },
        { key: 'method', header: t('analysis.method'), value: ({ method }) => method },
        {
          key: 'limits',
          header: t('analysis.limits'),
          align: 'end',
          value: ({ minimum, maximum }) => `${formatNumber(minimum)} – ${formatNumber(maximum)}`,
        },
        stateColumn({
          key: 'is_active',
          header: t('analysis.state'),
          text: ({ is_active }) => t(is_active ? 'analysis.inUse' : 'analysis.outOfUse'),
          isOn: ({ is_active }) => is_active,
        }),
      ],
      filters: [
        searchFilter(app, t('analysis.searchHint')),
        yesNoFilter(app, 'is_active', t('analysis.inUse')),
      ],
      service,
      permissions: recordPermissions(role, 'analyses'),
      addTitle: t('analysis.add'),
      empty: (
        <>
          <b>{t('analysis.emptyTitle')}</b>
          <p>{t('analysis.empty')}</p>
        </>
      ),
      form: (close) => (
        <ResourceForm
          {...close}
          title={t('analysis.one')}
          defaults={{ is_active: true, decimals: 2, minimum: 0 }}
          fields={[
            {
              kind: 'text',
              name: 'name',
              label: t('analysis.name'),
              required: t('analysis.nameRequired'),
              maxLength: 100,
              autoComplete: 'off',
            },
            {
              kind: 'text',
              name: 'name_sw',
              label: t('analysis.nameSw'),
              maxLength: 100,
              autoComplete: 'off',
            },
            {
              kind: 'text',
              name: 'code',
              label: t('analysis.code'),
              hint: t('analysis.codeHint'),
              required: t('analysis.codeRequired'),
              maxLength: 50,
              autoComplete: 'off',
              span: 'full',
            },
            {
              kind: 'text',
              name: 'unit',
              label: t('analysis.unit'),
              hint: t('analysis.unitHint'),
              maxLength: 30,
              autoComplete: 'off',
            },
            {
              kind: 'text',
              name: 'method',
              label: t('analysis.method'),
              hint: t('analysis.methodHint'),
              maxLength: 100,
              autoComplete: 'off',
            },
            {
              kind: 'number',
              name: 'minimum',
              label: t('analysis.least'),
              required: t('analysis.limitRequired'),
            },
            {
              kind: 'number',
              name: 'maximum',
              label: t('analysis.greatest'),
              required: t('analysis.limitRequired'),
            },
            {
              kind: 'number',
              name: 'decimals',
              label: t('analysis.decimals'),
              required: t('analysis.decimalsRequired'),
              min: 0,
              max: 4,
            },
            { kind: 'checkbox', name: 'is_active', label: t('analysis.inUse') },
            {
              kind: 'checkbox',
              name: 'is_microbial',
              label: t('analysis.microbial'),
              hint: t('analysis.microbialHint'),
            },
          ]}
          create={service.create}
          update={service.update}
        />
      ),
    };
  },
});

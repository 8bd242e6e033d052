import type { BinEntry } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';

export const resource = defineResource({
  texts: {
    en: {
      bin: {
        name: 'Deleted',
        kind: 'Kind',
        booking: 'Booking',
        farmer: 'Farmer',
        deletedOn: 'Deleted on',
        deletedBy: 'Deleted by',
        keptUntil: 'Kept until',
        restore: 'Restore',
        emptyTitle: 'The bin is empty',
        empty: 'Deleted bookings and farmers are here for 30 days. Then they are removed for good.',
      },
    },
    sw: {
      bin: {
        name: 'Kilichofutwa',
        kind: 'Aina',
        booking: 'Miadi',
        farmer: 'Mkulima',
        deletedOn: 'Kilifutwa tarehe',
        deletedBy: 'Aliyefuta',
        keptUntil: 'Kitahifadhiwa hadi',
        restore: 'Rejesha',
        emptyTitle: 'Hakuna kilichofutwa',
        empty: 'Miadi na wakulima waliofutwa wako hapa kwa siku 30. Kisha wanaondolewa kabisa.',
      },
    },
  },
  list: ({ t, locale, records, restore }): ResourceList<BinEntry> => ({
    columns: [
      { key: 'name', header: t('bin.name'), rowHeader: true, value: ({ name }) => name },
      { key: 'kind', header: t('bin.kind'), value: ({ kind }) => t(`bin.${kind}`) },
      {
        key: 'on',
        header: t('bin.deletedOn'),
        value: ({ deleted_on }) => formatDate(locale, deleted_on, 'time'),
      },
      { key: 'by', header: t('bin.deletedBy'), value: ({ deleted_by_name }) => deleted_by_name || '-' },
      { key: 'until', header: t('bin.keptUntil'), value: ({ kept_until }) => formatDate(locale, kept_until) },
    ],
    filters: [],
    actions: [{ key: 'restore', label: t('bin.restore'), onPress: (entry) => void restore(entry) }],
    service: records.bin,
    empty: (
      <>
        <b>{t('bin.emptyTitle')}</b>
        <p>{t('bin.empty')}</p>
      </>
    ),
  }),
});

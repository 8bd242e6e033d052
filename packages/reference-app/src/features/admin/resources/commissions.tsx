import type { Commission } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { codeOf, formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { CommissionBadge, commissionStates } from '../../../components/commission/CommissionBadge.tsx';
import { commissionTexts } from '../../../components/commission/commissionTexts.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { mayCall } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter, testTypeFilter } from '../resourceFields.ts';

const codeOfBooking = ({ booking, booking_code }: Commission) => codeOf({ id: booking, code: booking_code });
const statuses = ['earned', 'collected', 'disbursed', 'canceled'] as const;

/** Every commission that this person may see, however far it has come. */
export const resource = defineResource({
  texts: {
    en: {
      ...commissionTexts.en,
      list: {
        searchHint: 'Agrovet, booking',
        none: 'Agents earn with each booking of a farmer whom they referred, once it is paid.',
      },
    },
    sw: {
      ...commissionTexts.sw,
      list: {
        searchHint: 'Duka, nambari ya miadi',
        none: 'Mawakala hupata kwa kila miadi ya mkulima waliyemleta, ikishalipwa.',
      },
    },
  },
  list: ({ t, app, role, locale, records }): ResourceList<Commission> => {
    const seesAll = mayCall(role, 'commissions.list');
    return {
      defaultOrdering: '-created_on',
      columns: [
        {
          key: 'booking',
          header: t('commission.booking'),
          rowHeader: true,
          value: codeOfBooking,
          cell: (row) => (
            <Link className="app-booking-code" to={`/bookings/${row.booking}`}>
              {codeOfBooking(row)}
            </Link>
          ),
        },
        ...(seesAll
          ? [
              {
                key: 'agent',
                header: app('admin.agrovet'),
                value: ({ agrovet_name }: Commission) => agrovet_name,
              },
            ]
          : []),
        {
          key: 'date',
          header: t('commission.date'),
          ordering: 'created_on',
          value: ({ created_on }) => formatDate(locale, created_on),
        },
        {
          key: 'amount',
          header: t('commission.amount'),
          align: 'end',
          ordering: 'amount',
          value: ({ amount }) => toNumber(amount),
          cell: ({ amount }) => formatNumber(toNumber(amount), 2),
        },
        {
          key: 'state',
          header: t('commission.state'),
          value: ({ status }) => t(commissionStates[status].text),
          cell: ({ status }) => <CommissionBadge status={status} />,
        },
        { key: 'reference', header: t('commission.reference'), value: ({ reference }) => reference },
      ],
      filters: [
        searchFilter(app, t('list.searchHint')),
        { kind: 'dateRange', name: 'date', label: t('commission.date') },
        {
          kind: 'select',
          name: 'status',
          label: t('commission.state'),
          options: statuses.map((value) => ({ value, label: t(commissionStates[value].text) })),
        },
        ...(seesAll ? ([{ kind: 'agent', name: 'agent', label: app('admin.agrovet') }] as const) : []),
        { kind: 'county', name: 'county', label: app('admin.county') },
        testTypeFilter(app),
      ],
      service: { list: records.commissions.list, iterate: records.commissions.iterate },
      empty: <EmptyState title={t('commission.noneTitle')}>{t('list.none')}</EmptyState>,
    };
  },
});

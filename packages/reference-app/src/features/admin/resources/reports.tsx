import type { Report } from '@udongo/sdk';
import { Badge, codeOf, formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';

const codeOfReport = ({ facts, booking }: Report) => codeOf({ id: booking, code: facts?.booking_code });

/** Reports, and those that nobody has explained yet: the filter `is_explained`. */
export const resource = defineResource({
  texts: {
    en: {
      report: {
        booking: 'Booking',
        farmer: 'Farmer',
        made: 'Made',
        sent: 'Sent',
        explained: 'Explained to the farmer',
        state: 'State',
        outdated: 'Outdated',
        current: 'Current',
        results: 'Results of {code}',
        searchHint: 'Name, code',
        emptyTitle: 'No reports yet',
        empty: 'Reports of verified bookings are listed here.',
      },
    },
    sw: {
      report: {
        booking: 'Miadi',
        farmer: 'Mkulima',
        made: 'Ilitengenezwa',
        sent: 'Ilitumwa',
        explained: 'Mkulima ameelezwa',
        state: 'Hali',
        outdated: 'Imepitwa na wakati',
        current: 'Ya sasa',
        results: 'Matokeo ya {code}',
        searchHint: 'Jina, nambari',
        emptyTitle: 'Bado hakuna ripoti',
        empty: 'Ripoti za miadi iliyothibitishwa huorodheshwa hapa.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Report> => {
    const day = (instant: string | null | undefined) => (instant ? formatDate(locale, instant) : '');
    return {
      defaultOrdering: '-generated_on',
      columns: [
        {
          key: 'booking',
          header: t('report.booking'),
          rowHeader: true,
          value: codeOfReport,
          cell: (report) => (
            <Link
              className="app-booking-code"
              to={`/bookings/${report.booking}/results`}
              aria-label={t('report.results', { code: codeOfReport(report) })}
            >
              {codeOfReport(report)}
            </Link>
          ),
        },
        { key: 'farmer', header: t('report.farmer'), value: ({ facts }) => facts?.name },
        {
          key: 'made',
          header: t('report.made'),
          ordering: 'generated_on',
          value: ({ generated_on }) => day(generated_on),
        },
        { key: 'sent', header: t('report.sent'), value: ({ sent_on }) => day(sent_on) },
        { key: 'explained', header: t('report.explained'), value: ({ explained_on }) => day(explained_on) },
        {
          key: 'state',
          header: t('report.state'),
          value: ({ outdated_on }) => t(outdated_on ? 'report.outdated' : 'report.current'),
          cell: ({ outdated_on }) =>
            outdated_on ? (
              <Badge tone="warning" icon="warning">
                {t('report.outdated')}
              </Badge>
            ) : (
              <Badge tone="success" icon="check">
                {t('report.current')}
              </Badge>
            ),
        },
      ],
      filters: [
        searchFilter(app, t('report.searchHint')),
        {
          ...yesNoFilter(app, 'is_sent', t('report.sent')),
          matches: (report: Report, value) => String(report.sent_on !== null) === value,
        },
        {
          ...yesNoFilter(app, 'is_explained', t('report.explained')),
          matches: (report: Report, value) => String(Boolean(report.explained_on)) === value,
        },
      ],
      service: { list: records.reports.list, iterate: records.reports.iterate },
      empty: <EmptyState title={t('report.emptyTitle')}>{t('report.empty')}</EmptyState>,
    };
  },
});

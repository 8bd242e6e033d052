import type { Report } from '@udongo/sdk';
import { Badge, codeOf, formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { mayCall } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';

const current = { tone: 'success', icon: 'check' } as const;
const warning = { tone: 'warning', icon: 'warning' } as const;

function stateOf({ to_correct, outdated_on, withdrawn_on }: Report) {
  if (withdrawn_on) return 'report.withdrawn';
  if (to_correct) return 'report.toCorrect';
  return outdated_on ? 'report.outdated' : 'report.current';
}

const codeOfReport = ({ facts, booking }: Report) => codeOf({ id: booking, code: facts?.booking_code });

/** Reports: those that nobody has explained yet, by the filter `is_explained`, and those whose advice is to be corrected, by `to_correct`. */
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
        withdrawn: 'Withdrawn',
        current: 'Current',
        toCorrect: 'Advice to correct',
        results: 'Results of {code}',
        searchHint: 'Name, code',
        emptyTitle: 'No reports yet',
        empty: 'Reports of verified bookings are listed here.',
        allCorrectTitle: 'Nothing is left to correct',
        allCorrect: 'No farmer still follows advice that was withdrawn.',
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
        withdrawn: 'Imeondolewa',
        current: 'Ya sasa',
        toCorrect: 'Ushauri wa kurekebisha',
        results: 'Matokeo ya {code}',
        searchHint: 'Jina, nambari ya miadi',
        emptyTitle: 'Bado hakuna ripoti',
        empty: 'Ripoti za miadi iliyothibitishwa huorodheshwa hapa.',
        allCorrectTitle: 'Hakuna cha kurekebisha',
        allCorrect: 'Hakuna mkulima anayefuata ushauri ulioondolewa.',
      },
    },
  },
  list: ({ t, app, locale, role, records }): ResourceList<Report> => {
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
          value: (report) => t(stateOf(report)),
          cell: (report) => (
            <Badge {...(stateOf(report) === 'report.current' ? current : warning)}>
              {t(stateOf(report))}
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
        ...(mayCall(role, 'reports.list')
          ? [
              {
                kind: 'select' as const,
                name: 'to_correct',
                label: t('report.toCorrect'),
                options: [{ value: 'true', label: app('admin.yes') }],
                matches: ({ to_correct }: Report) => to_correct === true,
              },
            ]
          : []),
      ],
      service: { list: records.reports.list, iterate: records.reports.iterate },
      empty: ({ to_correct, ...others }) => {
        if (Object.keys(others).length > 0) return undefined;
        return to_correct ? (
          <EmptyState title={t('report.allCorrectTitle')}>{t('report.allCorrect')}</EmptyState>
        ) : (
          <EmptyState title={t('report.emptyTitle')}>{t('report.empty')}</EmptyState>
        );
      },
    };
  },
});

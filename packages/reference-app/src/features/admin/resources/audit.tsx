import type { AuditEntry, UserRole } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { staffRoles } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter } from '../resourceFields.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { auditTexts } from './auditTexts.ts';
import { createAuditWords } from './auditWords.ts';
import { auditNames } from './describeAudit.ts';

const kinds = ['create', 'change', 'delete', 'read', 'login', 'logout', 'refusal'] as const;

export const resource = defineResource({
  texts: auditTexts,
  names: auditNames,
  list: ({ t, app, words: valueWords, locale, records, nameOf, titleAt }): ResourceList<AuditEntry> => {
    const recordKinds = Object.keys(auditTexts.en.record) as (keyof typeof auditTexts.en.record)[];
    const words = createAuditWords({ t, app, locale, nameOf, titleAt, words: valueWords });
    return {
      columns: [
        {
          key: 'when',
          header: t('audit.when'),
          value: ({ happened_on }) => happened_on,
          cell: ({ happened_on }) => formatDate(locale, happened_on, 'time'),
        },
        { key: 'who', header: t('audit.who'), value: words.who },
        { key: 'did', header: t('audit.did'), value: words.deed },
        {
          key: 'record',
          header: t('audit.record'),
          value: words.record,
          cell: (entry) =>
            entry.record_kind === 'booking' && entry.record !== null ? (
              <Link to={`/bookings/${entry.record}`}>{words.record(entry)}</Link>
            ) : (
              words.record(entry)
            ),
        },
        { key: 'changes', header: t('audit.changes'), value: words.inShort },
      ],
      rowName: (entry) => `${formatDate(locale, entry.happened_on, 'time')}, ${words.who(entry)}`,
      filters: [
        searchFilter(app, t('audit.whoHint')),
        {
          kind: 'select',
          name: 'kind',
          label: t('audit.kind'),
          options: kinds.map((value) => ({ value, label: t(`audit.${value}`) })),
        },
        {
          kind: 'select',
          name: 'record_kind',
          label: t('audit.recordKind'),
          options: recordKinds.map((value) => ({ value, label: t(`record.${value}`) })),
        },
        { kind: 'number', name: 'record', label: t('audit.recordId'), min: 1, step: 1 },
        { kind: 'dateRange', name: 'date', label: t('audit.when') },
        { kind: 'user', name: 'user', label: t('audit.user') },
        {
          kind: 'text',
          name: 'operation',
          label: t('audit.operation'),
          placeholder: t('audit.operationHint'),
        },
      ],
      service: {
        // One line for each request; a file has every entry.
        list: (query, options) => records.audit.list({ ...query, first_of_request: true }, options),
        iterate: records.audit.iterate,
      },
      permissions: { create: false },
      formSize: 'large',
      listWords: { update: t('audit.open'), updateOne: t('audit.openOne', { name: '{name}' }) },
      form: ({ record }) =>
        record && (
          <AuditPanel
            entry={record}
            words={words}
            facts={[
              [t('audit.when'), formatDate(locale, record.happened_on, 'time')],
              [t('audit.who'), words.who(record)],
              [t('audit.role'), isRole(record.role) && app(`role.${record.role}`)],
              [t('audit.did'), words.deed(record)],
              [t('audit.record'), words.record(record)],
              [t('audit.operation'), record.operation],
              [t('audit.request'), record.request_id],
            ]}
            headers={[t('audit.field'), t('audit.before'), t('audit.after')]}
            firstRows={(shown, count) => t('audit.firstRows', { shown, count })}
          />
        ),
      empty: (
        <>
          <b>{t('audit.emptyTitle')}</b>
          <p>{t('audit.empty')}</p>
        </>
      ),
    };
  },
});

function isRole(role: string): role is UserRole {
  return [...staffRoles, 'agent', 'farmer'].some((known) => known === role);
}

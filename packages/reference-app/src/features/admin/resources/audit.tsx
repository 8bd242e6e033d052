import type { AuditEntry, UserRole } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { staffRoles } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter } from '../resourceFields.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { auditTexts } from './auditTexts.ts';
import { auditNames, fieldName, fieldValue } from './describeAudit.ts';

const kinds = ['create', 'change', 'delete', 'read', 'login', 'logout', 'refusal'] as const;
/** More fields are in the entry itself. */
const fieldsInRow = 3;

export const resource = defineResource({
  texts: auditTexts,
  names: auditNames,
  list: ({ t, app, locale, records, nameOf }): ResourceList<AuditEntry> => {
    const recordKinds = Object.keys(auditTexts.en.record) as (keyof typeof auditTexts.en.record)[];
    const words = {
      nameOf,
      locale,
      yes: app('admin.yes'),
      no: app('admin.no'),
      nothing: t('audit.nothing'),
      masked: t('audit.masked'),
    };
    const who = ({ user_name, role, operation }: AuditEntry) => {
      if (user_name) return user_name;
      if (operation === '') return t('audit.byHand');
      return t(role === '' ? 'audit.server' : 'audit.visitor');
    };
    const didOf = ({ kind, operation }: AuditEntry) =>
      t(kind === 'refusal' && operation === 'auth.login' ? 'audit.failedLogin' : `audit.${kind}`);
    const recordOf = ({ record_kind, record }: AuditEntry) =>
      record_kind ? `${t(`record.${record_kind}`)} ${record ?? ''}`.trim() : t('audit.nothing');
    const changesOf = ({ changes }: AuditEntry) =>
      Object.entries(changes).map(
        ([field, [before, after]]) =>
          [
            fieldName(locale, field),
            fieldValue(field, before, words),
            fieldValue(field, after, words),
          ] as const,
      );
    const inShort = (entry: AuditEntry) => {
      const changes = changesOf(entry);
      const shown = changes
        .slice(0, fieldsInRow)
        .map(([field, before, after]) =>
          before === words.nothing ? `${field}: ${after}` : t('audit.fromTo', { field, before, after }),
        );
      const count = changes.length - shown.length;
      return [...shown, ...(count > 0 ? [t('audit.more', { count })] : [])].join('; ');
    };
    return {
      columns: [
        {
          key: 'when',
          header: t('audit.when'),
          value: ({ happened_on }) => happened_on,
          cell: ({ happened_on }) => formatDate(locale, happened_on, 'time'),
        },
        { key: 'who', header: t('audit.who'), value: who },
        { key: 'did', header: t('audit.did'), value: didOf },
        {
          key: 'record',
          header: t('audit.record'),
          value: recordOf,
          cell: (entry) =>
            entry.record_kind === 'booking' && entry.record !== null ? (
              <Link to={`/bookings/${entry.record}`}>{recordOf(entry)}</Link>
            ) : (
              recordOf(entry)
            ),
        },
        { key: 'changes', header: t('audit.changes'), value: inShort },
      ],
      rowName: (entry) => `${formatDate(locale, entry.happened_on, 'time')}, ${who(entry)}`,
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
      service: { list: records.audit.list, iterate: records.audit.iterate },
      permissions: { create: false },
      formSize: 'large',
      listWords: { update: t('audit.open'), updateOne: t('audit.openOne', { name: '{name}' }) },
      form: ({ record }) =>
        record && (
          <AuditPanel
            facts={[
              [t('audit.when'), formatDate(locale, record.happened_on, 'time')],
              [t('audit.who'), who(record)],
              [t('audit.role'), isRole(record.role) && app(`role.${record.role}`)],
              [t('audit.did'), didOf(record)],
              [t('audit.record'), recordOf(record)],
              [t('audit.operation'), record.operation],
              [t('audit.request'), record.request_id],
            ]}
            headers={[t('audit.field'), t('audit.before'), t('audit.after')]}
            changes={changesOf(record)}
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

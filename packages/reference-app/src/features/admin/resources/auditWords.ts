import type { AuditEntry } from '@udongo/sdk';
import type { Locale, TranslateOf } from '@udongo/ui';
import type { Words } from '../../../lib/useWords.ts';
import type { AppTranslate } from '../../../messages/Language.ts';
import type { NameOf } from '../../../services/useRecordNames.ts';
import type { TitleAt } from '../defineResource.tsx';
import { deedOf, downloadedFrom, kindOf } from './auditOperations.ts';
import type { auditTexts } from './auditTexts.ts';
import { fieldName, fieldValue } from './describeAudit.ts';

interface WordTools {
  t: TranslateOf<typeof auditTexts.en>;
  app: AppTranslate;
  locale: Locale;
  nameOf: NameOf;
  titleAt: TitleAt;
  words: Words;
}

/** A changed field with its values before and after. */
export type FieldChange = readonly [field: string, before: string, after: string];

export type AuditWords = ReturnType<typeof createAuditWords>;

/** More fields are in the entry itself. */
const fieldsInRow = 3;

/** Says entries of the audit log in plain words. */
export function createAuditWords({ t, app, locale, nameOf, titleAt, words: { testType } }: WordTools) {
  const words = {
    nameOf,
    app,
    testType,
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
  const change = ({ kind, operation }: AuditEntry) =>
    t(kind === 'refusal' && operation === 'auth.login' ? 'audit.failedLogin' : `audit.${kind}`);
  const deed = (entry: AuditEntry) => {
    if (entry.kind !== 'create' && entry.kind !== 'change' && entry.kind !== 'delete') return change(entry);
    const kind = kindOf(entry.operation);
    return deedOf(entry.operation, locale) ?? (kind ? t(`audit.${kind}`) : change(entry));
  };
  const record = ({ kind, operation, record_kind, record: id }: AuditEntry) =>
    (kind === 'read' && titleAt(downloadedFrom(operation), locale)) ||
    (record_kind ? `${t(`record.${record_kind}`)} ${id ?? ''}`.trim() : t('audit.nothing'));
  const changes = (entry: AuditEntry): FieldChange[] =>
    Object.entries(entry.changes).map(([field, [before, after]]) => [
      fieldName(locale, field),
      fieldValue(field, before, words),
      fieldValue(field, after, words),
    ]);
  const changesInShort = (entry: AuditEntry) => {
    const all = changes(entry);
    const shown = all
      .slice(0, fieldsInRow)
      .map(([field, before, after]) =>
        before === words.nothing ? `${field}: ${after}` : t('audit.fromTo', { field, before, after }),
      );
    const count = all.length - shown.length;
    return [...shown, ...(count > 0 ? [t('audit.more', { count })] : [])].join('; ');
  };
  return {
    who,
    /** The deed of the whole request. */
    deed,
    /** The fate of one row. */
    change,
    record,
    changes,
    /** The changed fields of an entry, or how many rows its request changed. */
    inShort: (entry: AuditEntry) => {
      const { request_entries: count = 1 } = entry;
      return count > 1 ? t('audit.rows', { count }) : changesInShort(entry);
    },
    /** One row of a request: 'Added: Booking 26 (payments)'. */
    row: (entry: AuditEntry) =>
      t('audit.row', { did: change(entry), record: record(entry), table: entry.table.replaceAll('_', ' ') }),
  };
}

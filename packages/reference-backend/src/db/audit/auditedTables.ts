import type { AuditRecordKind } from '@udongo/sdk';
import { type Mask, personalColumns } from './personalColumns.ts';

/** The record that a row belongs to, as people know it; the row's column `key` has its id. */
interface AuditedTable {
  record: AuditRecordKind;
  /** By default `id`. */
  key?: string;
  /** By default 'change'. */
  kind?: 'read' | 'login';
  /** Which changes are recorded; by default each. */
  events?: readonly string[];
}

/** Tables whose changes the trigger `audit_row` writes to the audit log, in the same transaction. */
export const auditedTables: Readonly<Record<string, AuditedTable>> = {
  agents: { record: 'user', key: 'user_id' },
  analyses: { record: 'analysis' },
  bin: { record: 'bin' },
  biodata_downloads: { record: 'biodata', kind: 'read' },
  blog_categories: { record: 'blog_category' },
  blogs: { record: 'blog' },
  booking_crops: { record: 'booking', key: 'booking_id' },
  booking_moves: { record: 'booking', key: 'booking_id' },
  bookings: { record: 'booking' },
  commission_batches: { record: 'payout' },
  commission_rates: { record: 'agent', key: 'agent_id' },
  commissions: { record: 'booking', key: 'booking_id' },
  contact_answers: { record: 'contact_message', key: 'contact_message_id' },
  contact_messages: { record: 'contact_message' },
  control_measurements: { record: 'device', key: 'device_id' },
  control_soils: { record: 'control_soil' },
  counties: { record: 'county' },
  crops: { record: 'crop' },
  data_requests: { record: 'data_request' },
  device_calibrations: { record: 'device', key: 'device_id' },
  devices: { record: 'device' },
  discounts: { record: 'discount' },
  email_changes: { record: 'user', key: 'user_id' },
  faqs: { record: 'faq' },
  farmers: { record: 'user', key: 'user_id' },
  former_partner_keys: { record: 'partner_key', key: 'partner_key_id' },
  imports: { record: 'import' },
  input_prices: { record: 'input_price' },
  media: { record: 'picture' },
  // Of what people have sent. The outbox has the others, and the sender's own steps.
  messages: {
    record: 'message',
    events: [
      "INSERT WHEN (NEW.sent_by_id IS NOT NULL OR NEW.kind IN ('report_ready', 'report_corrected', 'report_withdrawn'))",
      "UPDATE WHEN (OLD.status IN ('failed', 'unknown') AND NEW.status = 'queued')",
    ],
  },
  other_crop_names: { record: 'other_crop_name' },
  partner_keys: {
    record: 'partner_key',
    events: ['INSERT OR DELETE', 'UPDATE WHEN (OLD.last_used_on IS NOT DISTINCT FROM NEW.last_used_on)'],
  },
  password_resets: { record: 'user', key: 'user_id' },
  payments: { record: 'booking', key: 'booking_id' },
  phone_codes: { record: 'phone_code', events: ['INSERT'] },
  reading_comments: { record: 'sample', key: 'sample_id' },
  receipts: { record: 'receipt' },
  recovery_codes: { record: 'user', key: 'user_id', events: ['DELETE'] },
  refunds: { record: 'booking', key: 'booking_id' },
  reports: { record: 'booking', key: 'booking_id' },
  reviews: { record: 'review' },
  sample_analyses: { record: 'sample', key: 'sample_id' },
  sample_duplicates: { record: 'sample', key: 'sample_id' },
  sample_other_crops: { record: 'sample', key: 'sample_id' },
  samples: { record: 'booking', key: 'booking_id' },
  // Each use of a code updates its row.
  second_factors: {
    record: 'user',
    key: 'user_id',
    events: [
      'INSERT OR DELETE',
      'UPDATE WHEN (OLD.secret <> NEW.secret OR OLD.confirmed_on IS DISTINCT FROM NEW.confirmed_on)',
    ],
  },
  settings: { record: 'settings' },
  subscriber_tokens: { record: 'subscriber_link', events: ['INSERT'] },
  subscribers: { record: 'subscriber' },
  // Each use of a token updates its row.
  tokens: { record: 'user', key: 'user_id', kind: 'login', events: ['INSERT OR DELETE'] },
  users: { record: 'user' },
  verification_comments: { record: 'booking', key: 'booking_id' },
};

const isAppendOnly = 'It refuses changes, and says itself who wrote what when.';
const isDerived = 'It is counted from other tables.';
const isInternal = 'Only the server uses it.';

/** Tables that the audit log leaves out, and why. A test fails for a table that is in neither list. */
export const otherTables: Readonly<Record<string, string>> = {
  audit_entries: 'It is the audit log.',
  booking_status_changes: isAppendOnly,
  booking_uuids: 'It is written with its booking and never changed.',
  changed_days: isDerived,
  data_exports: 'It is made of other tables.',
  day_counts: isDerived,
  day_counts_version: isDerived,
  discount_uses: 'It follows from the booking.',
  document_counters: isDerived,
  health_checks: isInternal,
  import_rows: 'It links what an import has made; both are recorded.',
  jobs: isInternal,
  kept_answers: isInternal,
  ledger_postings: isAppendOnly,
  login_undos: 'It is written with a change of the account, which is recorded.',
  message_days: isDerived,
  money_checks: isInternal,
  money_differences: isDerived,
  month_counts: isDerived,
  notifications: 'The server writes them; only their reader marks or deletes them.',
  payment_documents: isAppendOnly,
  payment_events: isAppendOnly,
  places: 'It names only that samples are of one place; the samples are recorded.',
  receipt_numbers: isInternal,
  receipt_refunds: isAppendOnly,
  reconciliations: isDerived,
  report_sends: isAppendOnly,
  row_count_changes: isDerived,
  rule_set_approvals: isAppendOnly,
  rule_sets: isAppendOnly,
  sample_events: isAppendOnly,
  sample_readings_history: isAppendOnly,
  sandbox_prompts: 'Only a test of payments uses it.',
  sandbox_secret: 'Only a test of payments uses it.',
  schema_migrations: isInternal,
  sharing_changes: isAppendOnly,
  soil_cells: isDerived,
  small_lists: isDerived,
  throttle_counters: isInternal,
  told_once: isInternal,
  unkept_files: isInternal,
  unreadable_notifications: 'It keeps what a provider sent, and nobody changes it.',
};

/** The statements of a migration that record the changes of a table. */
export function createTriggers(table: string): string[] {
  const { record, key = 'id', kind = 'change', events = ['INSERT OR UPDATE OR DELETE'] } = one(table);
  const masks: Record<string, Mask> = Object.fromEntries(
    Object.entries(personalColumns[table]?.columns ?? {}).flatMap(([column, { mask }]) =>
      mask ? [[column, mask]] : [],
    ),
  );
  const rule = JSON.stringify({ record, key, kind, masks });
  return events.map((event, index) => {
    const [changes = '', condition] = event.split(/ (?=WHEN )/);
    const name = index === 0 ? 'audit_row' : `audit_row_${index + 1}`;
    const when = condition ? ` ${condition}` : '';
    return `CREATE TRIGGER ${name} AFTER ${changes} ON ${table}\n  FOR EACH ROW${when} EXECUTE FUNCTION audit_row('${rule}');`;
  });
}

function one(table: string): AuditedTable {
  const found = auditedTables[table];
  if (!found) throw new Error(`${table} is not audited.`);
  return found;
}

import type { Purpose, Retention } from './retentions.ts';

/**
 * How the audit log shows a value: `contact` keeps the last three digits of a phone number or the domain of an email address, `name` the
 * first letters, `hidden` and `secret` only that it changed. `derived` columns are made of others and left out. Without a mask it is
 * shown as it is.
 */
export type Mask = 'contact' | 'name' | 'hidden' | 'secret' | 'derived';

export interface PersonalColumn {
  mask?: Mask;
  /** A person's copy of their data leaves it out, as it does secrets and derived columns. */
  exported?: false;
  /** SQL of the value that a deletion leaves; by default null or an empty text. */
  left?: string;
}

/** Names the people whose row it is: those of whom `column` has the user, a booking, a sample and so on. */
export interface Owner {
  column: string;
  is: 'user' | 'agent' | 'booking' | 'sample' | 'report' | 'payment' | 'phone' | 'email' | 'request';
  /** Further condition, as SQL. */
  where?: string;
  /** The row is written to somebody else: it goes with a deletion, and is not in the person's copy. */
  isToOthers?: true;
}

export interface PersonalTable {
  purpose: Purpose;
  kept: Retention;
  /** Empty for rows of nobody in particular. */
  owners: readonly Owner[];
  /** Work of a deletion: it removes the rows, empties the columns below, or does nothing. */
  erased: 'rows' | 'columns' | 'never';
  columns: Readonly<Record<string, PersonalColumn>>;
}

const contact: PersonalColumn = { mask: 'contact' };
const name: PersonalColumn = { mask: 'name' };
/** Places of people, and texts that say anything about them. */
const hidden: PersonalColumn = { mask: 'hidden' };
const secret: PersonalColumn = { mask: 'secret' };
const derived: PersonalColumn = { mask: 'derived' };
/** The audit log shows it. */
const shown: PersonalColumn = {};
/** Other people's. */
const othersName: PersonalColumn = { mask: 'name', exported: false };
/** The letters of a name that is gone. */
const nameless = { mask: 'name', left: "'—'" } as const;

/** A report without the name, and without the places of its samples. */
const namelessReport = `jsonb_set(jsonb_set(snapshot, '{facts,name}', '"—"'), '{results}', (
  select coalesce(jsonb_agg(result || '{"sample_location":""}' order by place), '[]')
  from jsonb_array_elements(snapshot -> 'results') with ordinality as results (result, place)))`;

const byUser: Owner = { column: 'user_id', is: 'user' };
const byBooking: Owner = { column: 'booking_id', is: 'booking' };
const bySample: Owner = { column: 'sample_id', is: 'sample' };

const account = { purpose: 'account', kept: 'account', owners: [byUser], erased: 'rows' } as const;
const login = { purpose: 'account', kept: 'expiry', owners: [byUser], erased: 'rows' } as const;
const ofBooking = { purpose: 'testing', kept: 'booking', owners: [byBooking], erased: 'columns' } as const;
const ofSample = { purpose: 'testing', kept: 'booking', owners: [bySample], erased: 'columns' } as const;
const books = { purpose: 'payment', kept: 'law', owners: [byBooking], erased: 'columns' } as const;
const nobodys = { owners: [], erased: 'never', kept: 'operator' } as const;

/**
 * The one map of personal data: every column with it or with a secret, by table, and what happens to it. The audit log masks by it, a
 * person's copy and a deletion follow it. A test fails for a column that is neither here nor in `otherColumns.ts`.
 */
export const personalColumns: Readonly<Record<string, PersonalTable>> = {
  users: {
    ...account,
    owners: [{ column: 'id', is: 'user' }],
    erased: 'columns',
    columns: {
      // Unique, and no email address.
      username: { mask: 'name', left: "'erased-' || id" },
      email: contact,
      full_name: nameless,
      password_hash: secret,
      phone_number: contact,
      address: hidden,
      search_text: derived,
      county_id: shown,
      is_active: { left: 'false' },
      phone_verified_on: shown,
      email_verified_on: shown,
      notify_by: { left: "'{}'" },
      notify_choices: shown,
      reminders_agreed_on: shown,
      consent_version: shown,
      consent_said_by: shown,
      consent_on: shown,
      consent_withdrawn_on: shown,
    },
  },
  farmers: { ...account, columns: {} },
  agents: { ...account, columns: {} },
  tokens: { ...login, columns: { token_hash: secret, device: shown } },
  second_factors: { ...account, columns: { secret } },
  recovery_codes: { ...account, columns: { code_hash: secret } },
  email_changes: { ...login, columns: { token_hash: secret, email: contact } },
  password_resets: { ...login, columns: { token_hash: secret, email: contact } },
  login_undos: {
    ...login,
    columns: { recipient: contact, token_hash: secret, email: contact, phone_number: contact },
  },
  phone_codes: {
    ...login,
    owners: [{ column: 'phone_number', is: 'phone' }],
    columns: { phone_number: contact, code_hash: secret },
  },
  data_requests: {
    purpose: 'asked',
    kept: 'booking',
    owners: [byUser, byBooking],
    erased: 'columns',
    columns: { text: hidden, answer: hidden },
  },
  data_exports: {
    purpose: 'asked',
    kept: 'export',
    owners: [{ column: 'request_id', is: 'request' }],
    erased: 'rows',
    columns: { data: { mask: 'hidden', exported: false } },
  },
  bookings: {
    ...ofBooking,
    owners: [{ column: 'id', is: 'booking' }],
    columns: {
      uuid: { mask: 'secret', left: 'uuid' },
      farmer_id: shown,
      name: nameless,
      email: contact,
      phone_no: contact,
      address: hidden,
      ward: hidden,
      notes: hidden,
      search_text: derived,
    },
  },
  booking_crops: { ...ofBooking, erased: 'never', columns: {} },
  booking_moves: { ...ofBooking, columns: { reason: hidden, note: hidden } },
  booking_status_changes: { ...ofBooking, columns: { note: hidden } },
  verification_comments: { ...ofBooking, columns: { comment: { ...hidden, left: "'—'" } } },
  sharing_changes: { ...ofBooking, erased: 'never', columns: {} },
  discount_uses: {
    ...ofBooking,
    columns: { phone_no: { mask: 'contact', left: "'erased-' || booking_id" } },
  },
  samples: {
    ...ofBooking,
    columns: {
      sample_location: hidden,
      sample_notes: hidden,
      latitude: hidden,
      longitude: hidden,
      rejected_note: hidden,
      search_text: derived,
    },
  },
  sample_events: { ...ofSample, columns: { handed_over_by: name, place: hidden, note: hidden } },
  sample_readings_history: { ...ofSample, columns: { latitude: hidden, longitude: hidden, reason: hidden } },
  sample_analyses: { ...ofSample, erased: 'never', columns: {} },
  sample_duplicates: { ...ofSample, erased: 'never', columns: {} },
  reading_comments: { ...ofSample, erased: 'never', columns: { comment: hidden } },
  reports: {
    ...ofBooking,
    columns: {
      remarks: hidden,
      reason: hidden,
      withdrawn_reason: hidden,
      snapshot: { mask: 'hidden', left: namelessReport },
      link: { mask: 'secret', left: 'link' },
      // Nobody opens its public page any more.
      revoked_on: { left: 'coalesce(revoked_on, now())' },
    },
  },
  report_sends: {
    ...ofBooking,
    owners: [{ column: 'report_id', is: 'report' }],
    erased: 'never',
    columns: {},
  },
  payments: {
    ...books,
    columns: {
      phone_number: contact,
      token_hash: secret,
      authorization_url: secret,
      note: hidden,
      search_text: derived,
    },
  },
  payment_documents: {
    ...books,
    columns: {
      snapshot: {
        mask: 'hidden',
        left: 'jsonb_set(snapshot, \'{customer}\', \'{"name":"—","phone_no":""}\')',
      },
    },
  },
  ledger_postings: { ...books, erased: 'never', columns: {} },
  payment_events: {
    ...books,
    owners: [{ column: 'payment_id', is: 'payment' }],
    erased: 'never',
    columns: {},
  },
  receipts: {
    ...books,
    owners: [{ column: 'payment_id', is: 'payment' }],
    columns: { phone_hint: hidden, account_number: hidden },
  },
  refunds: { ...books, columns: { reason: hidden, note: hidden } },
  commissions: {
    ...books,
    owners: [{ column: 'agent_id', is: 'agent' }],
    columns: { phone_number: contact },
  },
  messages: {
    purpose: 'messages',
    kept: 'outbox',
    owners: [
      byUser,
      { ...byBooking, where: 'user_id is null' },
      // To a shop or an agent, about the person's booking.
      { ...byBooking, where: 'user_id is not null', isToOthers: true },
      { column: 'recipient', is: 'phone', where: 'user_id is null' },
      { column: 'recipient', is: 'email', where: 'user_id is null' },
    ],
    erased: 'rows',
    columns: { recipient: contact, subject: hidden, text: hidden, html: hidden, name, facts: hidden },
  },
  notifications: {
    purpose: 'messages',
    kept: 'outbox',
    owners: [byUser, { ...byBooking, isToOthers: true }],
    erased: 'rows',
    columns: { title: hidden, message: hidden, title_sw: hidden, message_sw: hidden },
  },
  reviews: {
    purpose: 'asked',
    kept: 'account',
    owners: [byUser],
    erased: 'rows',
    columns: { comment: hidden },
  },
  contact_messages: {
    purpose: 'asked',
    kept: 'account',
    owners: [{ column: 'email', is: 'email' }, { column: 'phone_number', is: 'phone' }, byBooking],
    erased: 'rows',
    columns: { name, email: contact, phone_number: contact, subject: hidden, message: hidden },
  },
  // It goes with its message.
  contact_answers: {
    purpose: 'asked',
    kept: 'account',
    owners: [],
    erased: 'never',
    columns: { text: hidden, answered_by: othersName },
  },
  subscribers: {
    purpose: 'asked',
    kept: 'account',
    owners: [{ column: 'email', is: 'email' }],
    erased: 'rows',
    columns: { email: contact },
  },
  subscriber_tokens: {
    purpose: 'asked',
    kept: 'expiry',
    owners: [{ column: 'email', is: 'email' }],
    erased: 'rows',
    columns: { token_hash: secret, email: contact },
  },
  audit_entries: {
    purpose: 'security',
    kept: 'audit',
    owners: [
      byUser,
      { column: 'record_id', is: 'user', where: "record_kind = 'user'" },
      { column: 'record_id', is: 'booking', where: "record_kind = 'booking'" },
    ],
    erased: 'never',
    columns: { user_name: othersName, changes: shown },
  },
  // A deletion looks into its rows: `eraseFromBin`.
  bin: { ...nobodys, purpose: 'operation', kept: 'bin', columns: { name, rows: hidden } },
  kept_answers: { ...nobodys, purpose: 'operation', kept: 'day', columns: { body: hidden } },
  throttle_counters: { ...nobodys, purpose: 'security', kept: 'expiry', columns: { key: hidden } },
  // Removing a key would send its reminder again; it names records, not people.
  told_once: { ...nobodys, purpose: 'messages', columns: { key: hidden } },
  unreadable_notifications: { ...nobodys, purpose: 'payment', kept: 'unreadable', columns: { body: hidden } },
  sandbox_prompts: { ...nobodys, purpose: 'operation', columns: { phone_number: contact } },
  sandbox_secret: { ...nobodys, purpose: 'operation', columns: { secret } },
  imports: { ...nobodys, purpose: 'operation', columns: { file_name: hidden } },
  biodata_downloads: { ...nobodys, purpose: 'security', columns: { reason: shown } },
  devices: { ...nobodys, purpose: 'operation', columns: { notes: hidden } },
  counties: { ...nobodys, purpose: 'operation', columns: { search_name: derived } },
  partner_keys: { ...nobodys, purpose: 'operation', columns: { key: secret } },
  former_partner_keys: { ...nobodys, purpose: 'operation', kept: 'expiry', columns: { key: secret } },
};

/**
 * How the audit log shows a value: `contact` keeps the last three digits of a phone number or the domain of an email address, `name` the
 * first letters, `hidden` and `secret` only that it changed. `derived` columns are made of others and left out.
 */
export type Mask = 'contact' | 'name' | 'hidden' | 'secret' | 'derived';

interface PersonalColumn {
  mask: Mask;
}

const contact: PersonalColumn = { mask: 'contact' };
const name: PersonalColumn = { mask: 'name' };
/** Places of people, and texts that say anything about them. */
const hidden: PersonalColumn = { mask: 'hidden' };
const secret: PersonalColumn = { mask: 'secret' };
const derived: PersonalColumn = { mask: 'derived' };

/** Every column with personal data or a secret, by table. A test fails when a column with such a name is neither here nor below. */
export const personalColumns: Readonly<Record<string, Readonly<Record<string, PersonalColumn>>>> = {
  bin: { name, rows: hidden },
  booking_moves: { reason: hidden, note: hidden },
  booking_status_changes: { note: hidden },
  bookings: {
    uuid: secret,
    name,
    email: contact,
    phone_no: contact,
    address: hidden,
    notes: hidden,
    search_text: derived,
  },
  commissions: { phone_number: contact },
  contact_answers: { text: hidden, answered_by: name },
  contact_messages: { name, email: contact, phone_number: contact, subject: hidden, message: hidden },
  counties: { search_name: derived },
  devices: { notes: hidden },
  discount_uses: { phone_no: contact },
  email_changes: { token_hash: secret, email: contact },
  former_partner_keys: { key: secret },
  imports: { file_name: hidden },
  login_undos: { recipient: contact, token_hash: secret, email: contact, phone_number: contact },
  messages: {
    recipient: contact,
    subject: hidden,
    text: hidden,
    html: hidden,
    name,
    facts: hidden,
  },
  notifications: { title: hidden, message: hidden, title_sw: hidden, message_sw: hidden },
  partner_keys: { key: secret },
  password_resets: { token_hash: secret, email: contact },
  payment_documents: { snapshot: hidden },
  payments: {
    phone_number: contact,
    token_hash: secret,
    authorization_url: secret,
    note: hidden,
    search_text: derived,
  },
  phone_codes: { phone_number: contact, code_hash: secret },
  reading_comments: { comment: hidden },
  receipts: { phone_hint: hidden, account_number: hidden },
  refunds: { reason: hidden, note: hidden },
  reports: { remarks: hidden, snapshot: hidden, link: secret },
  reviews: { comment: hidden },
  sample_events: { handed_over_by: name, place: hidden, note: hidden },
  sample_readings_history: { latitude: hidden, longitude: hidden },
  samples: {
    sample_location: hidden,
    sample_notes: hidden,
    latitude: hidden,
    longitude: hidden,
    rejected_note: hidden,
    search_text: derived,
  },
  sandbox_prompts: { phone_number: contact },
  sandbox_secret: { secret },
  subscriber_tokens: { token_hash: secret, email: contact },
  subscribers: { email: contact },
  throttle_counters: { key: hidden },
  told_once: { key: hidden },
  tokens: { token_hash: secret },
  unreadable_notifications: { body: hidden },
  users: {
    username: name,
    email: contact,
    full_name: name,
    password_hash: secret,
    phone_number: contact,
    address: hidden,
    search_text: derived,
  },
};

/** Columns whose names sound like personal data, and what they name instead. */
export const namesOfThings: Readonly<Record<string, string>> = {
  'agents.agrovet_name': 'a shop',
  'audit_entries.user_name': 'a person, as long as the entry is kept',
  'blog_categories.name': 'a category',
  'blog_categories.name_sw': 'a category',
  'bookings.partner_key_name': 'a partner',
  'booking_uuids.content_hash': 'the content of a booking, unreadable',
  'counties.name': 'a county',
  'crops.name': 'a crop',
  'devices.name': 'a probe',
  'jobs.claim_token': 'the process that runs a job',
  'jobs.name': 'a job',
  'login_undos.email_verified_on': 'a time',
  'login_undos.message_id': 'an id',
  'login_undos.phone_verified_on': 'a time',
  'contact_answers.contact_message_id': 'an id',
  'contact_answers.message_id': 'an id',
  'media.name': 'a file of a public picture',
  'money_differences.note': 'sums of the books',
  'other_crop_names.name': 'a crop',
  'partner_keys.name': 'a partner',
  'row_count_changes.table_name': 'a table',
  'audit_entries.table_name': 'a table',
  'settings.business_name': 'the service',
  'settings.letterhead_name': 'the service',
  'settings.support_email': 'the service, in public',
  'settings.support_name': 'the service, in public',
  'settings.support_phone_no': 'the service, in public',
  'users.email_verified_on': 'a time',
  'users.phone_verified_on': 'a time',
};

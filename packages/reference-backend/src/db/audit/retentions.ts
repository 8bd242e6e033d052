/** Why the service has personal data. */
export const purposes = {
  account: 'To know who logs in, and how to reach them.',
  testing: 'To collect and measure soil, and to report it to the farmer.',
  payment: 'To take payments and to keep accounts.',
  messages: 'To tell people what they are waiting for.',
  asked: 'To do what the person asked for.',
  security: 'To see who did what, and to slow down attacks.',
  operation: 'To run the service.',
} as const;

export type Purpose = keyof typeof purposes;

/** How long personal data is kept. Jobs remove what is older than `days`. */
export const retentions = {
  account: { words: 'Until the person asks for its deletion.' },
  booking: { words: 'The measurements and steps stay; a deletion takes away who they were of.' },
  law: { words: 'As long as tax law requires; a deletion takes away name and phone number.' },
  operator: { words: 'Until an administrator removes it.' },
  expiry: { words: 'Until it expires; then a job removes it.' },
  outbox: { days: 730, words: 'For 730 days.' },
  unreadable: { days: 90, words: 'For 90 days.' },
  export: { days: 7, words: 'For 7 days after it was made.' },
  bin: { days: 30, words: 'For 30 days; a deletion removes it at once.' },
  day: { days: 1, words: 'For 24 hours.' },
  audit: { words: 'For AUDIT_DAYS, 730 by default, also after a deletion: entries refuse changes.' },
} as const satisfies Record<string, { words: string; days?: number }>;

export type Retention = keyof typeof retentions;

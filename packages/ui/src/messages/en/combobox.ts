export const combobox = {
  clear: 'Clear',
  unchosen: 'Not chosen yet',
  empty: 'Nothing found',
  failed: 'The list did not load.',
  closed: "We can't show this list on this site. Please tell its owner.",
  logIn: 'Log in to choose',
  logInKey: 'Log in to choose: Enter',
  retryKey: 'Try again: Enter',
  results: { one: '{count} choice', other: '{count} choices' },
  removeChip: 'Remove {label}',
  chosen: 'Chosen',
  limit: {
    one: 'At most {count}. Remove it to choose another.',
    other: 'At most {count}. Remove one to choose another.',
  },
} as const;

export const password = {
  show: 'Show password',
  hide: 'Hide password',
  short: 'Too short. Use at least 8 characters, ideally 15.',
  weak: 'Weak: easy to guess. Use other characters, or a few words.',
  good: 'Good. 15 characters or more are stronger.',
  strong: 'Strong.',
} as const;

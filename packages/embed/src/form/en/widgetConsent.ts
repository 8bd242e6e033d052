/** The question whether a shop may see the results, and the link to the page that says how data is used. */
export const widgetConsent = {
  privacy: 'Privacy',
  share: '{names} may see my results',
  shareHint: 'You can stop this at any time.',
} as const;

export const bookingShare = {
  share: 'Share',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Not copied. Select it and copy it yourself.',
  calendar: 'Add to calendar',
  event: 'Soil test {code}',
  eventPlain: 'Soil test',
} as const;

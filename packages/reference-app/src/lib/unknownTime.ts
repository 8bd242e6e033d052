/** Text for a day and a time that are not known yet, as long as they, so that lines break at the same places later. */
export const unknownTime = '…'.padEnd(18, '\u00a0');

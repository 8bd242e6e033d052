/** Stands for a day and a time that are not known yet, and is as long, so that lines do not break elsewhere later. */
export const unknownTime = '…'.padEnd(18, '\u00a0');

import { retentions } from '../../../db/audit/retentions.ts';

export const dayMs = 86_400_000;

/**
 * Days in which each request is to be done. Source: Kenya's Data Protection (General) Regulations 2021, read as access within 7 days,
 * rectification and erasure within 14; no lawyer has checked it.
 */
export const dueDays = { export: 7, correction: 14, deletion: 14 } as const;

/** Days in which a deletion can be withdrawn; fewer than the law gives for it. */
export const coolingOffDays = 7;

/** How many days before its time a deletion is announced. */
export const warningDays = 2;

/** How long a copy can be read. */
export const exportMs = retentions.export.days * dayMs;

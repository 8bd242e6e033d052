import { retentions } from '../../../db/audit/retentions.ts';

export const dayMs = 86_400_000;

/**
 * Days in which the law wants each request to be done. Source: Kenya's Data Protection (General) Regulations 2021, access within 7 days,
 * rectification and erasure within 14.
 */
export const dueDays = { export: 7, correction: 14, deletion: 14 } as const;

/** Days in which a deletion can be withdrawn; fewer than the law gives for it. */
export const coolingOffDays = 7;

/** How long a copy can be read. */
export const exportMs = retentions.export.days * dayMs;

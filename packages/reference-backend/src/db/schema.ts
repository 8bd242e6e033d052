/** The tables as queries see them. `migrations/` creates them; indexes, checks and sequences are only there. A test compares both. */
export * from './schema/audit.ts';
export * from './schema/bin.ts';
export * from './schema/blogs.ts';
export * from './schema/bookings.ts';
export * from './schema/crops.ts';
export * from './schema/dataRequests.ts';
export * from './schema/imports.ts';
export * from './schema/media.ts';
export * from './schema/messages.ts';
export * from './schema/money.ts';
export * from './schema/operation.ts';
export * from './schema/people.ts';
export * from './schema/publicSite.ts';
export * from './schema/reports.ts';
export * from './schema/reviews.ts';
export * from './schema/ruleSets.ts';
export * from './schema/samples.ts';

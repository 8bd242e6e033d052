import type { OperationId } from '../generated/operations.ts';
import type { Finding } from './Finding.ts';

/** A screen of the app that can be left out. */
export interface Screen {
  /** Its word in `WITHOUT_SCREENS`. */
  path: string;
  title: string;
  /** The screen is of no use without this operation. */
  needs: OperationId;
}

/** The screens in the order of the report. The app knows the same words. */
export const screens = [
  { path: 'samples', title: 'Samples', needs: 'samples.list' },
  { path: 'bench', title: 'Bench', needs: 'samples.list' },
  { path: 'to-collect', title: 'To collect', needs: 'bookings.assignCollector' },
  { path: 'farmers', title: 'Farmers', needs: 'farmers.list' },
  { path: 'import', title: 'Import', needs: 'farmers.bulkCreate' },
  { path: 'agents', title: 'Agents', needs: 'agents.create' },
  { path: 'crops', title: 'Crops', needs: 'crops.create' },
  { path: 'other-crop-names', title: 'Other crop names', needs: 'otherCropNames.list' },
  { path: 'counties', title: 'Counties', needs: 'counties.create' },
  { path: 'users', title: 'Users', needs: 'profiles.list' },
  { path: 'reports', title: 'Reports', needs: 'reports.list' },
  { path: 'payments', title: 'Payments', needs: 'payments.list' },
  { path: 'payment-issues', title: 'Money to check', needs: 'payments.listIssues' },
  { path: 'refunds', title: 'Refunds', needs: 'payments.listRefunds' },
  { path: 'reconciliation', title: 'Reconciliation', needs: 'payments.reconcile' },
  { path: 'commissions', title: 'Commissions', needs: 'commissions.list' },
  { path: 'payouts', title: 'Payouts', needs: 'commissions.disburse' },
  { path: 'earnings', title: 'Earnings', needs: 'commissions.getBalance' },
  { path: 'discounts', title: 'Discounts', needs: 'discounts.list' },
  { path: 'devices', title: 'Devices', needs: 'devices.list' },
  { path: 'analyses', title: 'Other analyses', needs: 'analyses.list' },
  { path: 'laboratory-values', title: 'Values of a laboratory', needs: 'analyses.saveValues' },
  { path: 'rule-sets', title: 'Rule sets', needs: 'ruleSets.list' },
  { path: 'input-prices', title: 'Input prices', needs: 'prices.list' },
  { path: 'partner-keys', title: 'Partner keys', needs: 'partnerKeys.list' },
  { path: 'numbers', title: 'Statistics', needs: 'statistics.getBookings' },
  { path: 'notifications', title: 'Notifications', needs: 'notifications.list' },
  { path: 'settings', title: 'Service settings', needs: 'settings.get' },
  { path: 'questions', title: 'Questions and answers', needs: 'faqs.list' },
  { path: 'faqs', title: 'Questions', needs: 'faqs.list' },
  { path: 'contact', title: 'Contact', needs: 'contact.create' },
  { path: 'messages', title: 'Messages', needs: 'contact.list' },
  { path: 'blog', title: 'Blog', needs: 'blogs.list' },
  { path: 'articles', title: 'Articles', needs: 'blogs.list' },
  { path: 'article-categories', title: 'Categories of articles', needs: 'blogCategories.list' },
  { path: 'pictures', title: 'Pictures', needs: 'media.list' },
  { path: 'newsletter', title: 'Newsletter', needs: 'subscribers.create' },
  { path: 'subscribers', title: 'Subscribers', needs: 'subscribers.list' },
  { path: 'reviews', title: 'Reviews', needs: 'reviews.list' },
  { path: 'review-moderation', title: 'Reviews to publish', needs: 'reviews.list' },
  { path: 'outbox', title: 'Outbox', needs: 'sms.list' },
  { path: 'data-requests', title: 'Data requests', needs: 'dataRequests.list' },
  { path: 'bin', title: 'Bin', needs: 'bin.list' },
  { path: 'audit', title: 'Audit log', needs: 'audit.list' },
  { path: 'jobs', title: 'Background work', needs: 'jobs.list' },
] as const satisfies readonly Screen[];

/** The resources that every booking needs: login, lists of the form, and bookings. */
const essentials = ['auth', 'account', 'counties', 'crops', 'agents', 'bookings'];

/** The headings of the report, in its order. */
export const parts = ['Essentials', ...screens.map(({ title }) => title), 'Others'];

/** The heading under which an operation is reported: its screen, else the first screen of its resource. */
export function partOf(id: string): string {
  const [resource = ''] = id.split('.');
  const isOf = ({ needs }: Screen) => needs.startsWith(`${resource}.`);
  const screen =
    screens.find(({ needs }) => needs === id) ??
    (essentials.includes(resource) ? { title: 'Essentials' } : screens.find(isOf));
  return screen?.title ?? 'Others';
}

/** The screens to leave out when this finding is all that is known; none when its operation is there. */
export function screensWithout({ status, what }: Finding): readonly Screen[] {
  return status === 'missing' ? screens.filter(({ needs }) => needs === what) : [];
}

import type { OperationId, Role } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';
import { mayCall, staffRoles } from '../../lib/mayCall.ts';
import type { Resource } from './defineResource.tsx';

/** A resource's place in the app. */
export interface ResourceEntry {
  /** Its page's address, without the slash. */
  path: string;
  /** In the navigation and on its page; drafts in Kiswahili. */
  title: Readonly<Record<Locale, string>>;
  /** The roles that can see it: staff by the contract. The server refuses everybody else, too. */
  roles: readonly Role[];
  /** Roles of these that have it in no menu: links lead them there. Default: none. */
  unlisted?: readonly Role[];
  /** The title for a role that knows it by another name. */
  titleFor?: Partial<Record<Role, Readonly<Record<Locale, string>>>>;
  /** The rows that a role's menu shows first, as the query of its address. Default: everything. */
  opensOn?: Partial<Record<Role, string>>;
  /** Fetches its declaration when it is first opened. */
  load: () => Promise<{ resource: Resource }>;
}

export interface Section {
  /** The name of the menu; without one, its entries are in the navigation themselves. */
  title?: Readonly<Record<Locale, string>>;
  entries: readonly ResourceEntry[];
}

/** The managed lists, in the order of the navigation: one line for each declaration. */
export const sections: readonly Section[] = [
  {
    entries: [
      {
        ...forRoles('bookings.list', ['farmer', 'agent'])(
          'bookings',
          { en: 'Bookings', sw: 'Miadi' },
          () => import('./resources/bookings.tsx'),
        ),
        // Bookings to collect, the next day first.
        opensOn: { agent: '?ordering=soil_test_date&status=booked' },
      },
      forRoles('payments.list', ['farmer', 'agent'])(
        'payments',
        { en: 'Payments', sw: 'Malipo' },
        () => import('./resources/payments.tsx'),
      ),
      {
        // Others come from their numbers.
        ...forRoles('samples.list', ['farmer', 'agent'])(
          'samples',
          { en: 'Samples', sw: 'Sampuli' },
          () => import('./resources/samples.tsx'),
        ),
        unlisted: ['agent', 'farmer'],
      },
      forRoles('reports.list', ['agent'])(
        'reports',
        { en: 'Reports', sw: 'Ripoti' },
        () => import('./resources/reports.tsx'),
      ),
      forRoles('farmers.list', ['agent'])(
        'farmers',
        { en: 'Farmers', sw: 'Wakulima' },
        () => import('./resources/farmers.tsx'),
      ),
      forRoles('agents.list')(
        'agents',
        { en: 'Agents', sw: 'Mawakala' },
        () => import('./resources/agents.tsx'),
      ),
    ],
  },
  {
    title: { en: 'Settings', sw: 'Mipangilio' },
    entries: [
      forRoles('settings.update')(
        'settings',
        { en: 'Service settings', sw: 'Mipangilio ya huduma' },
        () => import('./resources/settings.tsx'),
      ),
      forRoles('payments.listIssues')(
        'payment-issues',
        { en: 'Money to check', sw: 'Pesa za kuangalia' },
        () => import('./money/IssuesPage.tsx'),
      ),
      forRoles('payments.decideRefund')(
        'refunds',
        { en: 'Refunds', sw: 'Marejesho' },
        () => import('./money/RefundsPage.tsx'),
      ),
      forRoles('commissions.disburse')(
        'payouts',
        { en: 'Payouts', sw: 'Malipo ya kamisheni' },
        () => import('./money/PayoutsPage.tsx'),
      ),
      {
        // An agent's own are on the page of their earnings, which leads here.
        ...forRoles('commissions.list', ['agent'])(
          'commissions',
          { en: 'Commissions', sw: 'Kamisheni' },
          () => import('./resources/commissions.tsx'),
        ),
        unlisted: ['agent'],
      },
      forRoles('payments.listReconciliations')(
        'reconciliation',
        { en: 'Reconciliation', sw: 'Ulinganisho wa pesa' },
        () => import('./money/ReconciliationPage.tsx'),
      ),
      forRoles('crops.update')('crops', { en: 'Crops', sw: 'Mazao' }, () => import('./resources/crops.tsx')),
      forRoles('otherCropNames.update')(
        'other-crop-names',
        { en: 'Other crop names', sw: 'Majina mengine ya mazao' },
        () => import('./resources/otherCropNames.tsx'),
      ),
      forRoles('contact.list')(
        'messages',
        { en: 'Messages', sw: 'Ujumbe' },
        () => import('./resources/messages.tsx'),
      ),
      forRoles('subscribers.list')(
        'subscribers',
        { en: 'Subscribers', sw: 'Waliojiandikisha' },
        () => import('./resources/subscribers.tsx'),
      ),
      forRoles('reviews.update')(
        'review-moderation',
        { en: 'Reviews', sw: 'Maoni' },
        () => import('./resources/reviews.tsx'),
      ),
      forRoles('blogs.update')(
        'articles',
        { en: 'Articles', sw: 'Makala' },
        () => import('./resources/articles.tsx'),
      ),
      forRoles('blogCategories.update')(
        'article-categories',
        { en: 'Categories of articles', sw: 'Aina za makala' },
        () => import('./resources/articleCategories.tsx'),
      ),
      forRoles('media.list')(
        'pictures',
        { en: 'Pictures', sw: 'Picha' },
        () => import('./media/MediaPage.tsx'),
      ),
      forRoles('faqs.update')(
        'faqs',
        { en: 'Questions', sw: 'Maswali' },
        () => import('./resources/faqs.tsx'),
      ),
      forRoles('profiles.list')(
        'users',
        { en: 'Users', sw: 'Watumiaji' },
        () => import('./resources/users.tsx'),
      ),
      forRoles('dataRequests.answer')(
        'data-requests',
        { en: 'Data requests', sw: 'Maombi ya taarifa' },
        () => import('./resources/dataRequests.tsx'),
      ),
      forRoles('bin.list')('bin', { en: 'Bin', sw: 'Vilivyofutwa' }, () => import('./resources/bin.tsx')),
      forRoles('audit.list')(
        'audit',
        { en: 'Audit log', sw: 'Historia ya matendo' },
        () => import('./resources/audit.tsx'),
      ),
      forRoles('jobs.list')(
        'jobs',
        { en: 'Background work', sw: 'Kazi za seva' },
        () => import('./resources/jobs.tsx'),
      ),
      forRoles('messages.list')(
        'outbox',
        { en: 'Outbox', sw: 'Zilizotumwa' },
        () => import('./resources/outbox.tsx'),
      ),
      forRoles('counties.update')(
        'counties',
        { en: 'Counties', sw: 'Kaunti' },
        () => import('./resources/counties.tsx'),
      ),
      forRoles('devices.list')(
        'devices',
        { en: 'Devices', sw: 'Vifaa vya kupimia' },
        () => import('./resources/devices.tsx'),
      ),
      forRoles('prices.list')(
        'input-prices',
        { en: 'Input prices', sw: 'Bei za pembejeo' },
        () => import('./resources/prices.tsx'),
      ),
      forRoles('discounts.list')(
        'discounts',
        { en: 'Discounts', sw: 'Mapunguzo' },
        () => import('./resources/discounts.tsx'),
      ),
      {
        ...forRoles('partnerKeys.list', ['agent'])(
          'partner-keys',
          { en: 'Partner keys', sw: 'Funguo za washirika' },
          () => import('./resources/partnerKeys.tsx'),
        ),
        titleFor: { agent: { en: 'Your website', sw: 'Tovuti yako' } },
      },
    ],
  },
];

/**
 * The menus of this role, without what is left out; a section that has nothing left is left out, too, and one with a single entry
 * needs no menu.
 */
export function sectionsOf(role: Role, withoutScreens: readonly string[] = []): Section[] {
  return sections
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(
        ({ path, roles, unlisted = [] }) =>
          roles.includes(role) && !unlisted.includes(role) && !withoutScreens.includes(path),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => ({ entries, ...(title && entries.length > 1 && { title }) }));
}

/** The title of a resource's page and of the link to it. */
export function titleOf({ title, titleFor }: ResourceEntry, role: Role | undefined, locale: Locale): string {
  return ((role && titleFor?.[role]) ?? title)[locale];
}

type Entry = (path: string, title: ResourceEntry['title'], load: ResourceEntry['load']) => ResourceEntry;

/** For people of these roles, and for staff who can call the operation for every record. */
function forRoles(operation: OperationId, people: readonly Role[] = []): Entry {
  const roles = [...people, ...staffRoles.filter((role) => mayCall(role, operation))];
  return (path, title, load) => ({ path, title, roles, load });
}

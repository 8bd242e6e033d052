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
  /** Fetches its declaration when it is first opened. */
  load: () => Promise<{ resource: Resource }>;
}

/** Places that an administrator looks for under one heading. */
export interface Group {
  /** Its heading; without one, its entries need none. */
  title?: Readonly<Record<Locale, string>>;
  /** The places that are used most often come first. */
  entries: readonly ResourceEntry[];
}

export interface Section {
  /** The name of the menu; without one, its entries are in the navigation themselves. */
  title?: Readonly<Record<Locale, string>>;
  groups: readonly Group[];
}

/** The managed lists, in the order and the groups of the navigation: one line for each declaration. */
const sections: readonly Section[] = [
  {
    groups: [
      {
        entries: [
          forRoles('bookings.list', ['farmer', 'agent'])(
            'bookings',
            { en: 'Bookings', sw: 'Miadi' },
            () => import('./resources/bookings.tsx'),
          ),
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
    ],
  },
  {
    title: { en: 'Settings', sw: 'Mipangilio' },
    groups: [
      {
        title: { en: 'Money', sw: 'Pesa' },
        entries: [
          forRoles('commissions.disburse')(
            'payouts',
            { en: 'Payouts', sw: 'Malipo ya kamisheni' },
            () => import('./money/PayoutsPage.tsx'),
          ),
          forRoles('payments.decideRefund')(
            'refunds',
            { en: 'Refunds', sw: 'Marejesho' },
            () => import('./money/RefundsPage.tsx'),
          ),
          forRoles('payments.listIssues')(
            'payment-issues',
            { en: 'Money to check', sw: 'Pesa za kuangalia' },
            () => import('./money/IssuesPage.tsx'),
          ),
          forRoles('payments.listReconciliations')(
            'reconciliation',
            { en: 'Reconciliation', sw: 'Ulinganisho wa pesa' },
            () => import('./money/ReconciliationPage.tsx'),
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
          forRoles('discounts.list')(
            'discounts',
            { en: 'Discounts', sw: 'Mapunguzo' },
            () => import('./resources/discounts.tsx'),
          ),
        ],
      },
      {
        title: { en: 'People and access', sw: 'Watu na ruhusa' },
        entries: [
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
      {
        title: { en: 'Crops and field work', sw: 'Mazao na kazi ya shambani' },
        entries: [
          forRoles('crops.update')(
            'crops',
            { en: 'Crops', sw: 'Mazao' },
            () => import('./resources/crops.tsx'),
          ),
          forRoles('ruleSets.list')(
            'rule-sets',
            { en: 'Rule sets', sw: 'Kanuni' },
            () => import('./rule-sets/RuleSetsPage.tsx'),
          ),
          forRoles('prices.list')(
            'input-prices',
            { en: 'Input prices', sw: 'Bei za pembejeo' },
            () => import('./resources/prices.tsx'),
          ),
          forRoles('otherCropNames.update')(
            'other-crop-names',
            { en: 'Other crop names', sw: 'Majina mengine ya mazao' },
            () => import('./resources/otherCropNames.tsx'),
          ),
          forRoles('devices.list')(
            'devices',
            { en: 'Devices', sw: 'Vifaa vya kupimia' },
            () => import('./resources/devices.tsx'),
          ),
          forRoles('analyses.create')(
            'analyses',
            { en: 'Other analyses', sw: 'Vipimo vingine' },
            () => import('./resources/analyses.tsx'),
          ),
          forRoles('analyses.saveValues')(
            'laboratory-values',
            { en: 'Values of a laboratory', sw: 'Vipimo vya maabara' },
            () => import('./analyses/LabValuesPage.tsx'),
          ),
          forRoles('counties.update')(
            'counties',
            { en: 'Counties', sw: 'Kaunti' },
            () => import('./resources/counties.tsx'),
          ),
        ],
      },
      {
        title: { en: 'Communication', sw: 'Mawasiliano' },
        entries: [
          forRoles('contact.list')(
            'messages',
            { en: 'Messages', sw: 'Ujumbe' },
            () => import('./resources/messages.tsx'),
          ),
          forRoles('messages.list')(
            'outbox',
            { en: 'Outbox', sw: 'Zilizotumwa' },
            () => import('./resources/outbox.tsx'),
          ),
          forRoles('subscribers.list')(
            'subscribers',
            { en: 'Subscribers', sw: 'Waliojiandikisha' },
            () => import('./resources/subscribers.tsx'),
          ),
        ],
      },
      {
        title: { en: 'Website', sw: 'Tovuti' },
        entries: [
          forRoles('blogs.update')(
            'articles',
            { en: 'Articles', sw: 'Makala' },
            () => import('./resources/articles.tsx'),
          ),
          forRoles('faqs.update')(
            'faqs',
            { en: 'Questions', sw: 'Maswali' },
            () => import('./resources/faqs.tsx'),
          ),
          forRoles('reviews.update')(
            'review-moderation',
            { en: 'Reviews', sw: 'Maoni' },
            () => import('./resources/reviews.tsx'),
          ),
          forRoles('media.list')(
            'pictures',
            { en: 'Pictures', sw: 'Picha' },
            () => import('./media/MediaPage.tsx'),
          ),
          forRoles('blogCategories.update')(
            'article-categories',
            { en: 'Categories of articles', sw: 'Aina za makala' },
            () => import('./resources/articleCategories.tsx'),
          ),
        ],
      },
      {
        title: { en: 'Service and records', sw: 'Huduma na rekodi' },
        entries: [
          forRoles('settings.update')(
            'settings',
            { en: 'Service settings', sw: 'Mipangilio ya huduma' },
            () => import('./resources/settings.tsx'),
          ),
          forRoles('audit.list')(
            'audit',
            { en: 'Audit log', sw: 'Historia ya matendo' },
            () => import('./resources/audit.tsx'),
          ),
          forRoles('bin.list')('bin', { en: 'Bin', sw: 'Vilivyofutwa' }, () => import('./resources/bin.tsx')),
          forRoles('jobs.list')(
            'jobs',
            { en: 'Background work', sw: 'Kazi za seva' },
            () => import('./resources/jobs.tsx'),
          ),
        ],
      },
    ],
  },
];

/** Every managed list. */
export const resourceEntries: readonly ResourceEntry[] = sections
  .flatMap(({ groups }) => groups)
  .flatMap(({ entries }) => entries);

/**
 * The menus of this role, without what is left out; a group or a section that has nothing left is left out, too, and one with a single
 * entry needs no menu.
 */
export function sectionsOf(role: Role, withoutScreens: readonly string[] = []): Section[] {
  const isOffered = ({ path, roles, unlisted = [] }: ResourceEntry) =>
    roles.includes(role) && !unlisted.includes(role) && !withoutScreens.includes(path);
  return sections.flatMap(({ title, groups }) => {
    const offered = groups
      .map((group) => ({ ...group, entries: group.entries.filter(isOffered) }))
      .filter(({ entries }) => entries.length > 0);
    const count = offered.flatMap(({ entries }) => entries).length;
    if (count === 0) return [];
    return [count > 1 && title ? { title, groups: offered } : { groups: offered }];
  });
}

/** The title of a resource's page and of the link to it. */
export function titleOf({ title, titleFor }: ResourceEntry, role: Role | undefined, locale: Locale): string {
  return ((role && titleFor?.[role]) ?? title)[locale];
}

/** The title of the list at this address; undefined where none is. */
export function titleAt(path: string, locale: Locale): string | undefined {
  return resourceEntries.find((entry) => entry.path === path)?.title[locale];
}

type Entry = (path: string, title: ResourceEntry['title'], load: ResourceEntry['load']) => ResourceEntry;

/** For people of these roles, and for staff who can call the operation for every record. */
function forRoles(operation: OperationId, people: readonly Role[] = []): Entry {
  const roles = [...people, ...staffRoles.filter((role) => mayCall(role, operation))];
  return (path, title, load) => ({ path, title, roles, load });
}

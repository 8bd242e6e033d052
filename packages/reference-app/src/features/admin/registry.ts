import type { OperationId, Role } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';
import { mayCall, staffRoles } from '../../lib/mayCall.ts';
import type { en } from '../../messages/en.ts';
import { languageOf } from '../../messages/languages.ts';
import type { Resource } from './defineResource.tsx';

/** Key of the name of a place, a group or a menu. */
type Place = keyof typeof en.places;

/** A resource's place in the app. */
export interface ResourceEntry {
  /** Its page's address, without the slash; its title has the same key. */
  path: Place;
  /** The roles that can see it: staff by the contract. The server refuses everybody else, too. */
  roles: readonly Role[];
  /** Roles of these that have it in no menu: links lead them there. Default: none. */
  unlisted?: readonly Role[];
  /** The title for a role that knows it by another name. */
  titleFor?: Partial<Record<Role, Place>>;
  /** Fetches its declaration when it is first opened. */
  load: () => Promise<{ resource: Resource }>;
}

/** Places that an administrator looks for under one heading. */
export interface Group {
  /** Its heading; without one, its entries need none. */
  title?: Place;
  /** The places that are used most often come first. */
  entries: readonly ResourceEntry[];
}

export interface Section {
  /** The name of the menu; without one, its entries are in the navigation themselves. */
  title?: Place;
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
            () => import('./resources/bookings.tsx'),
          ),
          forRoles('payments.list', ['farmer', 'agent'])(
            'payments',
            () => import('./resources/payments.tsx'),
          ),
          {
            // Others come from their numbers.
            ...forRoles('samples.list', ['farmer', 'agent'])(
              'samples',
              () => import('./resources/samples.tsx'),
            ),
            unlisted: ['agent', 'farmer'],
          },
          forRoles('reports.list', ['agent'])('reports', () => import('./resources/reports.tsx')),
          forRoles('farmers.list', ['agent'])('farmers', () => import('./resources/farmers.tsx')),
          forRoles('agents.list')('agents', () => import('./resources/agents.tsx')),
        ],
      },
    ],
  },
  {
    title: 'settingsMenu',
    groups: [
      {
        title: 'money',
        entries: [
          forRoles('commissions.disburse')('payouts', () => import('./money/PayoutsPage.tsx')),
          forRoles('payments.decideRefund')('refunds', () => import('./money/RefundsPage.tsx')),
          forRoles('payments.listIssues')('payment-issues', () => import('./money/IssuesPage.tsx')),
          forRoles('payments.listReconciliations')(
            'reconciliation',
            () => import('./money/ReconciliationPage.tsx'),
          ),
          {
            // An agent's own are on the page of their earnings, which leads here.
            ...forRoles('commissions.list', ['agent'])(
              'commissions',
              () => import('./resources/commissions.tsx'),
            ),
            unlisted: ['agent'],
          },
          forRoles('discounts.list')('discounts', () => import('./resources/discounts.tsx')),
        ],
      },
      {
        title: 'people',
        entries: [
          forRoles('profiles.list')('users', () => import('./resources/users.tsx')),
          forRoles('dataRequests.answer')('data-requests', () => import('./resources/dataRequests.tsx')),
          {
            ...forRoles('partnerKeys.list', ['agent'])(
              'partner-keys',
              () => import('./resources/partnerKeys.tsx'),
            ),
            titleFor: { agent: 'yourWebsite' },
          },
        ],
      },
      {
        title: 'field',
        entries: [
          forRoles('crops.update')('crops', () => import('./resources/crops.tsx')),
          forRoles('ruleSets.list')('rule-sets', () => import('./rule-sets/RuleSetsPage.tsx')),
          forRoles('prices.list')('input-prices', () => import('./resources/prices.tsx')),
          forRoles('otherCropNames.update')(
            'other-crop-names',
            () => import('./resources/otherCropNames.tsx'),
          ),
          forRoles('devices.list')('devices', () => import('./resources/devices.tsx')),
          forRoles('analyses.create')('analyses', () => import('./resources/analyses.tsx')),
          forRoles('analyses.saveValues')('laboratory-values', () => import('./analyses/LabValuesPage.tsx')),
          forRoles('counties.update')('counties', () => import('./resources/counties.tsx')),
        ],
      },
      {
        title: 'communication',
        entries: [
          forRoles('contact.list')('messages', () => import('./resources/messages.tsx')),
          forRoles('messages.list')('outbox', () => import('./resources/outbox.tsx')),
          forRoles('subscribers.list')('subscribers', () => import('./resources/subscribers.tsx')),
        ],
      },
      {
        title: 'website',
        entries: [
          forRoles('blogs.update')('articles', () => import('./resources/articles.tsx')),
          forRoles('faqs.update')('faqs', () => import('./resources/faqs.tsx')),
          forRoles('reviews.update')('review-moderation', () => import('./resources/reviews.tsx')),
          forRoles('media.list')('pictures', () => import('./media/MediaPage.tsx')),
          forRoles('blogCategories.update')(
            'article-categories',
            () => import('./resources/articleCategories.tsx'),
          ),
        ],
      },
      {
        title: 'service',
        entries: [
          forRoles('settings.update')('settings', () => import('./resources/settings.tsx')),
          forRoles('audit.list')('audit', () => import('./resources/audit.tsx')),
          forRoles('bin.list')('bin', () => import('./resources/bin.tsx')),
          forRoles('jobs.list')('jobs', () => import('./resources/jobs.tsx')),
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
export function titleOf({ path, titleFor }: ResourceEntry, role: Role | undefined, locale: Locale): string {
  return nameOf((role && titleFor?.[role]) ?? path, locale);
}

/** The title of the list at this address; undefined where none is. */
export function titleAt(path: string, locale: Locale): string | undefined {
  const entry = resourceEntries.find((one) => one.path === path);
  return entry && nameOf(entry.path, locale);
}

/** The name of a place, a group or a menu. */
export function nameOf(place: Place, locale: Locale): string {
  return languageOf(locale).text(`places.${place}`);
}

type Entry = (path: Place, load: ResourceEntry['load']) => ResourceEntry;

/** For people of these roles, and for staff who can call the operation for every record. */
function forRoles(operation: OperationId, people: readonly Role[] = []): Entry {
  const roles = [...people, ...staffRoles.filter((role) => mayCall(role, operation))];
  return (path, load) => ({ path, roles, load });
}

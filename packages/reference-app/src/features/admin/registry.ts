import type { Role } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';
import type { Resource } from './defineResource.tsx';

/** A resource's place in the app. */
export interface ResourceEntry {
  /** Its page's address, without the slash. */
  path: string;
  /** In the navigation and on its page; drafts in Kiswahili. */
  title: Readonly<Record<Locale, string>>;
  /** The roles that can see it. The server refuses everybody else, too. */
  roles: readonly Role[];
  /** Roles of these that have it in no menu: links lead them there. Default: none. */
  unlisted?: readonly Role[];
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

const everybody = forRoles('farmer', 'agent', 'administrator');
const staff = forRoles('agent', 'administrator');
const administrators = forRoles('administrator');

/** The managed lists, in the order of the navigation: one line for each declaration. */
export const sections: readonly Section[] = [
  {
    entries: [
      {
        ...everybody('bookings', { en: 'Bookings', sw: 'Miadi' }, () => import('./resources/bookings.tsx')),
        // Bookings to collect, the next day first.
        opensOn: { agent: '?ordering=soil_test_date&status=booked' },
      },
      everybody('payments', { en: 'Payments', sw: 'Malipo' }, () => import('./resources/payments.tsx')),
      {
        // Others come from their numbers.
        ...everybody('samples', { en: 'Samples', sw: 'Sampuli' }, () => import('./resources/samples.tsx')),
        unlisted: ['agent', 'farmer'],
      },
      staff('reports', { en: 'Reports', sw: 'Ripoti' }, () => import('./resources/reports.tsx')),
      staff('farmers', { en: 'Farmers', sw: 'Wakulima' }, () => import('./resources/farmers.tsx')),
      administrators('agents', { en: 'Agents', sw: 'Mawakala' }, () => import('./resources/agents.tsx')),
    ],
  },
  {
    title: { en: 'Settings', sw: 'Mipangilio' },
    entries: [
      administrators(
        'settings',
        { en: 'Service settings', sw: 'Mipangilio ya huduma' },
        () => import('./resources/settings.tsx'),
      ),
      administrators(
        'payment-issues',
        { en: 'Money to check', sw: 'Pesa za kuangalia' },
        () => import('./money/IssuesPage.tsx'),
      ),
      administrators(
        'payouts',
        { en: 'Pay-outs', sw: 'Malipo ya kamisheni' },
        () => import('./money/PayoutsPage.tsx'),
      ),
      {
        // An agent's own are on the page of their earnings, which leads here.
        ...staff(
          'commissions',
          { en: 'Commissions', sw: 'Kamisheni' },
          () => import('./resources/commissions.tsx'),
        ),
        unlisted: ['agent'],
      },
      administrators(
        'reconciliation',
        { en: 'Reconciliation', sw: 'Ulinganisho wa pesa' },
        () => import('./money/ReconciliationPage.tsx'),
      ),
      administrators('crops', { en: 'Crops', sw: 'Mazao' }, () => import('./resources/crops.tsx')),
      administrators(
        'other-crop-names',
        { en: 'Other crop names', sw: 'Majina mengine ya mazao' },
        () => import('./resources/otherCropNames.tsx'),
      ),
      administrators('messages', { en: 'Messages', sw: 'Ujumbe' }, () => import('./resources/messages.tsx')),
      administrators(
        'subscribers',
        { en: 'Subscribers', sw: 'Waliojiandikisha' },
        () => import('./resources/subscribers.tsx'),
      ),
      administrators(
        'review-moderation',
        { en: 'Reviews', sw: 'Maoni' },
        () => import('./resources/reviews.tsx'),
      ),
      administrators('articles', { en: 'Articles', sw: 'Makala' }, () => import('./resources/articles.tsx')),
      administrators(
        'article-categories',
        { en: 'Categories of articles', sw: 'Aina za makala' },
        () => import('./resources/articleCategories.tsx'),
      ),
      administrators('pictures', { en: 'Pictures', sw: 'Picha' }, () => import('./media/MediaPage.tsx')),
      administrators('faqs', { en: 'Questions', sw: 'Maswali' }, () => import('./resources/faqs.tsx')),
      administrators('users', { en: 'Users', sw: 'Watumiaji' }, () => import('./resources/users.tsx')),
      administrators(
        'jobs',
        { en: 'Background work', sw: 'Kazi za seva' },
        () => import('./resources/jobs.tsx'),
      ),
      administrators('outbox', { en: 'Outbox', sw: 'Zilizotumwa' }, () => import('./resources/outbox.tsx')),
      administrators('sms', { en: 'Text messages', sw: 'Ujumbe mfupi' }, () => import('./resources/sms.tsx')),
      administrators('counties', { en: 'Counties', sw: 'Kaunti' }, () => import('./resources/counties.tsx')),
      administrators(
        'devices',
        { en: 'Devices', sw: 'Vifaa vya kupimia' },
        () => import('./resources/devices.tsx'),
      ),
      administrators(
        'input-prices',
        { en: 'Input prices', sw: 'Bei za pembejeo' },
        () => import('./resources/prices.tsx'),
      ),
      administrators(
        'discounts',
        { en: 'Discounts', sw: 'Mapunguzo' },
        () => import('./resources/discounts.tsx'),
      ),
      administrators(
        'partner-keys',
        { en: 'Partner keys', sw: 'Funguo za washirika' },
        () => import('./resources/partnerKeys.tsx'),
      ),
    ],
  },
];

/** The menus of this role, without what is left out; a section that has nothing left is left out, too. */
export function sectionsOf(role: Role, withoutScreens: readonly string[] = []): Section[] {
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(
        ({ path, roles, unlisted = [] }) =>
          roles.includes(role) && !unlisted.includes(role) && !withoutScreens.includes(path),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

type Entry = (path: string, title: ResourceEntry['title'], load: ResourceEntry['load']) => ResourceEntry;

function forRoles(...roles: Role[]): Entry {
  return (path, title, load) => ({ path, title, roles, load });
}

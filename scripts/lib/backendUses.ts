import type { OperationId } from '../../packages/sdk/src/index.ts';

/** One component or screen with the operations that it calls. */
export interface BackendUse {
  /** As the table of docs/own-backend.md names it. */
  name: string;
  operations: readonly OperationId[];
  /** Files and folders that read their answers; what components share is not repeated by the screens that show them. */
  sources: readonly string[];
}

const app = 'packages/reference-app/src';
const ui = 'packages/ui/src';
/** Every list that is managed. */
const lists = [
  `${app}/lib/createRecordNames.ts`,
  `${app}/features/admin/resourceFields.ts`,
  `${app}/features/admin/phoneColumn.tsx`,
  `${ui}/lib`,
] as const;
const resource = (name: string) => [...lists, `${app}/features/admin/resources/${name}.tsx`];
const bookingForm = [
  `${ui}/booking-form`,
  `${ui}/booking-queue`,
  `${ui}/farmer-picker`,
  `${ui}/lib`,
] as const;

const bookingLists = [
  'counties.list',
  'counties.get',
  'crops.list',
  'crops.get',
  'agents.list',
  'agents.get',
] as const;

/** What each component and screen asks of a server. A test holds the operations to the contract, with `uncalledOperations.ts`. */
export const backendUses: readonly BackendUse[] = [
  {
    name: 'Login and logout (`LoginForm`, the app)',
    sources: [
      app,
      `${ui}/login-form`,
      `${ui}/booking-form`,
      'packages/sdk/src/client/withSession.ts',
      'packages/sdk/src/session',
    ],
    operations: ['auth.login', 'auth.logout', 'auth.checkLoginStatus', 'account.get'],
  },
  {
    name: 'Booking form (`BookingForm`)',
    sources: bookingForm,
    operations: [
      ...bookingLists,
      'otherCropNames.list',
      'farmers.list',
      'bookings.create',
      'bookings.update',
      'bookings.checkDiscount',
    ],
  },
  {
    name: 'Widget (`<udongo-booking>`)',
    sources: [...bookingForm, 'packages/embed/src'],
    operations: ['boot.get', ...bookingLists, 'otherCropNames.list', 'bookings.create', 'bookings.update'],
  },
  {
    name: 'Home page: what needs attention, bookings over time, what there is so far',
    sources: [`${app}/features/home`, `${app}/features/numbers/ShortTrend.tsx`],
    operations: [
      'stats.getAttention',
      'stats.getUser',
      'stats.getApp',
      'statistics.getBookings',
      'bookings.list',
      'farmers.list',
    ],
  },
  {
    name: 'Find a booking by code and phone number',
    sources: [`${app}/features/public-status`, `${app}/lib/deviceBookings.ts`],
    operations: ['bookings.find'],
  },
  {
    name: 'A booking, its status page, recent bookings',
    sources: [
      `${app}/features/booking`,
      `${app}/features/booked`,
      `${app}/features/public-status`,
      `${app}/features/admin/resources/bookings.tsx`,
      `${app}/components`,
      `${app}/lib`,
      `${ui}/lib/recordSources.ts`,
    ],
    operations: [
      'bookings.list',
      'bookings.get',
      'bookings.delete',
      'bookings.getByUuid',
      'counties.list',
      'counties.get',
      'crops.list',
      'crops.get',
      'agents.get',
    ],
  },
  {
    name: 'Steps of a booking: buttons, other status, several at once',
    sources: [
      `${app}/features/booking`,
      `${app}/components/status-change`,
      `${app}/features/admin/resources/bookings.tsx`,
      `${ui}/status-timeline`,
    ],
    operations: ['bookings.setStatus', 'bookings.listStatusChanges', 'bookings.get'],
  },
  {
    name: 'Import of farmers or agents',
    sources: [`${app}/features/admin/import`],
    operations: [
      'farmers.bulkCreate',
      'farmers.bulkCheck',
      'farmers.update',
      'agents.bulkCreate',
      'agents.bulkCheck',
      'agents.update',
      'imports.create',
      'imports.list',
      'imports.undo',
      'counties.list',
    ],
  },
  {
    name: 'Page of a farmer',
    sources: [`${app}/features/farmer`],
    operations: ['farmers.get', 'bookings.list'],
  },
  {
    name: 'Bench, rejecting a sample, labels',
    sources: [
      `${app}/features/bench`,
      `${app}/features/sample-code`,
      `${app}/components/LabelsDialog.tsx`,
      `${app}/components/Rejection.tsx`,
    ],
    operations: [
      'samples.list',
      'samples.get',
      'samples.update',
      'samples.reject',
      'samples.undoReject',
      'samples.downloadLabels',
    ],
  },
  {
    name: 'Verifying readings',
    sources: [`${app}/features/verify`],
    operations: ['bookings.listUnusual', 'bookings.verify', 'samples.listReadings', 'samples.list'],
  },
  {
    name: 'Results and reports (`SampleResults`)',
    sources: [
      `${app}/features/results`,
      `${app}/features/report`,
      `${app}/components/report`,
      `${ui}/sample-results`,
    ],
    operations: [
      'bookings.getResults',
      'reports.list',
      'reports.get',
      'reports.create',
      'reports.downloadPdf',
      'reports.markSent',
      'reports.previewMessages',
      'reports.send',
      'reports.markExplained',
      'reports.revokeLink',
      'reports.getPublic',
      'reports.downloadPublicPdf',
    ],
  },
  {
    name: 'Readings over time, samples of one place',
    sources: [`${app}/components/over-time`],
    operations: ['farmers.getReadings', 'samples.setPlace'],
  },
  {
    name: 'Paying (`PaymentPanel`), recording a payment',
    sources: [`${app}/components/payment`, `${ui}/payment-panel`],
    operations: [
      'payments.getOptions',
      'payments.initialize',
      'payments.checkStatus',
      'payments.downloadReceipt',
      'payments.downloadInvoice',
      'bookings.markAsPaid',
    ],
  },
  {
    name: 'Payments and their receipts',
    sources: resource('payments'),
    operations: ['payments.list', 'payments.downloadReceipt'],
  },
  {
    name: 'Numbers',
    sources: [`${app}/features/numbers`, `${ui}/lib/recordSources.ts`],
    operations: [
      'statistics.getBookings',
      'statistics.getSamples',
      'statistics.getPayments',
      'statistics.getFarmers',
      'statistics.getAgents',
      'statistics.getCommissions',
      'statistics.getSoilPicture',
      'counties.list',
      'counties.get',
      'agents.list',
      'agents.get',
    ],
  },
  {
    name: 'Earnings of agents',
    sources: [`${app}/features/earnings`],
    operations: [
      'commissions.getBalance',
      'commissions.list',
      'commissions.collect',
      'commissions.downloadStatement',
      'commissions.downloadStatementCsv',
    ],
  },
  {
    name: 'Money to check, undoing a link',
    sources: [
      `${app}/features/admin/money/IssuesPage.tsx`,
      `${app}/features/admin/money/LinkDialog.tsx`,
      `${app}/components/linked-payments`,
    ],
    operations: [
      'payments.listIssues',
      'payments.link',
      'payments.unlink',
      'payments.recordRefund',
      'payments.list',
      'bookings.list',
    ],
  },
  {
    name: 'Commissions',
    sources: [...resource('commissions'), `${app}/components/commission`],
    operations: ['commissions.list', 'agents.list', 'agents.get', 'counties.list', 'counties.get'],
  },
  {
    name: 'Pay-outs of commissions',
    sources: ['PayoutsPage', 'PayOutDialog', 'PaidOutCard'].map(
      (name) => `${app}/features/admin/money/${name}.tsx`,
    ),
    operations: ['commissions.list', 'commissions.disburse', 'commissions.downloadPayoutsCsv'],
  },
  {
    name: 'Reconciliation',
    sources: ['ReconciliationPage', 'NightsCard'].map((name) => `${app}/features/admin/money/${name}.tsx`),
    operations: ['payments.reconcile', 'payments.downloadReconciliationCsv', 'payments.listReconciliations'],
  },
  {
    name: "The payer's phone of the sandbox",
    sources: [`${app}/features/sandbox`],
    operations: ['sandbox.getPrompt', 'sandbox.answerPrompt'],
  },
  {
    name: 'Input prices',
    sources: resource('prices'),
    operations: ['prices.list', 'prices.create', 'prices.update', 'prices.delete'],
  },
  {
    name: 'Writing articles, and their categories',
    sources: [`${app}/features/admin/articles`, ...resource('articles'), ...resource('articleCategories')],
    operations: [
      'blogs.list',
      'blogs.get',
      'blogs.create',
      'blogs.update',
      'blogs.delete',
      'blogs.tellSubscribers',
      'subscribers.list',
      'blogCategories.list',
      'blogCategories.create',
      'blogCategories.update',
      'blogCategories.delete',
    ],
  },
  {
    name: 'Blog: articles in both languages, feeds, site map',
    sources: [`${app}/features/blog`, `${app}/rendering/listFeed.ts`],
    operations: ['blogs.list', 'blogs.listRandom', 'blogCategories.list', 'blogCategories.get'],
  },
  {
    name: 'Questions and answers',
    sources: [`${app}/features/questions`, `${app}/features/admin/faq-order`, ...resource('faqs')],
    operations: ['faqs.list', 'faqs.create', 'faqs.update', 'faqs.delete'],
  },
  {
    name: 'Notifications',
    sources: [`${app}/features/notifications`, `${app}/services/createUnread.ts`],
    operations: [
      'notifications.list',
      'notifications.update',
      'notifications.delete',
      'notifications.markAllRead',
    ],
  },
  {
    name: 'Contact form and its messages',
    sources: [`${app}/features/contact`, ...resource('messages')],
    operations: ['contact.create', 'contact.list', 'contact.update', 'contact.answer', 'contact.delete'],
  },
  {
    name: 'Newsletter and its subscribers',
    sources: [`${app}/features/newsletter`, ...resource('subscribers')],
    operations: [
      'subscribers.create',
      'subscribers.confirm',
      'subscribers.unsubscribe',
      'subscribers.list',
      'subscribers.delete',
    ],
  },
  {
    name: 'Reviews: written, read and published',
    sources: [`${app}/components/reviews`, `${app}/features/reviews`, ...resource('reviews')],
    operations: ['reviews.list', 'reviews.getAverage', 'reviews.create', 'reviews.update', 'reviews.delete'],
  },
  {
    name: 'Pictures: library and upload',
    sources: [`${app}/components/pictures`, `${app}/features/admin/media`],
    operations: ['media.list', 'media.create', 'media.delete'],
  },
  {
    name: 'Crops (`CropForm`)',
    sources: [...resource('crops'), `${ui}/crop-form`],
    operations: ['crops.list', 'crops.create', 'crops.update', 'crops.delete', 'otherCropNames.list'],
  },
  {
    name: 'Other crop names (`OtherCropNameForm`)',
    sources: [...resource('otherCropNames'), `${ui}/other-crop-name-form`],
    operations: [
      'otherCropNames.list',
      'otherCropNames.create',
      'otherCropNames.update',
      'otherCropNames.delete',
      'crops.list',
      'counties.list',
    ],
  },
  {
    name: 'Samples (`SoilSampleForm`)',
    sources: [...resource('samples'), `${ui}/soil-sample-form`],
    operations: [
      'samples.list',
      'samples.create',
      'samples.update',
      'samples.delete',
      'bookings.list',
      'bookings.get',
      'crops.list',
      'crops.get',
    ],
  },
  {
    name: 'Farmers (`FarmerForm`)',
    sources: [
      ...resource('farmers'),
      `${app}/features/admin/resources/RegisterCard.tsx`,
      `${ui}/farmer-form`,
    ],
    operations: [
      'farmers.downloadBiodata',
      'farmers.list',
      'farmers.create',
      'farmers.update',
      'farmers.delete',
      'counties.list',
      'agents.list',
    ],
  },
  {
    name: 'Agents',
    sources: resource('agents'),
    operations: ['agents.list', 'agents.create', 'agents.update', 'agents.delete', 'counties.list'],
  },
  {
    name: 'Users',
    sources: resource('users'),
    operations: ['profiles.list', 'profiles.create', 'profiles.patch', 'profiles.delete', 'counties.list'],
  },
  {
    name: 'Counties',
    sources: resource('counties'),
    operations: ['counties.list', 'counties.create', 'counties.update', 'counties.delete'],
  },
  {
    name: 'Devices',
    sources: resource('devices'),
    operations: ['devices.list', 'devices.create', 'devices.update', 'devices.delete', 'agents.list'],
  },
  {
    name: 'Discounts',
    sources: resource('discounts'),
    operations: ['discounts.list', 'discounts.create', 'discounts.update', 'discounts.delete'],
  },
  {
    name: 'Partner keys',
    sources: [...resource('partnerKeys'), `${app}/features/admin/partner-keys`],
    operations: [
      'partnerKeys.list',
      'partnerKeys.get',
      'partnerKeys.create',
      'partnerKeys.update',
      'partnerKeys.rotate',
      'partnerKeys.delete',
      'agents.list',
    ],
  },
  {
    name: 'Registering, a new password, a new email',
    sources: [`${app}/features/auth`],
    operations: [
      'account.register',
      'account.requestPhoneCode',
      'account.confirmEmail',
      'account.undoChange',
      'auth.requestPasswordReset',
      'auth.exchangePasswordResetCode',
      'auth.validatePasswordResetToken',
      'auth.confirmPasswordReset',
    ],
  },
  {
    name: 'Outbox',
    sources: [...resource('outbox'), `${app}/features/admin/resources/MessageText.tsx`],
    operations: ['messages.list', 'messages.sendAgain'],
  },
  {
    name: 'Background work',
    sources: resource('jobs'),
    operations: ['jobs.list'],
  },
  {
    name: 'Text messages',
    sources: [...resource('sms'), `${app}/features/admin/resources/SmsForm.tsx`],
    operations: ['sms.list', 'sms.send', 'settings.get'],
  },
  {
    name: 'The own account',
    sources: [`${app}/features/account`],
    operations: [
      'profiles.get',
      'profiles.patch',
      'auth.changePassword',
      'account.requestPhoneCode',
      'account.verifyPhone',
      'account.requestEmailChange',
      'account.listEarlierBookings',
      'account.claimEarlierBookings',
      'auth.listLogins',
      'auth.endLogin',
      'auth.endOtherLogins',
      'counties.list',
    ],
  },
  {
    name: 'Settings',
    sources: [...resource('settings'), `${app}/app`],
    operations: ['settings.get', 'settings.update'],
  },
];

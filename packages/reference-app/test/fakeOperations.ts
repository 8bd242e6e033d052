import type {
  Agent,
  AnalysisValue,
  AppStats,
  Attention,
  AuditEntry,
  BinEntry,
  Blog,
  BlogCategory,
  BlogTold,
  Booking,
  BookingStatusChange,
  Boot,
  Calibration,
  CheckedDiscount,
  Commission,
  CommissionBalance,
  CommissionBatch,
  ContactMessage,
  ControlChecks,
  ControlMeasurement,
  ControlSoil,
  County,
  Crop,
  DataExport,
  DataRequest,
  Device,
  Discount,
  DuplicateState,
  EarlierBooking,
  Faq,
  Farmer,
  Import,
  ImportUndo,
  InputPrice,
  Job,
  Login,
  LoginResponse,
  Media,
  Message,
  Notification,
  OtherAnalysis,
  OtherCropName,
  Page,
  PartnerKey,
  Payment,
  PaymentIssue,
  PaymentOptions,
  Profile,
  PublicBooking,
  PublicReport,
  ReadingsOverTime,
  ReceivedSample,
  Reconciliation,
  ReconciliationSummary,
  RecordedRefund,
  RecoveryCodes,
  Refund,
  Report,
  ReportMessage,
  ResultSharing,
  Review,
  ReviewAverage,
  RowCheck,
  RuleSet,
  RuleSetComparison,
  SampleDuplicate,
  SampleEvent,
  SamplePlace,
  SampleResult,
  SandboxPrompt,
  SavedAnalysis,
  SavedReadings,
  SecondFactor,
  SecondFactorSetup,
  Settings,
  Sms,
  SoilPicture,
  SoilTestSample,
  Statistics,
  Subscriber,
  UnusualReading,
  User,
  UserStats,
} from '@udongo/sdk';

/** The answer of each operation that the app calls. */
export interface Answers {
  'auth.login': LoginResponse;
  'auth.logout': null;
  'auth.changePassword': { detail: string };
  'auth.requestPasswordReset': { detail: string };
  'auth.exchangePasswordResetCode': { token: string };
  'dataRequests.list': Page<DataRequest>;
  'dataRequests.create': DataRequest;
  'dataRequests.withdraw': DataRequest;
  'dataRequests.answer': DataRequest;
  'dataRequests.getExport': DataExport;
  'bin.list': Page<BinEntry>;
  'bin.restore': null;
  'audit.list': Page<AuditEntry>;
  'jobs.list': Page<Job>;
  'messages.list': Page<Message>;
  'sms.list': Page<Sms>;
  'sms.send': Sms[];
  'messages.sendAgain': Message;
  'auth.validatePasswordResetToken': { valid: boolean };
  'auth.confirmPasswordReset': { detail: string };
  'account.get': User;
  'settings.get': Settings;
  'settings.update': Settings;
  'counties.list': Page<County>;
  'counties.create': County;
  'crops.list': Page<Crop>;
  'crops.get': Crop;
  'otherCropNames.list': Page<OtherCropName>;
  'agents.list': Page<{ id: number; agrovet_name: string }>;
  'agents.get': Agent | { id: number; agrovet_name: string };
  'agents.update': Agent;
  'profiles.create': Profile;
  'profiles.patch': Profile;
  'profiles.get': Profile;
  'account.register': User;
  'account.requestPhoneCode': { detail: string };
  'account.verifyPhone': Profile;
  'account.requestEmailChange': { detail: string };
  'account.confirmEmail': { detail: string };
  'account.undoChange': { token: string };
  'account.listEarlierBookings': EarlierBooking[];
  'account.claimEarlierBookings': EarlierBooking[];
  'secondFactor.get': SecondFactor;
  'secondFactor.start': SecondFactorSetup;
  'secondFactor.confirm': RecoveryCodes;
  'secondFactor.remove': SecondFactor;
  'secondFactor.renewRecoveryCodes': RecoveryCodes;
  'secondFactor.prove': SecondFactor;
  'auth.listLogins': Login[];
  'auth.endLogin': null;
  'auth.endOtherLogins': null;
  'bookings.list': Page<Partial<Booking>>;
  'bookings.get': Booking;
  'bookings.create': Booking;
  'bookings.update': Booking;
  'bookings.delete': null;
  'bookings.listStatusChanges': Page<BookingStatusChange>;
  'bookings.setStatus': Booking;
  'bookings.listUnusual': UnusualReading[];
  'bookings.getResults': SampleResult[];
  'reports.list': Page<Report>;
  'reports.create': Report;
  'reports.amend': Report;
  'reports.withdraw': Report;
  'reports.get': Report;
  'reports.getPublic': PublicReport;
  'reports.markSent': Report;
  'reports.send': Report;
  'reports.previewMessages': ReportMessage[];
  'reports.markExplained': Report;
  'reports.revokeLink': Report;
  'reports.downloadPdf': never;
  'prices.list': Page<InputPrice>;
  'analyses.list': Page<OtherAnalysis>;
  'analyses.create': OtherAnalysis;
  'analyses.saveValues': AnalysisValue[];
  'analyses.listValues': SavedAnalysis[];
  'ruleSets.list': Page<RuleSet>;
  'ruleSets.get': RuleSet;
  'ruleSets.create': RuleSet;
  'ruleSets.compare': RuleSetComparison;
  'ruleSets.approve': RuleSet;
  'blogCategories.list': Page<BlogCategory>;
  'blogCategories.get': BlogCategory;
  'blogs.list': Page<Blog>;
  'blogs.listRandom': Page<Blog>;
  'blogs.get': Blog;
  'blogs.create': Blog;
  'blogs.update': Blog;
  'blogs.tellSubscribers': BlogTold;
  'faqs.list': Page<Faq>;
  'discounts.list': Page<Discount>;
  'devices.list': Page<Device>;
  'devices.get': Device;
  'calibrations.list': Page<Calibration>;
  'calibrations.create': Calibration;
  'controls.listSoils': Page<ControlSoil>;
  'controls.createSoil': ControlSoil;
  'controls.retireSoil': ControlSoil;
  'controls.list': Page<ControlMeasurement>;
  'controls.create': ControlMeasurement;
  'controls.listDuplicates': Page<SampleDuplicate>;
  'controls.getDuplicate': DuplicateState;
  'controls.saveDuplicate': SampleDuplicate;
  'controls.getChecks': ControlChecks;
  'faqs.update': Faq;
  'notifications.list': Page<Notification>;
  'notifications.update': Notification;
  'notifications.delete': null;
  'notifications.markAllRead': null;
  'contact.get': ContactMessage;
  'contact.list': Page<ContactMessage>;
  'contact.create': ContactMessage;
  'contact.update': ContactMessage;
  'contact.answer': ContactMessage;
  'subscribers.list': Page<Subscriber>;
  'subscribers.create': { detail: string };
  'subscribers.confirm': { detail: string };
  'subscribers.unsubscribe': { detail: string };
  'subscribers.delete': null;
  'reviews.list': Page<Review>;
  'reviews.getAverage': ReviewAverage;
  'reviews.create': Review;
  'reviews.update': Review;
  'reviews.delete': null;
  'boot.get': Pick<Boot, 'test_types'> & Partial<Boot>;
  'prices.create': InputPrice;
  'bookings.verify': Booking;
  'samples.listReadings': SavedReadings[];
  'bookings.getByUuid': PublicBooking;
  'bookings.find': PublicBooking;
  'bookings.checkDiscount': CheckedDiscount;
  'stats.getAttention': Attention;
  'stats.getUser': UserStats;
  'stats.getApp': AppStats;
  'statistics.getBookings': Statistics;
  'statistics.getSamples': Statistics;
  'statistics.getPayments': Statistics;
  'statistics.getCommissions': Statistics;
  'statistics.getFarmers': Statistics;
  'statistics.getAgents': Statistics;
  'statistics.getSoilPicture': SoilPicture;
  'payments.getOptions': PaymentOptions;
  'payments.initialize': Payment;
  'payments.checkStatus': Payment;
  'payments.list': Page<Payment>;
  'payments.downloadInvoice': never;
  'payments.listIssues': Page<PaymentIssue>;
  'payments.link': Payment;
  'payments.unlink': Payment;
  'payments.listRefunds': Page<Refund>;
  'payments.requestRefund': Refund;
  'payments.decideRefund': Refund;
  'payments.recordRefund': RecordedRefund;
  'payments.reconcile': Reconciliation;
  'payments.downloadReconciliationCsv': never;
  'payments.listReconciliations': Page<ReconciliationSummary>;
  'commissions.disburse': CommissionBatch;
  'commissions.undoPayout': CommissionBatch;
  'commissions.downloadPayoutsCsv': never;
  'bookings.markAsPaid': Booking;
  'commissions.getBalance': CommissionBalance;
  'commissions.list': Page<Commission>;
  'commissions.collect': CommissionBatch;
  'sandbox.getPrompt': SandboxPrompt;
  'sandbox.answerPrompt': SandboxPrompt;
  'farmers.getReadings': ReadingsOverTime;
  'samples.setPlace': SamplePlace;
  'farmers.list': Page<Farmer>;
  'farmers.downloadBiodata': never;
  'farmers.get': Farmer;
  'farmers.create': Farmer;
  'farmers.update': Farmer;
  'farmers.bulkCreate': Farmer[];
  'farmers.bulkCheck': RowCheck[];
  'agents.bulkCreate': Agent[];
  'imports.list': Page<Import>;
  'imports.create': Import;
  'imports.undo': ImportUndo;
  'samples.list': Page<SoilTestSample>;
  'samples.get': SoilTestSample;
  'samples.downloadLabels': never;
  'samples.update': SoilTestSample;
  'samples.receive': ReceivedSample[];
  'samples.listEvents': SampleEvent[];
  'bookings.sendBack': Booking;
  'bookings.getSharing': ResultSharing;
  'bookings.setSharing': ResultSharing;
  'bookings.setSharingByUuid': PublicBooking;
  'bookings.changeByUuid': PublicBooking;
  'bookings.askMove': Booking;
  'bookings.move': Booking;
  'bookings.declineMove': Booking;
  'bookings.assignCollector': Booking;
  'samples.reject': SoilTestSample;
  'samples.undoReject': SoilTestSample;
  'profiles.list': Page<Profile>;
  'media.list': Page<Media>;
  'media.create': Media;
  'media.delete': null;
  'partnerKeys.list': Page<PartnerKey>;
  'partnerKeys.create': PartnerKey;
  'partnerKeys.get': PartnerKey;
  'partnerKeys.update': PartnerKey;
  'partnerKeys.rotate': PartnerKey;
}

/** Its method and path; `*` is any part of one. */
export const routes: Record<keyof Answers, string> = {
  'auth.login': 'POST /users/auth/login/',
  'auth.logout': 'POST /users/auth/logout/',
  'auth.changePassword': 'POST /users/auth/change-password/',
  'auth.requestPasswordReset': 'POST /users/auth/password-reset/',
  'auth.exchangePasswordResetCode': 'POST /users/auth/password-reset/validate-code/',
  'dataRequests.list': 'GET /users/data-requests',
  'dataRequests.create': 'POST /users/data-requests/',
  'dataRequests.withdraw': 'POST /users/data-requests/*/withdraw/',
  'dataRequests.answer': 'POST /users/data-requests/*/answer/',
  'dataRequests.getExport': 'GET /users/data-requests/*/export',
  'bin.list': 'GET /utils/bin',
  'bin.restore': 'POST /utils/bin/restore/',
  'audit.list': 'GET /utils/audit',
  'jobs.list': 'GET /utils/jobs',
  'messages.list': 'GET /messages',
  'sms.list': 'GET /sms',
  'sms.send': 'POST /sms/',
  'messages.sendAgain': 'POST /messages/*/send-again/',
  'auth.validatePasswordResetToken': 'POST /users/auth/password-reset/validate-token/',
  'auth.confirmPasswordReset': 'POST /users/auth/password-reset/confirm/',
  'account.get': 'GET /users/account/view',
  'settings.get': 'GET /settings',
  'settings.update': 'PUT /settings/',
  'counties.list': 'GET /counties',
  'counties.create': 'POST /counties/',
  'crops.list': 'GET /agric/crops',
  'crops.get': 'GET /agric/crops/*',
  'otherCropNames.list': 'GET /agric/other-crop-names',
  'agents.list': 'GET /agric/agents',
  'agents.get': 'GET /agric/agents/*',
  'agents.update': 'PUT /agric/agents/*/',
  'profiles.get': 'GET /users/account/profiles/*',
  'account.register': 'POST /users/account/view/',
  'account.requestPhoneCode': 'POST /users/account/phone-code/',
  'account.verifyPhone': 'POST /users/account/phone/',
  'account.requestEmailChange': 'POST /users/account/email/',
  'account.confirmEmail': 'POST /users/account/email/confirm/',
  'account.undoChange': 'POST /users/account/undo/',
  'account.listEarlierBookings': 'GET /users/account/earlier-bookings',
  'account.claimEarlierBookings': 'POST /users/account/earlier-bookings/',
  'secondFactor.get': 'GET /users/auth/second-factor',
  'secondFactor.start': 'POST /users/auth/second-factor/start/',
  'secondFactor.confirm': 'POST /users/auth/second-factor/confirm/',
  'secondFactor.remove': 'POST /users/auth/second-factor/remove/',
  'secondFactor.renewRecoveryCodes': 'POST /users/auth/second-factor/recovery-codes/',
  'secondFactor.prove': 'POST /users/auth/second-factor/prove/',
  'auth.listLogins': 'GET /users/auth/logins',
  'auth.endOtherLogins': 'POST /users/auth/logins/end-others/',
  'auth.endLogin': 'DELETE /users/auth/logins/*/',
  'profiles.create': 'POST /users/account/profiles/',
  'profiles.patch': 'PATCH /users/account/profiles/*/',
  'bookings.list': 'GET /agric/soil-test-bookings',
  'bookings.get': 'GET /agric/soil-test-bookings/*',
  'bookings.create': 'POST /agric/soil-test-bookings/',
  'bookings.update': 'PUT /agric/soil-test-bookings/*/',
  'bookings.delete': 'DELETE /agric/soil-test-bookings/*/',
  'bookings.listStatusChanges': 'GET /agric/soil-test-bookings/*/status',
  'bookings.setStatus': 'POST /agric/soil-test-bookings/*/status/',
  'bookings.getResults': 'GET /agric/soil-test-bookings/*/results',
  'reports.list': 'GET /agric/report-generation',
  'reports.create': 'POST /agric/report-generation/',
  'reports.get': 'GET /agric/report-generation/*',
  'reports.getPublic': 'GET /agric/reports-public/*',
  'reports.markSent': 'POST /agric/report-generation/*/sent/',
  'reports.send': 'POST /agric/report-generation/*/send/',
  'reports.previewMessages': 'GET /agric/report-generation/*/messages',
  'reports.markExplained': 'POST /agric/report-generation/*/explained/',
  'reports.revokeLink': 'POST /agric/report-generation/*/revoke-link/',
  'reports.amend': 'POST /agric/report-generation/*/amend/',
  'reports.withdraw': 'POST /agric/report-generation/*/withdraw/',
  'reports.downloadPdf': 'GET /agric/report-pdf-generation',
  'prices.list': 'GET /agric/input-prices',
  'analyses.list': 'GET /agric/analyses',
  'analyses.create': 'POST /agric/analyses/',
  'analyses.saveValues': 'POST /agric/analysis-values/',
  'analyses.listValues': 'GET /agric/soil-test-samples/*/analyses',
  'ruleSets.list': 'GET /agric/rule-sets',
  'ruleSets.get': 'GET /agric/rule-sets/*',
  'ruleSets.create': 'POST /agric/rule-sets/',
  'ruleSets.compare': 'GET /agric/rule-sets/*/compare',
  'ruleSets.approve': 'POST /agric/rule-sets/*/approve/',
  'blogCategories.list': 'GET /blogs/blog-categories',
  'blogCategories.get': 'GET /blogs/blog-categories/*',
  'blogs.list': 'GET /blogs',
  'blogs.listRandom': 'GET /blogs/random-blogs',
  'blogs.get': 'GET /blogs/*',
  'blogs.create': 'POST /blogs/',
  'blogs.update': 'PUT /blogs/*/',
  'blogs.tellSubscribers': 'POST /blogs/tell-subscribers/*/',
  'faqs.list': 'GET /faqs',
  'discounts.list': 'GET /agric/discounts',
  'devices.list': 'GET /agric/devices',
  'devices.get': 'GET /agric/devices/*',
  'calibrations.list': 'GET /agric/devices/*/calibrations',
  'calibrations.create': 'POST /agric/devices/*/calibrations/',
  'controls.listSoils': 'GET /agric/control-soils',
  'controls.createSoil': 'POST /agric/control-soils/',
  'controls.retireSoil': 'POST /agric/control-soils/*/retire/',
  'controls.list': 'GET /agric/control-measurements',
  'controls.create': 'POST /agric/control-measurements/',
  'controls.listDuplicates': 'GET /agric/sample-duplicates',
  'controls.getDuplicate': 'GET /agric/soil-test-samples/*/duplicate',
  'controls.saveDuplicate': 'POST /agric/soil-test-samples/*/duplicate/',
  'controls.getChecks': 'GET /agric/soil-test-bookings/*/control-checks',
  'faqs.update': 'PUT /faqs/*/',
  'notifications.list': 'GET /utils/notifications',
  'notifications.update': 'PUT /utils/notifications/*/',
  'notifications.delete': 'DELETE /utils/notifications/*/',
  'notifications.markAllRead': 'POST /utils/mark-all-notifications-read/',
  'contact.list': 'GET /contact',
  'contact.get': 'GET /contact/*',
  'contact.create': 'POST /contact/',
  'contact.update': 'PUT /contact/*/',
  'contact.answer': 'POST /contact/*/answer/',
  'subscribers.list': 'GET /subscribers',
  'subscribers.create': 'POST /subscribers/',
  'subscribers.confirm': 'POST /subscribers/confirm/',
  'subscribers.unsubscribe': 'POST /subscribers/unsubscribe/',
  'subscribers.delete': 'DELETE /subscribers/*/',
  'reviews.list': 'GET /reviews',
  'reviews.getAverage': 'GET /reviews/average',
  'reviews.create': 'POST /reviews/',
  'reviews.update': 'PUT /reviews/*/',
  'reviews.delete': 'DELETE /reviews/*/',
  'boot.get': 'GET /embed/boot',
  'prices.create': 'POST /agric/input-prices/',
  'bookings.listUnusual': 'GET /agric/soil-test-bookings/*/unusual-readings',
  'bookings.verify': 'POST /agric/soil-test-bookings/*/verify/',
  'samples.listReadings': 'GET /agric/soil-test-samples/*/readings',
  'payments.getOptions': 'GET /utils/payment-options',
  'payments.initialize': 'POST /utils/initialize-payment/',
  'payments.checkStatus': 'POST /utils/check-payment-status/',
  'payments.list': 'GET /utils/payments',
  'payments.downloadInvoice': 'GET /agric/booking/payment/invoice/generate-invoice',
  'payments.listIssues': 'GET /utils/payment-issues',
  'payments.link': 'POST /utils/link-payment/',
  'payments.unlink': 'POST /utils/unlink-payment/',
  'payments.listRefunds': 'GET /utils/refunds',
  'payments.requestRefund': 'POST /utils/refunds/',
  'payments.decideRefund': 'POST /utils/refunds/*/decision/',
  'payments.recordRefund': 'POST /utils/record-refund/',
  'payments.reconcile': 'GET /utils/payment-reconciliation',
  'payments.downloadReconciliationCsv': 'GET /utils/payment-reconciliation-csv',
  'payments.listReconciliations': 'GET /utils/payment-reconciliations',
  'commissions.disburse': 'POST /agric/disburse-commission/',
  'commissions.undoPayout': 'POST /agric/undo-commission-payout/',
  'commissions.downloadPayoutsCsv': 'GET /agric/commission-payouts-csv',
  'bookings.markAsPaid': 'POST /agric/mark-booking-as-paid/',
  'commissions.getBalance': 'GET /agric/commission-balance',
  'commissions.list': 'GET /agric/commissions',
  'commissions.collect': 'POST /agric/collect-commission/',
  'sandbox.getPrompt': 'GET /utils/sandbox-prompts/*',
  'sandbox.answerPrompt': 'POST /utils/sandbox-prompts/*/',
  'farmers.getReadings': 'GET /agric/farmers/*/readings',
  'samples.setPlace': 'POST /agric/soil-test-samples/*/place/',
  'bookings.getByUuid': 'GET /agric/soil-test-bookings-uuid/*',
  'bookings.find': 'POST /agric/find-booking/',
  'bookings.checkDiscount': 'POST /agric/check-discount/',
  'stats.getAttention': 'GET /agric/attention',
  'stats.getUser': 'GET /user-stats',
  'stats.getApp': 'GET /app-stats',
  'statistics.getBookings': 'GET /statistics/bookings',
  'statistics.getSamples': 'GET /statistics/samples',
  'statistics.getPayments': 'GET /statistics/payments',
  'statistics.getCommissions': 'GET /statistics/commissions',
  'statistics.getSoilPicture': 'GET /statistics/soil-picture',
  'statistics.getFarmers': 'GET /statistics/farmers',
  'statistics.getAgents': 'GET /statistics/agents',
  'farmers.list': 'GET /agric/farmers',
  'farmers.downloadBiodata': 'GET /agric/download-farmer-biodata/',
  'farmers.get': 'GET /agric/farmers/*',
  'farmers.create': 'POST /agric/farmers/',
  'farmers.update': 'PUT /agric/farmers/*/',
  'farmers.bulkCreate': 'POST /agric/bulk-create/farmers/',
  'farmers.bulkCheck': 'POST /agric/bulk-create/farmers/check/',
  'agents.bulkCreate': 'POST /agric/bulk-create/agents/',
  'imports.list': 'GET /agric/imports',
  'imports.create': 'POST /agric/imports/',
  'imports.undo': 'POST /agric/imports/*/undo/',
  'samples.list': 'GET /agric/soil-test-samples',
  'samples.downloadLabels': 'GET /agric/sample-labels',
  'samples.get': 'GET /agric/soil-test-samples/*',
  'samples.update': 'PUT /agric/soil-test-samples/*/',
  'samples.receive': 'POST /agric/soil-test-samples/receive/',
  'samples.listEvents': 'GET /agric/soil-test-samples/*/events',
  'bookings.sendBack': 'POST /agric/soil-test-bookings/*/send-back/',
  'bookings.getSharing': 'GET /agric/soil-test-bookings/*/sharing',
  'bookings.setSharing': 'POST /agric/soil-test-bookings/*/sharing/',
  'bookings.setSharingByUuid': 'POST /agric/soil-test-bookings-uuid/*/sharing/',
  'bookings.changeByUuid': 'POST /agric/soil-test-bookings-uuid/*/change/',
  'bookings.askMove': 'POST /agric/soil-test-bookings/*/ask-move/',
  'bookings.move': 'POST /agric/soil-test-bookings/*/move/',
  'bookings.declineMove': 'POST /agric/soil-test-bookings/*/decline-move/',
  'bookings.assignCollector': 'POST /agric/soil-test-bookings/*/collector/',
  'samples.reject': 'POST /agric/soil-test-samples/*/reject/',
  'samples.undoReject': 'POST /agric/soil-test-samples/*/undo-reject/',
  'profiles.list': 'GET /users/account/profiles',
  'media.list': 'GET /media',
  'media.create': 'POST /media/',
  'media.delete': 'DELETE /media/*/',
  'partnerKeys.list': 'GET /agric/partner-keys',
  'partnerKeys.create': 'POST /agric/partner-keys/',
  'partnerKeys.get': 'GET /agric/partner-keys/*',
  'partnerKeys.update': 'PUT /agric/partner-keys/*/',
  'partnerKeys.rotate': 'POST /agric/partner-keys/*/rotate/',
};

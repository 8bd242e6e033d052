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
  'counties.update': County;
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
  'faqs.create': Faq;
  'faqs.update': Faq;
  'faqs.delete': null;
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

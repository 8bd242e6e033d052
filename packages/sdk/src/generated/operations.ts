// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { ApiPromise } from '../client/ApiPromise.ts';
import type { CallOptions } from '../client/CallOptions.ts';
import type { FieldNames, FieldsOf, Ordering, Picked } from '../client/queryTypes.ts';
import type { Page } from '../client/Page.ts';
import type { PagePromise } from '../client/PagePromise.ts';
import type {
  AdjustPhRequest,
  Agent,
  AgentList,
  AgentRequest,
  AgentRequestList,
  AlreadyBooked,
  AnalysisValueList,
  AnalysisValuesRequest,
  AppStats,
  Attention,
  AuditEntry,
  AuditKind,
  AuditRecordKind,
  BinEntry,
  Blog,
  BlogCategory,
  BlogCategoryRequest,
  BlogRequest,
  BlogTold,
  Booking,
  BookingRequest,
  BookingSearch,
  BookingStatus,
  BookingStatusChange,
  BookingStatusRequest,
  Boot,
  Calibration,
  CalibrationRequest,
  CallbackAnswer,
  ChangePasswordRequest,
  CheckPaymentRequest,
  CheckedDiscount,
  ClaimBookingsRequest,
  CollectCommissionRequest,
  CollectorChoice,
  Commission,
  CommissionBalance,
  CommissionBatch,
  CommissionRate,
  CommissionStatus,
  ConfirmPasswordResetRequest,
  ContactAnswerRequest,
  ContactMessage,
  ContactMessageRequest,
  ContactMessageStateRequest,
  ControlChecks,
  ControlMeasurement,
  ControlMeasurementRequest,
  ControlSoil,
  ControlSoilRequest,
  County,
  CountyRequest,
  Crop,
  CropRequest,
  DataExport,
  DataRequest,
  DataRequestAnswer,
  DataRequestKind,
  DataRequestRequest,
  DataRequestState,
  Detail,
  Device,
  DeviceRequest,
  DisburseCommissionRequest,
  Discount,
  DiscountCheck,
  DiscountRequest,
  DocumentKind,
  DuplicateFarmer,
  DuplicateRequest,
  DuplicateState,
  EarlierBookingList,
  EmailChangeRequest,
  EmailTokenRequest,
  ErrorBody,
  Faq,
  FaqRequest,
  Farmer,
  FarmerList,
  FarmerRequest,
  FarmerRequestList,
  FarmerSummary,
  GenerateResultsRequest,
  Health,
  Import,
  ImportKind,
  ImportRequest,
  ImportUndo,
  InputPrice,
  InputPriceRequest,
  Job,
  LabelPaper,
  Language,
  LinkPaymentRequest,
  LoginList,
  LoginRequest,
  LoginResponse,
  LoginStatus,
  MarkAsPaidAnswer,
  MarkAsPaidRequest,
  Media,
  MediaInUse,
  Message,
  MessageChannel,
  MessageStatus,
  MoveAnswer,
  MoveRefusal,
  MoveRequest,
  Notification,
  NotificationRequest,
  OtherAnalysis,
  OtherAnalysisRequest,
  OtherCropName,
  OtherCropNameRequest,
  PartnerKey,
  PartnerKeyRequest,
  PasswordResetCodeRequest,
  PasswordResetRequest,
  PasswordResetToken,
  PasswordResetTokenRequest,
  PasswordResetTokenStatus,
  Payment,
  PaymentDocument,
  PaymentIssue,
  PaymentIssueKind,
  PaymentMethod,
  PaymentOptions,
  PaymentProvider,
  PaymentRequest,
  PaymentState,
  PaymentStatus,
  PaymentWebhookRequest,
  PhAdvice,
  PhoneCodeRequest,
  Profile,
  ProfilePatch,
  ProfileRequest,
  PublicBooking,
  PublicChange,
  PublicReport,
  PublicSharingRequest,
  ReadingsOverTime,
  ReceivedSampleList,
  Reconciliation,
  ReconciliationSummary,
  RecordRefundRequest,
  RecordedRefund,
  RecoveryCodes,
  Refund,
  RefundDecisionRequest,
  RefundRequest,
  RefundStatus,
  RegisterRequest,
  RegisteredUser,
  Report,
  ReportAmendment,
  ReportMessageList,
  ReportRequest,
  ReportWithdrawal,
  RestoreRequest,
  ResultSharing,
  Review,
  ReviewAverage,
  ReviewRequest,
  RowCheckList,
  RuleSet,
  RuleSetComparison,
  RuleSetRequest,
  SampleDuplicate,
  SampleEventList,
  SamplePlace,
  SamplePlaceRequest,
  SampleReceiptRequest,
  SampleRejectionRequest,
  SampleResult,
  SampleResultList,
  SandboxAnswerRequest,
  SandboxPrompt,
  SavedAnalysisList,
  SavedReadingsList,
  SecondFactor,
  SecondFactorCodeRequest,
  SecondFactorRemoveRequest,
  SecondFactorSetup,
  SecondFactorStartRequest,
  SendBackRequest,
  Settings,
  SettingsRequest,
  SharingRequest,
  Sms,
  SmsList,
  SmsRequest,
  SmsStatus,
  SoilPicture,
  SoilTestSample,
  SoilTestSampleRequest,
  SoilType,
  StaleAnswer,
  Statistics,
  Subscriber,
  SubscriberRequest,
  SubscriberTokenRequest,
  TestType,
  UndoChangeRequest,
  UndoPayoutRequest,
  UnlinkPaymentRequest,
  UnusualReadingList,
  User,
  UserRole,
  UserStats,
  VerificationRequest,
  VerifyPhoneRequest,
} from './types.ts';

/** What each operation takes, answers and is refused with, by its id such as `bookings.create`. */
export interface Operations {
  'auth.login': { body: LoginRequest; answer: LoginResponse; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'auth.logout': { body: undefined; answer: void; refusals: { 401: ErrorBody } };
  'auth.checkLoginStatus': { body: undefined; answer: LoginStatus; refusals: { 401: ErrorBody } };
  'auth.listLogins': { body: undefined; answer: LoginList; refusals: { 401: ErrorBody } };
  'auth.endOtherLogins': { body: undefined; answer: void; refusals: { 401: ErrorBody } };
  'auth.endLogin': { body: undefined; answer: void; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'auth.changePassword': { body: ChangePasswordRequest; answer: Detail; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'auth.requestPasswordReset': { body: PasswordResetRequest; answer: Detail; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'auth.validatePasswordResetToken': { body: PasswordResetTokenRequest; answer: PasswordResetTokenStatus; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'auth.exchangePasswordResetCode': { body: PasswordResetCodeRequest; answer: PasswordResetToken; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'auth.confirmPasswordReset': { body: ConfirmPasswordResetRequest; answer: Detail; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'secondFactor.get': { body: undefined; answer: SecondFactor; refusals: { 401: ErrorBody; 403: ErrorBody } };
  'secondFactor.start': { body: SecondFactorStartRequest; answer: SecondFactorSetup; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'secondFactor.confirm': { body: SecondFactorCodeRequest; answer: RecoveryCodes; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'secondFactor.remove': { body: SecondFactorRemoveRequest; answer: SecondFactor; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'secondFactor.renewRecoveryCodes': { body: SecondFactorCodeRequest; answer: RecoveryCodes; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'secondFactor.prove': { body: SecondFactorCodeRequest; answer: SecondFactor; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.get': { body: undefined; answer: User; refusals: { 401: ErrorBody } };
  'account.register': { body: RegisterRequest; answer: RegisteredUser; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.requestPhoneCode': { body: PhoneCodeRequest; answer: Detail; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.verifyPhone': { body: VerifyPhoneRequest; answer: Profile; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.requestEmailChange': { body: EmailChangeRequest; answer: Detail; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.confirmEmail': { body: EmailTokenRequest; answer: Detail; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.undoChange': { body: UndoChangeRequest; answer: PasswordResetToken; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'account.listEarlierBookings': { body: undefined; answer: EarlierBookingList; refusals: { 401: ErrorBody } };
  'account.claimEarlierBookings': { body: ClaimBookingsRequest; answer: EarlierBookingList; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'profiles.list': { body: undefined; answer: Page<Profile>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'profiles.create': { body: ProfileRequest; answer: Profile; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'profiles.get': { body: undefined; answer: Profile; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'profiles.patch': { body: ProfilePatch; answer: Profile; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'profiles.delete': { body: undefined; answer: void; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'dataRequests.list': { body: undefined; answer: Page<DataRequest>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'dataRequests.create': { body: DataRequestRequest; answer: DataRequest; refusals: { 400: ErrorBody; 401: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'dataRequests.withdraw': { body: undefined; answer: DataRequest; refusals: { 401: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'dataRequests.answer': { body: DataRequestAnswer; answer: DataRequest; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'dataRequests.getExport': { body: undefined; answer: DataExport; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'counties.list': { body: undefined; answer: Page<County>; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody } };
  'counties.create': { body: CountyRequest; answer: County; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'counties.get': { body: undefined; answer: County; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'counties.update': { body: CountyRequest; answer: County; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'counties.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'crops.list': { body: undefined; answer: Page<Crop>; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody } };
  'crops.create': { body: CropRequest; answer: Crop; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'crops.get': { body: undefined; answer: Crop; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'crops.update': { body: CropRequest; answer: Crop; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'crops.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'otherCropNames.list': { body: undefined; answer: Page<OtherCropName>; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody } };
  'otherCropNames.create': { body: OtherCropNameRequest; answer: OtherCropName; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'otherCropNames.get': { body: undefined; answer: OtherCropName; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'otherCropNames.update': { body: OtherCropNameRequest; answer: OtherCropName; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'otherCropNames.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'farmers.list': { body: undefined; answer: Page<Farmer>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'farmers.create': { body: FarmerRequest; answer: Farmer; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: DuplicateFarmer; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'farmers.get': { body: undefined; answer: Farmer; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'farmers.update': { body: FarmerRequest; answer: Farmer; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: DuplicateFarmer; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'farmers.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'farmers.getReadings': { body: undefined; answer: ReadingsOverTime; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'farmers.listSummaries': { body: undefined; answer: Page<FarmerSummary>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'farmers.bulkCreate': { body: FarmerRequestList; answer: FarmerList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'farmers.bulkCheck': { body: FarmerRequestList; answer: RowCheckList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'farmers.downloadBiodata': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'agents.list': { body: undefined; answer: Page<Agent>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'agents.create': { body: AgentRequest; answer: Agent; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'agents.get': { body: undefined; answer: Agent; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'agents.update': { body: AgentRequest; answer: Agent; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'agents.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'agents.bulkCreate': { body: AgentRequestList; answer: AgentList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'agents.bulkCheck': { body: AgentRequestList; answer: RowCheckList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'imports.list': { body: undefined; answer: Page<Import>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'imports.create': { body: ImportRequest; answer: Import; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'imports.undo': { body: undefined; answer: ImportUndo; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'discounts.list': { body: undefined; answer: Page<Discount>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'discounts.create': { body: DiscountRequest; answer: Discount; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'discounts.get': { body: undefined; answer: Discount; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'discounts.update': { body: DiscountRequest; answer: Discount; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'discounts.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'devices.list': { body: undefined; answer: Page<Device>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'devices.create': { body: DeviceRequest; answer: Device; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'devices.get': { body: undefined; answer: Device; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'devices.update': { body: DeviceRequest; answer: Device; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'devices.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'calibrations.list': { body: undefined; answer: Page<Calibration>; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'calibrations.create': { body: CalibrationRequest; answer: Calibration; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.list': { body: undefined; answer: Page<Booking>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bookings.create': { body: BookingRequest; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: AlreadyBooked; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'bookings.get': { body: undefined; answer: Booking; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bookings.update': { body: BookingRequest; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'bookings.delete': { body: undefined; answer: void; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'bookings.getResults': { body: undefined; answer: SampleResultList; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'bookings.listStatusChanges': { body: undefined; answer: Page<BookingStatusChange>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bookings.setStatus': { body: BookingStatusRequest; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.listUnusual': { body: undefined; answer: UnusualReadingList; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bookings.verify': { body: VerificationRequest; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.askMove': { body: MoveRequest; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.move': { body: MoveAnswer; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.declineMove': { body: MoveRefusal; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.assignCollector': { body: CollectorChoice; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.sendBack': { body: SendBackRequest; answer: Booking; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.getSharing': { body: undefined; answer: ResultSharing; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bookings.setSharing': { body: SharingRequest; answer: ResultSharing; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.listByUuid': { body: undefined; answer: Page<PublicBooking>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bookings.getByUuid': { body: undefined; answer: PublicBooking; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'bookings.setSharingByUuid': { body: PublicSharingRequest; answer: PublicBooking; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'bookings.changeByUuid': { body: PublicChange; answer: PublicBooking; refusals: { 400: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'bookings.find': { body: BookingSearch; answer: PublicBooking; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'bookings.checkDiscount': { body: DiscountCheck; answer: CheckedDiscount; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'samples.list': { body: undefined; answer: Page<SoilTestSample>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'samples.create': { body: SoilTestSampleRequest; answer: SoilTestSample; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'samples.receive': { body: SampleReceiptRequest; answer: ReceivedSampleList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'samples.get': { body: undefined; answer: SoilTestSample; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'samples.update': { body: SoilTestSampleRequest; answer: SoilTestSample; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'samples.delete': { body: undefined; answer: void; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: Detail } };
  'samples.listReadings': { body: undefined; answer: SavedReadingsList; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'samples.listEvents': { body: undefined; answer: SampleEventList; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'samples.setPlace': { body: SamplePlaceRequest; answer: SamplePlace; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'samples.reject': { body: SampleRejectionRequest; answer: SoilTestSample; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'samples.undoReject': { body: undefined; answer: SoilTestSample; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'samples.getResults': { body: undefined; answer: SampleResult; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'samples.downloadLabels': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'samples.generateResults': { body: GenerateResultsRequest; answer: SampleResultList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'samples.adjustPh': { body: AdjustPhRequest; answer: PhAdvice; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'bookings.markAsPaid': { body: MarkAsPaidRequest; answer: MarkAsPaidAnswer; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'prices.list': { body: undefined; answer: Page<InputPrice>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'prices.create': { body: InputPriceRequest; answer: InputPrice; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'prices.get': { body: undefined; answer: InputPrice; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'prices.update': { body: InputPriceRequest; answer: InputPrice; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'prices.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'analyses.list': { body: undefined; answer: Page<OtherAnalysis>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'analyses.create': { body: OtherAnalysisRequest; answer: OtherAnalysis; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'analyses.get': { body: undefined; answer: OtherAnalysis; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'analyses.update': { body: OtherAnalysisRequest; answer: OtherAnalysis; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'analyses.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'analyses.saveValues': { body: AnalysisValuesRequest; answer: AnalysisValueList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'analyses.listValues': { body: undefined; answer: SavedAnalysisList; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'controls.listSoils': { body: undefined; answer: Page<ControlSoil>; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'controls.createSoil': { body: ControlSoilRequest; answer: ControlSoil; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'controls.retireSoil': { body: undefined; answer: ControlSoil; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'controls.list': { body: undefined; answer: Page<ControlMeasurement>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'controls.create': { body: ControlMeasurementRequest; answer: ControlMeasurement; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'controls.listDuplicates': { body: undefined; answer: Page<SampleDuplicate>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'controls.getDuplicate': { body: undefined; answer: DuplicateState; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'controls.saveDuplicate': { body: DuplicateRequest; answer: SampleDuplicate; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'controls.getChecks': { body: undefined; answer: ControlChecks; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'ruleSets.list': { body: undefined; answer: Page<RuleSet>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'ruleSets.create': { body: RuleSetRequest; answer: RuleSet; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'ruleSets.get': { body: undefined; answer: RuleSet; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'ruleSets.compare': { body: undefined; answer: RuleSetComparison; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'ruleSets.approve': { body: undefined; answer: RuleSet; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'reports.list': { body: undefined; answer: Page<Report>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'reports.create': { body: ReportRequest; answer: Report; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'reports.get': { body: undefined; answer: Report; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'reports.amend': { body: ReportAmendment; answer: Report; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: Detail; 413: ErrorBody; 415: ErrorBody } };
  'reports.withdraw': { body: ReportWithdrawal; answer: Report; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: Detail; 413: ErrorBody; 415: ErrorBody } };
  'reports.markSent': { body: undefined; answer: Report; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: Detail } };
  'reports.previewMessages': { body: undefined; answer: ReportMessageList; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: Detail } };
  'reports.send': { body: undefined; answer: Report; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: Detail } };
  'reports.markExplained': { body: undefined; answer: Report; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'reports.revokeLink': { body: undefined; answer: Report; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'reports.getPublic': { body: undefined; answer: PublicReport; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'reports.downloadPublicPdf': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 429: ErrorBody } };
  'reports.downloadPdf': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.downloadInvoice': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.downloadReceipt': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'commissions.list': { body: undefined; answer: Page<Commission>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'commissions.get': { body: undefined; answer: Commission; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'commissions.collect': { body: CollectCommissionRequest; answer: CommissionBatch; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'commissions.disburse': { body: DisburseCommissionRequest; answer: CommissionBatch; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'commissions.undoPayout': { body: UndoPayoutRequest; answer: CommissionBatch; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'commissions.getBalance': { body: undefined; answer: CommissionBalance; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'commissions.downloadStatement': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'commissions.downloadStatementCsv': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'commissions.downloadPayoutsCsv': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'agents.listCommissionRates': { body: undefined; answer: Page<CommissionRate>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'sms.list': { body: undefined; answer: Page<Sms>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'sms.send': { body: SmsRequest; answer: SmsList; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'sms.get': { body: undefined; answer: Sms; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'contact.list': { body: undefined; answer: Page<ContactMessage>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'contact.create': { body: ContactMessageRequest; answer: ContactMessage; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'contact.get': { body: undefined; answer: ContactMessage; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'contact.update': { body: ContactMessageStateRequest; answer: ContactMessage; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'contact.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'contact.answer': { body: ContactAnswerRequest; answer: ContactMessage; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'reviews.list': { body: undefined; answer: Page<Review>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'reviews.create': { body: ReviewRequest; answer: Review; refusals: { 400: ErrorBody; 401: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'reviews.getAverage': { body: undefined; answer: ReviewAverage; refusals: { 401: ErrorBody } };
  'reviews.get': { body: undefined; answer: Review; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'reviews.update': { body: ReviewRequest; answer: Review; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'reviews.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'subscribers.list': { body: undefined; answer: Page<Subscriber>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'subscribers.create': { body: SubscriberRequest; answer: Detail; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'subscribers.confirm': { body: SubscriberTokenRequest; answer: Detail; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'subscribers.unsubscribe': { body: SubscriberTokenRequest; answer: Detail; refusals: { 400: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'subscribers.get': { body: undefined; answer: Subscriber; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'subscribers.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'stats.getApp': { body: undefined; answer: AppStats; refusals: { 401: ErrorBody } };
  'stats.getUser': { body: undefined; answer: UserStats; refusals: { 401: ErrorBody } };
  'stats.getAttention': { body: undefined; answer: Attention; refusals: { 401: ErrorBody; 403: ErrorBody } };
  'faqs.list': { body: undefined; answer: Page<Faq>; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody } };
  'faqs.create': { body: FaqRequest; answer: Faq; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'faqs.get': { body: undefined; answer: Faq; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'faqs.update': { body: FaqRequest; answer: Faq; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'faqs.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'blogCategories.list': { body: undefined; answer: Page<BlogCategory>; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody } };
  'blogCategories.create': { body: BlogCategoryRequest; answer: BlogCategory; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'blogCategories.get': { body: undefined; answer: BlogCategory; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'blogCategories.update': { body: BlogCategoryRequest; answer: BlogCategory; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'blogCategories.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'blogs.list': { body: undefined; answer: Page<Blog>; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody } };
  'blogs.create': { body: BlogRequest; answer: Blog; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'blogs.listRandom': { body: undefined; answer: Page<Blog>; refusals: { 400: ErrorBody; 401: ErrorBody } };
  'blogs.get': { body: undefined; answer: Blog; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'blogs.update': { body: BlogRequest; answer: Blog; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'blogs.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'blogs.tellSubscribers': { body: undefined; answer: BlogTold; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody } };
  'media.list': { body: undefined; answer: Page<Media>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'media.create': { body: undefined; answer: Media; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'media.get': { body: undefined; answer: Media; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'media.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: MediaInUse } };
  'messages.list': { body: undefined; answer: Page<Message>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'messages.sendAgain': { body: undefined; answer: Message; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'notifications.list': { body: undefined; answer: Page<Notification>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'notifications.get': { body: undefined; answer: Notification; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'notifications.update': { body: NotificationRequest; answer: Notification; refusals: { 400: ErrorBody; 401: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'notifications.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 404: ErrorBody } };
  'notifications.markAllRead': { body: undefined; answer: void; refusals: { 401: ErrorBody } };
  'payments.list': { body: undefined; answer: Page<Payment>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.get': { body: undefined; answer: Payment; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.initialize': { body: PaymentRequest; answer: Payment; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'payments.checkStatus': { body: CheckPaymentRequest; answer: Payment; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody; 429: ErrorBody } };
  'payments.link': { body: LinkPaymentRequest; answer: Payment; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'payments.unlink': { body: UnlinkPaymentRequest; answer: Payment; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'payments.listRefunds': { body: undefined; answer: Page<Refund>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.requestRefund': { body: RefundRequest; answer: Refund; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'payments.decideRefund': { body: RefundDecisionRequest; answer: Refund; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'payments.recordRefund': { body: RecordRefundRequest; answer: RecordedRefund; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'webhooks.receivePayment': { body: PaymentWebhookRequest; answer: Detail; refusals: { 400: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'webhooks.receiveCallback': { body: PaymentWebhookRequest; answer: CallbackAnswer; refusals: { 400: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'payments.getOptions': { body: undefined; answer: PaymentOptions; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.listDocuments': { body: undefined; answer: Page<PaymentDocument>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.downloadDocument': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.listIssues': { body: undefined; answer: Page<PaymentIssue>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'payments.reconcile': { body: undefined; answer: Reconciliation; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'payments.downloadReconciliationCsv': { body: undefined; answer: Blob; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'payments.listReconciliations': { body: undefined; answer: Page<ReconciliationSummary>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bin.list': { body: undefined; answer: Page<BinEntry>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'bin.restore': { body: RestoreRequest; answer: void; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 409: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'audit.list': { body: undefined; answer: Page<AuditEntry>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'jobs.list': { body: undefined; answer: Page<Job>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'sandbox.getPrompt': { body: undefined; answer: SandboxPrompt; refusals: { 404: ErrorBody } };
  'sandbox.answerPrompt': { body: SandboxAnswerRequest; answer: SandboxPrompt; refusals: { 400: ErrorBody; 404: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'statistics.getBookings': { body: undefined; answer: Statistics; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'statistics.getFarmers': { body: undefined; answer: Statistics; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'statistics.getAgents': { body: undefined; answer: Statistics; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'statistics.getSamples': { body: undefined; answer: Statistics; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'statistics.getSoilPicture': { body: undefined; answer: SoilPicture; refusals: { 400: ErrorBody; 401: ErrorBody } };
  'statistics.getPayments': { body: undefined; answer: Statistics; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'statistics.getCommissions': { body: undefined; answer: Statistics; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody } };
  'partnerKeys.list': { body: undefined; answer: Page<PartnerKey>; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'partnerKeys.create': { body: PartnerKeyRequest; answer: PartnerKey; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 413: ErrorBody; 415: ErrorBody } };
  'partnerKeys.get': { body: undefined; answer: PartnerKey; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'partnerKeys.update': { body: PartnerKeyRequest; answer: PartnerKey; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 404: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'partnerKeys.delete': { body: undefined; answer: void; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'partnerKeys.rotate': { body: undefined; answer: PartnerKey; refusals: { 401: ErrorBody; 403: ErrorBody; 404: ErrorBody } };
  'boot.get': { body: undefined; answer: Boot; refusals: { 400: ErrorBody; 429: ErrorBody } };
  'settings.get': { body: undefined; answer: Settings; refusals: { 401: ErrorBody } };
  'settings.update': { body: SettingsRequest; answer: Settings; refusals: { 400: ErrorBody; 401: ErrorBody; 403: ErrorBody; 412: StaleAnswer; 413: ErrorBody; 415: ErrorBody } };
  'health.get': { body: undefined; answer: Health; refusals: {  } };
}

/** An operation's id, such as `bookings.create`. */
export type OperationId = keyof Operations;

/** What `profiles.list` may be asked. */
export type ProfilesListQuery<Fields extends string = FieldNames<Profile>> = {
  /** Only records of this county's id. */
  county?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Profile, Fields> | undefined;
  /**
   * The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
   * on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
   * than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
   * order is by id alone, for a record that is gone.
   */
  id_after?: number | undefined;
  /** Only those that are, or are not, active. */
  is_active?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'full_name' | 'email'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only users of this role. */
  role?: UserRole | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `dataRequests.list` may be asked. */
export type DataRequestsListQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Only requests of this kind. */
  kind?: DataRequestKind | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Only the caller's own, also for administrators, or only those of others. */
  mine?: boolean | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only requests in this state. */
  state?: DataRequestState | undefined;
};
/** What `dataRequests.getExport` may be asked. */
export type DataRequestsGetExportQuery = {
  /** Of the page; English when absent. */
  language?: Language | undefined;
};
/** What `counties.list` may be asked. */
export type CountiesListQuery<Fields extends string = FieldNames<County>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<County, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `crops.list` may be asked. */
export type CropsListQuery<Fields extends string = FieldNames<Crop>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Crop, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only crops that are, or are not, public. */
  public?: boolean | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `otherCropNames.list` may be asked. */
export type OtherCropNamesListQuery<Fields extends string = FieldNames<OtherCropName>> = {
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only names of this crop. */
  crop?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<OtherCropName, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'name' | 'crop' | 'county'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only names of crops that are, or are not, public. */
  public?: boolean | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `farmers.list` may be asked. */
export type FarmersListQuery<Fields extends string = FieldNames<Farmer>> = {
  /** Only farmers that this agrovet referred, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only farmers who were registered from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only farmers who were registered up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Farmer, Fields> | undefined;
  /** Only records that have, or have no, county. */
  has_county?: boolean | undefined;
  /** Only farmers whom somebody referred, or nobody did. */
  has_referrer?: boolean | undefined;
  /**
   * The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
   * on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
   * than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
   * order is by id alone, for a record that is gone.
   */
  id_after?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'full_name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only farmers referred by this user id. */
  referrer?: number | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `farmers.listSummaries` may be asked. */
export type FarmersListSummariesQuery<Fields extends string = FieldNames<FarmerSummary>> = {
  /** Only records of this county's id. */
  county?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<FarmerSummary, Fields> | undefined;
  /**
   * The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
   * on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
   * than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
   * order is by id alone, for a record that is gone.
   */
  id_after?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'full_name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only farmers referred by this user id. */
  referrer?: number | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `farmers.downloadBiodata` may be asked. */
export type FarmersDownloadBiodataQuery = {
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Why the register is needed, in words. */
  reason: string;
  /** Only farmers referred by this user id. */
  referrer?: number | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `agents.list` may be asked. */
export type AgentsListQuery<Fields extends string = FieldNames<Agent>> = {
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only agents who were added from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only agents who were added up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Agent, Fields> | undefined;
  /** Only records that have, or have no, county. */
  has_county?: boolean | undefined;
  /** Only agents that do, or do not, run an agrovet. */
  is_agrovet?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'agrovet_name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `imports.list` may be asked. */
export type ImportsListQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Only imports of these records. */
  kind?: ImportKind | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `discounts.list` may be asked. */
export type DiscountsListQuery<Fields extends string = FieldNames<Discount>> = {
  /** Only codes that are, or are not, active. */
  active?: boolean | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Discount, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'code' | 'valid_until'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only codes that are good for this test type, those for every type included. */
  test_type?: TestType | undefined;
};
/** What `devices.list` may be asked. */
export type DevicesListQuery<Fields extends string = FieldNames<Device>> = {
  /** Only devices that this agrovet has, by its id. */
  agent?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Device, Fields> | undefined;
  /** Only those that are, or are not, active. */
  is_active?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'serial_number' | 'name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `calibrations.list` may be asked. */
export type CalibrationsListQuery = {
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `bookings.list` may be asked. */
export type BookingsListQuery<Fields extends string = FieldNames<Booking>> = {
  /** Only bookings that this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Only bookings of this farmer, by their id. */
  farmer?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Booking, Fields> | undefined;
  /** Only records that have, or have no, county. */
  has_county?: boolean | undefined;
  /** Only bookings whose farmer waits for an answer about another day, or only the others. */
  has_move_request?: boolean | undefined;
  /**
   * The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
   * on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
   * than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
   * order is by id alone, for a record that is gone.
   */
  id_after?: number | undefined;
  /** Only bookings whose present step should have ended before today, or only the others. */
  is_late?: boolean | undefined;
  /** Only bookings whose report has been sent, or has not. */
  is_report_sent?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'code' | 'name' | 'soil_test_date' | 'test_type' | 'status' | 'created_on' | 'due_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only bookings in this state of payment, as it is shown: paid before canceled before unpaid. */
  payment?: PaymentState | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only tests on this day or later. */
  soil_test_date_after?: string | undefined;
  /** Only tests on this day or earlier. */
  soil_test_date_before?: string | undefined;
  /** Only bookings that have come this far. */
  status?: BookingStatus | undefined;
  /** Only bookings of this package. */
  test_type?: TestType | undefined;
  /** Only bookings whose soil the asker collects, or only the others: those with the status `booked` that are assigned to them (`collector`) or, with nobody assigned, served by their shop (`agent`). */
  to_collect?: boolean | undefined;
};
/** What `bookings.get` may be asked. */
export type BookingsGetQuery<Fields extends string = FieldNames<Booking>> = {
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Booking, Fields> | undefined;
};
/** What `bookings.listStatusChanges` may be asked. */
export type BookingsListStatusChangesQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `bookings.listByUuid` may be asked. */
export type BookingsListByUuidQuery<Fields extends string = FieldNames<PublicBooking>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<PublicBooking, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Uuids of bookings, separated by commas; at most 50. */
  uuid?: string | undefined;
};
/** What `samples.list` may be asked. */
export type SamplesListQuery<Fields extends string = FieldNames<SoilTestSample>> = {
  /** Only what belongs to bookings that this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only samples of this booking. */
  booking?: number | undefined;
  /** Only the sample with this code, such as "UD-1042-3", in any case. */
  code?: string | undefined;
  /** Only what belongs to bookings of this county's id. */
  county?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Only samples whose day of test is this day or earlier, canceled bookings apart. */
  due_by?: string | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<SoilTestSample, Fields> | undefined;
  /** Only records that have, or have no, county. */
  has_county?: boolean | undefined;
  /** Only samples that have, or have no, readings. */
  has_readings?: boolean | undefined;
  /**
   * The page that follows this record, by its id, in the order that is asked for; in place of `page`. `next` then goes
   * on likewise: every record once, however many there are and come. Records are not counted then: `count` is one more
   * than the page holds while another page follows. Refused (400) for orders that go up and down, and, unless the
   * order is by id alone, for a record that is gone.
   */
  id_after?: number | undefined;
  /** Only samples that are done: measured, rejected or of a canceled booking; or only those still to measure, repeats included. */
  is_measured?: boolean | undefined;
  /** Only samples that are, or are not, in the laboratory. */
  is_received?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Only samples with this main crop. */
  main_crop?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'main_crop' | 'soil_type' | 'due_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only samples of tests on this day or later. */
  soil_test_date_after?: string | undefined;
  /** Only samples of tests on this day or earlier. */
  soil_test_date_before?: string | undefined;
  /** Only samples of this type of soil. */
  soil_type?: SoilType | undefined;
  /** Only samples of bookings that have come this far. */
  status?: BookingStatus | undefined;
  /** Only what belongs to bookings of this package. */
  test_type?: TestType | undefined;
};
/** What `samples.downloadLabels` may be asked. */
export type SamplesDownloadLabelsQuery = {
  /** The id of a booking, for all of its samples. */
  booking?: number | undefined;
  /** English when absent. */
  language?: Language | undefined;
  /** `a4`: sheets of 3 x 8 labels of 70 x 37 mm. `label_62`: one label a page, 62 x 35 mm. */
  paper?: LabelPaper | undefined;
  /** Ids of samples with commas between, at most 200, in place of a booking. */
  samples?: string | undefined;
};
/** What `prices.list` may be asked. */
export type PricesListQuery<Fields extends string = FieldNames<InputPrice>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<InputPrice, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'product' | 'as_of'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `analyses.list` may be asked. */
export type AnalysesListQuery<Fields extends string = FieldNames<OtherAnalysis>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<OtherAnalysis, Fields> | undefined;
  /** Only those that are, or are not, active. */
  is_active?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'code' | 'name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `controls.listSoils` may be asked. */
export type ControlsListSoilsQuery = {
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `controls.list` may be asked. */
export type ControlsListQuery = {
  /** Only those of the control soil with this id. */
  control_soil?: number | undefined;
  /** Only those with the probe of this id. */
  device?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `controls.listDuplicates` may be asked. */
export type ControlsListDuplicatesQuery = {
  /** Only those with the probe of this id. */
  device?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `ruleSets.list` may be asked. */
export type RuleSetsListQuery<Fields extends string = FieldNames<RuleSet>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<RuleSet, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'counts_from'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `ruleSets.compare` may be asked. */
export type RuleSetsCompareQuery = {
  /** Of the sentences; English when absent. */
  language?: Language | undefined;
  /** Id of the other rule set; the one that counts today when absent. */
  with?: number | undefined;
};
/** What `reports.list` may be asked. */
export type ReportsListQuery<Fields extends string = FieldNames<Report>> = {
  /** Only the reports of this booking. */
  booking?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Report, Fields> | undefined;
  /** Only reports that somebody has, or has not, explained to the farmer. */
  is_explained?: boolean | undefined;
  /** Only reports that were, or were not, sent. */
  is_sent?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'generated_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only reports whose advice is to be corrected, or is not: `to_correct`. */
  to_correct?: boolean | undefined;
};
/** What `reports.downloadPublicPdf` may be asked. */
export type ReportsDownloadPublicPdfQuery = {
  /** The language of the report; the report's own when absent. */
  language?: Language | undefined;
};
/** What `reports.downloadPdf` may be asked. */
export type ReportsDownloadPdfQuery = {
  /** The id of the booking. */
  booking: number;
  /** The language of the report; the report's own when absent. */
  language?: Language | undefined;
  /** The id of an earlier report of the booking; the latest one when absent. */
  report?: number | undefined;
};
/** What `payments.downloadInvoice` may be asked. */
export type PaymentsDownloadInvoiceQuery = {
  /** The id of the booking. */
  booking?: number | undefined;
  /** The language of the PDF; English when absent. */
  language?: Language | undefined;
  /** The booking's, in place of its id: for who holds its link. */
  uuid?: string | undefined;
};
/** What `payments.downloadReceipt` may be asked. */
export type PaymentsDownloadReceiptQuery = {
  /** The id of the booking. */
  booking?: number | undefined;
  /** The language of the PDF; English when absent. */
  language?: Language | undefined;
  /** The booking's, in place of its id: for who holds its link. */
  uuid?: string | undefined;
};
/** What `commissions.list` may be asked. */
export type CommissionsListQuery<Fields extends string = FieldNames<Commission>> = {
  /** Only commissions of this agrovet, by its id. */
  agent?: number | undefined;
  /** Only commissions that were paid out together, by the id of their batch. */
  batch?: number | undefined;
  /** Only the commission of this booking. */
  booking?: number | undefined;
  /** Only what belongs to bookings of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Commission, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'amount' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only commissions that have come this far. */
  status?: CommissionStatus | undefined;
  /** Only what belongs to bookings of this package. */
  test_type?: TestType | undefined;
};
/** What `commissions.getBalance` may be asked. */
export type CommissionsGetBalanceQuery = {
  /** An agent's id; for administrators alone. */
  agent?: number | undefined;
};
/** What `commissions.downloadStatement` may be asked. */
export type CommissionsDownloadStatementQuery = {
  /** An agent's id; for administrators alone. */
  agent?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** The language of the PDF; English when absent. */
  language?: Language | undefined;
};
/** What `commissions.downloadStatementCsv` may be asked. */
export type CommissionsDownloadStatementCsvQuery = {
  /** An agent's id; for administrators alone. */
  agent?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
};
/** What `commissions.downloadPayoutsCsv` may be asked. */
export type CommissionsDownloadPayoutsCsvQuery = {
  /** The id of a batch. */
  batch?: number | undefined;
};
/** What `agents.listCommissionRates` may be asked. */
export type AgentsListCommissionRatesQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `sms.list` may be asked. */
export type SmsListQuery<Fields extends string = FieldNames<Sms>> = {
  /** Only messages about this booking. */
  booking?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Sms, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only messages in this state. */
  status?: SmsStatus | undefined;
};
/** What `contact.list` may be asked. */
export type ContactListQuery<Fields extends string = FieldNames<ContactMessage>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<ContactMessage, Fields> | undefined;
  /** Only messages that are, or are not, dealt with. */
  is_handled?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `reviews.list` may be asked. */
export type ReviewsListQuery<Fields extends string = FieldNames<Review>> = {
  /** Only reviews of this booking, a booking's id: own ones, and all of it for administrators. */
  booking?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Review, Fields> | undefined;
  /** Only reviews that are, or are not, published. */
  is_published?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'rating' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only reviews with so many stars. */
  rating?: number | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `subscribers.list` may be asked. */
export type SubscribersListQuery<Fields extends string = FieldNames<Subscriber>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Subscriber, Fields> | undefined;
  /** Only those that are, or are not, active. */
  is_active?: boolean | undefined;
  /** Only those who get the news in this language. */
  language?: Language | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'email' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `faqs.list` may be asked. */
export type FaqsListQuery<Fields extends string = FieldNames<Faq>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Faq, Fields> | undefined;
  /** Only questions that are, or are not, published. */
  is_published?: boolean | undefined;
  /** Only questions in this language. */
  language?: Language | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'position'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `blogCategories.list` may be asked. */
export type BlogCategoriesListQuery<Fields extends string = FieldNames<BlogCategory>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<BlogCategory, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `blogs.list` may be asked. */
export type BlogsListQuery<Fields extends string = FieldNames<Blog>> = {
  /** Only articles of this category. */
  category?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Blog, Fields> | undefined;
  /** Only articles that are, or are not, published. */
  is_published?: boolean | undefined;
  /** Only articles in this language. */
  language?: Language | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'title' | 'published_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only the article with this slug. */
  slug?: string | undefined;
};
/** What `blogs.listRandom` may be asked. */
export type BlogsListRandomQuery<Fields extends string = FieldNames<Blog>> = {
  /** Only articles of this category. */
  category?: number | undefined;
  /** The article that is not picked, by its id. */
  exclude?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Blog, Fields> | undefined;
  /** Only articles in this language. */
  language?: Language | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
};
/** What `media.list` may be asked. */
export type MediaListQuery<Fields extends string = FieldNames<Media>> = {
  /** Only files whose media type begins so, such as `image/`. */
  content_type?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Media, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'name' | 'size' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `messages.list` may be asked. */
export type MessagesListQuery<Fields extends string = FieldNames<Message>> = {
  /** Only messages of this channel. */
  channel?: MessageChannel | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Message, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only messages that have come so far. */
  status?: MessageStatus | undefined;
};
/** What `notifications.list` may be asked. */
export type NotificationsListQuery<Fields extends string = FieldNames<Notification>> = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Notification, Fields> | undefined;
  /** Only notifications that are, or are not, read. */
  is_read?: boolean | undefined;
  /** The language of title and message, here alone; English when absent. */
  language?: Language | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `payments.list` may be asked. */
export type PaymentsListQuery<Fields extends string = FieldNames<Payment>> = {
  /** Only what belongs to bookings that this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only payments of this booking. */
  booking?: number | undefined;
  /** Only what belongs to bookings of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<Payment, Fields> | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Only payments made so. */
  method?: PaymentMethod | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'amount' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only payments in this state, as it is shown: paid before canceled before unpaid. */
  payment?: PaymentState | undefined;
  /** Only payments that went through this provider. */
  provider?: PaymentProvider | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only payments that stand so. */
  status?: PaymentStatus | undefined;
  /** Only what belongs to bookings of this package. */
  test_type?: TestType | undefined;
};
/** What `payments.listRefunds` may be asked. */
export type PaymentsListRefundsQuery = {
  /** Only refunds of this booking. */
  booking?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only refunds in this state. */
  status?: RefundStatus | undefined;
};
/** What `payments.getOptions` may be asked. */
export type PaymentsGetOptionsQuery = {
  /** A booking's id. */
  booking?: number | undefined;
  /** The booking's uuid, in place of its id. */
  uuid?: string | undefined;
};
/** What `payments.listDocuments` may be asked. */
export type PaymentsListDocumentsQuery<Fields extends string = FieldNames<PaymentDocument>> = {
  /** Only documents of this booking. */
  booking?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<PaymentDocument, Fields> | undefined;
  /** Only documents of this kind. */
  kind?: DocumentKind | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'number' | 'created_on'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `payments.downloadDocument` may be asked. */
export type PaymentsDownloadDocumentQuery = {
  /** The language of the PDF; English when absent. */
  language?: Language | undefined;
};
/** What `payments.listIssues` may be asked. */
export type PaymentsListIssuesQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Only issues of this kind. */
  kind?: PaymentIssueKind | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `payments.reconcile` may be asked. */
export type PaymentsReconcileQuery = {
  /** The day, in Africa/Nairobi. */
  date: string;
};
/** What `payments.downloadReconciliationCsv` may be asked. */
export type PaymentsDownloadReconciliationCsvQuery = {
  /** The day, in Africa/Nairobi. */
  date: string;
};
/** What `payments.listReconciliations` may be asked. */
export type PaymentsListReconciliationsQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `bin.list` may be asked. */
export type BinListQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `audit.list` may be asked. */
export type AuditListQuery = {
  /** Only entries from this day in Africa/Nairobi on. */
  date_after?: string | undefined;
  /** Only entries until this day in Africa/Nairobi. */
  date_before?: string | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** One entry for each request that has any: the first that the other filters let through. An entry of the bin comes after the record that it keeps. Entries without a request, such as those of jobs, are all among them. False lists the others. */
  first_of_request?: boolean | undefined;
  /** Only entries of this kind. */
  kind?: AuditKind | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Only entries of this operation, such as `bookings.update`, of all operations of this resource, `bookings`, or of this job of the server. */
  operation?: string | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Only entries about the record of this kind with this id. */
  record?: number | undefined;
  /** Only entries about such records. */
  record_kind?: AuditRecordKind | undefined;
  /** Only the entries of this request. */
  request_id?: string | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
  /** Only what this user did. */
  user?: number | undefined;
};
/** What `jobs.list` may be asked. */
export type JobsListQuery = {
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
};
/** What `statistics.getBookings` may be asked. */
export type StatisticsGetBookingsQuery = {
  /** Only what this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** What one point of the series stands for. */
  interval?: "day" | "week" | "month" | "year" | undefined;
  /** Only bookings in this payment state. */
  payment?: PaymentState | undefined;
  /** Only bookings that have come this far. */
  status?: BookingStatus | undefined;
  /** Only this package. */
  test_type?: TestType | undefined;
};
/** What `statistics.getFarmers` may be asked. */
export type StatisticsGetFarmersQuery = {
  /** Only farmers that this agrovet referred, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** What one point of the series stands for. */
  interval?: "day" | "week" | "month" | "year" | undefined;
};
/** What `statistics.getAgents` may be asked. */
export type StatisticsGetAgentsQuery = {
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** What one point of the series stands for. */
  interval?: "day" | "week" | "month" | "year" | undefined;
};
/** What `statistics.getSamples` may be asked. */
export type StatisticsGetSamplesQuery = {
  /** Only what this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** What one point of the series stands for. */
  interval?: "day" | "week" | "month" | "year" | undefined;
  /** Only samples of bookings that have come this far. */
  status?: BookingStatus | undefined;
  /** Only this package. */
  test_type?: TestType | undefined;
};
/** What `statistics.getSoilPicture` may be asked. */
export type StatisticsGetSoilPictureQuery = {
  /** The calendar year of the tests; the latest with a cell when absent. */
  year?: number | undefined;
};
/** What `statistics.getPayments` may be asked. */
export type StatisticsGetPaymentsQuery = {
  /** Only what this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** What one point of the series stands for. */
  interval?: "day" | "week" | "month" | "year" | undefined;
  /** Only payments in this state. */
  status?: PaymentStatus | undefined;
  /** Only bookings of this package. */
  test_type?: TestType | undefined;
};
/** What `statistics.getCommissions` may be asked. */
export type StatisticsGetCommissionsQuery = {
  /** Only what this agrovet serves, by its id. */
  agent?: number | undefined;
  /** Only records of this county's id. */
  county?: number | undefined;
  /** Only from this day on, in Africa/Nairobi. */
  date_after?: string | undefined;
  /** Only up to this day, in Africa/Nairobi, the day included. */
  date_before?: string | undefined;
  /** What one point of the series stands for. */
  interval?: "day" | "week" | "month" | "year" | undefined;
  /** Only commissions that have come this far. */
  status?: CommissionStatus | undefined;
  /** Only bookings of this package. */
  test_type?: TestType | undefined;
};
/** What `partnerKeys.list` may be asked. */
export type PartnerKeysListQuery<Fields extends string = FieldNames<PartnerKey>> = {
  /** Only keys of this agrovet, by its id. */
  agent?: number | undefined;
  /**
   * Says that the caller makes a file of this list: of that many of its records, or of all that the filters let through when 0. The
   * first page then leaves an entry in the audit log, for somebody who is logged in; the answer is the same. Where the list has personal
   * data, staff with a second factor have to have proven it in the last 15 minutes.
   */
  download?: number | undefined;
  /** Comma-separated field names; the answer holds these alone. Unknown names are ignored. */
  fields?: FieldsOf<PartnerKey, Fields> | undefined;
  /** Only those that are, or are not, active. */
  is_active?: boolean | undefined;
  /** Records a page, 10 when absent or unreadable, at most 200. */
  limit?: number | undefined;
  /**
   * A field name, with `-` in front for descending order. Several are separated by commas; unknown ones are ignored.
   * `id` ends every order, and is the order when there is none.
   */
  ordering?: Ordering<'id' | 'name'> | undefined;
  /** Page number from 1, or `last`. A page that does not exist is a 404. */
  page?: number | "last" | undefined;
  /** Words to look for. Empty means no search. */
  search?: string | undefined;
};
/** What `boot.get` may be asked. */
export type BootGetQuery = {
  /** The partner's publishable key. */
  key?: string | undefined;
};

/** The calls of `auth`. */
export interface AuthApi {
  /**
   * Log in with email and password.
   *
   * Wrong credentials are a 400 with `non_field_errors`, not a 401. Attempts are throttled by account and address. As an
   * extension, `email` takes the phone number of an account whose owner has verified it. An email address that its owner
   * has not confirmed is no login: for the right password a new link is sent there. An account with a second factor needs
   * `code`, too: without it the right password is a 400 with the field `code`.
   *
   * `POST /users/auth/login`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is missing, or the credentials are wrong.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const loginResponse = await udongo.auth.login({ email: 'farmer@udongo.test', password: 'Farmer-pass-1' });
   */
  login(body: LoginRequest, options?: CallOptions): ApiPromise<LoginResponse>;
  /**
   * Revoke the token that this request carries.
   *
   * Other tokens of the account stay as they are. A token that no longer holds is a 401.
   *
   * `POST /users/auth/logout`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * @example
   * await udongo.auth.logout();
   */
  logout(options?: CallOptions): ApiPromise<void>;
  /**
   * Ask whether the token still holds.
   *
   * Without a token the answer is `login_status` false; with a dead token it is a 401.
   *
   * `GET /users/auth/check-login-status`. For visitors; for farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * @example
   * const loginStatus = await udongo.auth.checkLoginStatus();
   */
  checkLoginStatus(options?: CallOptions): ApiPromise<LoginStatus>;
  /**
   * List where the own account is logged in.
   *
   * The logins of this account that hold, each with its device and when it was last used.
   *
   * `GET /users/auth/logins`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `created_on`, `last_used_on`: an instant, ISO 8601 with its offset
   * @example
   * const loginList = await udongo.auth.listLogins();
   */
  listLogins(options?: CallOptions): ApiPromise<LoginList>;
  /**
   * End every own login but the one that asks.
   *
   * Their tokens stop working; the login that asks goes on.
   *
   * `POST /users/auth/logins/end-others`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * @example
   * await udongo.auth.endOtherLogins();
   */
  endOtherLogins(options?: CallOptions): ApiPromise<void>;
  /**
   * End one of the own logins.
   *
   * Its token stops working. A login of another person is a 404.
   *
   * `DELETE /users/auth/logins/{id}`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.auth.endLogin(7);
   */
  endLogin(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Change the own password.
   *
   * Every other token of the account stops working; the one that this request carries stays.
   *
   * `POST /users/auth/change-password`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The old password is wrong, or the new one is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.auth.changePassword({ old_password: 'Farmer-pass-1', new_password: 'Tilapia-77', confirm_password: 'Tilapia-77' });
   */
  changePassword(body: ChangePasswordRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Ask for a password reset.
   *
   * Sends a link to the address if it has an account: it holds for an hour and works once. As an extension, `email`
   * takes a phone number, too: whoever logs in with it gets a code by text message, which holds for 10 minutes. Older
   * links and codes stop working. The answer and its time are the same where there is no account.
   *
   * `POST /users/auth/password-reset`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.auth.requestPasswordReset({ email: 'farmer@udongo.test' });
   */
  requestPasswordReset(body: PasswordResetRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Ask whether a reset token still holds.
   *
   * The token comes in the body, so that no address or log holds it.
   *
   * `POST /users/auth/password-reset/validate-token`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const passwordResetTokenStatus = await udongo.auth.validatePasswordResetToken({ token: '6f1d0b7a9c3e4d52b8a7' });
   */
  validatePasswordResetToken(body: PasswordResetTokenRequest, options?: CallOptions): ApiPromise<PasswordResetTokenStatus>;
  /**
   * Exchange the code of a text message for a reset token.
   *
   * A code has 5 tries, and works once. The token then holds for 10 minutes.
   *
   * `POST /users/auth/password-reset/validate-code`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The code is wrong, used, too old or was tried too often, or no account has this phone number.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const passwordResetToken = await udongo.auth.exchangePasswordResetCode({ phone_number: '0712 345 678', code: '204518' });
   */
  exchangePasswordResetCode(body: PasswordResetCodeRequest, options?: CallOptions): ApiPromise<PasswordResetToken>;
  /**
   * Set a new password with a reset token.
   *
   * The token works once. Every login token of the account stops working.
   *
   * `POST /users/auth/password-reset/confirm`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The token does not hold, or the password is refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.auth.confirmPasswordReset({ token: '6f1d0b7a9c3e4d52b8a7', new_password: 'Tilapia-77', confirm_password: 'Tilapia-77' });
   */
  confirmPasswordReset(body: ConfirmPasswordResetRequest, options?: CallOptions): ApiPromise<Detail>;
}

/** The calls of `secondFactor`. */
export interface SecondFactorApi {
  /**
   * Read the own second factor.
   *
   * Whether logging in asks for a code of an authenticator app, and whether this login has proven it lately.
   *
   * `GET /users/auth/second-factor`. For staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { secondFactor })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `confirmed_on`, `proven_until`: an instant, ISO 8601 with its offset
   * - `recovery_codes_left`: Recovery codes that were not used yet.
   * @example
   * const secondFactor = await udongo.secondFactor.get();
   */
  get(options?: CallOptions): ApiPromise<SecondFactor>;
  /**
   * Begin to set up the second factor.
   *
   * Gives a new secret for an authenticator app, in place of one that was not confirmed. It counts only once `secondFactor.confirm` has seen a code of it, within an hour.
   *
   * `POST /users/auth/second-factor/start`. For staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { secondFactor })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The password is wrong.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: A second factor is on already.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const secondFactorSetup = await udongo.secondFactor.start({ password: 'Admin-pass-1' });
   */
  start(body: SecondFactorStartRequest, options?: CallOptions): ApiPromise<SecondFactorSetup>;
  /**
   * Turn the second factor on.
   *
   * Takes a code of the secret from `secondFactor.start`. The recovery codes are shown only now. Every other login of the account ends.
   *
   * `POST /users/auth/second-factor/confirm`. For staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { secondFactor })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The code is wrong, or was used already.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: Nothing waits to be confirmed.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const recoveryCodes = await udongo.secondFactor.confirm({ code: '204518' });
   */
  confirm(body: SecondFactorCodeRequest, options?: CallOptions): ApiPromise<RecoveryCodes>;
  /**
   * Turn the second factor off.
   *
   * Needs the password and a code, or a recovery code.
   *
   * `POST /users/auth/second-factor/remove`. For staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { secondFactor })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The password or the code is wrong.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: No second factor is set up.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const secondFactor = await udongo.secondFactor.remove({ password: 'Admin-pass-1', code: '7KQ2-M4XD-PZ3V-H6TN' });
   */
  remove(body: SecondFactorRemoveRequest, options?: CallOptions): ApiPromise<SecondFactor>;
  /**
   * Make new recovery codes.
   *
   * The older ones stop working.
   *
   * `POST /users/auth/second-factor/recovery-codes`. For staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { secondFactor })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The code is wrong, or was used already.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: No second factor is set up.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const recoveryCodes = await udongo.secondFactor.renewRecoveryCodes({ code: '7KQ2-M4XD-PZ3V-H6TN' });
   */
  renewRecoveryCodes(body: SecondFactorCodeRequest, options?: CallOptions): ApiPromise<RecoveryCodes>;
  /**
   * Prove that the second factor is at hand.
   *
   * For 15 minutes this login may do what is marked `x-udongo-asks-again`.
   *
   * `POST /users/auth/second-factor/prove`. For staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { secondFactor })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The code is wrong, or was used already.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: No second factor is set up.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const secondFactor = await udongo.secondFactor.prove({ code: '7KQ2-M4XD-PZ3V-H6TN' });
   */
  prove(body: SecondFactorCodeRequest, options?: CallOptions): ApiPromise<SecondFactor>;
}

/** The calls of `account`. */
export interface AccountApi {
  /**
   * Read the own account.
   *
   * The account that the token belongs to, with its contact details and the ids of its farmer and agent records.
   *
   * `GET /users/account/view`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * @example
   * const user = await udongo.account.get();
   */
  get(options?: CallOptions): ApiPromise<User>;
  /**
   * Register as a farmer.
   *
   * Makes an account with the role of a farmer. As an extension, a phone number can stand in for the email address: then
   * `phone_code`, from a text message that `account.requestPhoneCode` sends, proves whose it is. Without a code the phone
   * number is a contact, with which nobody logs in. A link goes to the email address, which is a login only once the link
   * was used; until then `token` keeps the person logged in on the device that registered. Without `token`, logging in is
   * a call of its own.
   *
   * `POST /users/account/view`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is missing or refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `consent_version`: a day, `yyyy-mm-dd`
   * @example
   * const registeredUser = await udongo.account.register({
   *   full_name: 'Njeri Wambui',
   *   email: 'njeri@udongo.test',
   *   password: 'Shamba-langu-7',
   *   phone_number: '0712 345 679',
   *   county: 22,
   *   address: 'Githunguri market',
   * });
   */
  register(body: RegisterRequest, options?: CallOptions): ApiPromise<RegisteredUser>;
  /**
   * Ask for a code that proves whose a phone number is.
   *
   * Sends a text message with a code of six digits, which holds for 10 minutes and 5 tries; older ones stop working. The
   * answer is the same whether or not anybody is known by this phone number.
   *
   * `POST /users/account/phone-code`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.account.requestPhoneCode({ phone_number: '0712 345 679', language: 'sw' });
   */
  requestPhoneCode(body: PhoneCodeRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Prove whose a phone number is, and log in with it from now on.
   *
   * The phone number becomes the own one. One account logs in with it. The verified email address and phone number from
   * before get a link that undoes the change for 7 days.
   *
   * `POST /users/account/phone`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The code does not hold, or another account logs in with this phone number.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const profile = await udongo.account.verifyPhone({ phone_number: '0712 345 679', code: '204518', password: 'Agent-pass-1' });
   */
  verifyPhone(body: VerifyPhoneRequest, options?: CallOptions): ApiPromise<Profile>;
  /**
   * Ask for another email address.
   *
   * Sends a link to the new address, which holds for an hour and works once; until then the old address stays. The answer
   * is the same whether or not somebody has the new address. With the own address, it sends the link that confirms it
   * again. Once the address changed, the verified email address and phone number from before get a link that undoes it for
   * 7 days.
   *
   * `POST /users/account/email`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.account.requestEmailChange({ email: 'otieno@udongo.test', password: 'Agent-pass-1' });
   */
  requestEmailChange(body: EmailChangeRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Confirm an email address with the token of a link.
   *
   * The token works once, and stops when a newer link is sent. It says whose the address is; the login of the account or
   * its `password` says that the account is theirs, too. An account that nobody can log in to needs neither.
   *
   * `POST /users/account/email/confirm`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The token does not hold, the password is missing or wrong, or somebody has this address.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.account.confirmEmail({ token: '6f1d0b7a9c3e4d52b8a7' });
   */
  confirmEmail(body: EmailTokenRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Undo a change of the email address or phone number.
   *
   * With the token of the link that went to the email address and phone number from before. It works once, for 7 days.
   * They are as before then, every login has ended, and the token of the answer sets a new password within 10 minutes.
   *
   * `POST /users/account/undo`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The token does not hold, or somebody else has the address or number by now.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const passwordResetToken = await udongo.account.undoChange({ token: '9a7c3e4d52b8a76f1d0b' });
   */
  undoChange(body: UndoChangeRequest, options?: CallOptions): ApiPromise<PasswordResetToken>;
  /**
   * List bookings that were made with the own phone number before.
   *
   * Bookings that a visitor, or an agent for somebody not registered, made with this phone number, and that are nobody's
   * yet. Empty until the phone number is verified.
   *
   * `GET /users/account/earlier-bookings`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `soil_test_date`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: How many samples it has.
   * @example
   * const earlierBookingList = await udongo.account.listEarlierBookings();
   */
  listEarlierBookings(options?: CallOptions): ApiPromise<EarlierBookingList>;
  /**
   * Add such bookings to the own ones.
   *
   * All of them or none, and none for who withdrew their consent. Whoever made one as an agent keeps seeing it.
   *
   * `POST /users/account/earlier-bookings`. For farmers, agents and staff, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: One of them is not in the list; none was added.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const earlierBookingList = await udongo.account.claimEarlierBookings({ bookings: [26] });
   */
  claimEarlierBookings(body: ClaimBookingsRequest, options?: CallOptions): ApiPromise<EarlierBookingList>;
}

/** The calls of `profiles`. */
export interface ProfilesApi {
  /**
   * List users with their contact details.
   *
   * Administrators see every profile, everybody else their own alone. The search reads name, phone number and
   * email. Orders by `id`, `full_name`, `email`.
   *
   * `GET /users/account/profiles`. For administrators; for farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `consent.version`: a day, `yyyy-mm-dd`
   * - `consent.agreed_on`, `consent.withdrawn_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.profiles.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Profile> = FieldNames<Profile>>(query?: ProfilesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Profile, Fields>>;
  list(query?: ProfilesListQuery<never>, options?: CallOptions): PagePromise<Profile>;
  /** `profiles.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Profile> = FieldNames<Profile>>(query?: ProfilesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Profile, Fields>, void, void>;
  iterate(query?: ProfilesListQuery<never>, options?: CallOptions): AsyncGenerator<Profile, void, void>;
  /**
   * Add a user.
   *
   * For administrators. An agent is added at /agric/agents, a farmer at /agric/farmers; whoever is neither and no
   * administrator may do what a farmer may.
   *
   * `POST /users/account/profiles`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const profile = await udongo.profiles.create({
   *   full_name: 'Achieng Awuor',
   *   email: 'achieng@udongo.test',
   *   phone_number: '0722 000 041',
   *   address: 'P.O. Box 40 Kisumu',
   *   county: 42,
   *   is_superuser: true,
   *   password: 'Maabara-ya-2',
   * });
   */
  create(body: ProfileRequest, options?: CallOptions): ApiPromise<Profile>;
  /**
   * Read a profile.
   *
   * A profile that the asker may not see is a 404.
   *
   * `GET /users/account/profiles/{id}`. For administrators; for farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `consent.version`: a day, `yyyy-mm-dd`
   * - `consent.agreed_on`, `consent.withdrawn_on`: an instant, ISO 8601 with its offset
   * @example
   * const profile = await udongo.profiles.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Profile>;
  /**
   * Change contact details.
   *
   * Only the fields that are sent change. Everybody changes their own; administrators change everybody's, `email`,
   * `is_active`, `is_superuser` and `staff_role` too. Who changes their own email address or phone number gives their `password`, too.
   *
   * `PATCH /users/account/profiles/{id}`. For administrators; for farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `consent_version`: a day, `yyyy-mm-dd`
   * @example
   * const profile = await udongo.profiles.patch(7, { address: 'P.O. Box 301 Kiambu' });
   */
  patch(id: number, body: ProfilePatch, options?: CallOptions): ApiPromise<Profile>;
  /**
   * Delete a user.
   *
   * A user with bookings or other traces stays (409): take away their access with `is_active` false. Nobody
   * deletes themselves.
   *
   * `DELETE /users/account/profiles/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.profiles.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `dataRequests`. */
export interface DataRequestsApi {
  /**
   * List requests about personal data.
   *
   * What people asked for about their own data. Administrators see everybody's requests, the others their own. Open requests come first,
   * the one that is due first at the top; then the closed ones, the last first. The search reads the person's name.
   *
   * `GET /users/data-requests`. For administrators; for farmers, agents and other staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { dataRequests })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `user`: The person; null for one without a farmer or an account.
   * - `booking`: The booking that names a person without both.
   * - `created_on`, `cooling_off_until`, `kept_until`, `closed_on`: an instant, ISO 8601 with its offset
   * - `created_by`: The user who asked.
   * - `due_on`: a day, `yyyy-mm-dd`
   * @example
   * const { results } = await udongo.dataRequests.list({ limit: 50, search: 'Wanjiku' });
   */
  list(query?: DataRequestsListQuery, options?: CallOptions): PagePromise<DataRequest>;
  /** `dataRequests.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: DataRequestsListQuery, options?: CallOptions): AsyncGenerator<DataRequest, void, void>;
  /**
   * Ask for a copy, a correction or the deletion of personal data.
   *
   * For oneself; the deletion of the own account needs the password. Administrators ask for a person without an account: with `farmer`, or with
   * `booking` for somebody who is known by their bookings only. A copy is made in the background. A deletion waits for 7 days, in which it can be withdrawn.
   * The person is told when it was asked for, when it is done or refused, and two days before a deletion.
   *
   * `POST /users/data-requests`. For administrators; for farmers, agents and other staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { dataRequests })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 409 `ErrorBody`: The same is asked for already, or this person's data can't be deleted now.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const dataRequest = await udongo.dataRequests.create({ kind: 'export' });
   */
  create(body: DataRequestRequest, options?: CallOptions): ApiPromise<DataRequest>;
  /**
   * Withdraw a request about personal data.
   *
   * One that is open; a deletion only before it is carried out.
   *
   * `POST /users/data-requests/{id}/withdraw`. For administrators; for farmers, agents and other staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { dataRequests })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: It is done, refused or withdrawn already.
   *
   * Units and formats:
   * - `user`: The person; null for one without a farmer or an account.
   * - `booking`: The booking that names a person without both.
   * - `created_on`, `cooling_off_until`, `kept_until`, `closed_on`: an instant, ISO 8601 with its offset
   * - `created_by`: The user who asked.
   * - `due_on`: a day, `yyyy-mm-dd`
   * @example
   * const dataRequest = await udongo.dataRequests.withdraw(7);
   */
  withdraw(id: number, options?: CallOptions): ApiPromise<DataRequest>;
  /**
   * Answer a request about personal data.
   *
   * A correction that was made, or the refusal of any open request with its reason. The person reads the answer.
   *
   * `POST /users/data-requests/{id}/answer`. For administrators.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { dataRequests })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: It is done, refused or withdrawn already.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const dataRequest = await udongo.dataRequests.answer(7, { state: 'done', answer: 'We corrected the name.' });
   */
  answer(id: number, body: DataRequestAnswer, options?: CallOptions): ApiPromise<DataRequest>;
  /**
   * Read the copy of a person's data.
   *
   * Everything that the service has about the person, as records and as a page to read and print. For 7 days after it was made. Administrators
   * read their own, and those that an administrator asked for, for a person without an account.
   *
   * `GET /users/data-requests/{id}/export`. For administrators; for farmers, agents and other staff, what concerns them.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { dataRequests })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: It is not made yet, or no longer kept.
   *
   * Units and formats:
   * - `made_on`: an instant, ISO 8601 with its offset
   * @example
   * const dataExport = await udongo.dataRequests.getExport(7);
   */
  getExport(id: number, query?: DataRequestsGetExportQuery, options?: CallOptions): ApiPromise<DataExport>;
}

/** The calls of `counties`. */
export interface CountiesApi {
  /**
   * List counties.
   *
   * The search finds common spellings too, such as Muranga, Homabay or Taita Taveta. Orders by `id`, `name`.
   *
   * `GET /counties`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const { results } = await udongo.counties.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<County> = FieldNames<County>>(query?: CountiesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<County, Fields>>;
  list(query?: CountiesListQuery<never>, options?: CallOptions): PagePromise<County>;
  /** `counties.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<County> = FieldNames<County>>(query?: CountiesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<County, Fields>, void, void>;
  iterate(query?: CountiesListQuery<never>, options?: CallOptions): AsyncGenerator<County, void, void>;
  /**
   * Add a county.
   *
   * Each name once.
   *
   * `POST /counties`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const county = await udongo.counties.create({ name: 'Kiambu' });
   */
  create(body: CountyRequest, options?: CallOptions): ApiPromise<County>;
  /**
   * Read a county.
   *
   * Counties are public.
   *
   * `GET /counties/{id}`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const county = await udongo.counties.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<County>;
  /**
   * Change a county.
   *
   * Each name once.
   *
   * `PUT /counties/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const county = await udongo.counties.update(7, { name: 'Kiambu' });
   */
  update(id: number, body: CountyRequest, options?: CallOptions): ApiPromise<County>;
  /**
   * Delete a county.
   *
   * A county that farmers, bookings or crop names point at stays: that is a 409.
   *
   * `DELETE /counties/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.counties.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `crops`. */
export interface CropsApi {
  /**
   * List crops.
   *
   * Everybody but administrators sees public crops alone. The search reads the name. Orders by `id`, `name`.
   *
   * `GET /agric/crops`. For other staff; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `n_low`, `n_high`, `p_low`, `p_high`, `k_low`, `k_high`, `ph_low`, `ph_high`, `ec_low`, `ec_high`, `humidity_low`, `humidity_high`, `temp_low`, `temp_high`: A decimal number with two places, such as "2000.00".
   * @example
   * const { results } = await udongo.crops.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Crop> = FieldNames<Crop>>(query?: CropsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Crop, Fields>>;
  list(query?: CropsListQuery<never>, options?: CallOptions): PagePromise<Crop>;
  /** `crops.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Crop> = FieldNames<Crop>>(query?: CropsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Crop, Fields>, void, void>;
  iterate(query?: CropsListQuery<never>, options?: CallOptions): AsyncGenerator<Crop, void, void>;
  /**
   * Add a crop.
   *
   * For administrators. Every bound is more than 0, and no low bound above its high one.
   *
   * `POST /agric/crops`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `n_low`, `n_high`, `p_low`, `p_high`, `k_low`, `k_high`, `ph_low`, `ph_high`, `ec_low`, `ec_high`, `humidity_low`, `humidity_high`, `temp_low`, `temp_high`: A decimal number of at most two places, as text or number.
   * @example
   * const crop = await udongo.crops.create({
   *   name: 'Maize',
   *   public: true,
   *   n_low: '15.00',
   *   n_high: '30.00',
   *   p_low: '18.00',
   *   p_high: '35.00',
   *   k_low: '111.00',
   *   k_high: '300.00',
   *   ph_low: '5.50',
   *   ph_high: '7.00',
   *   ec_low: '50.00',
   *   ec_high: '1700.00',
   *   humidity_low: '20.00',
   *   humidity_high: '32.00',
   *   temp_low: '18.00',
   *   temp_high: '33.00',
   * });
   */
  create(body: CropRequest, options?: CallOptions): ApiPromise<Crop>;
  /**
   * Read a crop.
   *
   * A crop that is not public is a 404 for everybody except administrators.
   *
   * `GET /agric/crops/{id}`. For other staff; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `n_low`, `n_high`, `p_low`, `p_high`, `k_low`, `k_high`, `ph_low`, `ph_high`, `ec_low`, `ec_high`, `humidity_low`, `humidity_high`, `temp_low`, `temp_high`: A decimal number with two places, such as "2000.00".
   * @example
   * const crop = await udongo.crops.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Crop>;
  /**
   * Change a crop.
   *
   * Results that are computed later use the new ranges; reports keep theirs. While a rule set with ranges counts, results use those:
   * the new ones go into the next rule set.
   *
   * `PUT /agric/crops/{id}`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `n_low`, `n_high`, `p_low`, `p_high`, `k_low`, `k_high`, `ph_low`, `ph_high`, `ec_low`, `ec_high`, `humidity_low`, `humidity_high`, `temp_low`, `temp_high`: A decimal number of at most two places, as text or number.
   * @example
   * const crop = await udongo.crops.update(7, {
   *   name: 'Maize',
   *   public: true,
   *   n_low: '15.00',
   *   n_high: '30.00',
   *   p_low: '18.00',
   *   p_high: '35.00',
   *   k_low: '111.00',
   *   k_high: '300.00',
   *   ph_low: '5.50',
   *   ph_high: '7.00',
   *   ec_low: '50.00',
   *   ec_high: '1700.00',
   *   humidity_low: '20.00',
   *   humidity_high: '32.00',
   *   temp_low: '18.00',
   *   temp_high: '33.00',
   * });
   */
  update(id: number, body: CropRequest, options?: CallOptions): ApiPromise<Crop>;
  /**
   * Delete a crop.
   *
   * A crop that bookings or samples name stays: withdraw it with `public` false.
   *
   * `DELETE /agric/crops/{id}`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.crops.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `otherCropNames`. */
export interface OtherCropNamesApi {
  /**
   * List other crop names.
   *
   * The search reads the name. Orders by `id`, `name`, `crop`, `county`.
   *
   * `GET /agric/other-crop-names`. For other staff; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_on`, `updated_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.otherCropNames.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<OtherCropName> = FieldNames<OtherCropName>>(query?: OtherCropNamesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<OtherCropName, Fields>>;
  list(query?: OtherCropNamesListQuery<never>, options?: CallOptions): PagePromise<OtherCropName>;
  /** `otherCropNames.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<OtherCropName> = FieldNames<OtherCropName>>(query?: OtherCropNamesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<OtherCropName, Fields>, void, void>;
  iterate(query?: OtherCropNamesListQuery<never>, options?: CallOptions): AsyncGenerator<OtherCropName, void, void>;
  /**
   * Add another name of a crop.
   *
   * For administrators. A crop has each name once in a county.
   *
   * `POST /agric/other-crop-names`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const otherCropName = await udongo.otherCropNames.create({ crop: 1, county: 22, name: 'mbembe' });
   */
  create(body: OtherCropNameRequest, options?: CallOptions): ApiPromise<OtherCropName>;
  /**
   * Read another name of a crop.
   *
   * The name of a crop that is not public is a 404 for everybody except administrators.
   *
   * `GET /agric/other-crop-names/{id}`. For other staff; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_on`, `updated_on`: an instant, ISO 8601 with its offset
   * @example
   * const otherCropName = await udongo.otherCropNames.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<OtherCropName>;
  /**
   * Change another name of a crop.
   *
   * A crop has each name once per county.
   *
   * `PUT /agric/other-crop-names/{id}`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const otherCropName = await udongo.otherCropNames.update(7, { crop: 1, county: 22, name: 'mbembe' });
   */
  update(id: number, body: OtherCropNameRequest, options?: CallOptions): ApiPromise<OtherCropName>;
  /**
   * Delete another name of a crop.
   *
   * The crop itself stays.
   *
   * `DELETE /agric/other-crop-names/{id}`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.otherCropNames.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `farmers`. */
export interface FarmersApi {
  /**
   * List farmers.
   *
   * An agent sees the farmers that they referred and those of the other bookings that they see, the latter only with name, phone,
   * address and county of the latest of these bookings and without an email. An administrator sees all of them. The search reads
   * name, phone number and email. Orders by `id`, `full_name`.
   *
   * `GET /agric/farmers`. For administrators and agronomists; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const { results } = await udongo.farmers.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Farmer> = FieldNames<Farmer>>(query?: FarmersListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Farmer, Fields>>;
  list(query?: FarmersListQuery<never>, options?: CallOptions): PagePromise<Farmer>;
  /** `farmers.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Farmer> = FieldNames<Farmer>>(query?: FarmersListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Farmer, Fields>, void, void>;
  iterate(query?: FarmersListQuery<never>, options?: CallOptions): AsyncGenerator<Farmer, void, void>;
  /**
   * Register a farmer.
   *
   * By an agent or an administrator. An agent becomes the referrer of whom they register. The farmer gets an
   * account without a password: with an email address they set one with the password reset.
   *
   * `POST /agric/farmers`. For administrators; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `DuplicateFarmer`: A farmer with this phone number or email address is registered; nothing was stored. `allow_duplicate` says it is meant.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `consent_version`: a day, `yyyy-mm-dd`
   * @example
   * const farmer = await udongo.farmers.create({
   *   user: {
   *     full_name: 'Nekesa Barasa',
   *     email: 'nekesa@udongo.test',
   *     profile: { phone_number: '0711 222 333', address: 'Webuye market', county: 39 },
   *   },
   * });
   */
  create(body: FarmerRequest, options?: CallOptions): ApiPromise<Farmer>;
  /**
   * Read a farmer.
   *
   * Another agent's farmer reads as not found. A farmer may read themselves.
   *
   * `GET /agric/farmers/{id}`. For administrators and agronomists; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const farmer = await udongo.farmers.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Farmer>;
  /**
   * Change a farmer.
   *
   * An agent changes the farmers that they referred; all others read as not found.
   *
   * `PUT /agric/farmers/{id}`. For administrators; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `DuplicateFarmer`: A farmer with this phone number or email address is registered; nothing was stored. `allow_duplicate` says it is meant.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `consent_version`: a day, `yyyy-mm-dd`
   * @example
   * const farmer = await udongo.farmers.update(7, {
   *   user: {
   *     full_name: 'Nekesa Barasa',
   *     email: 'nekesa@udongo.test',
   *     profile: { phone_number: '0711 222 333', address: 'Webuye market', county: 39 },
   *   },
   * });
   */
  update(id: number, body: FarmerRequest, options?: CallOptions): ApiPromise<Farmer>;
  /**
   * Delete a farmer.
   *
   * For administrators. A farmer with bookings stays.
   *
   * `DELETE /agric/farmers/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.farmers.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Read a farmer's readings over time.
   *
   * The latest 200 measured samples of verified bookings, the oldest first, each rated for its main crop. Samples with the
   * same `place` were joined by a person; nothing joins them by itself. Another agent's farmer reads as not found. A farmer
   * may read their own.
   *
   * `GET /agric/farmers/{id}/readings`. For administrators and agronomists; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `soil_test_date`: a day, `yyyy-mm-dd`
   * - `measured_on`: an instant, ISO 8601 with its offset
   * - `place`: The same number for samples that a person joined; null for one that nobody joined.
   * - `ratings[].value`: Null when it was not measured.
   * - `ratings[].low`: Low end of the ideal range, in the unit of the reading.
   * - `ratings[].high`: High end of the ideal range, in the unit of the reading.
   * - `ratings[].delta`: What is missing (below 0) or too much (above 0); 0 within the range, null when it was not measured. Of a limit, what is missing at least.
   * @example
   * const readingsOverTime = await udongo.farmers.getReadings(7);
   */
  getReadings(id: number, options?: CallOptions): ApiPromise<ReadingsOverTime>;
  /**
   * List farmers in few words.
   *
   * Name, phone and county of each farmer in one flat row, for choosing. Seen by the same people as the full list.
   * The search reads name, phone number and email. Orders by `id`, `full_name`.
   *
   * `GET /agric/farmers-list`. For administrators and agronomists; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const { results } = await udongo.farmers.listSummaries({ limit: 50, search: 'Wanjiku' });
   */
  listSummaries<Fields extends FieldNames<FarmerSummary> = FieldNames<FarmerSummary>>(query?: FarmersListSummariesQuery<Fields>, options?: CallOptions): PagePromise<Picked<FarmerSummary, Fields>>;
  listSummaries(query?: FarmersListSummariesQuery<never>, options?: CallOptions): PagePromise<FarmerSummary>;
  /** `farmers.listSummaries` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateSummaries<Fields extends FieldNames<FarmerSummary> = FieldNames<FarmerSummary>>(query?: FarmersListSummariesQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<FarmerSummary, Fields>, void, void>;
  iterateSummaries(query?: FarmersListSummariesQuery<never>, options?: CallOptions): AsyncGenerator<FarmerSummary, void, void>;
  /**
   * Register many farmers.
   *
   * All of them or none, at most 500 in one call. A row is refused when its phone number belongs to a farmer or is in an
   * earlier row, unless the row says `allow_duplicate`. An email address belongs to one account, so a taken one is always refused.
   * Of an import, a row whose `import_key` is stored already answers the farmer that it made: the same call can be sent again.
   *
   * `POST /agric/bulk-create/farmers`. For administrators; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: Rows are refused. Errors stand at their row's index; `{}` is a row without errors.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: The import was undone, so the server refuses further rows of it.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const farmerList = await udongo.farmers.bulkCreate([
   *   {
   *     user: {
   *       full_name: 'Nekesa Barasa',
   *       email: 'nekesa@udongo.test',
   *       profile: { phone_number: '0711 222 333', address: 'Webuye market', county: 39 },
   *     },
   *   },
   *   {
   *     user: {
   *       full_name: 'Simiyu Wafula',
   *       email: '',
   *       profile: { phone_number: '0722 333 444', address: 'Kimilili', county: 39 },
   *     },
   *     allow_duplicate: true,
   *   },
   * ]);
   */
  bulkCreate(body: FarmerRequestList, options?: CallOptions): ApiPromise<FarmerList>;
  /**
   * Check many farmers before they are registered.
   *
   * Says of each row what `farmers.bulkCreate` would refuse, and which farmers have its phone number or email address.
   * Nothing is stored.
   *
   * `POST /agric/bulk-create/farmers/check`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const rowCheckList = await udongo.farmers.bulkCheck([{ user: { full_name: 'Nekesa Barasa', email: '', profile: { phone_number: '0712 345 678' } } }]);
   */
  bulkCheck(body: FarmerRequestList, options?: CallOptions): ApiPromise<RowCheckList>;
  /**
   * Download the register of farmers.
   *
   * A CSV file in UTF-8 with a header row, for administrators. Each download is kept with who, when, how many rows and
   * why. A cell that a spreadsheet would take for a formula begins with an apostrophe. The slash belongs to this path.
   *
   * `GET /agric/download-farmer-biodata/`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * @example
   * const file = await udongo.farmers.downloadBiodata({ reason: '2027-01-20', search: 'Wanjiku' });
   */
  downloadBiodata(query: FarmersDownloadBiodataQuery, options?: CallOptions): ApiPromise<Blob>;
}

/** The calls of `agents`. */
export interface AgentsApi {
  /**
   * List agents.
   *
   * Everybody may choose an agrovet. Names of people, usernames and email addresses are for administrators;
   * others read "" there and a null `user`. The search reads the agrovet's name, for administrators names and
   * email too. Orders by `id`, `agrovet_name`.
   *
   * `GET /agric/agents`. For administrators and finance; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const { results } = await udongo.agents.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Agent> = FieldNames<Agent>>(query?: AgentsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Agent, Fields>>;
  list(query?: AgentsListQuery<never>, options?: CallOptions): PagePromise<Agent>;
  /** `agents.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Agent> = FieldNames<Agent>>(query?: AgentsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Agent, Fields>, void, void>;
  iterate(query?: AgentsListQuery<never>, options?: CallOptions): AsyncGenerator<Agent, void, void>;
  /**
   * Add an agent.
   *
   * For administrators. Without a `password` the agent sets one with the password reset.
   *
   * `POST /agric/agents`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const agent = await udongo.agents.create({
   *   full_name: 'Mumbua Mutiso',
   *   email: 'mumbua@udongo.test',
   *   phone_number: '0733 444 555',
   *   county: 17,
   *   address: 'Wote town',
   *   agrovet_name: 'Kilimo Bora Agrovet',
   *   is_agrovet: true,
   * });
   */
  create(body: AgentRequest, options?: CallOptions): ApiPromise<Agent>;
  /**
   * Read an agent.
   *
   * Names of people, usernames and email addresses are for administrators, as in the list.
   *
   * `GET /agric/agents/{id}`. For administrators and finance; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const agent = await udongo.agents.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Agent>;
  /**
   * Change an agent.
   *
   * For administrators. Without a `password` the stored one stays.
   *
   * `PUT /agric/agents/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const agent = await udongo.agents.update(7, {
   *   full_name: 'Mumbua Mutiso',
   *   email: 'mumbua@udongo.test',
   *   phone_number: '0733 444 555',
   *   county: 17,
   *   address: 'Wote town',
   *   agrovet_name: 'Kilimo Bora Agrovet',
   *   is_agrovet: true,
   * });
   */
  update(id: number, body: AgentRequest, options?: CallOptions): ApiPromise<Agent>;
  /**
   * Delete an agent.
   *
   * An agent with bookings or referred farmers, or with a name in the history of bookings, stays: take the agrovet off the list with `is_agrovet` false.
   *
   * `DELETE /agric/agents/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.agents.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Add many agents.
   *
   * For administrators. All of them or none, at most 500 in one call. Of an import, a row whose `import_key` is stored already
   * answers the agent that it made: the same call can be sent again.
   *
   * `POST /agric/bulk-create/agents`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: Rows are refused. Errors stand at their row's index; `{}` is a row without errors.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: The import was undone, so the server refuses further rows of it.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const agentList = await udongo.agents.bulkCreate([
   *   {
   *     full_name: 'Mumbua Mutiso',
   *     email: 'mumbua@udongo.test',
   *     phone_number: '0733 444 555',
   *     county: 17,
   *     address: 'Wote town',
   *     agrovet_name: 'Kilimo Bora Agrovet',
   *     is_agrovet: true,
   *   },
   * ]);
   */
  bulkCreate(body: AgentRequestList, options?: CallOptions): ApiPromise<AgentList>;
  /**
   * Check many agents before they are added.
   *
   * For administrators. Says of each row what `agents.bulkCreate` would refuse, and which agents have its phone number or
   * email address. Nothing is stored.
   *
   * `POST /agric/bulk-create/agents/check`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const rowCheckList = await udongo.agents.bulkCheck([{ full_name: 'Otieno Odhiambo', email: 'agent@udongo.test' }]);
   */
  bulkCheck(body: AgentRequestList, options?: CallOptions): ApiPromise<RowCheckList>;
  /**
   * List the commission rates that an agent has had.
   *
   * The newest first. A booking keeps the rate of the moment in which it was made. Agents see their own, administrators
   * everybody's.
   *
   * `GET /agric/agents/{id}/commission-rates`. For administrators and finance; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `since`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.agents.listCommissionRates(7, { limit: 50 });
   */
  listCommissionRates(id: number, query?: AgentsListCommissionRatesQuery, options?: CallOptions): PagePromise<CommissionRate>;
  /** `agents.listCommissionRates` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateCommissionRates(id: number, query?: AgentsListCommissionRatesQuery, options?: CallOptions): AsyncGenerator<CommissionRate, void, void>;
}

/** The calls of `imports`. */
export interface ImportsApi {
  /**
   * List imports.
   *
   * Agents see their own, administrators everybody's. Orders by `id`.
   *
   * `GET /agric/imports`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `rows`: How many rows it has.
   * - `stored`: How many of them are farmers or agents now.
   * - `created_on`, `undo_until`, `undone_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.imports.list({ limit: 50 });
   */
  list(query?: ImportsListQuery, options?: CallOptions): PagePromise<Import>;
  /** `imports.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ImportsListQuery, options?: CallOptions): AsyncGenerator<Import, void, void>;
  /**
   * Begin an import.
   *
   * Its rows follow in calls of `farmers.bulkCreate` or `agents.bulkCreate` whose rows name its `uuid`. The same person can send the same
   * `uuid` again and is answered the same import. Only administrators import agents.
   *
   * `POST /agric/imports`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `rows`: More are refused.
   * @example
   * const imported = await udongo.imports.create({
   *   uuid: '3c1d2f6a-5b7e-4f0a-9c1d-2e3f4a5b6c7d',
   *   kind: 'farmers',
   *   file_name: 'kimilili.csv',
   *   rows: 1000,
   * });
   */
  create(body: ImportRequest, options?: CallOptions): ApiPromise<Import>;
  /**
   * Undo an import.
   *
   * Deletes the farmers or agents that the import made, until one day after its last row was stored. A farmer or agent who has
   * a booking or another record by then, or who can log in, is kept and named in the answer. After that the server refuses
   * further rows of this import.
   *
   * `POST /agric/imports/{id}/undo`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The day is over.
   *
   * Units and formats:
   * - `import.uuid`: a UUID
   * - `import.rows`: How many rows it has.
   * - `import.stored`: How many of them are farmers or agents now.
   * - `import.created_on`, `import.undo_until`, `import.undone_on`: an instant, ISO 8601 with its offset
   * - `deleted`: How many farmers or agents were deleted.
   * - `kept[].import_key`: Which row of the import it was, from 1.
   * @example
   * const importUndo = await udongo.imports.undo(7);
   */
  undo(id: number, options?: CallOptions): ApiPromise<ImportUndo>;
}

/** The calls of `discounts`. */
export interface DiscountsApi {
  /**
   * List discount codes.
   *
   * Administrators alone. The search reads the code. Orders by `id`, `code`, `valid_until`.
   *
   * `GET /agric/discounts`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `percentage`: A decimal number with two places, such as "2000.00".
   * - `valid_until`, `valid_from`: a day, `yyyy-mm-dd`
   * - `max_uses`: Bookings that can use it in all; null means any number.
   * - `max_uses_per_person`: Bookings with the same phone number that can use it; null means any number.
   * - `uses`: Bookings that use it now.
   * @example
   * const { results } = await udongo.discounts.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Discount> = FieldNames<Discount>>(query?: DiscountsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Discount, Fields>>;
  list(query?: DiscountsListQuery<never>, options?: CallOptions): PagePromise<Discount>;
  /** `discounts.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Discount> = FieldNames<Discount>>(query?: DiscountsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Discount, Fields>, void, void>;
  iterate(query?: DiscountsListQuery<never>, options?: CallOptions): AsyncGenerator<Discount, void, void>;
  /**
   * Add a discount code.
   *
   * For administrators. A code is stored in capitals, each once.
   *
   * `POST /agric/discounts`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `percentage`: More than 0, at most 100.
   * - `valid_until`, `valid_from`: a day, `yyyy-mm-dd`
   * - `max_uses`: Bookings that can use it in all; null means any number.
   * - `max_uses_per_person`: Bookings with the same phone number that can use it; null means any number. A canceled booking gives its use back.
   * @example
   * const discount = await udongo.discounts.create({
   *   code: 'SHAMBA15',
   *   percentage: '15',
   *   active: true,
   *   valid_until: '2027-03-31',
   *   test_types: ['complete-soil-analysis'],
   * });
   */
  create(body: DiscountRequest, options?: CallOptions): ApiPromise<Discount>;
  /**
   * Read a discount code.
   *
   * Farmers and visitors ask about a code with `bookings.checkDiscount`.
   *
   * `GET /agric/discounts/{id}`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `percentage`: A decimal number with two places, such as "2000.00".
   * - `valid_until`, `valid_from`: a day, `yyyy-mm-dd`
   * - `max_uses`: Bookings that can use it in all; null means any number.
   * - `max_uses_per_person`: Bookings with the same phone number that can use it; null means any number.
   * - `uses`: Bookings that use it now.
   * @example
   * const discount = await udongo.discounts.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Discount>;
  /**
   * Change a discount code.
   *
   * Bookings that used the code keep the share that it gave them.
   *
   * `PUT /agric/discounts/{id}`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `percentage`: More than 0, at most 100.
   * - `valid_until`, `valid_from`: a day, `yyyy-mm-dd`
   * - `max_uses`: Bookings that can use it in all; null means any number.
   * - `max_uses_per_person`: Bookings with the same phone number that can use it; null means any number. A canceled booking gives its use back.
   * @example
   * const discount = await udongo.discounts.update(7, {
   *   code: 'SHAMBA15',
   *   percentage: '15',
   *   active: true,
   *   valid_until: '2027-03-31',
   *   test_types: ['complete-soil-analysis'],
   * });
   */
  update(id: number, body: DiscountRequest, options?: CallOptions): ApiPromise<Discount>;
  /**
   * Delete a discount code.
   *
   * Bookings keep the discount that the code gave them.
   *
   * `DELETE /agric/discounts/{id}`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.discounts.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `devices`. */
export interface DevicesApi {
  /**
   * List devices.
   *
   * Soil probes and who has them, for administrators. The search reads serial number and name. Orders by `id`,
   * `serial_number`, `name`.
   *
   * `GET /agric/devices`. For administrators and technicians.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that has it.
   * - `last_seen_on`: an instant, ISO 8601 with its offset
   * - `calibrated_on`: a day, `yyyy-mm-dd`
   * @example
   * const { results } = await udongo.devices.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Device> = FieldNames<Device>>(query?: DevicesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Device, Fields>>;
  list(query?: DevicesListQuery<never>, options?: CallOptions): PagePromise<Device>;
  /** `devices.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Device> = FieldNames<Device>>(query?: DevicesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Device, Fields>, void, void>;
  iterate(query?: DevicesListQuery<never>, options?: CallOptions): AsyncGenerator<Device, void, void>;
  /**
   * Add a device.
   *
   * Each serial number once.
   *
   * `POST /agric/devices`. For administrators and technicians.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that has it.
   * @example
   * const device = await udongo.devices.create({
   *   serial_number: 'NPK7-00412',
   *   name: 'Field probe 1',
   *   agent: 1,
   *   is_active: true,
   *   notes: 'Calibrated in October',
   * });
   */
  create(body: DeviceRequest, options?: CallOptions): ApiPromise<Device>;
  /**
   * Read a device.
   *
   * A probe, with the agent who has it.
   *
   * `GET /agric/devices/{id}`. For administrators and technicians.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that has it.
   * - `last_seen_on`: an instant, ISO 8601 with its offset
   * - `calibrated_on`: a day, `yyyy-mm-dd`
   * @example
   * const device = await udongo.devices.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Device>;
  /**
   * Change a device.
   *
   * A probe that is no longer used gets `is_active` false.
   *
   * `PUT /agric/devices/{id}`. For administrators and technicians.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that has it.
   * @example
   * const device = await udongo.devices.update(7, {
   *   serial_number: 'NPK7-00412',
   *   name: 'Field probe 1',
   *   agent: 1,
   *   is_active: true,
   *   notes: 'Calibrated in October',
   * });
   */
  update(id: number, body: DeviceRequest, options?: CallOptions): ApiPromise<Device>;
  /**
   * Delete a device.
   *
   * Readings that the probe took stay.
   *
   * `DELETE /agric/devices/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.devices.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `calibrations`. */
export interface CalibrationsApi {
  /**
   * List the calibrations of a device.
   *
   * The latest day first. `calibration_overdue` of the device says what follows from them.
   *
   * `GET /agric/devices/{id}/calibrations`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { calibrations })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `calibrated_on`: a day, `yyyy-mm-dd`
   * - `recorded_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.calibrations.list(7, { limit: 50 });
   */
  list(id: number, query?: CalibrationsListQuery, options?: CallOptions): PagePromise<Calibration>;
  /** `calibrations.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(id: number, query?: CalibrationsListQuery, options?: CallOptions): AsyncGenerator<Calibration, void, void>;
  /**
   * Add a calibration of a device.
   *
   * It is kept for good. A wrong one is corrected by another one of the same day, which counts in its place.
   *
   * `POST /agric/devices/{id}/calibrations`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { calibrations })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `calibrated_on`: a day, `yyyy-mm-dd`
   * @example
   * const calibration = await udongo.calibrations.create(7, { calibrated_on: '2026-11-20', standard: 'Buffer pH 7.00', result: 'pH 7.02', has_passed: true });
   */
  create(id: number, body: CalibrationRequest, options?: CallOptions): ApiPromise<Calibration>;
}

/** The calls of `bookings`. */
export interface BookingsApi {
  /**
   * List bookings.
   *
   * A farmer sees their own, an administrator all; an agent those that they made, those of the farmers they referred, those
   * credited to them (`referrer_agent`), those that their shop serves (`agent`), and until the laboratory has the soil those that
   * are assigned to them (`collector`). The search reads code, name, phone number, email, address and ward. Orders by `id`, `code`,
   * `name`, `soil_test_date`, `test_type`, `status`, `created_on`, `due_on`; nothing promised comes last by `due_on`.
   *
   * `GET /agric/soil-test-bookings`. For administrators, finance, agronomists and technicians; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_by`: The user who booked; null for an anonymous visitor.
   * - `soil_test_date`, `due_on`, `moves[].from_date`, `moves[].asked_date`, `moves[].new_date`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: How many samples it has.
   * - `agent`: Id of the agrovet that serves the booking.
   * - `discount`: KES.
   * - `samples[].size_of_land`: Acres.
   * - `samples[].rejected_on`, `created_on`, `updated_on`, `moves[].created_on`, `moves[].decided_on`: an instant, ISO 8601 with its offset
   * - `amount_paid`: KES that were paid so far.
   * - `balance_due`: KES still to be paid after the discount, in whole shillings. What raises the amount of a paid booking leaves a balance.
   * - `amount_overpaid`: KES that came in above the price.
   * - `amount_credited`: KES of credit notes: refunded and no longer owed.
   * - `amount_to_refund`: KES that open requests still want to give back: those of a canceled booking, and parts.
   * - `amount_refunded`: KES that went back.
   * - `uuid`: a UUID
   * @example
   * const { results } = await udongo.bookings.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Booking> = FieldNames<Booking>>(query?: BookingsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Booking, Fields>>;
  list(query?: BookingsListQuery<never>, options?: CallOptions): PagePromise<Booking>;
  /** `bookings.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Booking> = FieldNames<Booking>>(query?: BookingsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Booking, Fields>, void, void>;
  iterate(query?: BookingsListQuery<never>, options?: CallOptions): AsyncGenerator<Booking, void, void>;
  /**
   * Book a soil test.
   *
   * `created_by` and `no_of_samples` are the server's, whatever is sent. The client's `uuid` is unique for good: the
   * same uuid with the same content answers the stored booking with 201, with other content 409 `already_booked`. A
   * refused booking (4xx) stores nothing and may be sent again, corrected, under its uuid.
   *
   * `POST /agric/soil-test-bookings`. For administrators; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused. Errors of samples stand at their index; `{}` is a sample without errors.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `AlreadyBooked`: This uuid was booked before, with other content.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `created_by`: Ignored; the server sets it.
   * - `soil_test_date`, `consent_version`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: Ignored; the server counts.
   * - `discount`: KES; administrators alone.
   * - `samples[].id`: The stored sample that this one changes; absent for a new one.
   * - `samples[].size_of_land`: Acres, 0.05 or more.
   * - `uuid`: a UUID
   * @example
   * const booking = await udongo.bookings.create({
   *   uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
   *   farmer: 1,
   *   name: 'Wanjiku Kariuki',
   *   email: 'farmer@udongo.test',
   *   phone_no: '+254712345678',
   *   soil_test_date: '2027-01-15',
   *   test_type: 'complete-soil-analysis',
   *   county: 22,
   *   address: 'P.O. Box 301 Kiambu',
   *   crops: [1, 2],
   *   notes: '',
   *   agent: 1,
   *   farming_type: 'mixed',
   *   discount_code: '',
   *   ward: 'Ndumberi',
   *   consent_version: '2026-11-28',
   *   samples: [
   *     {
   *       sample_location: 'Lower plot, beside the borehole',
   *       sample_notes: 'Depth 20 cm',
   *       soil_type: 'loam',
   *       size_of_land: '1.50',
   *       main_crop: 1,
   *       other_crops: [2],
   *     },
   *   ],
   * });
   */
  create(body: BookingRequest, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Read a booking.
   *
   * A booking that the asker may not see is a 404.
   *
   * `GET /agric/soil-test-bookings/{id}`. For administrators, finance, agronomists and technicians; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_by`: The user who booked; null for an anonymous visitor.
   * - `soil_test_date`, `due_on`, `moves[].from_date`, `moves[].asked_date`, `moves[].new_date`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: How many samples it has.
   * - `agent`: Id of the agrovet that serves the booking.
   * - `discount`: KES.
   * - `samples[].size_of_land`: Acres.
   * - `samples[].rejected_on`, `created_on`, `updated_on`, `moves[].created_on`, `moves[].decided_on`: an instant, ISO 8601 with its offset
   * - `amount_paid`: KES that were paid so far.
   * - `balance_due`: KES still to be paid after the discount, in whole shillings. What raises the amount of a paid booking leaves a balance.
   * - `amount_overpaid`: KES that came in above the price.
   * - `amount_credited`: KES of credit notes: refunded and no longer owed.
   * - `amount_to_refund`: KES that open requests still want to give back: those of a canceled booking, and parts.
   * - `amount_refunded`: KES that went back.
   * - `uuid`: a UUID
   * @example
   * const booking = await udongo.bookings.get(7);
   */
  get<Fields extends FieldNames<Booking> = FieldNames<Booking>>(id: number, query?: BookingsGetQuery<Fields>, options?: CallOptions): ApiPromise<Picked<Booking, Fields>>;
  get(id: number, query?: BookingsGetQuery<never>, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Change a booking.
   *
   * Samples with an `id` are kept and changed, samples without one are added, missing ones are removed. The test type
   * can't change. An unchanged date in the past stays valid. Optional fields that are absent keep their stored value.
   * Farmers and agents can change a booking until work on it has begun: while its status is `booked` and no sample has
   * readings; an agent whose shop only serves a booking (`agent`) can't: they collect its soil or cancel it (403). Nobody removes a sample with readings this way: it is sent with its `id`.
   * Once a shop serves the booking or a collector is assigned, its farmer asks for another day with `bookings.askMove`: a changed
   * `soil_test_date` of theirs is a 400.
   *
   * `PUT /agric/soil-test-bookings/{id}`. For administrators; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The asker's shop only serves this booking.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Work on the booking has begun, or a sample with readings would be removed; nothing was changed.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `created_by`: Ignored; the server sets it.
   * - `soil_test_date`, `consent_version`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: Ignored; the server counts.
   * - `discount`: KES; administrators alone.
   * - `samples[].id`: The stored sample that this one changes; absent for a new one.
   * - `samples[].size_of_land`: Acres, 0.05 or more.
   * - `uuid`: a UUID
   * @example
   * const booking = await udongo.bookings.update(7, {
   *   uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
   *   farmer: 1,
   *   name: 'Wanjiku Kariuki',
   *   email: 'farmer@udongo.test',
   *   phone_no: '+254712345678',
   *   soil_test_date: '2027-01-15',
   *   test_type: 'complete-soil-analysis',
   *   county: 22,
   *   address: 'P.O. Box 301 Kiambu',
   *   crops: [1, 2],
   *   notes: '',
   *   agent: 1,
   *   farming_type: 'mixed',
   *   discount_code: '',
   *   ward: 'Ndumberi',
   *   consent_version: '2026-11-28',
   *   samples: [
   *     {
   *       sample_location: 'Lower plot, beside the borehole',
   *       sample_notes: 'Depth 20 cm',
   *       soil_type: 'loam',
   *       size_of_land: '1.50',
   *       main_crop: 1,
   *       other_crops: [2],
   *     },
   *   ],
   * });
   */
  update(id: number, body: BookingRequest, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Delete a booking.
   *
   * Farmers and agents can delete a booking of theirs until work on it has begun: while its status is `booked` and no sample has readings, but not a booking that their shop only serves (403). Nobody deletes a paid booking or one with a report (409), administrators neither.
   *
   * `DELETE /agric/soil-test-bookings/{id}`. For administrators; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking can no longer be deleted.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The asker's shop only serves this booking.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Work on the booking has begun, or a sample with readings would be removed; nothing was changed.
   * @example
   * await udongo.bookings.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Read the results of a booking.
   *
   * Ratings and actions for each sample, from the readings, ranges and prices of the moment. Farmers and agents see results only once an
   * administrator has verified the booking; before that the answer is 409. An agent sees them only while the farmer shares
   * them (`bookings.setSharing`); otherwise the answer is 403.
   *
   * `GET /agric/soil-test-bookings/{id}/results`. For administrators and agronomists; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The farmer does not share the results with this agent, or the role sees none.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The booking is not verified yet.
   *
   * Units and formats:
   * - `generated_on`, `measured_on`: an instant, ISO 8601 with its offset
   * - `crops[].ratings[].value`: Null when it was not measured.
   * - `crops[].ratings[].low`: Low end of the ideal range, in the unit of the reading.
   * - `crops[].ratings[].high`: High end of the ideal range, in the unit of the reading.
   * - `crops[].ratings[].delta`: What is missing (below 0) or too much (above 0); 0 within the range, null when it was not measured. Of a limit, what is missing at least.
   * - `crops[].actions[].kg_per_acre_low`: Kilograms with up to three decimals, as in the next three; `describeAction` shows them rounded up.
   * - `crops[].actions[].kg_per_acre_high`: Kg per acre.
   * - `crops[].actions[].kg_low`: For the plot.
   * - `crops[].actions[].kg_high`: In kg for the plot.
   * - `crops[].actions[].bags_low`: Bags of 50 kg for the plot, never less than the kilograms: fertiliser in halves, lime in whole bags. `sumPurchases` of `@udongo/sdk/results` adds up what several actions need before it rounds.
   * - `crops[].actions[].bags_high`: Bags of 50 kg for the plot.
   * - `crops[].actions[].price_as_of`: a day, `yyyy-mm-dd`
   * - `size_of_land`: Acres.
   * - `other_analyses[].value`: In the unit of the analysis.
   * - `other_analyses[].decimals`: That are shown.
   * - `other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * @example
   * const sampleResultList = await udongo.bookings.getResults(7);
   */
  getResults(id: number, options?: CallOptions): ApiPromise<SampleResultList>;
  /**
   * List how a booking got where it is.
   *
   * For whoever may read the booking; the first change first. It is `booked`, from the day on which the booking was
   * made. Changes are kept for good: nobody edits or deletes one.
   *
   * `GET /agric/soil-test-bookings/{id}/status`. For administrators, finance, agronomists and technicians; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `changed_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.bookings.listStatusChanges(7, { limit: 50 });
   */
  listStatusChanges(id: number, query?: BookingsListStatusChangesQuery, options?: CallOptions): PagePromise<BookingStatusChange>;
  /** `bookings.listStatusChanges` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateStatusChanges(id: number, query?: BookingsListStatusChangesQuery, options?: CallOptions): AsyncGenerator<BookingStatusChange, void, void>;
  /**
   * Move a booking on, or cancel it.
   *
   * The normal way is `booked`, `sample_collected`, `received`, `analysed`, `verified`, `report_ready`. An
   * administrator sets any status but `report_ready`, which a booking gets when its report is made; an agent `sample_collected` and `canceled`, a farmer `canceled`, both for
   * bookings that they see and only from `booked`; an agent takes `sample_collected` back until the laboratory has received the samples. `note` is the reason: `canceled`, a step back and a step over
   * others need one. What was paid for a canceled booking is to be refunded: see `payments.listRefunds`. A booking that has not been verified comes
   * to `verified` only if `bookings.verify` would allow it. `next_statuses` of the booking holds
   * what the asker may set.
   *
   * `POST /agric/soil-test-bookings/{id}/status`. For administrators, agronomists and technicians; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: This role may not set this status now.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const booking = await udongo.bookings.setStatus(7, { status: 'sample_collected', note: 'Collected by the agrovet' });
   */
  setStatus(id: number, body: BookingStatusRequest, options?: CallOptions): ApiPromise<Booking>;
  /**
   * List the readings of a booking that look unusual.
   *
   * For administrators, before they verify. Rejected samples are left out. Positions are compared with the limits, the
   * booking's county and the coordinates of the plot.
   *
   * `GET /agric/soil-test-bookings/{id}/unusual-readings`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `value`: In the unit of its reading, as in `SensorData`.
   * - `reasons[].expected_low`, `reasons[].expected_high`: In the unit of its reading.
   * - `reasons[].distance_km`: Of a place: how far it is away.
   * @example
   * const unusualReadingList = await udongo.bookings.listUnusual(7);
   */
  listUnusual(id: number, options?: CallOptions): ApiPromise<UnusualReadingList>;
  /**
   * Verify the readings of a booking.
   *
   * For administrators; the booking becomes `verified`, and farmers and agents see its readings from then on. Every
   * sample is measured or rejected, every unusual reading has a comment, and whoever saved a reading, a value of another
   * analysis or a second measurement leaves this to somebody else, unless `allow_self_verification` is on. A comment that was given for the same value counts again.
   *
   * `POST /agric/soil-test-bookings/{id}/verify`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking cannot be verified by this person, or not yet.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Values or checks are others now than those that were `seen`.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `seen[].other_analyses[].value`: In the unit of the analysis.
   * - `seen[].other_analyses[].decimals`: That are shown.
   * - `seen[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `seen[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `seen_checks[].measured_on`: a day, `yyyy-mm-dd`
   * - `seen_checks[].values[].value`: In the unit of the reading.
   * - `seen_checks[].values[].expected`: In the unit of the reading; of a second measurement the first value.
   * - `seen_checks[].values[].limit`: In the unit of the reading; the value may be off by as much.
   * @example
   * const booking = await udongo.bookings.verify(7, {
   *   comments: [{ sample: 50, reading: 'pH', comment: 'Measured twice; the plot is beside a tea factory.' }],
   * });
   */
  verify(id: number, body: VerificationRequest, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Ask for another day.
   *
   * For the farmer of a booking, while it is `booked`; administrators note a wish that came by phone. Asked again, the request names the newer day. The agents who can see the
   * booking and administrators answer it with `bookings.move` or `bookings.declineMove`.
   *
   * `POST /agric/soil-test-bookings/{id}/ask-move`. For administrators; for farmers, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The soil was collected already, the booking is canceled, or the request was answered.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `soil_test_date`: a day, `yyyy-mm-dd`
   * @example
   * const booking = await udongo.bookings.askMove(7, { soil_test_date: '2027-01-20', reason: 'The road is under water.' });
   */
  askMove(id: number, body: MoveRequest, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Move a booking to another day.
   *
   * While the booking is `booked`; its farmer and the people who collect the soil are told. An open request is agreed to, with
   * whichever day. `request` is the one that the asker saw: answered otherwise in the meantime, it is a 409; answered the same
   * way, nothing changes.
   *
   * `POST /agric/soil-test-bookings/{id}/move`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The soil was collected already, the booking is canceled, or the request was answered.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `soil_test_date`: a day, `yyyy-mm-dd`
   * - `request`: Id of the request that is answered; absent for a move that nobody asked for.
   * @example
   * const booking = await udongo.bookings.move(7, { soil_test_date: '2027-01-20', request: 1 });
   */
  move(id: number, body: MoveAnswer, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Decline a request for another day.
   *
   * The booking keeps its day, and its farmer is told why. The same answer, sent again, changes nothing.
   *
   * `POST /agric/soil-test-bookings/{id}/decline-move`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The soil was collected already, the booking is canceled, or the request was answered.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `request`: Id of the request.
   * @example
   * const booking = await udongo.bookings.declineMove(7, { request: 1, note: 'The collector is in Kiambu only on that day.' });
   */
  declineMove(id: number, body: MoveRefusal, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Assign the collector of a booking.
   *
   * For administrators, while the booking is `booked`: an agent, a technician or an administrator, who is told and has it in their
   * list (`to_collect`). Null assigns nobody. A `ward` is stored with the booking: the list is by county and ward.
   *
   * `POST /agric/soil-test-bookings/{id}/collector`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: This person collects no soil.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The soil was collected already, the booking is canceled, or the request was answered.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const booking = await udongo.bookings.assignCollector(7, { collector: 2, ward: 'Ndumberi' });
   */
  assignCollector(id: number, body: CollectorChoice, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Send samples of a booking back to measuring.
   *
   * For administrators who verify: asks to measure samples again. An `analysed` booking becomes `received` until their
   * repeats are saved; one that is `received` takes further repeats. The readings stay to compare with.
   *
   * `POST /agric/soil-test-bookings/{id}/send-back`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking is not analysed, or a sample has no readings.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const booking = await udongo.bookings.sendBack(7, { samples: [50], note: 'The pH does not fit the other samples.' });
   */
  sendBack(id: number, body: SendBackRequest, options?: CallOptions): ApiPromise<Booking>;
  /**
   * Read with whom the results of a booking are shared.
   *
   * The agents who take part in a booking, whether the farmer lets them see its results, and who said so.
   *
   * `GET /agric/soil-test-bookings/{id}/sharing`. For administrators; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `changes[].changed_on`: an instant, ISO 8601 with its offset
   * @example
   * const resultSharing = await udongo.bookings.getSharing(7);
   */
  getSharing(id: number, options?: CallOptions): ApiPromise<ResultSharing>;
  /**
   * Share the results of a booking, or stop sharing them.
   *
   * Takes effect with the next read. A farmer shares with all agents of the booking. An agent who booked for a farmer
   * shares only with themselves, and says that the farmer agreed (`farmer_agreed`); what the farmer stopped, only the
   * farmer shares again (409). Administrators only stop it, for a farmer who calls. Each change is kept.
   *
   * `POST /agric/soil-test-bookings/{id}/sharing`. For administrators; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The asker does not decide this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The farmer stopped sharing, or the booking has no agent.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const resultSharing = await udongo.bookings.setSharing(7, { share_results: true });
   */
  setSharing(id: number, body: SharingRequest, options?: CallOptions): ApiPromise<ResultSharing>;
  /**
   * List the public states of bookings.
   *
   * For whoever holds their links, such as the phone that booked them. Without `uuid` the list is empty; unknown
   * ones are left out.
   *
   * `GET /agric/soil-test-bookings-uuid`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `soil_test_date`, `refunds[].paid_back_on`, `moves[].from_date`, `moves[].asked_date`, `moves[].new_date`, `status_changes[].changed_on`, `due_on`, `new_due_on`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: How many samples it has.
   * - `balance_due`: KES still to be paid, in whole shillings.
   * - `refunds[].amount`: KES to be refunded in all.
   * - `refunds[].amount_withheld`: KES that were asked for and not approved.
   * - `refunds[].amount_refunded`: KES that went back.
   * - `moves[].created_on`, `moves[].decided_on`, `questions[].created_on`, `questions[].answers[].created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.bookings.listByUuid({ limit: 50 });
   */
  listByUuid<Fields extends FieldNames<PublicBooking> = FieldNames<PublicBooking>>(query?: BookingsListByUuidQuery<Fields>, options?: CallOptions): PagePromise<Picked<PublicBooking, Fields>>;
  listByUuid(query?: BookingsListByUuidQuery<never>, options?: CallOptions): PagePromise<PublicBooking>;
  /** `bookings.listByUuid` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateByUuid<Fields extends FieldNames<PublicBooking> = FieldNames<PublicBooking>>(query?: BookingsListByUuidQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<PublicBooking, Fields>, void, void>;
  iterateByUuid(query?: BookingsListByUuidQuery<never>, options?: CallOptions): AsyncGenerator<PublicBooking, void, void>;
  /**
   * Read the public state of a booking.
   *
   * For whoever holds the link. No name, phone number, email, address or coordinates.
   *
   * `GET /agric/soil-test-bookings-uuid/{uuid}`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `soil_test_date`, `refunds[].paid_back_on`, `moves[].from_date`, `moves[].asked_date`, `moves[].new_date`, `status_changes[].changed_on`, `due_on`, `new_due_on`: a day, `yyyy-mm-dd`
   * - `no_of_samples`: How many samples it has.
   * - `balance_due`: KES still to be paid, in whole shillings.
   * - `refunds[].amount`: KES to be refunded in all.
   * - `refunds[].amount_withheld`: KES that were asked for and not approved.
   * - `refunds[].amount_refunded`: KES that went back.
   * - `moves[].created_on`, `moves[].decided_on`, `questions[].created_on`, `questions[].answers[].created_on`: an instant, ISO 8601 with its offset
   * @example
   * const publicBooking = await udongo.bookings.getByUuid('3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11');
   */
  getByUuid(uuid: string, options?: CallOptions): ApiPromise<PublicBooking>;
  /**
   * Share the results of a visitor's booking, or stop sharing them.
   *
   * Whoever holds the link stops it. To share, `phone_no` is the phone number of the booking, and `code` a code that
   * `account.requestPhoneCode` sent to it. Throttled by address.
   *
   * `POST /agric/soil-test-bookings-uuid/{uuid}/sharing`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is missing, the code is wrong, or the booking has another phone number.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The booking has no agent.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const publicBooking = await udongo.bookings.setSharingByUuid('3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11', { share_results: true, phone_no: '0712 345 678', code: '204518' });
   */
  setSharingByUuid(uuid: string, body: PublicSharingRequest, options?: CallOptions): ApiPromise<PublicBooking>;
  /**
   * Cancel a booking or ask for another day, without an account.
   *
   * From a status page, until the soil is collected: `cancel`, after which money that was paid is refunded, or
   * `ask_move`, which the agrovet or an administrator answers. `code` is a code that `account.requestPhoneCode` sent to
   * the phone of the booking, by which its owner is known; it is used up. Throttled by address.
   *
   * `POST /agric/soil-test-bookings-uuid/{uuid}/change`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is missing or refused, the code is wrong, or the booking has another phone number.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The soil was collected, or the booking is canceled.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `soil_test_date`: a day, `yyyy-mm-dd`
   * @example
   * const publicBooking = await udongo.bookings.changeByUuid('3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11', {
   *   action: 'ask_move',
   *   soil_test_date: '2027-01-20',
   *   reason: 'The road is under water',
   *   phone_no: '0712 345 678',
   *   code: '204518',
   * });
   */
  changeByUuid(uuid: string, body: PublicChange, options?: CallOptions): ApiPromise<PublicBooking>;
  /**
   * Find the public state of a booking by code and phone number.
   *
   * For people who have lost the link of their status page. Both travel in the body, so that no phone number is in an
   * address or a log. A wrong code and a wrong phone number get the same 400. Throttled by address and by code.
   *
   * `POST /agric/find-booking`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is missing, or no booking has this code and this phone number.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const publicBooking = await udongo.bookings.find({ code: 'ud-1026', phone_no: '0712 345 678' });
   */
  find(body: BookingSearch, options?: CallOptions): ApiPromise<PublicBooking>;
  /**
   * Read what a discount code takes off a booking.
   *
   * The discount that the booking would be stored with, before it is sent. Codes that give nothing are throttled by address.
   *
   * `POST /agric/check-discount`. For administrators; for visitors, farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is missing, or the code is not valid for this test type today.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `no_of_samples`: How many samples will be booked.
   * - `booking`: Id of the stored booking that is changed: its own code stays good.
   * @example
   * const checkedDiscount = await udongo.bookings.checkDiscount({ discount_code: 'karibu10', test_type: 'basic-macro-nutrients-analysis', no_of_samples: 2 });
   */
  checkDiscount(body: DiscountCheck, options?: CallOptions): ApiPromise<CheckedDiscount>;
  /**
   * Mark a booking as paid.
   *
   * For administrators, who saw the money arrive. A paid booking stays as it is. A payment with the reference is
   * recorded.
   *
   * `POST /agric/mark-booking-as-paid`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking does not exist or is canceled, the receipt was used before, or there is no reason.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 409 `ErrorBody`: The booking is paid already, and the receipt is another one. Nothing was recorded.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `amount`: KES, in whole shillings; what the booking owes when absent.
   * @example
   * const markAsPaidAnswer = await udongo.bookings.markAsPaid({
   *   booking: 26,
   *   method: 'mpesa',
   *   reference: 'RLA0R69NXM',
   *   reason: 'Seen in the statement of the till',
   * });
   */
  markAsPaid(body: MarkAsPaidRequest, options?: CallOptions): ApiPromise<MarkAsPaidAnswer>;
}

/** The calls of `samples`. */
export interface SamplesApi {
  /**
   * List soil samples.
   *
   * With their readings, which farmers and agents see once the booking is verified. A farmer sees those of their
   * bookings, an agent those of the bookings that they see, an administrator all. The search reads location and
   * notes, what a search of bookings reads, and a sample's whole code. Orders by `id`, `main_crop`, `soil_type`,
   * `due_on`: the day until which the present step of the booking is promised, late ones first.
   *
   * `GET /agric/soil-test-samples`. For administrators, agronomists and technicians; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `rejected_on`, `received_on`, `repeat_asked_on`: an instant, ISO 8601 with its offset
   * - `due_on`: a day, `yyyy-mm-dd`
   * - `size_of_land`: Acres.
   * @example
   * const { results } = await udongo.samples.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<SoilTestSample> = FieldNames<SoilTestSample>>(query?: SamplesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<SoilTestSample, Fields>>;
  list(query?: SamplesListQuery<never>, options?: CallOptions): PagePromise<SoilTestSample>;
  /** `samples.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<SoilTestSample> = FieldNames<SoilTestSample>>(query?: SamplesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<SoilTestSample, Fields>, void, void>;
  iterate(query?: SamplesListQuery<never>, options?: CallOptions): AsyncGenerator<SoilTestSample, void, void>;
  /**
   * Add a soil sample with its readings.
   *
   * For administrators. The booking counts one sample more. Its status follows, as for `samples.update`.
   *
   * `POST /agric/soil-test-samples`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field is refused. A reading of 0 is refused, since probes report 0 when they measured nothing.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `size_of_land`: Acres, 0.05 or more.
   * - `device`: Id of the probe that took the readings; absent when nobody says.
   * - `received_on`: an instant, ISO 8601 with its offset
   * @example
   * const soilTestSample = await udongo.samples.create({
   *   booking: 26,
   *   sensor_data: {
   *     nitrogen: 12,
   *     phosphorus: 8,
   *     potassium: 148,
   *     moisture: 24.1,
   *     temperature: 18.6,
   *     pH: 5,
   *     conductivity: 74,
   *     latitude: -1.03326,
   *     longitude: 36.86902,
   *   },
   *   sample_notes: 'Depth 20 cm',
   *   sample_location: 'Lower plot, beside the borehole',
   *   soil_type: 'clay',
   *   size_of_land: '2.00',
   *   main_crop: 1,
   *   other_crops: [2],
   * });
   */
  create(body: SoilTestSampleRequest, options?: CallOptions): ApiPromise<SoilTestSample>;
  /**
   * Receive samples in the laboratory.
   *
   * For administrators: one hand-over of several samples. Each is decided separately, so an unknown code holds up no
   * other. A booking whose last awaited sample is received becomes `received`. The same receipt sent again, with the same
   * `received_on`, changes nothing and answers the same. New soil for a rejected sample, received after the rejection,
   * takes the rejection back; readings of the former soil stay in the history only.
   *
   * `POST /agric/soil-test-samples/receive`. For administrators and technicians.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `received_on`: an instant, ISO 8601 with its offset
   * @example
   * const receivedSampleList = await udongo.samples.receive({
   *   handed_over_by: 'Juma Mwangi',
   *   place: 'Kabete laboratory',
   *   received_on: '2026-11-20T09:30:00+03:00',
   *   samples: [
   *     { code: 'UD-1026-1', condition: 'good', bag: 'B-12' },
   *     { code: 'UD-9999-1', condition: 'good', bag: '' },
   *   ],
   * });
   */
  receive(body: SampleReceiptRequest, options?: CallOptions): ApiPromise<ReceivedSampleList>;
  /**
   * Read a soil sample.
   *
   * Readings are null before the lab has measured, and for others than administrators before they are verified.
   *
   * `GET /agric/soil-test-samples/{id}`. For administrators, agronomists and technicians; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `rejected_on`, `received_on`, `repeat_asked_on`: an instant, ISO 8601 with its offset
   * - `due_on`: a day, `yyyy-mm-dd`
   * - `size_of_land`: Acres.
   * @example
   * const soilTestSample = await udongo.samples.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<SoilTestSample>;
  /**
   * Change a soil sample or its readings.
   *
   * For administrators, and for technicians, who change nothing but the readings. The readings of a booking's last open sample make it `analysed`; the steps that were left out are
   * kept as skipped. Readings that change once it is verified take it back to `analysed`, and its report is outdated.
   * A rejected sample takes no other readings. Readings of a sample that is to be measured again are its repeat, even
   * if they are the same; so are those sent with `is_repeat`. Other readings in place of stored ones are a correction, and
   * `correction_reason` says why. A client that does not know this field sends none, and its correction is kept without a reason.
   *
   * `PUT /agric/soil-test-samples/{id}`. For administrators and technicians.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `size_of_land`: Acres, 0.05 or more.
   * - `device`: Id of the probe that took the readings; absent when nobody says.
   * - `received_on`: an instant, ISO 8601 with its offset
   * @example
   * const soilTestSample = await udongo.samples.update(7, {
   *   booking: 26,
   *   sensor_data: {
   *     nitrogen: 12,
   *     phosphorus: 8,
   *     potassium: 148,
   *     moisture: 24.1,
   *     temperature: 18.6,
   *     pH: 5,
   *     conductivity: 74,
   *     latitude: -1.03326,
   *     longitude: 36.86902,
   *   },
   *   sample_notes: 'Depth 20 cm',
   *   sample_location: 'Lower plot, beside the borehole',
   *   soil_type: 'clay',
   *   size_of_land: '2.00',
   *   main_crop: 1,
   *   other_crops: [2],
   * });
   */
  update(id: number, body: SoilTestSampleRequest, options?: CallOptions): ApiPromise<SoilTestSample>;
  /**
   * Delete a soil sample.
   *
   * For administrators. A booking keeps its last sample, and each that a report is about.
   *
   * `DELETE /agric/soil-test-samples/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `Detail`: A report is about the sample.
   * @example
   * await udongo.samples.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * List the readings that a sample has had.
   *
   * For administrators. What was saved once stays here for good.
   *
   * `GET /agric/soil-test-samples/{id}/readings`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `sensor_data.nitrogen`, `sensor_data.phosphorus`, `sensor_data.potassium`: mg/kg.
   * - `sensor_data.moisture`: Percent by volume.
   * - `sensor_data.temperature`: °C.
   * - `sensor_data.pH`: pH.
   * - `sensor_data.conductivity`: µS/cm.
   * - `sensor_data.latitude`: Degrees, negative in the south; null where nobody recorded the place.
   * - `sensor_data.longitude`: Degrees, negative in the west; null where nobody recorded the place.
   * - `saved_on`: an instant, ISO 8601 with its offset
   * - `device`: Id of the probe, also after it is deleted; null when nobody said.
   * @example
   * const savedReadingsList = await udongo.samples.listReadings(7);
   */
  listReadings(id: number, options?: CallOptions): ApiPromise<SavedReadingsList>;
  /**
   * List the events of a sample.
   *
   * For administrators: the history of the sample in the laboratory, with the hand-over. It stays for good.
   *
   * `GET /agric/soil-test-samples/{id}/events`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `happened_on`: an instant, ISO 8601 with its offset
   * - `by`: Id of the user who did it; null when nobody kept it.
   * @example
   * const sampleEventList = await udongo.samples.listEvents(7);
   */
  listEvents(id: number, options?: CallOptions): ApiPromise<SampleEventList>;
  /**
   * Join a sample with another one of the same place, or take it out again.
   *
   * Everybody who can read the booking may do this, except an agent whose shop only serves it (403). Samples that
   * were joined before stay joined: two groups become one. Only samples of the same farmer can be joined.
   *
   * `POST /agric/soil-test-samples/{id}/place`. For administrators; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The other sample is unknown, or of another farmer.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The asker's shop only serves this booking.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `same_place_as`: Id of the other sample; null takes this one out of its place.
   * @example
   * const samplePlace = await udongo.samples.setPlace(7, { same_place_as: 12 });
   */
  setPlace(id: number, body: SamplePlaceRequest, options?: CallOptions): ApiPromise<SamplePlace>;
  /**
   * Reject a sample that cannot be measured.
   *
   * For administrators. The other samples of its booking go on: a rejected sample is no longer waited for. Whoever may
   * read the booking sees the reason.
   *
   * `POST /agric/soil-test-samples/{id}/reject`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The reason is missing, or the sample is rejected already.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const soilTestSample = await udongo.samples.reject(7, { reason: 'leaking_bag', note: 'Half of the soil was in the box.' });
   */
  reject(id: number, body: SampleRejectionRequest, options?: CallOptions): ApiPromise<SoilTestSample>;
  /**
   * Take back the rejection of a sample.
   *
   * For administrators. The sample can be measured again.
   *
   * `POST /agric/soil-test-samples/{id}/undo-reject`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The sample is not rejected.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `rejected_on`, `received_on`, `repeat_asked_on`: an instant, ISO 8601 with its offset
   * - `due_on`: a day, `yyyy-mm-dd`
   * - `size_of_land`: Acres.
   * @example
   * const soilTestSample = await udongo.samples.undoReject(7);
   */
  undoReject(id: number, options?: CallOptions): ApiPromise<SoilTestSample>;
  /**
   * Read the results of a sample.
   *
   * Ratings and actions for one sample, from the readings, ranges and prices of the moment. Farmers and agents see results only once an
   * administrator has verified the booking; before that the answer is 409. An agent sees them only while the
   * farmer shares them (`bookings.setSharing`); otherwise the answer is 403.
   *
   * `GET /agric/soil-test-samples/{id}/results`. For administrators and agronomists; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The farmer does not share the results with this agent, or the role sees none.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The booking is not verified yet.
   *
   * Units and formats:
   * - `generated_on`, `measured_on`: an instant, ISO 8601 with its offset
   * - `crops[].ratings[].value`: Null when it was not measured.
   * - `crops[].ratings[].low`: Low end of the ideal range, in the unit of the reading.
   * - `crops[].ratings[].high`: High end of the ideal range, in the unit of the reading.
   * - `crops[].ratings[].delta`: What is missing (below 0) or too much (above 0); 0 within the range, null when it was not measured. Of a limit, what is missing at least.
   * - `crops[].actions[].kg_per_acre_low`: Kilograms with up to three decimals, as in the next three; `describeAction` shows them rounded up.
   * - `crops[].actions[].kg_per_acre_high`: Kg per acre.
   * - `crops[].actions[].kg_low`: For the plot.
   * - `crops[].actions[].kg_high`: In kg for the plot.
   * - `crops[].actions[].bags_low`: Bags of 50 kg for the plot, never less than the kilograms: fertiliser in halves, lime in whole bags. `sumPurchases` of `@udongo/sdk/results` adds up what several actions need before it rounds.
   * - `crops[].actions[].bags_high`: Bags of 50 kg for the plot.
   * - `crops[].actions[].price_as_of`: a day, `yyyy-mm-dd`
   * - `size_of_land`: Acres.
   * - `other_analyses[].value`: In the unit of the analysis.
   * - `other_analyses[].decimals`: That are shown.
   * - `other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * @example
   * const sampleResult = await udongo.samples.getResults(7);
   */
  getResults(id: number, options?: CallOptions): ApiPromise<SampleResult>;
  /**
   * Print labels for sample bags.
   *
   * For administrators, and for agents who see the samples: those of a booking, or single ones. A label holds the sample's
   * code, a QR code of its address in the app, the test type and the day of collection, and nothing about the person.
   *
   * `GET /agric/sample-labels`. For administrators and technicians; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: No samples are named.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const file = await udongo.samples.downloadLabels();
   */
  downloadLabels(query?: SamplesDownloadLabelsQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * Rate the readings of samples.
   *
   * For administrators, before and after a booking is verified. Compares each reading with the ideal range of the
   * sample's crops and says what to do. Results follow the readings, ranges and prices of the moment; a report keeps them
   * as they were. A probe estimates nitrogen, phosphorus and potassium: `method` says so.
   *
   * `POST /agric/samples/generate-results`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A sample does not exist or has no readings.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const sampleResultList = await udongo.samples.generateResults({ samples: [50] });
   */
  generateResults(body: GenerateResultsRequest, options?: CallOptions): ApiPromise<SampleResultList>;
  /**
   * Advise how to adjust the pH of a plot.
   *
   * Lime or nothing, for the crop. Where lime is not the answer, the only step says why. This is advice: no reading
   * changes. Farmers and agents ask for the samples whose readings they see.
   *
   * `POST /agric/samples/adjust-ph`. For administrators and agronomists; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The sample does not exist or has no readings.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `sample`: Id of a sample with readings.
   * - `crop`: Id of the crop to adjust for; the sample's main crop when absent.
   * - `size_of_land`: Acres, 0.05 or more; the sample's when absent.
   * @example
   * const phAdvice = await udongo.samples.adjustPh({ sample: 50 });
   */
  adjustPh(body: AdjustPhRequest, options?: CallOptions): ApiPromise<PhAdvice>;
}

/** The calls of `prices`. */
export interface PricesApi {
  /**
   * List the prices of inputs.
   *
   * Administrators alone; the costs in results reach everybody who sees them. Each product has one price. Orders by `id`, `product`, `as_of`.
   *
   * `GET /agric/input-prices`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `price_per_bag`: KES.
   * - `as_of`: a day, `yyyy-mm-dd`
   * @example
   * const { results } = await udongo.prices.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<InputPrice> = FieldNames<InputPrice>>(query?: PricesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<InputPrice, Fields>>;
  list(query?: PricesListQuery<never>, options?: CallOptions): PagePromise<InputPrice>;
  /** `prices.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<InputPrice> = FieldNames<InputPrice>>(query?: PricesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<InputPrice, Fields>, void, void>;
  iterate(query?: PricesListQuery<never>, options?: CallOptions): AsyncGenerator<InputPrice, void, void>;
  /**
   * Add the price of an input.
   *
   * For administrators. Reports that were generated before keep their prices.
   *
   * `POST /agric/input-prices`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `price_per_bag`: KES, more than 0.
   * - `as_of`: a day, `yyyy-mm-dd`
   * @example
   * const inputPrice = await udongo.prices.create({ product: 'can', price_per_bag: '3200.00', as_of: '2026-11-20' });
   */
  create(body: InputPriceRequest, options?: CallOptions): ApiPromise<InputPrice>;
  /**
   * Read the price of an input.
   *
   * What a product costs, and since when.
   *
   * `GET /agric/input-prices/{id}`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `price_per_bag`: KES.
   * - `as_of`: a day, `yyyy-mm-dd`
   * @example
   * const inputPrice = await udongo.prices.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<InputPrice>;
  /**
   * Change the price of an input.
   *
   * For administrators. Reports that were generated before keep their prices.
   *
   * `PUT /agric/input-prices/{id}`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `price_per_bag`: KES, more than 0.
   * - `as_of`: a day, `yyyy-mm-dd`
   * @example
   * const inputPrice = await udongo.prices.update(7, { product: 'can', price_per_bag: '3200.00', as_of: '2026-11-20' });
   */
  update(id: number, body: InputPriceRequest, options?: CallOptions): ApiPromise<InputPrice>;
  /**
   * Delete the price of an input.
   *
   * For administrators. Results name no cost for the product from then on.
   *
   * `DELETE /agric/input-prices/{id}`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.prices.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `analyses`. */
export interface AnalysesApi {
  /**
   * List analyses.
   *
   * Analyses beside the seven readings of a probe. The search reads code and names. Orders by `id`, `code`, `name`.
   *
   * `GET /agric/analyses`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `decimals`: That are shown, 0 to 4.
   * - `minimum`: The least possible value.
   * - `maximum`: The greatest possible value.
   * @example
   * const { results } = await udongo.analyses.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<OtherAnalysis> = FieldNames<OtherAnalysis>>(query?: AnalysesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<OtherAnalysis, Fields>>;
  list(query?: AnalysesListQuery<never>, options?: CallOptions): PagePromise<OtherAnalysis>;
  /** `analyses.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<OtherAnalysis> = FieldNames<OtherAnalysis>>(query?: AnalysesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<OtherAnalysis, Fields>, void, void>;
  iterate(query?: AnalysesListQuery<never>, options?: CallOptions): AsyncGenerator<OtherAnalysis, void, void>;
  /**
   * Add an analysis.
   *
   * Each code once.
   *
   * `POST /agric/analyses`. For administrators.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `decimals`: That are shown.
   * - `minimum`: The least possible value.
   * - `maximum`: The greatest possible value.
   * @example
   * const otherAnalysis = await udongo.analyses.create({
   *   code: 'organic_carbon',
   *   name: 'Organic carbon',
   *   name_sw: 'Kaboni ya kikaboni',
   *   unit: '%',
   *   method: 'Walkley-Black',
   *   decimals: 2,
   *   minimum: 0,
   *   maximum: 30,
   *   is_active: true,
   * });
   */
  create(body: OtherAnalysisRequest, options?: CallOptions): ApiPromise<OtherAnalysis>;
  /**
   * Read an analysis.
   *
   * Name, unit, method and limits.
   *
   * `GET /agric/analyses/{id}`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `decimals`: That are shown, 0 to 4.
   * - `minimum`: The least possible value.
   * - `maximum`: The greatest possible value.
   * @example
   * const otherAnalysis = await udongo.analyses.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<OtherAnalysis>;
  /**
   * Change an analysis.
   *
   * Values that were saved keep their unit and method. One that is no longer done gets `is_active` false.
   *
   * `PUT /agric/analyses/{id}`. For administrators.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `decimals`: That are shown.
   * - `minimum`: The least possible value.
   * - `maximum`: The greatest possible value.
   * @example
   * const otherAnalysis = await udongo.analyses.update(7, {
   *   code: 'organic_carbon',
   *   name: 'Organic carbon',
   *   name_sw: 'Kaboni ya kikaboni',
   *   unit: '%',
   *   method: 'Walkley-Black',
   *   decimals: 2,
   *   minimum: 0,
   *   maximum: 30,
   *   is_active: true,
   * });
   */
  update(id: number, body: OtherAnalysisRequest, options?: CallOptions): ApiPromise<OtherAnalysis>;
  /**
   * Delete an analysis.
   *
   * Only one without values.
   *
   * `DELETE /agric/analyses/{id}`. For administrators.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.analyses.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Save values of analyses.
   *
   * Typed at the bench or from the file of a laboratory: all of them or none. Each is kept for good, and the latest one of a sample and an analysis counts; null takes it off. Other values than before make a verified booking wait for verification again. A sample that was never received, and an analysis out of use, take no value; an earlier one of the latter can be taken off. With `is_check` nothing is saved.
   *
   * `POST /agric/analysis-values`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `values[].value`: In the unit of the analysis; null takes the earlier value off.
   * @example
   * const analysisValueList = await udongo.analyses.saveValues({
   *   laboratory: 'Cropnuts',
   *   file_name: 'results.csv',
   *   values: [{ sample_code: 'UD-1026-1', code: 'organic_carbon', value: 1.86 }],
   * });
   */
  saveValues(body: AnalysisValuesRequest, options?: CallOptions): ApiPromise<AnalysisValueList>;
  /**
   * List the saved values of a sample.
   *
   * The latest first, those of former soil included.
   *
   * `GET /agric/soil-test-samples/{id}/analyses`. For administrators, agronomists and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { analyses })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `value`: Null took the earlier value off.
   * - `saved_on`: an instant, ISO 8601 with its offset
   * @example
   * const savedAnalysisList = await udongo.analyses.listValues(7);
   */
  listValues(id: number, options?: CallOptions): ApiPromise<SavedAnalysisList>;
}

/** The calls of `controls`. */
export interface ControlsApi {
  /**
   * List control soils.
   *
   * Reference soils whose readings are known, those in use first, then by name.
   *
   * `GET /agric/control-soils`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `limits.nitrogen.expected`, `limits.phosphorus.expected`, `limits.potassium.expected`, `limits.moisture.expected`, `limits.temperature.expected`, `limits.pH.expected`, `limits.conductivity.expected`: In the unit of the reading.
   * - `limits.nitrogen.deviation`, `limits.phosphorus.deviation`, `limits.potassium.deviation`, `limits.moisture.deviation`, `limits.temperature.deviation`, `limits.pH.deviation`, `limits.conductivity.deviation`: In the unit of the reading; the value can be off by as much. Refused where every possible reading would be within.
   * @example
   * const { results } = await udongo.controls.listSoils({ limit: 50 });
   */
  listSoils(query?: ControlsListSoilsQuery, options?: CallOptions): PagePromise<ControlSoil>;
  /** `controls.listSoils` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateSoils(query?: ControlsListSoilsQuery, options?: CallOptions): AsyncGenerator<ControlSoil, void, void>;
  /**
   * Add a control soil.
   *
   * With an expected value and an allowed deviation for each reading that it has.
   *
   * `POST /agric/control-soils`. For administrators.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `limits.nitrogen.expected`, `limits.phosphorus.expected`, `limits.potassium.expected`, `limits.moisture.expected`, `limits.temperature.expected`, `limits.pH.expected`, `limits.conductivity.expected`: In the unit of the reading.
   * - `limits.nitrogen.deviation`, `limits.phosphorus.deviation`, `limits.potassium.deviation`, `limits.moisture.deviation`, `limits.temperature.deviation`, `limits.pH.deviation`, `limits.conductivity.deviation`: In the unit of the reading; the value can be off by as much. Refused where every possible reading would be within.
   * @example
   * const controlSoil = await udongo.controls.createSoil({
   *   name: 'Bench soil B',
   *   limits: { pH: { expected: 6.2, deviation: 0.3 }, nitrogen: { expected: 120, deviation: 40 } },
   * });
   */
  createSoil(body: ControlSoilRequest, options?: CallOptions): ApiPromise<ControlSoil>;
  /**
   * Take a control soil out of use.
   *
   * Its limits never change, and its measurements stay. A wrong one is retired and added again.
   *
   * `POST /agric/control-soils/{id}/retire`. For administrators.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `limits.nitrogen.expected`, `limits.phosphorus.expected`, `limits.potassium.expected`, `limits.moisture.expected`, `limits.temperature.expected`, `limits.pH.expected`, `limits.conductivity.expected`: In the unit of the reading.
   * - `limits.nitrogen.deviation`, `limits.phosphorus.deviation`, `limits.potassium.deviation`, `limits.moisture.deviation`, `limits.temperature.deviation`, `limits.pH.deviation`, `limits.conductivity.deviation`: In the unit of the reading; the value can be off by as much. Refused where every possible reading would be within.
   * @example
   * const controlSoil = await udongo.controls.retireSoil(7);
   */
  retireSoil(id: number, options?: CallOptions): ApiPromise<ControlSoil>;
  /**
   * List measurements of control soils.
   *
   * The latest first.
   *
   * `GET /agric/control-measurements`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `measured_on`: an instant, ISO 8601 with its offset
   * - `values[].value`: In the unit of the reading.
   * - `values[].expected`: In the unit of the reading; of a second measurement the first value.
   * - `values[].limit`: In the unit of the reading; the value may be off by as much.
   * @example
   * const { results } = await udongo.controls.list({ limit: 50 });
   */
  list(query?: ControlsListQuery, options?: CallOptions): PagePromise<ControlMeasurement>;
  /** `controls.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ControlsListQuery, options?: CallOptions): AsyncGenerator<ControlMeasurement, void, void>;
  /**
   * Save a measurement of a control soil.
   *
   * It is kept for good. The latest one of a day, probe and soil counts for the samples that this probe measured on that day.
   *
   * `POST /agric/control-measurements`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `readings.nitrogen`, `readings.phosphorus`, `readings.potassium`: In mg/kg.
   * - `readings.moisture`: In percent by volume.
   * - `readings.temperature`: In °C; 0 is refused.
   * - `readings.pH`: In pH.
   * - `readings.conductivity`: In µS/cm.
   * @example
   * const controlMeasurement = await udongo.controls.create({
   *   control_soil: 1,
   *   device: 1,
   *   readings: { nitrogen: 131, phosphorus: 44, potassium: 176, pH: 6.7, conductivity: 410 },
   * });
   */
  create(body: ControlMeasurementRequest, options?: CallOptions): ApiPromise<ControlMeasurement>;
  /**
   * List second measurements.
   *
   * The latest first; `expected` is the reading that the sample has now, and `limit` the difference that a probe cannot tell from none.
   *
   * `GET /agric/sample-duplicates`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `measured_on`: an instant, ISO 8601 with its offset
   * - `values[].value`: In the unit of the reading.
   * - `values[].expected`: In the unit of the reading; of a second measurement the first value.
   * - `values[].limit`: In the unit of the reading; the value may be off by as much.
   * @example
   * const { results } = await udongo.controls.listDuplicates({ limit: 50 });
   */
  listDuplicates(query?: ControlsListDuplicatesQuery, options?: CallOptions): PagePromise<SampleDuplicate>;
  /** `controls.listDuplicates` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateDuplicates(query?: ControlsListDuplicatesQuery, options?: CallOptions): AsyncGenerator<SampleDuplicate, void, void>;
  /**
   * Read whether a sample is measured twice.
   *
   * The server picks one sample in `duplicates_one_in` of the settings by its id, so that nobody chooses. `measured` is the latest second measurement since the sample was measured last; a correction does not make it void.
   *
   * `GET /agric/soil-test-samples/{id}/duplicate`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const duplicateState = await udongo.controls.getDuplicate(7);
   */
  getDuplicate(id: number, options?: CallOptions): ApiPromise<DuplicateState>;
  /**
   * Save the second measurement of a sample.
   *
   * Only of a measured sample that the server picked. It is kept for good, and the latest one counts until its sample is measured again. One beyond the limits makes a verified booking wait for verification again.
   *
   * `POST /agric/soil-test-samples/{id}/duplicate`. For administrators and technicians.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `readings.nitrogen`, `readings.phosphorus`, `readings.potassium`: In mg/kg.
   * - `readings.pH`: In pH.
   * - `readings.conductivity`: In µS/cm.
   * @example
   * const sampleDuplicate = await udongo.controls.saveDuplicate(7, {
   *   device: 1,
   *   readings: { nitrogen: 131, phosphorus: 40, potassium: 160, pH: 6.3, conductivity: 410 },
   * });
   */
  saveDuplicate(id: number, body: DuplicateRequest, options?: CallOptions): ApiPromise<SampleDuplicate>;
  /**
   * Read what controls say of a booking.
   *
   * What is missing or beyond limits of its measured samples. `bookings.verify` asks for `control_comment` while there is any.
   *
   * `GET /agric/soil-test-bookings/{id}/control-checks`. For administrators and agronomists.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { controls })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `checks[].measured_on`: a day, `yyyy-mm-dd`
   * - `checks[].values[].value`: In the unit of the reading.
   * - `checks[].values[].expected`: In the unit of the reading; of a second measurement the first value.
   * - `checks[].values[].limit`: In the unit of the reading; the value may be off by as much.
   * @example
   * const controlChecks = await udongo.controls.getChecks(7);
   */
  getChecks(id: number, options?: CallOptions): ApiPromise<ControlChecks>;
}

/** The calls of `ruleSets`. */
export interface RuleSetsApi {
  /**
   * List the rule sets.
   *
   * For administrators and agronomists: which sets of rules advice was, is or will be computed from, without their files. Orders by `id`, `counts_from`.
   *
   * `GET /agric/rule-sets`. For administrators and agronomists.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { ruleSets })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `counts_from`: a day, `yyyy-mm-dd`
   * - `uploaded_on`, `approvals[].approved_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.ruleSets.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<RuleSet> = FieldNames<RuleSet>>(query?: RuleSetsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<RuleSet, Fields>>;
  list(query?: RuleSetsListQuery<never>, options?: CallOptions): PagePromise<RuleSet>;
  /** `ruleSets.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<RuleSet> = FieldNames<RuleSet>>(query?: RuleSetsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<RuleSet, Fields>, void, void>;
  iterate(query?: RuleSetsListQuery<never>, options?: CallOptions): AsyncGenerator<RuleSet, void, void>;
  /**
   * Upload a rule set.
   *
   * The text of each CSV file; the ideal ranges are those of *Crops* at that moment. It is checked whole: each fault is named under its file, with the line. The rule set never changes
   * afterwards, and counts from its day on once two agronomists have approved it. A correction is a new rule set.
   *
   * `POST /agric/rule-sets`. For administrators and agronomists.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { ruleSets })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `counts_from`: a day, `yyyy-mm-dd`
   * @example
   * const ruleSet = await udongo.ruleSets.create({
   *   name: 'Long rains 2027',
   *   counts_from: '2027-02-01',
   *   crops: 'crop,names,grows,sown,legume,ph_method,lime_none_from,lime_target,manure_t_per_acre,source,status\nmaize,mahindi,annual,holes,no,water,,5.5,,KALRO,needs_review\n',
   *   needs: 'crop,nutrient,unit,from_year,amount,when,source,status\nmaize,n,kg/acre,,22,always,KALRO,needs_review\nmaize,p2o5,kg/acre,,23,always,KALRO,needs_review\n',
   *   splits: 'crop,timing,weeks,n_percent,p2o5_percent,k2o_percent,products,source,status\nmaize,planting,,100,100,100,dap|tsp|can,KALRO,needs_review\n',
   *   products: 'product,n_percent,p2o5_percent,k2o_percent,main,least_ph,bag_kg,cce_percent,source,status\ndap,18,46,0,p2o5,5.5,50|25,,label,needs_review\ntsp,0,46,0,p2o5,,50|25,,label,needs_review\ncan,26,0,0,n,,50|25,,label,needs_review\nlime,0,0,0,,,50,90,label,needs_review\n',
   *   bands: 'rating,percent,source,status\nlow,100,KALRO,needs_review\nslightly_low,75,KALRO,needs_review\noptimal,50,KALRO,needs_review\nslightly_high,25,KALRO,needs_review\nhigh,0,KALRO,needs_review\n',
   *   lime: 'soil,least_t_per_ha,most_t_per_ha,source,status\nSandy,1.7,2.2,KALRO,needs_review\nloam,2.4,4.5,KALRO,needs_review\nclay,3.4,6.7,KALRO,needs_review\n',
   *   numbers: 'name,value,unit,source,status\nlime_past_edge,0.3,pH,KALRO,needs_review\nlime_most_rise,1,pH,KALRO,needs_review\nlime_most_dressing,4.5,t/ha,KALRO,needs_review\nlime_in_holes,0.5,t/ha,KALRO,needs_review\nlime_cautious_ph,5.6,pH,KALRO,needs_review\nsodium_ph,8,pH,KALRO,needs_review\nprobe_least_share,75,%,KALRO,needs_review\nsalts_step,25,%,KALRO,needs_review\nleast_top_up,3,kg/acre,KALRO,needs_review\nsaid_from,10,%,KALRO,needs_review\n',
   * });
   */
  create(body: RuleSetRequest, options?: CallOptions): ApiPromise<RuleSet>;
  /**
   * Get a rule set with its files.
   *
   * The files as they were uploaded.
   *
   * `GET /agric/rule-sets/{id}`. For administrators and agronomists.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { ruleSets })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `counts_from`: a day, `yyyy-mm-dd`
   * - `uploaded_on`, `approvals[].approved_on`: an instant, ISO 8601 with its offset
   * @example
   * const ruleSet = await udongo.ruleSets.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<RuleSet>;
  /**
   * Compare a rule set with another.
   *
   * Advice by both for the table of farms and for the last 200 verified samples, at today's prices: only those whose advice
   * differs, and how many do not; and the ranges of crops that differ. It changes nothing and tells nobody.
   *
   * `GET /agric/rule-sets/{id}/compare`. For administrators and agronomists.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { ruleSets })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `rule_set`: Id of the rule set.
   * - `with`: Id of the other one; null where none counts today.
   * - `same_farms`: Crops of farms whose advice is the same.
   * - `same_samples`: Crops of samples whose advice is the same.
   * - `ranges[].before.low`, `ranges[].after.low`: The lowest ideal value, in the unit of the reading.
   * - `ranges[].before.high`, `ranges[].after.high`: The highest ideal value, in the unit of the reading.
   * - `analyses[].before.low`, `analyses[].after.low`: The lowest good value, in the unit of the analysis; null for an open end.
   * - `analyses[].before.high`, `analyses[].after.high`: The highest good value, in the unit of the analysis; null for an open end.
   * @example
   * const ruleSetComparison = await udongo.ruleSets.compare(7);
   */
  compare(id: number, query?: RuleSetsCompareQuery, options?: CallOptions): ApiPromise<RuleSetComparison>;
  /**
   * Approve a rule set.
   *
   * For agronomists who did not upload it, each once. The second approval lets it count from its day on. It can't be taken back; a newer rule set replaces it.
   *
   * `POST /agric/rule-sets/{id}/approve`. For agronomists.
   * An extension: not every service has it.
   * Only in a client that picks it: `createClient(options, { ruleSets })`.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: The rule set is a demo's, or this person uploaded it or has approved it before.
   *
   * Units and formats:
   * - `counts_from`: a day, `yyyy-mm-dd`
   * - `uploaded_on`, `approvals[].approved_on`: an instant, ISO 8601 with its offset
   * @example
   * const ruleSet = await udongo.ruleSets.approve(7);
   */
  approve(id: number, options?: CallOptions): ApiPromise<RuleSet>;
}

/** The calls of `reports`. */
export interface ReportsApi {
  /**
   * List reports.
   *
   * A farmer sees those of their bookings, an agent those of the bookings that they see, both once a report was sent or marked
   * as sent; an administrator sees all. A new report of a booking leaves the earlier ones in place. The search reads code and name of the booking. Orders by `id`, `generated_on`.
   *
   * `GET /agric/report-generation`. For administrators and agronomists; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `sent_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`, `explained_on`, `sends[].sent_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * - `link`: a UUID
   * @example
   * const { results } = await udongo.reports.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Report> = FieldNames<Report>>(query?: ReportsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Report, Fields>>;
  list(query?: ReportsListQuery<never>, options?: CallOptions): PagePromise<Report>;
  /** `reports.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Report> = FieldNames<Report>>(query?: ReportsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Report, Fields>, void, void>;
  iterate(query?: ReportsListQuery<never>, options?: CallOptions): AsyncGenerator<Report, void, void>;
  /**
   * Generate the report of a booking.
   *
   * For administrators, once the booking is verified. Rates every sample, adds the advice and keeps both as they are now,
   * for good: later changes of readings, ranges and prices don't reach it. Earlier reports and their links stay. The
   * booking becomes `report_ready`. Nobody is told of the report, and only administrators see it, before it is sent, by `reports.send` or at once with `send`; the same report sent twice within ten seconds is one. `sends`
   * says for each channel what became of it once it is known.
   *
   * `POST /agric/report-generation`. For administrators and agronomists.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking does not exist or is not verified, or one of its samples has no readings.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const report = await udongo.reports.create({
   *   booking: 26,
   *   remarks: 'Spread agricultural lime before the long rains.',
   *   language: 'en',
   *   send: false,
   * });
   */
  create(body: ReportRequest, options?: CallOptions): ApiPromise<Report>;
  /**
   * Read a report.
   *
   * A report that the asker may not see is a 404, as one is for an agent with whom the farmer does not share the results. Its results stay as they were when it was made.
   *
   * `GET /agric/report-generation/{id}`. For administrators and agronomists; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `sent_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`, `explained_on`, `sends[].sent_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * - `link`: a UUID
   * @example
   * const report = await udongo.reports.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Report>;
  /**
   * Amend a report.
   *
   * For administrators and agronomists: makes a new report of the booking, as `reports.create` does, with a reason that the
   * farmer reads. Remarks and language stay as they are where they are left out. The earlier report stays as it was; once the
   * farmer was given the new one, the old link leads to it. Nobody is told before it is sent.
   *
   * `POST /agric/report-generation/{id}/amend`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: There is no reason, the booking is not verified, or one of its samples has no readings.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `Detail`: The booking has a newer report.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const report = await udongo.reports.amend(7, { reason: 'The plot is for beans and not for maize.' });
   */
  amend(id: number, body: ReportAmendment, options?: CallOptions): ApiPromise<Report>;
  /**
   * Withdraw a report.
   *
   * For administrators and agronomists: says on the report, its page and each page of its PDF that its advice is not to be
   * followed, and why. Nobody is told by itself: `reports.send` tells a farmer who was given it that it is withdrawn, and a new
   * report that is sent says that it corrects this one.
   *
   * `POST /agric/report-generation/{id}/withdraw`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: There is no reason.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `Detail`: It is withdrawn already, or the farmer has a newer one.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const report = await udongo.reports.withdraw(7, { reason: 'The sample was mixed up with another one.' });
   */
  withdraw(id: number, body: ReportWithdrawal, options?: CallOptions): ApiPromise<Report>;
  /**
   * Mark a report as sent.
   *
   * For administrators, who gave the report to the farmer: on paper, or by its link. An outdated report, a withdrawn one, one by withdrawn rules and one that has a newer one are not given any more. Sets the flag and the day on report and booking. It can be sent again; each time is kept in `sends`.
   *
   * `POST /agric/report-generation/{id}/sent`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `Detail`: The report is outdated, withdrawn before the farmer was given it, by rules that were withdrawn, has no link any more, or is not the newest of its booking.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `sent_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`, `explained_on`, `sends[].sent_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * - `link`: a UUID
   * @example
   * const report = await udongo.reports.markSent(7);
   */
  markSent(id: number, options?: CallOptions): ApiPromise<Report>;
  /**
   * Read what the farmer would be sent.
   *
   * For administrators, before they send the newest report: the text message and the email, word by word. One that would not be sent says why in `skipped`.
   *
   * `GET /agric/report-generation/{id}/messages`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `Detail`: The report is outdated, withdrawn before the farmer was given it, by rules that were withdrawn, has no link any more, or is not the newest of its booking.
   * @example
   * const reportMessageList = await udongo.reports.previewMessages(7);
   */
  previewMessages(id: number, options?: CallOptions): ApiPromise<ReportMessageList>;
  /**
   * Send a report.
   *
   * For administrators: the farmer and the agents of the booking are told of its newest report, with the link. Where they were given one that was withdrawn, by rules that were, or that this one amends, the words say that this one corrects it. Of the newest one that they were given and that is withdrawn itself, the words say that. It can be sent again, after ten seconds. `sent_on` is set once a message to the farmer went out.
   *
   * `POST /agric/report-generation/{id}/send`. For administrators and agronomists.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `Detail`: The report is outdated, withdrawn before the farmer was given it, by rules that were withdrawn, has no link any more, or is not the newest of its booking.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `sent_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`, `explained_on`, `sends[].sent_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * - `link`: a UUID
   * @example
   * const report = await udongo.reports.send(7);
   */
  send(id: number, options?: CallOptions): ApiPromise<Report>;
  /**
   * Mark a report as explained to the farmer.
   *
   * For administrators, and for agents who see the report. Marked once, it stays so.
   *
   * `POST /agric/report-generation/{id}/explained`. For administrators and agronomists; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `sent_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`, `explained_on`, `sends[].sent_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * - `link`: a UUID
   * @example
   * const report = await udongo.reports.markExplained(7);
   */
  markExplained(id: number, options?: CallOptions): ApiPromise<Report>;
  /**
   * Revoke the public link of a report.
   *
   * For administrators, and for agents who see the report. The link answers 404 from then on.
   *
   * `POST /agric/report-generation/{id}/revoke-link`. For administrators and agronomists; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `sent_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`, `explained_on`, `sends[].sent_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * - `link`: a UUID
   * @example
   * const report = await udongo.reports.revokeLink(7);
   */
  revokeLink(id: number, options?: CallOptions): ApiPromise<Report>;
  /**
   * Read a report by its link.
   *
   * For whoever holds the link, until staff revoke it; then 404. No phone number, email, address or coordinates; of the farmer only initials, and nobody who measured or verified.
   *
   * `GET /agric/reports-public/{uuid}`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `generated_on`, `results[].generated_on`, `results[].measured_on`, `facts.verified_on`, `outdated_on`, `withdrawn_on`: an instant, ISO 8601 with its offset
   * - `results[].size_of_land`, `ph_advice[].size_of_land`: Acres.
   * - `results[].other_analyses[].value`: In the unit of the analysis.
   * - `results[].other_analyses[].decimals`: That are shown.
   * - `results[].other_analyses[].low`: The lowest good value by the rule set that counts; null for an open end, absent without a range.
   * - `results[].other_analyses[].high`: The highest good value; null for an open end, absent without a range.
   * - `ph_advice[].ph`: As it was measured.
   * - `ph_advice[].ph_low`, `ph_advice[].ph_high`: Of the crop's ideal range.
   * - `ph_advice[].target_ph`: What this dressing aims at; `ph` when nothing is needed.
   * - `ph_advice[].tonnes_per_hectare_low`: Tonnes per hectare, one decimal; 0 when nothing is needed, as in the next five.
   * - `ph_advice[].tonnes_per_hectare_high`: In tonnes per hectare.
   * - `ph_advice[].tonnes_low`: Tonnes for the plot, one decimal; two below 0.1.
   * - `ph_advice[].tonnes_high`: In tonnes for the plot.
   * - `ph_advice[].bags_low`, `ph_advice[].bags_high`: Bags of 50 kg for the plot.
   * - `fertiliser_advice[].applications[].kg_per_acre`: Kg per acre.
   * - `fertiliser_advice[].applications[].kg`: For the plot.
   * - `fertiliser_advice[].applications[].bags`: Bags of 50 kg for the plot, in halves.
   * - `since[].measured_on`, `facts.soil_test_date`: a day, `yyyy-mm-dd`
   * - `since[].readings[].before`, `since[].readings[].now`: In the unit of the reading.
   * @example
   * const publicReport = await udongo.reports.getPublic('3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11');
   */
  getPublic(uuid: string, options?: CallOptions): ApiPromise<PublicReport>;
  /**
   * Download a report by its link.
   *
   * The same report as a PDF.
   *
   * `GET /agric/reports-public/{uuid}/pdf`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const file = await udongo.reports.downloadPublicPdf('3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11');
   */
  downloadPublicPdf(uuid: string, query?: ReportsDownloadPublicPdfQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * Download the report of a booking.
   *
   * For whoever may read the report; the latest one of the booking, printed.
   *
   * `GET /agric/report-pdf-generation`. For administrators and agronomists; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking has no report yet.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: The farmer does not share the results with this agent, or the role sees none.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const file = await udongo.reports.downloadPdf({ booking: 7 });
   */
  downloadPdf(query: ReportsDownloadPdfQuery, options?: CallOptions): ApiPromise<Blob>;
}

/** The calls of `payments`. */
export interface PaymentsApi {
  /**
   * Download the invoice of a booking.
   *
   * For whoever may read the booking. The amount is samples times price, less the discount, in KES. Who holds the link of the booking gives its `uuid`, and reads name and phone number masked unless they may read the booking.
   *
   * `GET /agric/booking/payment/invoice/generate-invoice`. For administrators and finance; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const file = await udongo.payments.downloadInvoice();
   */
  downloadInvoice(query?: PaymentsDownloadInvoiceQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * Download the receipt of a booking.
   *
   * For whoever may read the booking, once it is paid. With several payments it is the receipt of the last one. Who holds the link of the booking gives its `uuid`.
   *
   * `GET /agric/booking/payment/invoice/generate-receipt`. For administrators and finance; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking is not paid.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const file = await udongo.payments.downloadReceipt();
   */
  downloadReceipt(query?: PaymentsDownloadReceiptQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * List payments.
   *
   * A farmer sees those of their bookings, an agent those of the bookings that they see, an administrator all. The
   * search reads reference, receipt number, phone number and the whole code of the booking. Orders by `id`, `amount`, `created_on`.
   *
   * `GET /utils/payments`. For administrators and finance; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `amount`: KES.
   * - `created_on`, `paid_on`: an instant, ISO 8601 with its offset
   * - `authorization_url`: an address
   * - `booking_balance_due`: KES that still have to be paid for its booking, after this payment and all others. A paid payment beside a balance paid only a part.
   * - `amount_refunded`: KES that were refunded.
   * - `seconds_waiting`: Since the prompt was sent. After 60 without a result, offer `pay_by_hand`.
   * - `seconds_until_retry`: Until this phone can get another prompt for this amount; 0 when it can now.
   * @example
   * const { results } = await udongo.payments.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Payment> = FieldNames<Payment>>(query?: PaymentsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Payment, Fields>>;
  list(query?: PaymentsListQuery<never>, options?: CallOptions): PagePromise<Payment>;
  /** `payments.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Payment> = FieldNames<Payment>>(query?: PaymentsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Payment, Fields>, void, void>;
  iterate(query?: PaymentsListQuery<never>, options?: CallOptions): AsyncGenerator<Payment, void, void>;
  /**
   * Read a payment.
   *
   * A payment of a booking that the asker may not see is a 404.
   *
   * `GET /utils/payments/{id}`. For administrators and finance; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `amount`: KES.
   * - `created_on`, `paid_on`: an instant, ISO 8601 with its offset
   * - `authorization_url`: an address
   * - `booking_balance_due`: KES that still have to be paid for its booking, after this payment and all others. A paid payment beside a balance paid only a part.
   * - `amount_refunded`: KES that were refunded.
   * - `seconds_waiting`: Since the prompt was sent. After 60 without a result, offer `pay_by_hand`.
   * - `seconds_until_retry`: Until this phone can get another prompt for this amount; 0 when it can now.
   * @example
   * const payment = await udongo.payments.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Payment>;
  /**
   * Start a payment.
   *
   * Sends an M-Pesa prompt to the phone, or answers with the page where a card is entered. The amount is what the
   * booking still owes. While a payment with the same phone and method is pending, a repeat answers with that one;
   * another phone or method takes its place. While a prompt can still be open, its phone gets no second one for the same amount
   * for 2 minutes: 429 says how long to wait. Once the provider has said that it ended, the next one goes out at once. Whoever holds the link of a booking may pay it by its `uuid`, from any phone.
   *
   * `POST /utils/initialize-payment`. For administrators and finance; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking does not exist, is paid or is canceled, or the phone number is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `return_url`: an address
   * @example
   * const payment = await udongo.payments.initialize({ booking: 26, method: 'mpesa', phone_number: '0712 345 678' });
   */
  initialize(body: PaymentRequest, options?: CallOptions): ApiPromise<Payment>;
  /**
   * Ask how a payment stands, or start it.
   *
   * With a `reference` this asks the provider how that payment stands. With a payment request it starts the
   * payment, or asks about the one that is pending. A payment is paid when the provider says so, never because the
   * browser came back.
   *
   * `POST /utils/check-payment-status`. For administrators and finance; for visitors, farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: There is no such payment or booking.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `return_url`: an address
   * @example
   * const payment = await udongo.payments.checkStatus({ reference: 'UDP-7QK2M9XA' });
   */
  checkStatus(body: CheckPaymentRequest, options?: CallOptions): ApiPromise<Payment>;
  /**
   * Attach money that has arrived to a booking.
   *
   * For administrators, with a reason: a receipt that the provider reported and that belongs to no booking, or a
   * payment that needs a look because another amount arrived. The amount that arrived counts.
   *
   * `POST /utils/link-payment`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking is not there, no such money has arrived, or it belongs to a booking already.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `amount`: KES; what arrived when absent.
   * @example
   * const payment = await udongo.payments.link({ booking: 26, reference: 'RLA0R69NXM', reason: 'Paid to the paybill by a neighbour' });
   */
  link(body: LinkPaymentRequest, options?: CallOptions): ApiPromise<Payment>;
  /**
   * Undo a wrong link.
   *
   * For administrators, with a reason: takes money away from the booking to which an administrator gave it. A receipt
   * waits again for its booking, a payment needs a look again, and money that was recorded by hand is canceled. Booking,
   * books and commission follow.
   *
   * `POST /utils/unlink-payment`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: Nobody linked this payment by hand, or money of it was refunded.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const payment = await udongo.payments.unlink({ payment: 70, reason: 'The neighbour paid for another farmer' });
   */
  unlink(body: UnlinkPaymentRequest, options?: CallOptions): ApiPromise<Payment>;
  /**
   * List money to be refunded.
   *
   * The refunds of the bookings that the asker may see, the newest first. What was paid for a booking is asked for by itself when
   * the booking is canceled, and when money arrives after that.
   *
   * `GET /utils/refunds`. For administrators and finance; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `amount`: KES to be refunded in all, in whole shillings.
   * - `amount_withheld`: KES that were asked for and not approved.
   * - `amount_refunded`: KES that went back.
   * - `created_on`, `decided_on`, `paid_back_on`: an instant, ISO 8601 with its offset
   * - `payments[].amount_left`: KES.
   * @example
   * const { results } = await udongo.payments.listRefunds({ limit: 50 });
   */
  listRefunds(query?: PaymentsListRefundsQuery, options?: CallOptions): PagePromise<Refund>;
  /** `payments.listRefunds` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateRefunds(query?: PaymentsListRefundsQuery, options?: CallOptions): AsyncGenerator<Refund, void, void>;
  /**
   * Ask for a part of a booking's money to be refunded.
   *
   * For administrators, with a reason; to give all of it back, cancel the booking. The same request, sent again while it is open, is
   * answered with the stored one.
   *
   * `POST /utils/refunds`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The booking does not exist or is canceled, or it is more than a part of its money.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `amount`: KES, whole shillings.
   * @example
   * const refund = await udongo.payments.requestRefund({ booking: 26, amount: '500', reason: 'The report came a week late' });
   */
  requestRefund(body: RefundRequest, options?: CallOptions): ApiPromise<Refund>;
  /**
   * Approve or decline a refund.
   *
   * For administrators, once for each refund; the same decision, sent again, changes nothing. It moves no money: pay it back at the
   * provider. A provider that reports refunds settles it by itself; record others with `payments.recordRefund`.
   *
   * `POST /utils/refunds/{id}/decision`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: It was decided otherwise, more was approved than asked for, or the note is missing.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `amount`: KES that are approved, whole shillings; all of it when absent.
   * @example
   * const refund = await udongo.payments.decideRefund(7, { status: 'approved', amount: '4500', note: 'The collector was there already' });
   */
  decideRefund(id: number, body: RefundDecisionRequest, options?: CallOptions): ApiPromise<Refund>;
  /**
   * Record that money was refunded.
   *
   * For administrators, with a number and a reason: for providers that do not report refunds, such as M-Pesa reversals
   * and cash. It moves no money. A number counts once. It settles the refund of the booking that was approved first.
   *
   * `POST /utils/record-refund`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: No such money has arrived, less of it is left, the number was used, or the provider reports refunds itself.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `amount`: KES, whole shillings; all that is left when absent.
   * @example
   * const recordedRefund = await udongo.payments.recordRefund({ reference: 'RLA0R69NXM', refund_number: 'RLB2R69NXP', reason: 'Paid to the wrong paybill' });
   */
  recordRefund(body: RecordRefundRequest, options?: CallOptions): ApiPromise<RecordedRefund>;
  /**
   * Read how a booking can be paid.
   *
   * For who may read the booking by its `booking` id, or holds its link and gives the `uuid`.
   *
   * `GET /utils/payment-options`. For administrators and finance; for visitors, farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `uuid`: a UUID
   * - `amount`: KES still to be paid, whole shillings.
   * - `maximum_amount`: KES that one M-Pesa payment can have. Above it no prompt can be sent.
   * - `amount_paid`: A decimal number with two places, such as "2000.00".
   * - `amount_overpaid`: KES that came in above the price.
   * @example
   * const paymentOptions = await udongo.payments.getOptions();
   */
  getOptions(query?: PaymentsGetOptionsQuery, options?: CallOptions): ApiPromise<PaymentOptions>;
  /**
   * List invoices, receipts and credit notes.
   *
   * A farmer and an agent see those of their bookings, an administrator all. The search reads the number and the code of
   * the booking. Orders by `id`, `number`, `created_on`.
   *
   * `GET /utils/payment-documents`. For administrators and finance; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `payment`: The payment that it is about; null for an invoice.
   * - `amount`: KES.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.payments.listDocuments({ limit: 50, search: 'Wanjiku' });
   */
  listDocuments<Fields extends FieldNames<PaymentDocument> = FieldNames<PaymentDocument>>(query?: PaymentsListDocumentsQuery<Fields>, options?: CallOptions): PagePromise<Picked<PaymentDocument, Fields>>;
  listDocuments(query?: PaymentsListDocumentsQuery<never>, options?: CallOptions): PagePromise<PaymentDocument>;
  /** `payments.listDocuments` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateDocuments<Fields extends FieldNames<PaymentDocument> = FieldNames<PaymentDocument>>(query?: PaymentsListDocumentsQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<PaymentDocument, Fields>, void, void>;
  iterateDocuments(query?: PaymentsListDocumentsQuery<never>, options?: CallOptions): AsyncGenerator<PaymentDocument, void, void>;
  /**
   * Download an invoice, a receipt or a credit note.
   *
   * As a PDF, as it was when it was made.
   *
   * `GET /utils/payment-documents/{id}/pdf`. For administrators and finance; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const file = await udongo.payments.downloadDocument(7);
   */
  downloadDocument(id: number, query?: PaymentsDownloadDocumentQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * List money that needs a look.
   *
   * For administrators: payments that need a look, receipts of no booking, and bookings with too little or too much
   * money. The newest first.
   *
   * `GET /utils/payment-issues`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `since`: an instant, ISO 8601 with its offset
   * - `amount`: What arrived.
   * - `expected_amount`: What should have arrived; 0 when nothing is known.
   * @example
   * const { results } = await udongo.payments.listIssues({ limit: 50 });
   */
  listIssues(query?: PaymentsListIssuesQuery, options?: CallOptions): PagePromise<PaymentIssue>;
  /** `payments.listIssues` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateIssues(query?: PaymentsListIssuesQuery, options?: CallOptions): AsyncGenerator<PaymentIssue, void, void>;
  /**
   * Compare a day at the provider with the ledger.
   *
   * For administrators. Differences come first.
   *
   * `GET /utils/payment-reconciliation`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `date`: a day, `yyyy-mm-dd`
   * - `provider_total`, `books_total`: A decimal number with two places, such as "2000.00".
   * - `left_out[].count`: How many payments and refunds.
   * - `left_out[].total`: KES that came in, refunds taken off.
   * @example
   * const reconciliation = await udongo.payments.reconcile({ date: '2027-01-20' });
   */
  reconcile(query: PaymentsReconcileQuery, options?: CallOptions): ApiPromise<Reconciliation>;
  /**
   * Download the same comparison as CSV.
   *
   * For administrators.
   *
   * `GET /utils/payment-reconciliation-csv`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * @example
   * const file = await udongo.payments.downloadReconciliationCsv({ date: '2027-01-20' });
   */
  downloadReconciliationCsv(query: PaymentsDownloadReconciliationCsvQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * List the nightly comparisons.
   *
   * For administrators: what the server found when it compared each day with the provider in the night after it.
   * Orders by date, the newest first.
   *
   * `GET /utils/payment-reconciliations`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `date`: a day, `yyyy-mm-dd`
   * - `differences`: Transactions that differ.
   * - `provider_total`, `books_total`: A decimal number with two places, such as "2000.00".
   * - `checked_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.payments.listReconciliations({ limit: 50 });
   */
  listReconciliations(query?: PaymentsListReconciliationsQuery, options?: CallOptions): PagePromise<ReconciliationSummary>;
  /** `payments.listReconciliations` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateReconciliations(query?: PaymentsListReconciliationsQuery, options?: CallOptions): AsyncGenerator<ReconciliationSummary, void, void>;
}

/** The calls of `commissions`. */
export interface CommissionsApi {
  /**
   * List commissions.
   *
   * What agents earn with paid bookings. An agent sees their own, an administrator all. The search reads agrovet
   * and code of the booking. Orders by `id`, `amount`, `created_on`.
   *
   * `GET /agric/commissions`. For administrators and finance; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `amount`: KES.
   * - `created_on`, `collected_on`, `disbursed_on`: an instant, ISO 8601 with its offset
   * - `percentage`: The rate when the booking was made.
   * - `batch`: Id of what was paid out together.
   * - `takes_back`: Of a negative amount: the commission that was paid out before the payment was refunded.
   * @example
   * const { results } = await udongo.commissions.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Commission> = FieldNames<Commission>>(query?: CommissionsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Commission, Fields>>;
  list(query?: CommissionsListQuery<never>, options?: CallOptions): PagePromise<Commission>;
  /** `commissions.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Commission> = FieldNames<Commission>>(query?: CommissionsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Commission, Fields>, void, void>;
  iterate(query?: CommissionsListQuery<never>, options?: CallOptions): AsyncGenerator<Commission, void, void>;
  /**
   * Read a commission.
   *
   * A commission of another agent is a 404.
   *
   * `GET /agric/commissions/{id}`. For administrators and finance; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `amount`: KES.
   * - `created_on`, `collected_on`, `disbursed_on`: an instant, ISO 8601 with its offset
   * - `percentage`: The rate when the booking was made.
   * - `batch`: Id of what was paid out together.
   * - `takes_back`: Of a negative amount: the commission that was paid out before the payment was refunded.
   * @example
   * const commission = await udongo.commissions.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Commission>;
  /**
   * Ask for the payment of earned commissions.
   *
   * An agent asks for their own; an administrator for those of `agent`.
   *
   * `POST /agric/collect-commission`. For administrators and finance; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: There is nothing to collect, or one of them is not `earned`.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const commissionBatch = await udongo.commissions.collect({ phone_number: '0711 000 001' });
   */
  collect(body: CollectCommissionRequest, options?: CallOptions): ApiPromise<CommissionBatch>;
  /**
   * Record that commissions were paid out.
   *
   * For administrators. All of them or none; each was asked for before, and those of each agent add up to more than 0.
   *
   * `POST /agric/disburse-commission`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: One of them does not exist or is paid out.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const commissionBatch = await udongo.commissions.disburse({ commissions: [11], method: 'mpesa', reference: 'RLA0R69NXM' });
   */
  disburse(body: DisburseCommissionRequest, options?: CallOptions): ApiPromise<CommissionBatch>;
  /**
   * Undo a payout that was recorded by mistake.
   *
   * For a day after it was recorded. The commissions of the batch wait for their payment again, and the agents are told.
   *
   * `POST /agric/undo-commission-payout`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: There is no such batch, it was undone, or it is older than a day.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const commissionBatch = await udongo.commissions.undoPayout({ batch: 1 });
   */
  undoPayout(body: UndoPayoutRequest, options?: CallOptions): ApiPromise<CommissionBatch>;
  /**
   * Read what an agent has earned.
   *
   * An agent reads their own; an administrator that of `agent`.
   *
   * `GET /agric/commission-balance`. For administrators and finance; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `percentage`: The rate of new bookings.
   * - `coming`: From bookings that are not paid yet.
   * - `earned`: Not asked for yet; below 0 when more was reversed than earned since.
   * - `requested`: Asked for, not paid out yet.
   * - `paid_out`: A decimal number with two places, such as "2000.00".
   * @example
   * const commissionBalance = await udongo.commissions.getBalance();
   */
  getBalance(query?: CommissionsGetBalanceQuery, options?: CallOptions): ApiPromise<CommissionBalance>;
  /**
   * Download an agent's statement as a PDF.
   *
   * Every step of every commission in these days. An agent downloads their own; an administrator that of `agent`.
   *
   * `GET /agric/commission-statement`. For administrators and finance; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * @example
   * const file = await udongo.commissions.downloadStatement();
   */
  downloadStatement(query?: CommissionsDownloadStatementQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * Download an agent's statement as CSV.
   *
   * The same lines as `commissions.downloadStatement`.
   *
   * `GET /agric/commission-statement-csv`. For administrators and finance; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * @example
   * const file = await udongo.commissions.downloadStatementCsv();
   */
  downloadStatementCsv(query?: CommissionsDownloadStatementCsvQuery, options?: CallOptions): ApiPromise<Blob>;
  /**
   * Download what is to be paid out, one line an agent.
   *
   * For administrators: what agents have asked for and where to send it, for a bulk payment. With `batch`, what was paid
   * out together.
   *
   * `GET /agric/commission-payouts-csv`. For administrators and finance.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * @example
   * const file = await udongo.commissions.downloadPayoutsCsv();
   */
  downloadPayoutsCsv(query?: CommissionsDownloadPayoutsCsvQuery, options?: CallOptions): ApiPromise<Blob>;
}

/** The calls of `sms`. */
export interface SmsApi {
  /**
   * List text messages.
   *
   * For administrators. The search reads phone number and message. Orders by `id`, `created_on`.
   *
   * `GET /sms`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `parts`: How many messages of 160 characters it is paid as (70 outside the GSM alphabet); 0 before it is made.
   * - `booking`: The booking it is about.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.sms.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Sms> = FieldNames<Sms>>(query?: SmsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Sms, Fields>>;
  list(query?: SmsListQuery<never>, options?: CallOptions): PagePromise<Sms>;
  /** `sms.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Sms> = FieldNames<Sms>>(query?: SmsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Sms, Fields>, void, void>;
  iterate(query?: SmsListQuery<never>, options?: CallOptions): AsyncGenerator<Sms, void, void>;
  /**
   * Send a text message.
   *
   * For administrators. To phone numbers, to farmers, or both; a number that stands twice gets one message.
   *
   * `POST /sms`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: There is nobody to send it to, or a number is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `booking`: The booking it is about.
   * @example
   * const smsList = await udongo.sms.send({
   *   message: 'Habari Wanjiku, matokeo ya udongo wako (UD-1026) yako tayari.',
   *   farmers: [1],
   *   booking: 26,
   * });
   */
  send(body: SmsRequest, options?: CallOptions): ApiPromise<SmsList>;
  /**
   * Read a text message.
   *
   * A text message with its state at the provider.
   *
   * `GET /sms/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `parts`: How many messages of 160 characters it is paid as (70 outside the GSM alphabet); 0 before it is made.
   * - `booking`: The booking it is about.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const sms = await udongo.sms.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Sms>;
}

/** The calls of `contact`. */
export interface ContactApi {
  /**
   * List messages of the contact form.
   *
   * For administrators. The search reads name, email, subject and message. Orders by `id`, `created_on`.
   *
   * `GET /contact`. For administrators, agronomists and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_on`, `answers[].created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.contact.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<ContactMessage> = FieldNames<ContactMessage>>(query?: ContactListQuery<Fields>, options?: CallOptions): PagePromise<Picked<ContactMessage, Fields>>;
  list(query?: ContactListQuery<never>, options?: CallOptions): PagePromise<ContactMessage>;
  /** `contact.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<ContactMessage> = FieldNames<ContactMessage>>(query?: ContactListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<ContactMessage, Fields>, void, void>;
  iterate(query?: ContactListQuery<never>, options?: CallOptions): AsyncGenerator<ContactMessage, void, void>;
  /**
   * Send a message with the contact form.
   *
   * For everybody; 10 messages an hour of one address or account. As an extension, somebody with a login can give a phone number
   * in place of an email address: then the answer is a text message. Somebody with the link of a booking's status page can give its
   * uuid: then the answer is a text message to the booking's phone, and is on that page, too.
   *
   * `POST /contact`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `booking_uuid`: a UUID
   * @example
   * const contactMessage = await udongo.contact.create({
   *   name: 'Kamau Njoroge',
   *   email: 'kamau@udongo.test',
   *   phone_number: '+254720000005',
   *   subject: 'Price for a group',
   *   message: 'We are 12 farmers near Githunguri. Is there a price for groups?',
   * });
   */
  create(body: ContactMessageRequest, options?: CallOptions): ApiPromise<ContactMessage>;
  /**
   * Read a message.
   *
   * A message of the contact form.
   *
   * `GET /contact/{id}`. For administrators, agronomists and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_on`, `answers[].created_on`: an instant, ISO 8601 with its offset
   * @example
   * const contactMessage = await udongo.contact.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<ContactMessage>;
  /**
   * Say whether a message is dealt with.
   *
   * Only `is_handled` changes; the message stays as it was written.
   *
   * `PUT /contact/{id}`. For administrators, agronomists and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const contactMessage = await udongo.contact.update(7, { is_handled: true });
   */
  update(id: number, body: ContactMessageStateRequest, options?: CallOptions): ApiPromise<ContactMessage>;
  /**
   * Delete a message.
   *
   * The message is gone for good.
   *
   * `DELETE /contact/{id}`. For administrators.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.contact.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Answer a message by e-mail.
   *
   * The answer goes out with the question below it, and the message is dealt with. Replies arrive at `support_email` of the settings. A second answer is another e-mail.
   *
   * `POST /contact/{id}/answer`. For administrators, agronomists and editors of content.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Somebody else answered after the writer read the message. Nothing was sent.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `answers_seen`: How many answers the writer has read. With more, the answer is 409. Default: nothing is compared.
   * @example
   * const contactMessage = await udongo.contact.answer(7, { text: 'Yes: 15 percent less from 10 samples.' });
   */
  answer(id: number, body: ContactAnswerRequest, options?: CallOptions): ApiPromise<ContactMessage>;
}

/** The calls of `reviews`. */
export interface ReviewsApi {
  /**
   * List reviews.
   *
   * Published ones for everybody, with those of their own for whoever wrote them; all for administrators. The
   * search reads the comment. Orders by `id`, `rating`, `created_on`.
   *
   * `GET /reviews`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `rating`: Stars.
   * - `booking`: The booking it is about; null for those who may not know.
   * - `created_on`, `updated_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.reviews.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Review> = FieldNames<Review>>(query?: ReviewsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Review, Fields>>;
  list(query?: ReviewsListQuery<never>, options?: CallOptions): PagePromise<Review>;
  /** `reviews.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Review> = FieldNames<Review>>(query?: ReviewsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Review, Fields>, void, void>;
  iterate(query?: ReviewsListQuery<never>, options?: CallOptions): AsyncGenerator<Review, void, void>;
  /**
   * Write a review.
   *
   * Of a booking whose status is `report_ready` and that is the asker's, one for each person and booking: a farmer's own, and for
   * agents and administrators one that they made or that is of a farmer they referred. Without `booking` it is about their latest
   * such booking without a review of theirs. An administrator publishes it.
   *
   * `POST /reviews`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `rating`: Stars.
   * @example
   * const review = await udongo.reviews.create({ rating: 5, comment: 'The results came in four days.', booking: 26 });
   */
  create(body: ReviewRequest, options?: CallOptions): ApiPromise<Review>;
  /**
   * Read the average of the published reviews.
   *
   * For everybody, such as the first page of a website.
   *
   * `GET /reviews/average`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `count`: Published reviews.
   * - `average`: Stars, rounded to one decimal; null without a review.
   * @example
   * const reviewAverage = await udongo.reviews.getAverage();
   */
  getAverage(options?: CallOptions): ApiPromise<ReviewAverage>;
  /**
   * Read a review.
   *
   * A review that is not published is a 404 for everybody except its author and administrators.
   *
   * `GET /reviews/{id}`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `rating`: Stars.
   * - `booking`: The booking it is about; null for those who may not know.
   * - `created_on`, `updated_on`: an instant, ISO 8601 with its offset
   * @example
   * const review = await udongo.reviews.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Review>;
  /**
   * Change a review.
   *
   * Everybody their own; another's reads as not found. It stays about its booking. A review that its author changed waits to be
   * published again. Administrators publish and withdraw the reviews of others: of such a request only `is_published` is stored.
   *
   * `PUT /reviews/{id}`. For administrators and editors of content; for farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `rating`: Stars.
   * @example
   * const review = await udongo.reviews.update(7, { rating: 5, comment: 'The results came in four days.', booking: 26 });
   */
  update(id: number, body: ReviewRequest, options?: CallOptions): ApiPromise<Review>;
  /**
   * Delete a review.
   *
   * Everybody their own, administrators all; another's reads as not found.
   *
   * `DELETE /reviews/{id}`. For administrators and editors of content; for farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.reviews.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `subscribers`. */
export interface SubscribersApi {
  /**
   * List subscribers of the newsletter.
   *
   * For administrators. The search reads the email address. Orders by `id`, `email`, `created_on`.
   *
   * `GET /subscribers`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.subscribers.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Subscriber> = FieldNames<Subscriber>>(query?: SubscribersListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Subscriber, Fields>>;
  list(query?: SubscribersListQuery<never>, options?: CallOptions): PagePromise<Subscriber>;
  /** `subscribers.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Subscriber> = FieldNames<Subscriber>>(query?: SubscribersListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Subscriber, Fields>, void, void>;
  iterate(query?: SubscribersListQuery<never>, options?: CallOptions): AsyncGenerator<Subscriber, void, void>;
  /**
   * Subscribe to the newsletter.
   *
   * For everybody. An e-mail with a link goes to the address, which is on the list once its owner has confirmed it with `subscribers.confirm`. The answer is the same for an address that is on the list already.
   *
   * `POST /subscribers`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.subscribers.create({ email: 'kamau@udongo.test' });
   */
  create(body: SubscriberRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Confirm a subscription with the token of a link.
   *
   * The token works once, for three days.
   *
   * `POST /subscribers/confirm`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.subscribers.confirm({ token: '9c3e4d52b8a76f1d0b7a' });
   */
  confirm(body: SubscriberTokenRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Leave the newsletter.
   *
   * With the token of the link in a newsletter, which comes in the body. A second time changes nothing.
   *
   * `POST /subscribers/unsubscribe`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * - 429 `ErrorBody`: Too many attempts.
   * @example
   * const detail = await udongo.subscribers.unsubscribe({ token: 'b8a76f1d0b7a9c3e4d52' });
   */
  unsubscribe(body: SubscriberTokenRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Read a subscriber.
   *
   * A subscriber, also one who has unsubscribed.
   *
   * `GET /subscribers/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const subscriber = await udongo.subscribers.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Subscriber>;
  /**
   * Take a subscriber off the list.
   *
   * The address is forgotten. A person who asks for it themselves uses `subscribers.unsubscribe`.
   *
   * `DELETE /subscribers/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.subscribers.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `stats`. */
export interface StatsApi {
  /**
   * Read what the service has done so far.
   *
   * For everybody, such as the first page of a website. May be some minutes old.
   *
   * `GET /app-stats`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `farmers`: How many farmers are registered.
   * - `agents`: How many agents there are.
   * - `counties`: In how many counties somebody booked.
   * - `bookings`: How many bookings were made.
   * - `samples`: How many samples were booked.
   * @example
   * const appStats = await udongo.stats.getApp();
   */
  getApp(options?: CallOptions): ApiPromise<AppStats>;
  /**
   * Read the numbers of the own dashboard.
   *
   * Counts over what the asker may see: own bookings of a farmer, those of an agent, all for an administrator.
   *
   * `GET /user-stats`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `bookings`: How many bookings the asker may see.
   * - `samples`: How many samples these have.
   * - `reports`: Bookings with a report.
   * - `amount_due`: KES of unpaid bookings, canceled ones apart.
   * - `farmers`: Those whom an agent sees; all for an administrator; null for a farmer.
   * - `unread_notifications`: How many notifications the asker has not read.
   * @example
   * const userStats = await udongo.stats.getUser();
   */
  getUser(options?: CallOptions): ApiPromise<UserStats>;
  /**
   * Count what needs attention today.
   *
   * Counts over what the asker may see. Each number is the count of a list: see the filters of `bookings.list`,
   * `samples.list` and `reports.list`.
   *
   * `GET /agric/attention`. For administrators, finance, agronomists and technicians; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `today`: a day, `yyyy-mm-dd`
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `to_collect`: Booked tests whose day is today.
   * - `overdue`: Booked tests that should have been collected before today.
   * - `late`: Bookings whose present step should have ended before today: `is_late`.
   * - `unpaid`: Bookings in the payment state `unpaid`.
   * - `without_readings`: Samples that the laboratory has received and not measured, canceled bookings apart.
   * - `reports_to_send`: Bookings whose report is ready and was not sent.
   * - `reports_to_correct`: Only for administrators: the reports with `to_correct`.
   * @example
   * const attention = await udongo.stats.getAttention();
   */
  getAttention(options?: CallOptions): ApiPromise<Attention>;
}

/** The calls of `faqs`. */
export interface FaqsApi {
  /**
   * List frequent questions.
   *
   * Published ones for everybody, all for administrators; by `position` unless another ordering is asked for. The
   * search reads question and answer. Orders by `id`, `position`.
   *
   * `GET /faqs`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `position`: Lower ones come first.
   * @example
   * const { results } = await udongo.faqs.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Faq> = FieldNames<Faq>>(query?: FaqsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Faq, Fields>>;
  list(query?: FaqsListQuery<never>, options?: CallOptions): PagePromise<Faq>;
  /** `faqs.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Faq> = FieldNames<Faq>>(query?: FaqsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Faq, Fields>, void, void>;
  iterate(query?: FaqsListQuery<never>, options?: CallOptions): AsyncGenerator<Faq, void, void>;
  /**
   * Add a question.
   *
   * For administrators.
   *
   * `POST /faqs`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `position`: Lower ones come first.
   * @example
   * const faq = await udongo.faqs.create({
   *   question: 'How long does a test take?',
   *   answer: 'Five working days from the day the sample is taken.',
   *   position: 0,
   *   language: 'en',
   *   is_published: true,
   * });
   */
  create(body: FaqRequest, options?: CallOptions): ApiPromise<Faq>;
  /**
   * Read a question.
   *
   * A question that is not published is a 404 for everybody except administrators.
   *
   * `GET /faqs/{id}`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `position`: Lower ones come first.
   * @example
   * const faq = await udongo.faqs.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Faq>;
  /**
   * Change a question.
   *
   * For administrators.
   *
   * `PUT /faqs/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `position`: Lower ones come first.
   * @example
   * const faq = await udongo.faqs.update(7, {
   *   question: 'How long does a test take?',
   *   answer: 'Five working days from the day the sample is taken.',
   *   position: 0,
   *   language: 'en',
   *   is_published: true,
   * });
   */
  update(id: number, body: FaqRequest, options?: CallOptions): ApiPromise<Faq>;
  /**
   * Delete a question.
   *
   * For administrators.
   *
   * `DELETE /faqs/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.faqs.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `blogCategories`. */
export interface BlogCategoriesApi {
  /**
   * List categories of the blog.
   *
   * For everybody. The search reads the name. Orders by `id`, `name`.
   *
   * `GET /blogs/blog-categories`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const { results } = await udongo.blogCategories.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<BlogCategory> = FieldNames<BlogCategory>>(query?: BlogCategoriesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<BlogCategory, Fields>>;
  list(query?: BlogCategoriesListQuery<never>, options?: CallOptions): PagePromise<BlogCategory>;
  /** `blogCategories.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<BlogCategory> = FieldNames<BlogCategory>>(query?: BlogCategoriesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<BlogCategory, Fields>, void, void>;
  iterate(query?: BlogCategoriesListQuery<never>, options?: CallOptions): AsyncGenerator<BlogCategory, void, void>;
  /**
   * Add a category.
   *
   * For administrators.
   *
   * `POST /blogs/blog-categories`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const blogCategory = await udongo.blogCategories.create({ name: 'Soil health' });
   */
  create(body: BlogCategoryRequest, options?: CallOptions): ApiPromise<BlogCategory>;
  /**
   * Read a category.
   *
   * Categories are public.
   *
   * `GET /blogs/blog-categories/{id}`. For everybody.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * const blogCategory = await udongo.blogCategories.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<BlogCategory>;
  /**
   * Change a category.
   *
   * For administrators.
   *
   * `PUT /blogs/blog-categories/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const blogCategory = await udongo.blogCategories.update(7, { name: 'Soil health' });
   */
  update(id: number, body: BlogCategoryRequest, options?: CallOptions): ApiPromise<BlogCategory>;
  /**
   * Delete a category.
   *
   * For administrators. A category with articles stays.
   *
   * `DELETE /blogs/blog-categories/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Other records point at this one; nothing was deleted.
   * @example
   * await udongo.blogCategories.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `blogs`. */
export interface BlogsApi {
  /**
   * List articles of the blog.
   *
   * Those that are published by now for everybody, all for administrators; newest first, drafts before them. The
   * search reads title, summary and body. Orders by `id`, `title`, `published_on`.
   *
   * `GET /blogs`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `published_on`, `created_on`, `updated_on`, `subscribers_told_on`: an instant, ISO 8601 with its offset
   * - `reading_minutes`: Minutes, at 200 words each.
   * - `translation`: Id of the same article in the other language; null for none that the asker may read.
   * @example
   * const { results } = await udongo.blogs.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Blog> = FieldNames<Blog>>(query?: BlogsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Blog, Fields>>;
  list(query?: BlogsListQuery<never>, options?: CallOptions): PagePromise<Blog>;
  /** `blogs.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Blog> = FieldNames<Blog>>(query?: BlogsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Blog, Fields>, void, void>;
  iterate(query?: BlogsListQuery<never>, options?: CallOptions): AsyncGenerator<Blog, void, void>;
  /**
   * Add an article.
   *
   * For administrators.
   *
   * `POST /blogs`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `translation`: Id of the same article in the other language; both name each other from then on.
   * - `published_on`, `updated_on`: an instant, ISO 8601 with its offset
   * @example
   * const blog = await udongo.blogs.create({
   *   title: 'Why maize turns yellow',
   *   summary: 'Acid soil locks away what maize needs. Lime helps.',
   *   body: 'Below **pH 5.5** phosphorus is locked away.',
   *   cover_image: 'blogs/yellow-maize.jpg',
   *   category: 2,
   *   language: 'en',
   *   is_published: true,
   * });
   */
  create(body: BlogRequest, options?: CallOptions): ApiPromise<Blog>;
  /**
   * List articles picked at random.
   *
   * Those that are published by now, each once, on one page; such as what to read next.
   *
   * `GET /blogs/random-blogs`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `published_on`, `created_on`, `updated_on`, `subscribers_told_on`: an instant, ISO 8601 with its offset
   * - `reading_minutes`: Minutes, at 200 words each.
   * - `translation`: Id of the same article in the other language; null for none that the asker may read.
   * @example
   * const { results } = await udongo.blogs.listRandom({ limit: 50 });
   */
  listRandom<Fields extends FieldNames<Blog> = FieldNames<Blog>>(query?: BlogsListRandomQuery<Fields>, options?: CallOptions): PagePromise<Picked<Blog, Fields>>;
  listRandom(query?: BlogsListRandomQuery<never>, options?: CallOptions): PagePromise<Blog>;
  /** `blogs.listRandom` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterateRandom<Fields extends FieldNames<Blog> = FieldNames<Blog>>(query?: BlogsListRandomQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Blog, Fields>, void, void>;
  iterateRandom(query?: BlogsListRandomQuery<never>, options?: CallOptions): AsyncGenerator<Blog, void, void>;
  /**
   * Read an article.
   *
   * An article that is not published by now is a 404 for everybody except administrators.
   *
   * `GET /blogs/{id}`. For administrators and editors of content; for visitors, farmers, agents and other staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `published_on`, `created_on`, `updated_on`, `subscribers_told_on`: an instant, ISO 8601 with its offset
   * - `reading_minutes`: Minutes, at 200 words each.
   * - `translation`: Id of the same article in the other language; null for none that the asker may read.
   * @example
   * const blog = await udongo.blogs.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Blog>;
  /**
   * Change an article.
   *
   * For administrators. `updated_on` in the request names the version that was changed; a save over a newer one is
   * refused with 409.
   *
   * `PUT /blogs/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: Somebody stored another version in the meantime; nothing was changed.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `translation`: Id of the same article in the other language; both name each other from then on.
   * - `published_on`, `updated_on`: an instant, ISO 8601 with its offset
   * @example
   * const blog = await udongo.blogs.update(7, {
   *   title: 'Why maize turns yellow',
   *   summary: 'Acid soil locks away what maize needs. Lime helps.',
   *   body: 'Below **pH 5.5** phosphorus is locked away.',
   *   cover_image: 'blogs/yellow-maize.jpg',
   *   category: 2,
   *   language: 'en',
   *   is_published: true,
   * });
   */
  update(id: number, body: BlogRequest, options?: CallOptions): ApiPromise<Blog>;
  /**
   * Delete an article.
   *
   * For administrators.
   *
   * `DELETE /blogs/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.blogs.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Tell the subscribers of the newsletter about an article.
   *
   * Each subscriber who gets the news in the article's language is sent one e-mail with its title, summary and address, between 08:00 and 18:00 in Nairobi. An article is told once. It has to be published by now, and somebody has to be on the list; before that the answer is 409.
   *
   * `POST /blogs/tell-subscribers/{id}`. For administrators and editors of content.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: It was told before, is not published now, or nobody subscribes in its language; nobody is told.
   *
   * Units and formats:
   * - `subscribers`: Each gets one email, unless they leave before it goes out.
   * @example
   * const blogTold = await udongo.blogs.tellSubscribers(7);
   */
  tellSubscribers(id: number, options?: CallOptions): ApiPromise<BlogTold>;
}

/** The calls of `media`. */
export interface MediaApi {
  /**
   * List files.
   *
   * For administrators. The search reads name and alt. Orders by `id`, `name`, `size`, `created_on`.
   *
   * `GET /media`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `size`: Bytes.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.media.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Media> = FieldNames<Media>>(query?: MediaListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Media, Fields>>;
  list(query?: MediaListQuery<never>, options?: CallOptions): PagePromise<Media>;
  /** `media.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Media> = FieldNames<Media>>(query?: MediaListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Media, Fields>, void, void>;
  iterate(query?: MediaListQuery<never>, options?: CallOptions): AsyncGenerator<Media, void, void>;
  /**
   * Upload a file.
   *
   * For administrators. JPEG, PNG or WebP, told by the content: the file's name and declared type do not count. The picture
   * is turned upright and stored anew as WebP, without EXIF and all other data about it. A 503 stored nothing: the storage is
   * away, and the same upload can be sent again.
   *
   * `POST /media`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The file is over 5 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const media = await udongo.media.create(form);
   */
  create(body: FormData, options?: CallOptions): ApiPromise<Media>;
  /**
   * Read a file.
   *
   * Facts about the file; the file itself is at its `url`.
   *
   * `GET /media/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `size`: Bytes.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const media = await udongo.media.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Media>;
  /**
   * Delete a file.
   *
   * For administrators. A picture that articles show stays: that is a 409, which names them.
   *
   * `DELETE /media/{id}`. For administrators and editors of content.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `MediaInUse`: Articles show the picture; nothing was deleted.
   * @example
   * await udongo.media.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `messages`. */
export interface MessagesApi {
  /**
   * List the messages to people.
   *
   * For administrators: emails and text messages that the service sends by itself, and how far each has come. The text
   * of a message with a link or code that opens something is for its recipient only. The search reads recipient, subject and text. Orders by `id`.
   *
   * `GET /messages`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `parts`: How many text messages it is paid as; null for an email and before it was sent.
   * - `booking`: The booking it is about.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.messages.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Message> = FieldNames<Message>>(query?: MessagesListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Message, Fields>>;
  list(query?: MessagesListQuery<never>, options?: CallOptions): PagePromise<Message>;
  /** `messages.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Message> = FieldNames<Message>>(query?: MessagesListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Message, Fields>, void, void>;
  iterate(query?: MessagesListQuery<never>, options?: CallOptions): AsyncGenerator<Message, void, void>;
  /**
   * Send a message again.
   *
   * For administrators: a message that failed, or one of which nobody knows whether it went out; that one can then arrive twice.
   *
   * `POST /messages/{id}/send-again`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: It went out, or it still waits.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `parts`: How many text messages it is paid as; null for an email and before it was sent.
   * - `booking`: The booking it is about.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const message = await udongo.messages.sendAgain(7);
   */
  sendAgain(id: number, options?: CallOptions): ApiPromise<Message>;
}

/** The calls of `notifications`. */
export interface NotificationsApi {
  /**
   * List the own notifications.
   *
   * Newest first. The search reads title and message. Orders by `id`, `created_on`.
   *
   * `GET /utils/notifications`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `booking`: The booking it is about.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.notifications.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<Notification> = FieldNames<Notification>>(query?: NotificationsListQuery<Fields>, options?: CallOptions): PagePromise<Picked<Notification, Fields>>;
  list(query?: NotificationsListQuery<never>, options?: CallOptions): PagePromise<Notification>;
  /** `notifications.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<Notification> = FieldNames<Notification>>(query?: NotificationsListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<Notification, Fields>, void, void>;
  iterate(query?: NotificationsListQuery<never>, options?: CallOptions): AsyncGenerator<Notification, void, void>;
  /**
   * Read a notification.
   *
   * A notification of another person is a 404.
   *
   * `GET /utils/notifications/{id}`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `booking`: The booking it is about.
   * - `created_on`: an instant, ISO 8601 with its offset
   * @example
   * const notification = await udongo.notifications.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<Notification>;
  /**
   * Mark a notification as read or unread.
   *
   * Only `is_read` changes.
   *
   * `PUT /utils/notifications/{id}`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const notification = await udongo.notifications.update(7, { is_read: true });
   */
  update(id: number, body: NotificationRequest, options?: CallOptions): ApiPromise<Notification>;
  /**
   * Delete a notification.
   *
   * The notification is gone for good, for this person alone.
   *
   * `DELETE /utils/notifications/{id}`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.notifications.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Mark all own notifications as read.
   *
   * Those of other people stay as they are.
   *
   * `POST /utils/mark-all-notifications-read`. For farmers, agents and staff, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * @example
   * await udongo.notifications.markAllRead();
   */
  markAllRead(options?: CallOptions): ApiPromise<void>;
}

/** The calls of `webhooks`. */
export interface WebhooksApi {
  /**
   * Take the word of a payment provider.
   *
   * Called by the provider, whose signature is checked. A repeat changes nothing.
   *
   * `POST /utils/payment-webhooks/{provider}`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The signature does not hold.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const detail = await udongo.webhooks.receivePayment('paystack', {
   *   event: 'charge.success',
   *   data: { reference: 'UDP-7QK2M9XA', status: 'success', amount: 650000, currency: 'KES' },
   * });
   */
  receivePayment(provider: string, body: PaymentWebhookRequest, options?: CallOptions): ApiPromise<Detail>;
  /**
   * Take the word of a provider that signs nothing.
   *
   * What it says of a prompt is asked again before it counts. A repeat changes nothing. What cannot be read as money is kept for a person.
   *
   * `POST /utils/payment-callbacks/{token}`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * const callbackAnswer = await udongo.webhooks.receiveCallback('token', { Body: { stkCallback: { CheckoutRequestID: 'ws_CO_201120262027', ResultCode: 0 } } });
   */
  receiveCallback(token: string, body: PaymentWebhookRequest, options?: CallOptions): ApiPromise<CallbackAnswer>;
}

/** The calls of `bin`. */
export interface BinApi {
  /**
   * List deleted bookings and farmers.
   *
   * For administrators: what was deleted in the last 30 days and can be restored, the last first.
   *
   * `GET /utils/bin`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `id`: Of the entry.
   * - `deleted_on`, `kept_until`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.bin.list({ limit: 50 });
   */
  list(query?: BinListQuery, options?: CallOptions): PagePromise<BinEntry>;
  /** `bin.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: BinListQuery, options?: CallOptions): AsyncGenerator<BinEntry, void, void>;
  /**
   * Restore a deleted booking or farmer.
   *
   * With all that hung on it, under its id and its code. Administrators restore everything, others what they have deleted themselves. A booking whose discount code has no use left is not restored.
   *
   * `POST /utils/bin/restore`. For administrators; for farmers and agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 409 `ErrorBody`: What it needs was deleted since, or somebody else has its email address or phone number.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   * @example
   * await udongo.bin.restore({ kind: 'booking', record: 26 });
   */
  restore(body: RestoreRequest, options?: CallOptions): ApiPromise<void>;
}

/** The calls of `audit`. */
export interface AuditApi {
  /**
   * List who did what.
   *
   * For administrators: changes of records, logins, refusals, files with personal data that were read, and lists of which a file was made, the last first. Personal data is masked, and secrets are never stored. The search reads the names of people.
   *
   * `GET /utils/audit`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `happened_on`: an instant, ISO 8601 with its offset
   * - `request_entries`: How many entries its request has, this one included; 1 for an entry without a request.
   * - `user`: Null for a visitor and for the server.
   * @example
   * const { results } = await udongo.audit.list({ limit: 50, search: 'Wanjiku' });
   */
  list(query?: AuditListQuery, options?: CallOptions): PagePromise<AuditEntry>;
  /** `audit.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: AuditListQuery, options?: CallOptions): AsyncGenerator<AuditEntry, void, void>;
}

/** The calls of `jobs`. */
export interface JobsApi {
  /**
   * List what the server does by itself.
   *
   * For administrators: each job with its last run and its last failure.
   *
   * `GET /utils/jobs`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `every_seconds`: Most seconds from one start to the next. Some also run as soon as there is work.
   * - `next_run_on`, `last_run_on`, `last_success_on`, `last_failure_on`: an instant, ISO 8601 with its offset
   * - `failures`: How often it failed since it last succeeded. Each failure doubles the wait for the next run, to an hour at most.
   * @example
   * const { results } = await udongo.jobs.list({ limit: 50 });
   */
  list(query?: JobsListQuery, options?: CallOptions): PagePromise<Job>;
  /** `jobs.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: JobsListQuery, options?: CallOptions): AsyncGenerator<Job, void, void>;
}

/** The calls of `sandbox`. */
export interface SandboxApi {
  /**
   * Look at the payer's phone of the sandbox.
   *
   * Only while the sandbox is the provider. No money moves here.
   *
   * `GET /utils/sandbox-prompts/{reference}`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `amount`, `refunded_amount`: A decimal number with two places, such as "2000.00".
   * @example
   * const sandboxPrompt = await udongo.sandbox.getPrompt('reference');
   */
  getPrompt(reference: string, options?: CallOptions): ApiPromise<SandboxPrompt>;
  /**
   * Play the payer.
   *
   * Only while the sandbox is the provider.
   *
   * `POST /utils/sandbox-prompts/{reference}`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `amount`: KES, in whole shillings, of a refund, or of an approval that pays another amount; everything when absent.
   * @example
   * const sandboxPrompt = await udongo.sandbox.answerPrompt('reference', { action: 'approve' });
   */
  answerPrompt(reference: string, body: SandboxAnswerRequest, options?: CallOptions): ApiPromise<SandboxPrompt>;
}

/** The calls of `statistics`. */
export interface StatisticsApi {
  /**
   * Count bookings.
   *
   * By the day of the test; amounts are what they cost after discounts, nothing for canceled ones. Broken down by
   * status, payment, test_type and county. A farmer and an agent count what they see.
   *
   * `GET /statistics/bookings`. For administrators, finance, agronomists and technicians; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `count`: How many records there are in the whole time.
   * - `series[].period`: a day, `yyyy-mm-dd`
   * - `series[].count`: How many records there are in this part of the time.
   * - `breakdowns[].groups[].count`: How many records this group has.
   * @example
   * const statistics = await udongo.statistics.getBookings();
   */
  getBookings(query?: StatisticsGetBookingsQuery, options?: CallOptions): ApiPromise<Statistics>;
  /**
   * Count farmers.
   *
   * By the day they were registered; no amounts. Broken down by county and referrer. An agent counts what they
   * see.
   *
   * `GET /statistics/farmers`. For administrators; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `count`: How many records there are in the whole time.
   * - `series[].period`: a day, `yyyy-mm-dd`
   * - `series[].count`: How many records there are in this part of the time.
   * - `breakdowns[].groups[].count`: How many records this group has.
   * @example
   * const statistics = await udongo.statistics.getFarmers();
   */
  getFarmers(query?: StatisticsGetFarmersQuery, options?: CallOptions): ApiPromise<Statistics>;
  /**
   * Count agents.
   *
   * By the day they were added; no amounts. Broken down by county and is_agrovet. For administrators.
   *
   * `GET /statistics/agents`. For administrators and finance.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `count`: How many records there are in the whole time.
   * - `series[].period`: a day, `yyyy-mm-dd`
   * - `series[].count`: How many records there are in this part of the time.
   * - `breakdowns[].groups[].count`: How many records this group has.
   * @example
   * const statistics = await udongo.statistics.getAgents();
   */
  getAgents(query?: StatisticsGetAgentsQuery, options?: CallOptions): ApiPromise<Statistics>;
  /**
   * Count samples.
   *
   * By the day of their test; no amounts, no coordinates. Broken down by soil_type, main_crop and county. A farmer
   * and an agent count what they see.
   *
   * `GET /statistics/samples`. For administrators, agronomists and technicians; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `count`: How many records there are in the whole time.
   * - `series[].period`: a day, `yyyy-mm-dd`
   * - `series[].count`: How many records there are in this part of the time.
   * - `breakdowns[].groups[].count`: How many records this group has.
   * @example
   * const statistics = await udongo.statistics.getSamples();
   */
  getSamples(query?: StatisticsGetSamplesQuery, options?: CallOptions): ApiPromise<Statistics>;
  /**
   * Read the soil picture of a year.
   *
   * Medians of verified results by county and main crop, for everybody who is logged in; it names no farm. Cells with
   * fewer than `minimum_farms` farms are left out, and a cell is published anew only when so many farms have come into
   * it. Totals are made of the cells that are shown. There are no other filters: two answers never differ by a few farms.
   *
   * `GET /statistics/soil-picture`. For farmers, agents and staff.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `year`: The calendar year of the tests.
   * - `minimum_farms`: Cells with fewer farms are left out.
   * - `cells[].county`, `counties[].county`: Id of the county.
   * - `cells[].crop`, `crops[].crop`: Id of the main crop.
   * - `cells[].samples`, `counties[].samples`, `crops[].samples`: How many samples the medians are of.
   * - `cells[].pH`, `counties[].pH`, `crops[].pH`: pH in water.
   * - `cells[].nitrogen`, `counties[].nitrogen`, `crops[].nitrogen`: Nitrogen, mg/kg.
   * - `cells[].phosphorus`, `counties[].phosphorus`, `crops[].phosphorus`: Phosphorus, mg/kg.
   * - `cells[].potassium`, `counties[].potassium`, `crops[].potassium`: Potassium, mg/kg.
   * @example
   * const soilPicture = await udongo.statistics.getSoilPicture();
   */
  getSoilPicture(query?: StatisticsGetSoilPictureQuery, options?: CallOptions): ApiPromise<SoilPicture>;
  /**
   * Count payments.
   *
   * By the day they were started; amounts are what was paid, refunds taken off. Broken down by method and
   * payment. A farmer and an agent count what they see.
   *
   * `GET /statistics/payments`. For administrators and finance; for farmers and agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `count`: How many records there are in the whole time.
   * - `series[].period`: a day, `yyyy-mm-dd`
   * - `series[].count`: How many records there are in this part of the time.
   * - `breakdowns[].groups[].count`: How many records this group has.
   * @example
   * const statistics = await udongo.statistics.getPayments();
   */
  getPayments(query?: StatisticsGetPaymentsQuery, options?: CallOptions): ApiPromise<Statistics>;
  /**
   * Count commissions.
   *
   * By the day they were earned; canceled ones are worth nothing. Broken down by status and agent. An agent counts
   * what they see.
   *
   * `GET /statistics/commissions`. For administrators and finance; for agents, what concerns them.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   *
   * Units and formats:
   * - `as_of`: an instant, ISO 8601 with its offset
   * - `count`: How many records there are in the whole time.
   * - `series[].period`: a day, `yyyy-mm-dd`
   * - `series[].count`: How many records there are in this part of the time.
   * - `breakdowns[].groups[].count`: How many records this group has.
   * @example
   * const statistics = await udongo.statistics.getCommissions();
   */
  getCommissions(query?: StatisticsGetCommissionsQuery, options?: CallOptions): ApiPromise<Statistics>;
}

/** The calls of `partnerKeys`. */
export interface PartnerKeysApi {
  /**
   * List partner keys.
   *
   * Who may embed the booking form, and where. An agent sees the keys of their own agrovet. The search reads the
   * name. Orders by `id`, `name`.
   *
   * `GET /agric/partner-keys`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that serves its bookings.
   * - `created_on`, `last_used_on`, `previous_key_until`: an instant, ISO 8601 with its offset
   * @example
   * const { results } = await udongo.partnerKeys.list({ limit: 50, search: 'Wanjiku' });
   */
  list<Fields extends FieldNames<PartnerKey> = FieldNames<PartnerKey>>(query?: PartnerKeysListQuery<Fields>, options?: CallOptions): PagePromise<Picked<PartnerKey, Fields>>;
  list(query?: PartnerKeysListQuery<never>, options?: CallOptions): PagePromise<PartnerKey>;
  /** `partnerKeys.list` record by record, page after page: 100 records a page, unless the query has a limit. */
  iterate<Fields extends FieldNames<PartnerKey> = FieldNames<PartnerKey>>(query?: PartnerKeysListQuery<Fields>, options?: CallOptions): AsyncGenerator<Picked<PartnerKey, Fields>, void, void>;
  iterate(query?: PartnerKeysListQuery<never>, options?: CallOptions): AsyncGenerator<PartnerKey, void, void>;
  /**
   * Add a partner key.
   *
   * The server makes the key. An agent's key is for their own agrovet and credits them, whatever `agent` and
   * `referrer_agent` say; an agrovet makes at most 10.
   *
   * `POST /agric/partner-keys`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that serves its bookings.
   * @example
   * const partnerKey = await udongo.partnerKeys.create({
   *   name: 'Mavuno Agrovet website',
   *   agent: 1,
   *   referrer_agent: 2,
   *   allowed_origins: ['https://mavuno.example'],
   *   is_active: true,
   * });
   */
  create(body: PartnerKeyRequest, options?: CallOptions): ApiPromise<PartnerKey>;
  /**
   * Read a partner key.
   *
   * The key is public: it stands in the pages of the partner.
   *
   * `GET /agric/partner-keys/{id}`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that serves its bookings.
   * - `created_on`, `last_used_on`, `previous_key_until`: an instant, ISO 8601 with its offset
   * @example
   * const partnerKey = await udongo.partnerKeys.get(7);
   */
  get(id: number, options?: CallOptions): ApiPromise<PartnerKey>;
  /**
   * Change a partner key.
   *
   * The key itself stays. Of a key that an agent changes, `agent` and `referrer_agent` stay, too.
   *
   * `PUT /agric/partner-keys/{id}`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that serves its bookings.
   * @example
   * const partnerKey = await udongo.partnerKeys.update(7, {
   *   name: 'Mavuno Agrovet website',
   *   agent: 1,
   *   referrer_agent: 2,
   *   allowed_origins: ['https://mavuno.example'],
   *   is_active: true,
   * });
   */
  update(id: number, body: PartnerKeyRequest, options?: CallOptions): ApiPromise<PartnerKey>;
  /**
   * Delete a partner key.
   *
   * Pages with this key are told so and credit nobody any more. Bookings that came through it stay, and keep its name.
   *
   * `DELETE /agric/partner-keys/{id}`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   * @example
   * await udongo.partnerKeys.delete(7);
   */
  delete(id: number, options?: CallOptions): ApiPromise<void>;
  /**
   * Give a partner a new key.
   *
   * The old key works for seven more days, so that pages have time to change. To stop it at once, switch the partner key off.
   *
   * `POST /agric/partner-keys/{id}/rotate`. For administrators; for agents, what concerns them.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 404 `ErrorBody`: Nothing there, or not for this person.
   *
   * Units and formats:
   * - `agent`: Id of the agrovet that serves its bookings.
   * - `created_on`, `last_used_on`, `previous_key_until`: an instant, ISO 8601 with its offset
   * @example
   * const partnerKey = await udongo.partnerKeys.rotate(7);
   */
  rotate(id: number, options?: CallOptions): ApiPromise<PartnerKey>;
}

/** The calls of `boot`. */
export interface BootApi {
  /**
   * Read all that the embedded form starts with.
   *
   * Counties, public crops, test types and the partner of the key, in one answer that caches keep. With a key, pages of any
   * site may read it, so that a page whose key does not hold can say why; without one, those that may book.
   *
   * `GET /embed/boot`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: The key is unknown, replaced or switched off, or not for the origin that asks: what the owner of the page is to do.
   * - 429 `ErrorBody`: Too many attempts.
   *
   * Units and formats:
   * - `test_types[].cost_per_test`: KES for each sample.
   * - `settings.days_to_collect`: Promised working days from the day of the test until the samples are collected.
   * - `settings.days_to_receive`: Promised working days until they are received.
   * - `settings.days_to_analyse`: Promised working days until they are measured.
   * - `settings.days_to_verify`: Promised working days until the readings are verified.
   * - `settings.days_to_report`: Promised working days until the report is ready.
   * - `settings.self_verification_asked_on`: an instant, ISO 8601 with its offset
   * - `settings.commission_percentage`: The share of a price that agents earn who have no rate of their own, 0 to 100.
   * - `settings.sms_price`: KES that one part of a text message costs; it is shown while somebody writes one.
   * - `settings.days_between_calibrations`: Days from one calibration of a probe to the next; 0 asks for none.
   * - `settings.duplicates_one_in`: One sample in so many is measured twice; 0 asks for none.
   * - `status_page`, `privacy_page`: an address
   * @example
   * const boot = await udongo.boot.get();
   */
  get(query?: BootGetQuery, options?: CallOptions): ApiPromise<Boot>;
}

/** The calls of `settings`. */
export interface SettingsApi {
  /**
   * Read the settings of the service.
   *
   * Everybody may read them; apps and messages show them.
   *
   * `GET /settings`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 401 `ErrorBody`: No token, or one that does not hold.
   *
   * Units and formats:
   * - `days_to_collect`: Promised working days from the day of the test until the samples are collected.
   * - `days_to_receive`: Promised working days until they are received.
   * - `days_to_analyse`: Promised working days until they are measured.
   * - `days_to_verify`: Promised working days until the readings are verified.
   * - `days_to_report`: Promised working days until the report is ready.
   * - `self_verification_asked_on`: an instant, ISO 8601 with its offset
   * - `commission_percentage`: The share of a price that agents earn who have no rate of their own, 0 to 100.
   * - `sms_price`: KES that one part of a text message costs; it is shown while somebody writes one.
   * - `days_between_calibrations`: Days from one calibration of a probe to the next; 0 asks for none.
   * - `duplicates_one_in`: One sample in so many is measured twice; 0 asks for none.
   * @example
   * const settings = await udongo.settings.get();
   */
  get(options?: CallOptions): ApiPromise<Settings>;
  /**
   * Change the settings of the service.
   *
   * A setting that the body leaves out stays as it is.
   *
   * `PUT /settings`. For administrators.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * - 400 `ErrorBody`: A field or parameter is refused.
   * - 401 `ErrorBody`: No token, or one that does not hold.
   * - 403 `ErrorBody`: This role may not do this.
   * - 412 `StaleAnswer`: The record was changed after the caller read this `version` of it. Nothing was stored.
   * - 413 `ErrorBody`: The body is over 1 MB.
   * - 415 `ErrorBody`: The body is not `application/json`.
   *
   * Units and formats:
   * - `days_to_collect`: Promised working days from the day of the test until the samples are collected.
   * - `days_to_receive`: Promised working days until they are received.
   * - `days_to_analyse`: Promised working days until they are measured.
   * - `days_to_verify`: Promised working days until the readings are verified.
   * - `days_to_report`: Promised working days until the report is ready.
   * - `commission_percentage`: The share of a price that agents earn who have no rate of their own, 0 to 100.
   * - `sms_price`: KES that one part of a text message costs, 0 to 100.
   * - `days_between_calibrations`: Days from one calibration of a probe to the next; 0 asks for none.
   * - `duplicates_one_in`: One sample in so many is measured twice; 0 asks for none.
   * @example
   * const settings = await udongo.settings.update({ support_name: 'Udongo helpdesk', support_phone_no: '0712345678' });
   */
  update(body: SettingsRequest, options?: CallOptions): ApiPromise<Settings>;
}

/** The calls of `health`. */
export interface HealthApi {
  /**
   * Whether the service works.
   *
   * For load balancers and monitoring. It writes one row to the database; a service that cannot write answers 503.
   *
   * `GET /healthz`. For everybody.
   * An extension: not every service has it.
   *
   * Rejects with a `BadRequestError` whose `body` is:
   * @example
   * const health = await udongo.health.get();
   */
  get(options?: CallOptions): ApiPromise<Health>;
}

/** The methods of `createUdongo`, by resource. */
export interface UdongoApi {
  auth: AuthApi;
  account: AccountApi;
  profiles: ProfilesApi;
  counties: CountiesApi;
  crops: CropsApi;
  otherCropNames: OtherCropNamesApi;
  farmers: FarmersApi;
  agents: AgentsApi;
  imports: ImportsApi;
  discounts: DiscountsApi;
  devices: DevicesApi;
  bookings: BookingsApi;
  samples: SamplesApi;
  prices: PricesApi;
  reports: ReportsApi;
  payments: PaymentsApi;
  commissions: CommissionsApi;
  sms: SmsApi;
  contact: ContactApi;
  reviews: ReviewsApi;
  subscribers: SubscribersApi;
  stats: StatsApi;
  faqs: FaqsApi;
  blogCategories: BlogCategoriesApi;
  blogs: BlogsApi;
  media: MediaApi;
  messages: MessagesApi;
  notifications: NotificationsApi;
  webhooks: WebhooksApi;
  bin: BinApi;
  audit: AuditApi;
  jobs: JobsApi;
  sandbox: SandboxApi;
  statistics: StatisticsApi;
  partnerKeys: PartnerKeysApi;
  boot: BootApi;
  settings: SettingsApi;
  health: HealthApi;
}

/** The resources that only `createClient` makes, of what is picked from `@udongo/sdk/operations`. */
export interface PickedApi {
  secondFactor: SecondFactorApi;
  dataRequests: DataRequestsApi;
  calibrations: CalibrationsApi;
  analyses: AnalysesApi;
  controls: ControlsApi;
  ruleSets: RuleSetsApi;
}

/** Every resource of the contract, as `createClient` makes them. */
export type ContractApi = UdongoApi & PickedApi;

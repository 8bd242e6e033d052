// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from './schema.ts';

type Schemas = components['schemas'];

/** Any body that Django REST Framework answers with: a text, a list, or an object keyed by field, list index, `non_field_errors` or `detail`, to any depth. Every leaf is a text. Refuses `auth.login`, `auth.logout`, `auth.checkLoginStatus`, `auth.changePassword` and others. */
export type ErrorBody = Schemas['ErrorBody'];
/** The body of a 409 to a `uuid` that was booked before with other content. An extension. Refuses `bookings.create`. */
export type AlreadyBooked = Schemas['AlreadyBooked'];
/** What a user is to the service. Sent with `profiles.list`. Part of `Profile`. */
export type UserRole = Schemas['UserRole'];
/** The package of a test; the specification's section 3 has labels and prices. Sent with `discounts.list`, `bookings.list`, `statistics.getBookings`, `statistics.getSamples`. Part of `Discount`, `DiscountRequest`, `Booking`, `BookingRequest` and others. */
export type TestType = Schemas['TestType'];
/** A booking seen by its payment. Sent with `bookings.list`, `payments.list`. */
export type PaymentState = Schemas['PaymentState'];
/** How money came in. Sent with `payments.list`. Part of `MarkAsPaidRequest`, `DisburseCommissionRequest`, `Payment`, `PaymentOptions` and others. */
export type PaymentMethod = Schemas['PaymentMethod'];
/** English or Kiswahili. Sent with `samples.downloadLabels`, `reports.downloadPublicPdf`, `reports.downloadPdf`, `payments.downloadInvoice` and others. Part of `AdjustPhRequest`, `Report`, `PublicReport`, `ReportRequest` and others. */
export type Language = Schemas['Language'];
/** Whether one crop grows on a field or several. Part of `Booking`, `BookingRequest`. */
export type FarmingType = Schemas['FarmingType'];
/** The values on the wire, mixed case as specified: `clay`, `loam`, `Sandy`. Sent with `samples.list`. Part of `Sample`, `SampleRequest`, `SoilTestSample`, `SoilTestSampleRequest` and others. */
export type SoilType = Schemas['SoilType'];
/** How far a booking has come, in this order; `canceled` may follow any. An extension. Sent with `bookings.list`. Part of `Booking`, `NextStatus`, `BookingStatusRequest`, `BookingStatusChange` and others. */
export type BookingStatus = Schemas['BookingStatus'];
/** A decimal number with two places, such as "2000.00". Part of `Crop`, `Agent`, `Discount`, `Sample` and others. */
export type DecimalText = Schemas['DecimalText'];
/** A decimal number of at most two places, as text or number. Part of `CropRequest`, `AgentRequest`, `DiscountRequest`, `SampleRequest` and others. */
export type DecimalInput = Schemas['DecimalInput'];
/** Phone number, address and county id of a person; the phone number is `+254…` or "". Part of `User`, `Farmer`, `Agent`. */
export type ContactDetails = Schemas['ContactDetails'];
/** The account of a person; `farmer` and `agent` are the ids of their records in these roles, null without one. Answered by `account.get`, `account.register`. Part of `LoginResponse`, `LoginStatus`. */
export type User = Schemas['User'];
/** What to log in with. Sent with `auth.login`. */
export type LoginRequest = Schemas['LoginRequest'];
/** A login: the token for the Authorization header, and whose it is. Answered by `auth.login`. */
export type LoginResponse = Schemas['LoginResponse'];
/** Whether the token that was sent still holds, and whose it is. Answered by `auth.checkLoginStatus`. */
export type LoginStatus = Schemas['LoginStatus'];
/** What a farmer registers with. Sent with `account.register`. */
export type RegisterRequest = Schemas['RegisterRequest'];
/** A success told in words. Answered by `auth.changePassword`, `auth.requestPasswordReset`, `auth.confirmPasswordReset`, `subscribers.create` and others. Part of `MarkAsPaidAnswer`. */
export type Detail = Schemas['Detail'];
/** A success told in words, as some services name it. Part of `MarkAsPaidAnswer`. */
export type SuccessMessage = Schemas['SuccessMessage'];
/** The old password and the new one, twice. Sent with `auth.changePassword`. */
export type ChangePasswordRequest = Schemas['ChangePasswordRequest'];
/** Whose password to reset. Sent with `auth.requestPasswordReset`. */
export type PasswordResetRequest = Schemas['PasswordResetRequest'];
/** A reset token to try. Sent with `auth.validatePasswordResetToken`. */
export type PasswordResetTokenRequest = Schemas['PasswordResetTokenRequest'];
/** Whether a reset token still holds. Answered by `auth.validatePasswordResetToken`. */
export type PasswordResetTokenStatus = Schemas['PasswordResetTokenStatus'];
/** A reset token and the new password, twice. Sent with `auth.confirmPasswordReset`. */
export type ConfirmPasswordResetRequest = Schemas['ConfirmPasswordResetRequest'];
/** A user with their contact details; `role`, `is_superuser` and `is_active` are absent in the answers of other services. Listed by `profiles.list`. Answered by `profiles.create`, `profiles.get`, `profiles.patch`. */
export type Profile = Schemas['Profile'];
/** What an administrator adds a user with. Sent with `profiles.create`. */
export type ProfileRequest = Schemas['ProfileRequest'];
/** What of a user to change; what is absent stays. Sent with `profiles.patch`. */
export type ProfilePatch = Schemas['ProfilePatch'];
/** One of the 47 counties. Listed by `counties.list`. Answered by `counties.create`, `counties.get`, `counties.update`. Part of `Boot`. */
export type County = Schemas['County'];
/** A county as it is sent. Sent with `counties.create`, `counties.update`. */
export type CountyRequest = Schemas['CountyRequest'];
/** A crop with its ideal ranges: nitrogen, phosphorus and potassium in mg/kg, pH, conductivity in µS/cm, moisture in percent by volume, temperature in °C. Listed by `crops.list`. Answered by `crops.create`, `crops.get`, `crops.update`. */
export type Crop = Schemas['Crop'];
/** Bounds in the units of `Crop`, more than 0, low at most high. Sent with `crops.create`, `crops.update`. */
export type CropRequest = Schemas['CropRequest'];
/** What a crop is called in a county. Listed by `otherCropNames.list`. Answered by `otherCropNames.create`, `otherCropNames.get`, `otherCropNames.update`. */
export type OtherCropName = Schemas['OtherCropName'];
/** A local crop name as it is sent. Sent with `otherCropNames.create`, `otherCropNames.update`. */
export type OtherCropNameRequest = Schemas['OtherCropNameRequest'];
/** A registered farmer. Some services answer `profile` beside `user` instead of inside it. Listed by `farmers.list`. Answered by `farmers.create`, `farmers.get`, `farmers.update`. Part of `FarmerList`. */
export type Farmer = Schemas['Farmer'];
/** A farmer as they are sent, nested as they are answered. An update leaves absent optional fields as they are. Sent with `farmers.create`, `farmers.update`. Part of `FarmerRequestList`. */
export type FarmerRequest = Schemas['FarmerRequest'];
/** Sent with `farmers.bulkCreate`. */
export type FarmerRequestList = Schemas['FarmerRequestList'];
/** Answered by `farmers.bulkCreate`. */
export type FarmerList = Schemas['FarmerList'];
/** The body of a 409: who the farmer may be already. An extension. Refuses `farmers.create`, `farmers.update`. */
export type DuplicateFarmer = Schemas['DuplicateFarmer'];
/** A registered farmer who may be the same; masked when the asker may not see them. An extension. Part of `DuplicateFarmer`. */
export type DuplicateCandidate = Schemas['DuplicateCandidate'];
/** A farmer in few words. Listed by `farmers.listSummaries`. */
export type FarmerSummary = Schemas['FarmerSummary'];
/** An agent; `agrovet_name` and `is_agrovet` say whether they run an agrovet. Listed by `agents.list`. Answered by `agents.create`, `agents.get`, `agents.update`. Part of `AgentList`. */
export type Agent = Schemas['Agent'];
/** An agent as they are sent. An update leaves absent optional fields, such as the `password`, as they are. Sent with `agents.create`, `agents.update`. Part of `AgentRequestList`. */
export type AgentRequest = Schemas['AgentRequest'];
/** Sent with `agents.bulkCreate`. */
export type AgentRequestList = Schemas['AgentRequestList'];
/** Answered by `agents.bulkCreate`. */
export type AgentList = Schemas['AgentList'];
/** A discount code and what it is worth. Listed by `discounts.list`. Answered by `discounts.create`, `discounts.get`, `discounts.update`. */
export type Discount = Schemas['Discount'];
/** A discount code as it is sent. Sent with `discounts.create`, `discounts.update`. */
export type DiscountRequest = Schemas['DiscountRequest'];
/** A soil probe. Listed by `devices.list`. Answered by `devices.create`, `devices.get`, `devices.update`. */
export type Device = Schemas['Device'];
/** A soil probe as it is sent. Sent with `devices.create`, `devices.update`. */
export type DeviceRequest = Schemas['DeviceRequest'];
/** One soil sample of a booking; `size_of_land` in acres, crops as ids. Part of `Booking`. */
export type Sample = Schemas['Sample'];
/** A sample as it is sent: with an `id` it changes the stored one, without it is added. Part of `BookingRequest`. */
export type SampleRequest = Schemas['SampleRequest'];
/** Readings of a soil probe. Part of `SoilTestSample`, `SavedReadings`. */
export type SensorData = Schemas['SensorData'];
/** Readings of a soil probe, in the units of `SensorData`. None is 0: probes report 0 when they measured nothing. Part of `SoilTestSampleRequest`. */
export type SensorDataRequest = Schemas['SensorDataRequest'];
/** A sample of a booking with its readings. Listed by `samples.list`. Answered by `samples.create`, `samples.get`, `samples.update`, `samples.reject` and others. */
export type SoilTestSample = Schemas['SoilTestSample'];
/** Why a sample cannot be measured. An extension. Part of `Sample`, `SoilTestSample`, `SampleRejectionRequest`, `SampleResult` and others. */
export type RejectedReason = Schemas['RejectedReason'];
/** Why a sample cannot be measured. An extension. Sent with `samples.reject`. */
export type SampleRejectionRequest = Schemas['SampleRejectionRequest'];
/** Readings of a sample as they were saved at a time. An extension. Part of `SavedReadingsList`. */
export type SavedReadings = Schemas['SavedReadings'];
/** An extension. Answered by `samples.listReadings`. */
export type SavedReadingsList = Schemas['SavedReadingsList'];
/** A key of `SensorData`. An extension. Part of `UnusualReading`, `VerificationRequest`. */
export type ReadingName = Schemas['ReadingName'];
/** A reading that somebody should look at before the booking is verified. An extension. Part of `UnusualReadingList`. */
export type UnusualReading = Schemas['UnusualReading'];
/** An extension. Answered by `bookings.listUnusual`. */
export type UnusualReadingList = Schemas['UnusualReadingList'];
/** What a value is compared with: what is usual at all, the median of the booking's other samples, or the median of the county's verified bookings, of which there are at least 3 samples. Expected is at most 1.0 from a median for pH, and from a third to three times of it for the others. An extension. Part of `UnusualReading`. */
export type UnusualReason = Schemas['UnusualReason'];
/** What an administrator says of unusual readings. An extension. Sent with `bookings.verify`. */
export type VerificationRequest = Schemas['VerificationRequest'];
/** A soil sample as it is sent, readings included. Sent with `samples.create`, `samples.update`. */
export type SoilTestSampleRequest = Schemas['SoilTestSampleRequest'];
/** Which samples to rate. Sent with `samples.generateResults`. */
export type GenerateResultsRequest = Schemas['GenerateResultsRequest'];
/** Answered by `bookings.getResults`, `samples.generateResults`. */
export type SampleResultList = Schemas['SampleResultList'];
/** How the readings of a sample compare with what its crops want, main crop first. Answered by `samples.getResults`. Part of `SampleResultList`, `Report`, `PublicReport`. */
export type SampleResult = Schemas['SampleResult'];
/** A sample's ratings for one crop, and what to do. Part of `SampleResult`. */
export type CropResult = Schemas['CropResult'];
/** What labels are printed on. An extension. Sent with `samples.downloadLabels`. */
export type LabelPaper = Schemas['LabelPaper'];
/** What an agrovet sells in bags of 50 kg: ground limestone, sulphur, fertilisers. An extension. Part of `InputPrice`, `InputPriceRequest`, `ResultAction`. */
export type InputProduct = Schemas['InputProduct'];
/** What a bag of 50 kg costs. An extension. Listed by `prices.list`. Answered by `prices.create`, `prices.get`, `prices.update`. */
export type InputPrice = Schemas['InputPrice'];
/** What a bag of 50 kg costs, as it is sent. An extension. Sent with `prices.create`, `prices.update`. */
export type InputPriceRequest = Schemas['InputPriceRequest'];
/** One thing to do, or not to buy. The answer holds codes and numbers; `describeAction` of `@udongo/sdk/results` writes them as sentences in English or Kiswahili. Amounts are null where an action has none; a single amount has the same low and high. An extension. Part of `SampleResult`, `CropResult`. */
export type ResultAction = Schemas['ResultAction'];
/** Why an action is there. `ph_low`: spread lime; `ph_low_small_budget`: lime in the planting holes; `ph_high`: sulphur; `ph_high_compost`, `ph_high_visit`: compost and a visit; `conductivity_high`: drain and measure again; `too_salty`: no fertiliser until then; `phosphorus_rate`, `nitrogen_rate`: the share of the usual rate; `dap_nitrogen`: CAN gives the nitrogen of the DAP that is left out; `dap_acidifies`: no DAP; `potassium_enough`: no potassium needed; `potassium_low`, `nitrogen_low`: too little, without a usual rate; `legume`: it makes its own nitrogen; `no_usual_rates`: an agronomist names the amounts; `phosphorus_unknown`, `nitrogen_unknown`: not measured or without a range; `moisture_low`: wait for rain. An extension. Part of `ResultAction`. */
export type ResultReason = Schemas['ResultReason'];
/** A reading that a crop can have a range for. Part of `ResultAction`, `Rating`. */
export type RatedReading = Schemas['RatedReading'];
/** Where a value lies: within the range with its ends, in the tenth of its width beyond (0.2 for pH), or further. Part of `Rating`. */
export type RatingClass = Schemas['RatingClass'];
/** A reading against a crop's ideal range, all in the unit of the reading. Part of `CropResult`, `FarmerReadings`. */
export type Rating = Schemas['Rating'];
/** What was measured for a farmer, the oldest first. An extension. Answered by `farmers.getReadings`. */
export type ReadingsOverTime = Schemas['ReadingsOverTime'];
/** The readings of one sample, rated for its main crop. An extension. Part of `ReadingsOverTime`. */
export type FarmerReadings = Schemas['FarmerReadings'];
/** Which sample is of the same place. An extension. Sent with `samples.setPlace`. */
export type SamplePlaceRequest = Schemas['SamplePlaceRequest'];
/** The place of a sample. An extension. Answered by `samples.setPlace`. */
export type SamplePlace = Schemas['SamplePlace'];
/** Which sample to advise on, and for which crop. Sent with `samples.adjustPh`. */
export type AdjustPhRequest = Schemas['AdjustPhRequest'];
/** Lime, sulphur or nothing for a plot: a range, with its sum line by line. Answered by `samples.adjustPh`. Part of `Report`, `PublicReport`. */
export type PhAdvice = Schemas['PhAdvice'];
/** A booked soil test. Decimals are strings ("2000.00"); `farmer`, `county`, `crops` and `agent` are ids. `code`, `uuid`, `status`, `paid`, `canceled` and the two instants are absent in the answers of a plain Django REST Framework service. Listed by `bookings.list`. Answered by `bookings.create`, `bookings.get`, `bookings.update`, `bookings.setStatus` and others. Part of `MarkAsPaidAnswer`. */
export type Booking = Schemas['Booking'];
/** A status that the asker may set. An extension. Part of `Booking`. */
export type NextStatus = Schemas['NextStatus'];
/** A booking as it is sent; what is absent keeps its stored value on an update. Its texts are at most 20 KB together. Sent with `bookings.create`, `bookings.update`. */
export type BookingRequest = Schemas['BookingRequest'];
/** The booking that was paid, or only a sentence that says so: services answer one or the other. Read the booking again where the answer has no `id`. Answered by `bookings.markAsPaid`. */
export type MarkAsPaidAnswer = Schemas['MarkAsPaidAnswer'];
/** Which booking was paid, and how. Sent with `bookings.markAsPaid`. */
export type MarkAsPaidRequest = Schemas['MarkAsPaidRequest'];
/** Where a booking has come to. An extension. Sent with `bookings.setStatus`. */
export type BookingStatusRequest = Schemas['BookingStatusRequest'];
/** One step of a booking. An extension. Listed by `bookings.listStatusChanges`. */
export type BookingStatusChange = Schemas['BookingStatusChange'];
/** What made a booking take a step. `person`: somebody chose it. `readings_saved`: its last open sample was measured, rejected or removed. `readings_changed`: what was verified is no longer what is stored. `self_verified`: verified by somebody who saved readings of it, which the settings allowed. `report_generated`: its report was made. `imported`: from before steps were kept. An extension. Part of `BookingStatusChange`. */
export type StatusCause = Schemas['StatusCause'];
/** What anybody with the link may see of a booking. Listed by `bookings.listByUuid`. Answered by `bookings.getByUuid`, `bookings.find`. */
export type PublicBooking = Schemas['PublicBooking'];
/** What names a booking to somebody without its link. Sent with `bookings.find`. */
export type BookingSearch = Schemas['BookingSearch'];
/** A booking as far as its discount goes. Sent with `bookings.checkDiscount`. */
export type DiscountCheck = Schemas['DiscountCheck'];
/** What a discount code takes off a booking. Answered by `bookings.checkDiscount`. */
export type CheckedDiscount = Schemas['CheckedDiscount'];
/** The results of a booking and what follows from them, as they were when it was generated. Listed by `reports.list`. Answered by `reports.create`, `reports.get`, `reports.markSent`, `reports.markExplained` and others. */
export type Report = Schemas['Report'];
/** What anybody with the link sees of a report. An extension. Answered by `reports.getPublic`. */
export type PublicReport = Schemas['PublicReport'];
/** What a report says of its booking. An extension. Part of `Report`, `PublicReport`. */
export type ReportFacts = Schemas['ReportFacts'];
/** What stands at the top of reports. An extension. Part of `Report`, `PublicReport`. */
export type Letterhead = Schemas['Letterhead'];
/** One time that a report was sent, or could not be. An extension. Part of `Report`. */
export type ReportSend = Schemas['ReportSend'];
/** Which booking to report on, and in which words. Sent with `reports.create`. */
export type ReportRequest = Schemas['ReportRequest'];
/** What to spread for the main crop of a sample. Part of `Report`, `PublicReport`. */
export type FertiliserAdvice = Schemas['FertiliserAdvice'];
/** How far a commission has come, in this order; `canceled` may follow `earned` and `collected`. Sent with `commissions.list`. Part of `Commission`. */
export type CommissionStatus = Schemas['CommissionStatus'];
/** What an agent earns with a paid booking. Listed by `commissions.list`. Answered by `commissions.get`. Part of `CommissionBatch`. */
export type Commission = Schemas['Commission'];
/** What an agent has earned, in KES. An extension. Answered by `commissions.getBalance`. */
export type CommissionBalance = Schemas['CommissionBalance'];
/** The share of a price that an agent earned from an instant on. An extension. Listed by `agents.listCommissionRates`. */
export type CommissionRate = Schemas['CommissionRate'];
/** Which commissions to ask for, and where to pay them. Sent with `commissions.collect`. */
export type CollectCommissionRequest = Schemas['CollectCommissionRequest'];
/** Which commissions were paid out, and how. Sent with `commissions.disburse`. */
export type DisburseCommissionRequest = Schemas['DisburseCommissionRequest'];
/** Commissions that were dealt with together. Answered by `commissions.collect`, `commissions.disburse`. */
export type CommissionBatch = Schemas['CommissionBatch'];
/** An attempt to pay a booking. `paid` shows before `canceled`; when neither holds, its status can be asked for. Listed by `payments.list`. Answered by `payments.get`, `payments.initialize`, `payments.checkStatus`, `payments.link`. Part of `PaymentOptions`. */
export type Payment = Schemas['Payment'];
/** A failed payment can be tried again, a canceled one was refused by the payer, replaced or given back; of one that needs review money has arrived, but not as it was asked for. An extension. Sent with `payments.list`. Part of `Payment`. */
export type PaymentStatus = Schemas['PaymentStatus'];
/** Through whom the money came; `by_hand` was recorded by an administrator. An extension. Sent with `payments.list`. Part of `Payment`, `PaymentIssue`, `Reconciliation`. */
export type PaymentProvider = Schemas['PaymentProvider'];
/** Why a payment is not paid, or needs a look. An extension. Part of `Payment`. */
export type PaymentReason = Schemas['PaymentReason'];
/** How to pay without a prompt. An extension. Part of `Payment`, `PaymentOptions`. */
export type PayByHand = Schemas['PayByHand'];
/** How a booking can be paid now. An extension. Answered by `payments.getOptions`. */
export type PaymentOptions = Schemas['PaymentOptions'];
/** An invoice, a receipt or a credit note. Numbers of one kind and year have no gaps. An extension. Listed by `payments.listDocuments`. */
export type PaymentDocument = Schemas['PaymentDocument'];
/** An extension. Sent with `payments.listDocuments`. Part of `PaymentDocument`. */
export type DocumentKind = Schemas['DocumentKind'];
/** `needs_review`: another amount or currency arrived. `unmatched`: a receipt of no booking. `underpaid` and `overpaid` bookings. An extension. Sent with `payments.listIssues`. Part of `PaymentIssue`. */
export type PaymentIssueKind = Schemas['PaymentIssueKind'];
/** Money that somebody has to look at. An extension. Listed by `payments.listIssues`. */
export type PaymentIssue = Schemas['PaymentIssue'];
/** What the provider reports for a day beside what the books say. An extension. Answered by `payments.reconcile`. */
export type Reconciliation = Schemas['Reconciliation'];
/** An extension. Part of `Reconciliation`. */
export type ReconciliationRow = Schemas['ReconciliationRow'];
/** Something that the server does by itself, again and again. An extension. Listed by `jobs.list`. */
export type Job = Schemas['Job'];
/** What the payer's phone shows in the sandbox. An extension. Answered by `sandbox.getPrompt`, `sandbox.answerPrompt`. */
export type SandboxPrompt = Schemas['SandboxPrompt'];
/** What the payer does. An extension. Sent with `sandbox.answerPrompt`. */
export type SandboxAnswerRequest = Schemas['SandboxAnswerRequest'];
/** Which booking is paid: by its id, or by its uuid for who holds its link. Sent with `payments.initialize`. */
export type PaymentRequest = Schemas['PaymentRequest'];
/** A payment that was started, by its `reference`; without one what to start, as in `PaymentRequest`. Sent with `payments.checkStatus`. */
export type CheckPaymentRequest = Schemas['CheckPaymentRequest'];
/** A receipt and the booking that it paid. Sent with `payments.link`. */
export type LinkPaymentRequest = Schemas['LinkPaymentRequest'];
/** Whatever the provider sends. An extension. Sent with `webhooks.receivePayment`, `webhooks.receiveCallback`. */
export type PaymentWebhookRequest = Schemas['PaymentWebhookRequest'];
/** How far a text message has come. Sent with `sms.list`. Part of `Sms`. */
export type SmsStatus = Schemas['SmsStatus'];
/** A text message to one phone number. Listed by `sms.list`. Answered by `sms.get`. Part of `SmsList`. */
export type Sms = Schemas['Sms'];
/** What to send, and to whom. Sent with `sms.send`. */
export type SmsRequest = Schemas['SmsRequest'];
/** Answered by `sms.send`. */
export type SmsList = Schemas['SmsList'];
/** A message of the contact form. Listed by `contact.list`. Answered by `contact.create`, `contact.get`, `contact.update`. */
export type ContactMessage = Schemas['ContactMessage'];
/** A message as it is sent. Sent with `contact.create`. */
export type ContactMessageRequest = Schemas['ContactMessageRequest'];
/** Whether a message is dealt with. Sent with `contact.update`. */
export type ContactMessageStateRequest = Schemas['ContactMessageStateRequest'];
/** What somebody thinks of the service. Listed by `reviews.list`. Answered by `reviews.create`, `reviews.get`, `reviews.update`. */
export type Review = Schemas['Review'];
/** A review as it is sent. Sent with `reviews.create`, `reviews.update`. */
export type ReviewRequest = Schemas['ReviewRequest'];
/** An address on the list of the newsletter. Listed by `subscribers.list`. Answered by `subscribers.get`. */
export type Subscriber = Schemas['Subscriber'];
/** An address to put on the list. Sent with `subscribers.create`. */
export type SubscriberRequest = Schemas['SubscriberRequest'];
/** The token of the link in a newsletter. An extension. Sent with `subscribers.unsubscribe`. */
export type UnsubscribeRequest = Schemas['UnsubscribeRequest'];
/** Counts over everything. Answered by `stats.getApp`. */
export type AppStats = Schemas['AppStats'];
/** Counts over what the asker may see. Answered by `stats.getUser`. */
export type UserStats = Schemas['UserStats'];
/** What needs attention today. Answered by `stats.getAttention`. */
export type Attention = Schemas['Attention'];
/** Counts over the chosen days, in time and by group. Answered by `statistics.getBookings`, `statistics.getFarmers`, `statistics.getAgents`, `statistics.getSamples` and others. */
export type Statistics = Schemas['Statistics'];
/** KES; null where no money is counted. Part of `Statistics`. */
export type StatisticsAmount = Schemas['StatisticsAmount'];
/** A frequent question with its answer; `language` and `is_published` are absent in the answers of other services. Listed by `faqs.list`. Answered by `faqs.create`, `faqs.get`, `faqs.update`. */
export type Faq = Schemas['Faq'];
/** A frequent question as it is sent. Sent with `faqs.create`, `faqs.update`. */
export type FaqRequest = Schemas['FaqRequest'];
/** What articles of the blog are about. Listed by `blogCategories.list`. Answered by `blogCategories.create`, `blogCategories.get`, `blogCategories.update`. */
export type BlogCategory = Schemas['BlogCategory'];
/** A category as it is sent. Sent with `blogCategories.create`, `blogCategories.update`. */
export type BlogCategoryRequest = Schemas['BlogCategoryRequest'];
/** An article. Listed by `blogs.list`, `blogs.listRandom`. Answered by `blogs.create`, `blogs.get`, `blogs.update`. */
export type Blog = Schemas['Blog'];
/** An article as it is sent. Sent with `blogs.create`, `blogs.update`. */
export type BlogRequest = Schemas['BlogRequest'];
/** An uploaded file. Listed by `media.list`. Answered by `media.create`, `media.get`. */
export type Media = Schemas['Media'];
/** A file as it is uploaded. Sent with `media.create`. */
export type MediaRequest = Schemas['MediaRequest'];
/** What somebody is told in the app. Listed by `notifications.list`. Answered by `notifications.get`, `notifications.update`. */
export type Notification = Schemas['Notification'];
/** Whether a notification is read. Sent with `notifications.update`. */
export type NotificationRequest = Schemas['NotificationRequest'];
/** Lets the pages of a partner embed the booking form. The key is public, the origins are what counts. An extension. Listed by `partnerKeys.list`. Answered by `partnerKeys.create`, `partnerKeys.get`, `partnerKeys.update`, `partnerKeys.rotate`. */
export type PartnerKey = Schemas['PartnerKey'];
/** A partner key as it is sent; the server makes the key. An extension. Sent with `partnerKeys.create`, `partnerKeys.update`. */
export type PartnerKeyRequest = Schemas['PartnerKeyRequest'];
/** What the embedded booking form starts with. An extension. Answered by `boot.get`. */
export type Boot = Schemas['Boot'];
/** Choices of the service. Administrators change them; the environment gives the first values. An extension. Answered by `settings.get`, `settings.update`. Part of `Boot`. */
export type Settings = Schemas['Settings'];
/** The settings to change. An extension. Sent with `settings.update`. */
export type SettingsRequest = Schemas['SettingsRequest'];
/** The partner whose key was given. An extension. Part of `Boot`. */
export type BootPartner = Schemas['BootPartner'];
/** A package of tests with its price. Part of `Boot`. */
export type TestTypeOption = Schemas['TestTypeOption'];
/** Whether the service works. An extension. Answered by `health.get`. Refuses `health.get`. */
export type Health = Schemas['Health'];

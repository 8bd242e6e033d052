// Made from openapi.yaml by `npm run generate`. Do not edit.

/** What a user is to the service. */
export const userRoles = ['administrator', 'finance', 'agronomist', 'technician', 'content', 'agent', 'farmer'] as const;

/** What somebody does for the service. `administrator`: everything. `finance`: payments, discounts and commissions. `agronomist`: verifies readings, releases reports, keeps crops and prices. `technician`: receives and measures samples. `content`: articles, questions, reviews and subscribers. */
export const staffRoles = ['administrator', 'finance', 'agronomist', 'technician', 'content'] as const;

/** The package of a test; the specification's section 3 has labels and prices. */
export const testTypes = ['basic-macro-nutrients-analysis', 'complete-soil-analysis', 'microbial-analysis'] as const;

/** A booking seen by its payment. */
export const paymentStates = ['paid', 'canceled', 'unpaid'] as const;

/** How money came in. */
export const paymentMethods = ['mpesa', 'card', 'bank', 'cash'] as const;

/** English or Kiswahili. */
export const languages = ['en', 'sw'] as const;

/** Who said that a person agrees to the use of their data: they themselves, or an agent or a member of staff, who said that the person agreed. */
export const consentSources = ['self', 'agent', 'staff'] as const;

/** Whether one crop grows on a field or several. */
export const farmingTypes = ['monocropping', 'mixed'] as const;

/** The values on the wire, mixed case as specified: `clay`, `loam`, `Sandy`. */
export const soilTypes = ['clay', 'loam', 'Sandy'] as const;

/** How somebody is told. */
export const noticeChannels = ['app', 'sms', 'email'] as const;

/** `export`: a copy of everything. */
export const dataRequestKinds = ['export', 'correction', 'deletion'] as const;

/** `cooling_off`: a deletion that can be withdrawn. `ready`: a copy that can be read. */
export const dataRequestStates = ['asked', 'cooling_off', 'ready', 'done', 'refused', 'withdrawn'] as const;

export const dataRequestAnswerStates = ['done', 'refused'] as const;

/** Which records an import makes. */
export const importKinds = ['farmers', 'agents'] as const;

/** What its control soil of today says; `not_asked` while `asks_for_controls` of the settings is off. */
export const deviceControlStates = ['not_asked', 'missing', 'beyond', 'within'] as const;

/** How far a booking has come, in this order; `canceled` may follow any. */
export const bookingStatuses = ['booked', 'sample_collected', 'received', 'analysed', 'verified', 'report_ready', 'canceled'] as const;

export const unusualReasonKinds = ['warning_limit', 'other_unit', 'error_value', 'all_equal', 'swapped', 'far_from_booking', 'far_from_county', 'outside_county', 'far_from_plot'] as const;

/** A change that needs no account: `cancel` cancels the booking, `ask_move` asks for another day. */
export const visitorActions = ['cancel', 'ask_move'] as const;

/** Where a change of the sharing came from: the farmer, the agent who booked for them, an administrator, the status page, or the form in which it was booked. */
export const sharingSources = ['farmer', 'agent', 'administrator', 'status_page', 'booking'] as const;

/** How far a move is: `asked` by the farmer, `agreed`, which is a move that nobody asked for, too, `declined`, or `lapsed`: nobody had answered when the soil was collected or the booking canceled. */
export const moveStatuses = ['asked', 'agreed', 'declined', 'lapsed'] as const;

/** How a booking came: `partner_key` from a partner's website, `agent` booked by an agent, `chosen_shop` with a shop that was chosen in the form, `service` without a shop. */
export const bookingSources = ['partner_key', 'agent', 'chosen_shop', 'service'] as const;

/** What made a booking take a step. `person`: somebody chose it. `samples_received`: its last awaited sample was received, rejected or removed. `readings_saved`: its last open sample was measured, rejected or removed. `samples_rejected`: every sample was rejected, so new soil has to be collected. `sent_back`: samples are measured again, for the reason in the note. `readings_changed`: what was verified is no longer what is stored. `details_changed`: a crop, the soil, the size or the place of a sample changed after the verification, or a sample came; the note says what. `self_verified`: verified by somebody who saved readings of it, which the settings allowed. `report_generated`: its report was made. `report_withdrawn`: its report was withdrawn, so its results are checked again. `imported`: from before steps were kept. */
export const statusCauses = ['person', 'samples_received', 'samples_rejected', 'readings_saved', 'sent_back', 'readings_changed', 'details_changed', 'self_verified', 'report_generated', 'report_withdrawn', 'imported'] as const;

/** Why a sample cannot be measured. */
export const rejectedReasons = ['leaking_bag', 'too_little_soil', 'wrong_label'] as const;

/** How a sample arrived; "" when nobody said. */
export const sampleConditions = ['', 'good', 'wet', 'leaking_bag', 'too_little_soil', 'wrong_label'] as const;

/** `already_received`: by an earlier hand-over, or handed over before it was rejected. `canceled`: its booking is canceled, so nothing was received. */
export const receiptOutcomes = ['received', 'already_received', 'canceled', 'unknown_code'] as const;

/** What happened to a sample in the laboratory. */
export const sampleEventKinds = ['received', 'measured', 'repeat_asked', 'rejected', 'rejection_undone'] as const;

/** `measured`: the first readings of this soil; `repeated`: a new measurement; `corrected`: other values of the same measurement. */
export const savedReadingsKinds = ['measured', 'repeated', 'corrected'] as const;

/** A key of `SensorData`. */
export const readingNames = ['nitrogen', 'phosphorus', 'potassium', 'moisture', 'temperature', 'pH', 'conductivity', 'latitude', 'longitude'] as const;

/** A reading that can be below the limit of its method. Each is an amount, of which 0 is the least; pH and temperature are none. */
export const limitedReadings = ['nitrogen', 'phosphorus', 'potassium', 'conductivity', 'moisture'] as const;

/** What labels are printed on. */
export const labelPapers = ['a4', 'label_62'] as const;

/** `sulphur`, `drain` and `wait_for_rain` are only in reports by rules 1. */
export const resultActionKinds = ['lime', 'sulphur', 'compost', 'fertiliser', 'skip', 'ask_agronomist', 'drain', 'wait_for_rain'] as const;

/** Why an action is there. `ph_low`: spread lime; `ph_low_small_budget`: lime in the planting holes; `lime_too_little`: it would be less than half a bag; `acid_lover`: the crop likes acid soil; `ask_standing`: lime can't be mixed in on a plot with a crop that stands for years, this one or the one that `values.standing` names; `ask_high`: alkaline soil, a sodium test comes before anything against its pH; `ask_above_range`: only higher than the crop likes; `ph_high_compost`: compost; `ask_salty`: a sodium test comes before draining; `too_salty`: no fertiliser until then; `phosphorus_rate`, `nitrogen_rate`, `potassium_rate`: the share of the crop's need that is left to buy; `tree_rate`: the same in grams a tree and year, by the year of its life in `values.grams_year_1` and so on, without bags; `manure`: tonnes of it; `dap_nitrogen`: CAN gives the nitrogen of the DAP that is left out; `none_this_season`: the share is nothing; `dap_acidifies`: no DAP; `potassium_enough`: no potassium needed; `potassium_low`, `nitrogen_low`: too little, without a usual rate; `legume`: it makes its own nitrogen; `no_usual_rates`: an agronomist names the amounts; `no_reviewed_rules`: no rule set counts, so there are no amounts; `ask_unlisted`: the rule set does not know a crop of this plot, so no lime; `phosphorus_unknown`, `nitrogen_unknown`, `potassium_unknown`: not measured or without a range. Only in reports by rules 1: `ph_high`: sulphur; `ph_high_visit`: a visit; `conductivity_high`: drain and measure again; `moisture_low`: wait for rain. */
export const resultReasons = ['ph_low', 'ph_low_small_budget', 'lime_too_little', 'acid_lover', 'ask_standing', 'ask_high', 'ask_above_range', 'ph_high', 'ph_high_compost', 'ph_high_visit', 'ask_salty', 'conductivity_high', 'too_salty', 'phosphorus_rate', 'nitrogen_rate', 'potassium_rate', 'tree_rate', 'manure', 'dap_nitrogen', 'none_this_season', 'dap_acidifies', 'potassium_enough', 'potassium_low', 'nitrogen_low', 'legume', 'no_usual_rates', 'no_reviewed_rules', 'ask_unlisted', 'phosphorus_unknown', 'nitrogen_unknown', 'potassium_unknown', 'moisture_low'] as const;

/** A reading that a crop can have a range for. */
export const ratedReadings = ['nitrogen', 'phosphorus', 'potassium', 'pH', 'conductivity', 'moisture', 'temperature'] as const;

/** Where a value lies: within the range with its ends, in the tenth of its width beyond (0.2 for pH), or further. */
export const ratingClasses = ['low', 'slightly_low', 'optimal', 'slightly_high', 'high', 'not_measured'] as const;

/** What to spread; lime is ground limestone, and sulphur is only in reports by rules 1. */
export const phAdviceAmendments = ['none', 'lime', 'sulphur'] as const;

/** What an agrovet sells in bags of 50 kg: ground limestone, sulphur, fertilisers. */
export const inputProducts = ['lime', 'sulphur', 'dap', 'tsp', 'ssp', 'npk_17_17_17', 'npk_23_23_0', 'npk_26_5_5', 'mavuno_banana', 'can', 'urea', 'mop'] as const;

/** Absent without a range, and of a value below the limit of its method where 0 has another rating. */
export const analysisResultRatings = ['low', 'optimal', 'high'] as const;

/** What has to be explained: no control soil was measured with this probe on this day, or one beyond its limits; nobody said with which probe the sample was measured; the second measurement is missing, or too far from the first one. */
export const controlCheckKinds = ['control_missing', 'control_beyond', 'device_unknown', 'duplicate_missing', 'duplicate_beyond'] as const;

/** `better` and `worse`: nearer to the range that the crop likes, or farther from it, by at least one rating; `same_rating`: it has the rating that it had; `other_side`: as far from the range as before, below it and not above it, or the other way round; `not_clear`: a probe cannot tell a difference as small as this; a value below a limit is anything from 0 to that limit. */
export const readingSinceChanges = ['better', 'worse', 'same_rating', 'other_side', 'not_clear'] as const;

/** `by_hand`: on paper, or by its link. */
export const reportSendChannels = ['by_hand', 'sms', 'email'] as const;

/** `not_set_up`: the service has no such channel; `no_address`: the farmer has no phone number or no confirmed email address; `turned_off`: they want no such messages; `too_often`: they were written to too often today; `skipped`: for another reason, which `messages.list` has. */
export const reportSendOutcomes = ['sent', 'failed', 'not_set_up', 'no_address', 'turned_off', 'too_often', 'skipped'] as const;

/** Why it would not be sent, as in `ReportSend`; absent when it would be. */
export const reportMessageSkippeds = ['not_set_up', 'no_address', 'turned_off', 'too_often'] as const;

/** A failed payment can be tried again, a canceled one was refused by the payer, replaced or refunded; of one that needs review money has arrived, but not as it was asked for. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'canceled', 'needs_review'] as const;

/** Through whom the money came; `by_hand` was recorded by an administrator. */
export const paymentProviders = ['sandbox', 'paystack', 'mpesa', 'by_hand'] as const;

/** Why a payment is not paid, or needs a look. */
export const paymentReasons = ['canceled_by_payer', 'wrong_pin', 'pin_locked', 'insufficient_balance', 'prompt_expired', 'phone_not_reachable', 'too_soon', 'declined', 'no_answer', 'provider_unavailable', 'superseded', 'refunded', 'amount_differs', 'currency_differs', 'link_undone', 'receipt_used'] as const;

/** `replaced`: an invoice of which the price changed; a later one took its place. `payment_moved`: a receipt whose money was taken from the booking again. `booking_canceled`: an invoice of a canceled booking that nothing is paid of. */
export const documentVoidReasons = ['replaced', 'payment_moved', 'booking_canceled'] as const;

/** Whether it is an invoice, a receipt or a credit note. */
export const documentKinds = ['invoice', 'receipt', 'credit_note'] as const;

/** `needs_review`: another amount or currency arrived, a receipt number that counts elsewhere, or money that was reported and that the provider does not confirm for a day. `unmatched`: a receipt of no booking. `underpaid` and `overpaid` bookings. `no_answer`: a payment that the provider said nothing about for a day. `unreadable`: a notification that is no money as it stands. `disagrees`: a booking whose amounts are not what its payments come to. The last three are shown for 30 days. */
export const paymentIssueKinds = ['needs_review', 'unmatched', 'underpaid', 'overpaid', 'no_answer', 'unreadable', 'disagrees'] as const;

export const reconciliationRowDifferences = ['missing_in_books', 'missing_at_provider', 'amount_differs', 'none'] as const;

export const reconciliationRowKinds = ['payment', 'refund'] as const;

/** Asked for, approved, paid back at the provider, or declined. */
export const refundStatuses = ['requested', 'approved', 'paid_back', 'declined'] as const;

/** Decision of an administrator about a refund. */
export const refundDecisions = ['approved', 'declined'] as const;

/** `canceled`: of a booking that was canceled; `part`: an administrator asked for it. */
export const refundCauses = ['canceled', 'part'] as const;

/** How far a commission has come, in this order; `canceled` may follow `earned` and `collected`. */
export const commissionStatuses = ['earned', 'collected', 'disbursed', 'canceled'] as const;

/** How far a text message has come. `unknown` was interrupted; nobody can say whether it went out. */
export const smsStatuses = ['queued', 'sent', 'delivered', 'failed', 'unknown'] as const;

/** How a message reaches a person. */
export const messageChannels = ['email', 'sms'] as const;

/** What a message is about. */
export const messageKinds = ['password_link', 'password_code', 'password_changed', 'login_changed', 'login_changed_sms', 'phone_code', 'email_link', 'subscribe_link', 'subscribed', 'contact_answer', 'article', 'booked', 'to_collect', 'assigned', 'move_asked', 'moved', 'move_declined', 'day_before', 'collected', 'canceled', 'sample_rejected', 'checked_again', 'report_ready', 'report_corrected', 'report_withdrawn', 'payment_asked', 'paid', 'payment_failed', 'payment_unanswered', 'refunded', 'refund_decided', 'commission_paid_out', 'payout_undone', 'retest', 'lime', 'data_asked', 'data_ready', 'data_corrected', 'data_refused', 'deletion_soon', 'data_deleted', 'written'] as const;

/** How far a message has come. `delivered`: the provider says that it arrived. `skipped`: there was nobody to tell, or nothing any more. `unknown`: it was interrupted, and nobody can say whether it went out; it is not sent again by itself. */
export const messageStatuses = ['queued', 'sending', 'sent', 'delivered', 'skipped', 'failed', 'unknown'] as const;

/** `transactional` messages go at any time. `promotional` ones go only to those who agreed to reminders or to the newsletter, from 08:00 to 18:00 in Nairobi, and say how to stop them. */
export const messageClasses = ['transactional', 'promotional'] as const;

/** What a notification is about. */
export const notificationKinds = ['booking_created', 'booking_changed', 'payment_asked', 'payment_received', 'payment_failed', 'report_ready', 'commission_disbursed', 'reminder', 'message', 'data_request'] as const;

export const binEntryKinds = ['booking', 'farmer'] as const;

export const restoreRequestKinds = ['booking', 'farmer'] as const;

/** `create`, `change`, `delete`: of a row. `read`: a file with personal data was downloaded, or a file was made of a list. `login`, `logout`: a login began or ended. `refusal`: a login failed, or a role was not allowed to do this. */
export const auditKinds = ['create', 'change', 'delete', 'read', 'login', 'logout', 'refusal'] as const;

/** The record that a changed row belongs to. Samples, payments and reports belong to their booking. */
export const auditRecordKinds = ['agent', 'bin', 'biodata', 'blog', 'analysis', 'control_soil', 'blog_category', 'booking', 'contact_message', 'county', 'crop', 'data_request', 'device', 'discount', 'faq', 'import', 'input_price', 'message', 'other_crop_name', 'partner_key', 'payout', 'phone_code', 'picture', 'receipt', 'review', 'sample', 'settings', 'subscriber', 'subscriber_link', 'user'] as const;

export const sandboxPromptStates = ['waiting', 'approved', 'canceled', 'wrong_pin', 'timed_out'] as const;

/** `approve_late` answers after 5 seconds, `approve_twice` tells it two times, `refund` gives `amount` back. */
export const sandboxAnswerRequestActions = ['approve', 'cancel', 'wrong_pin', 'time_out', 'approve_late', 'approve_twice', 'refund'] as const;

/** Something that a test says of the soil. A probe measures all but `microbial`, which comes from a laboratory. */
export const analysises = ['macro_nutrients', 'acidity', 'salts', 'moisture_temperature', 'microbial'] as const;

/** It works, its database cannot write (a full disk), or its database does not answer. */
export const healthStatuses = ['ok', 'degraded', 'unavailable'] as const;

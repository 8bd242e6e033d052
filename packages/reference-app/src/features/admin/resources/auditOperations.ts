import type { OperationId } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';

type Words = Readonly<Record<Locale, string>>;

/**
 * Deeds in plain words, by operation; drafts in Kiswahili. Operations that add, change and delete records have none: the record beside
 * them says enough.
 */
const deeds: Partial<Record<OperationId, Words>> = {
  'account.claimEarlierBookings': { en: 'Took over earlier bookings', sw: 'Amechukua miadi ya awali' },
  'account.confirmEmail': { en: 'Confirmed an email address', sw: 'Amethibitisha barua pepe' },
  'account.register': { en: 'Registered', sw: 'Amejisajili' },
  'account.requestEmailChange': {
    en: 'Asked for another email address',
    sw: 'Ameomba kubadilisha barua pepe',
  },
  'account.requestPhoneCode': { en: 'Asked for a code', sw: 'Ameomba nambari ya kuthibitisha' },
  'account.undoChange': { en: 'Undid a change of the login', sw: 'Ametendua mabadiliko ya kuingia' },
  'account.verifyPhone': { en: 'Confirmed a phone number', sw: 'Amethibitisha nambari ya simu' },
  'agents.bulkCreate': { en: 'Imported agents', sw: 'Ameingiza mawakala' },
  'analyses.saveValues': { en: 'Saved values of analyses', sw: 'Amehifadhi vipimo vingine' },
  'auth.changePassword': { en: 'Changed a password', sw: 'Amebadilisha nenosiri' },
  'auth.confirmPasswordReset': { en: 'Set a new password', sw: 'Ameweka nenosiri jipya' },
  'auth.requestPasswordReset': { en: 'Asked for a new password', sw: 'Ameomba nenosiri jipya' },
  'bin.restore': { en: 'Restored', sw: 'Amerejesha' },
  'blogs.tellSubscribers': { en: 'Told the subscribers', sw: 'Amewaarifu waliojiandikisha' },
  'bookings.askMove': { en: 'Asked for another day', sw: 'Ameomba siku nyingine' },
  'bookings.assignCollector': { en: 'Chose who collects', sw: 'Amechagua mkusanyaji' },
  'bookings.declineMove': { en: 'Declined another day', sw: 'Amekataa siku nyingine' },
  'bookings.markAsPaid': { en: 'Recorded a payment', sw: 'Ameandika malipo' },
  'bookings.move': { en: 'Moved to another day', sw: 'Amehamishia siku nyingine' },
  'bookings.sendBack': { en: 'Sent readings back', sw: 'Amerudisha vipimo' },
  'bookings.setSharing': { en: 'Changed who sees the results', sw: 'Amebadilisha wanaoona matokeo' },
  'bookings.setSharingByUuid': { en: 'Changed who sees the results', sw: 'Amebadilisha wanaoona matokeo' },
  'bookings.setStatus': { en: 'Changed the status', sw: 'Amebadilisha hali' },
  'bookings.verify': { en: 'Verified', sw: 'Amethibitisha' },
  'commissions.collect': { en: 'Requested a payout', sw: 'Ameomba kamisheni' },
  'commissions.disburse': { en: 'Recorded a payout', sw: 'Ameandika malipo ya kamisheni' },
  'commissions.undoPayout': { en: 'Undid a payout', sw: 'Ametendua malipo ya kamisheni' },
  'contact.answer': { en: 'Answered', sw: 'Amejibu' },
  'dataRequests.answer': { en: 'Answered', sw: 'Amejibu' },
  'dataRequests.withdraw': { en: 'Withdrew', sw: 'Ameondoa' },
  'farmers.bulkCreate': { en: 'Imported farmers', sw: 'Ameingiza wakulima' },
  'calibrations.create': { en: 'Added a calibration', sw: 'Ameongeza ulinganisho' },
  'controls.createSoil': { en: 'Added a control soil', sw: 'Ameongeza udongo wa udhibiti' },
  'controls.retireSoil': { en: 'Took a control soil out of use', sw: 'Ameacha kutumia udongo wa udhibiti' },
  'controls.create': { en: 'Measured a control soil', sw: 'Amepima udongo wa udhibiti' },
  'controls.saveDuplicate': { en: 'Measured a sample twice', sw: 'Amepima sampuli mara ya pili' },
  'imports.undo': { en: 'Undid an import', sw: 'Ametendua uingizaji' },
  'messages.sendAgain': { en: 'Sent again', sw: 'Ametuma tena' },
  'partnerKeys.rotate': { en: 'Renewed the key', sw: 'Amebadilisha ufunguo' },
  'payments.checkStatus': { en: 'Asked about a payment', sw: 'Ameuliza kuhusu malipo' },
  'payments.decideRefund': { en: 'Decided on a refund', sw: 'Ameamua marejesho' },
  'payments.initialize': { en: 'Started a payment', sw: 'Ameanza malipo' },
  'payments.link': { en: 'Linked a payment', sw: 'Ameunganisha malipo' },
  'payments.recordRefund': { en: 'Recorded a refund', sw: 'Ameandika marejesho' },
  'payments.requestRefund': { en: 'Requested a refund', sw: 'Ameomba marejesho' },
  'payments.unlink': { en: 'Undid the link of a payment', sw: 'Ametenganisha malipo' },
  'reports.amend': { en: 'Amended a report', sw: 'Amerekebisha ripoti' },
  'reports.create': { en: 'Made a report', sw: 'Ametengeneza ripoti' },
  'reports.markExplained': { en: 'Explained a report', sw: 'Ameeleza ripoti' },
  'reports.markSent': { en: 'Recorded a sent report', sw: 'Ameandika kuwa ripoti imetumwa' },
  'reports.revokeLink': { en: 'Ended the link of a report', sw: 'Amefunga kiungo cha ripoti' },
  'reports.send': { en: 'Sent a report', sw: 'Ametuma ripoti' },
  'reports.withdraw': { en: 'Withdrew a report', sw: 'Ameondoa ripoti' },
  'samples.adjustPh': { en: 'Adjusted the pH', sw: 'Amerekebisha pH' },
  'samples.generateResults': { en: 'Worked out results', sw: 'Ametengeneza matokeo' },
  'samples.receive': { en: 'Received a sample', sw: 'Amepokea sampuli' },
  'samples.reject': { en: 'Rejected a sample', sw: 'Amekataa sampuli' },
  'samples.setPlace': { en: 'Changed the place of a sample', sw: 'Amebadilisha mahali pa sampuli' },
  'samples.undoReject': { en: 'Undid a rejection', sw: 'Ametendua kukataliwa kwa sampuli' },
  'secondFactor.confirm': { en: 'Set up a second factor', sw: 'Ameweka uthibitisho wa pili' },
  'secondFactor.remove': { en: 'Turned off a second factor', sw: 'Amezima uthibitisho wa pili' },
  'secondFactor.renewRecoveryCodes': {
    en: 'Made new recovery codes',
    sw: 'Ametengeneza nambari mpya za akiba',
  },
  'sms.send': { en: 'Sent text messages', sw: 'Ametuma ujumbe mfupi' },
  'subscribers.confirm': { en: 'Confirmed the newsletter', sw: 'Amethibitisha jarida' },
  'subscribers.unsubscribe': { en: 'Ended the newsletter', sw: 'Ameacha jarida' },
  'webhooks.receiveCallback': { en: 'The payment service reported', sw: 'Huduma ya malipo imearifu' },
  'webhooks.receivePayment': { en: 'The payment service reported', sw: 'Huduma ya malipo imearifu' },
};

const wordsOf = new Map<string, Words>(Object.entries(deeds));
const kinds = new Map<string, 'create' | 'change' | 'delete'>([
  ['create', 'create'],
  ['update', 'change'],
  ['patch', 'change'],
  ['delete', 'delete'],
]);

/** The words of an operation that names a deed of its own. */
export function deedOf(operation: string, locale: Locale): string | undefined {
  return wordsOf.get(operation)?.[locale];
}

/** The screens of operations whose files or lists are downloaded, where the name of the resource is not the address. */
const screens: Readonly<Record<string, string>> = {
  blogs: 'articles',
  'commissions.downloadPayoutsCsv': 'payouts',
  contact: 'messages',
  messages: 'outbox',
  'payments.downloadReconciliationCsv': 'reconciliation',
  prices: 'input-prices',
  profiles: 'users',
  reviews: 'review-moderation',
  sms: 'outbox',
};

/** The address of the list that an operation such as `bookings.list` downloads; '' for others. */
export function downloadedFrom(operation: string): string {
  const [resource = '', action = ''] = operation.split('.');
  if (action !== 'list' && !action.endsWith('Csv')) return '';
  const address = resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return screens[operation] ?? screens[resource] ?? address;
}

/** Gives the effect of an operation such as `counties.update` on a record; undefined for others. */
export function kindOf(operation: string): 'create' | 'change' | 'delete' | undefined {
  return kinds.get(operation.split('.')[1] ?? '');
}

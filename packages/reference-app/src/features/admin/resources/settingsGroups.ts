import type { Settings, TestType } from '@udongo/sdk';
import { costPerTest, formatKes } from '@udongo/sdk/values';
import { formatDate, type Locale, moneyField, type RecordField } from '@udongo/ui';
import type { SettingsTranslate } from './settingsTexts.ts';

interface SettingsGroup {
  title: string;
  fields: readonly RecordField[];
}

/** Settings that are saved together. A service has the first group; the others where it knows their values. */
export function toSettingsGroups(settings: Settings, t: SettingsTranslate, locale: Locale): SettingsGroup[] {
  const groups: (SettingsGroup & { isKnown: boolean })[] = [
    { title: t('settings.help'), fields: helpFields(t), isKnown: true },
    {
      title: t('settings.reports'),
      fields: reportFields(t),
      isKnown: settings.letterhead_name !== undefined,
    },
    {
      title: t('settings.promises'),
      fields: promiseFields(t),
      isKnown: settings.days_to_collect !== undefined,
    },
    {
      title: t('settings.tests'),
      fields: [
        ...(settings.offers_basic_test === undefined ? [] : offerFields(t)),
        selfVerification(settings, t, locale),
        ...(settings.days_between_calibrations === undefined ? [] : [calibrationInterval(t)]),
        ...(settings.asks_for_controls === undefined ? [] : controlFields(t)),
      ],
      isKnown: settings.allow_self_verification !== undefined,
    },
    { title: t('settings.money'), fields: moneyFields(t), isKnown: settings.paybill !== undefined },
    { title: t('settings.messages'), fields: messageFields(t), isKnown: settings.sms_price !== undefined },
  ];
  return groups.filter(({ isKnown }) => isKnown);
}

const helpFields = (t: SettingsTranslate): RecordField[] => [
  {
    kind: 'text',
    name: 'support_name',
    label: t('settings.supportName'),
    hint: t('settings.supportNameHint'),
    maxLength: 100,
    autoComplete: 'off',
  },
  {
    kind: 'phone',
    name: 'support_phone_no',
    label: t('settings.supportPhone'),
    hint: t('settings.supportPhoneHint'),
    autoComplete: 'off',
  },
];

const reportFields = (t: SettingsTranslate): RecordField[] => [
  {
    kind: 'text',
    name: 'letterhead_name',
    label: t('settings.letterheadName'),
    maxLength: 100,
    autoComplete: 'off',
  },
  {
    kind: 'text',
    name: 'letterhead_contacts',
    label: t('settings.letterheadContacts'),
    hint: t('settings.letterheadContactsHint'),
    maxLength: 200,
    autoComplete: 'off',
  },
];

const promiseFields = (t: SettingsTranslate): RecordField[] =>
  [
    ['days_to_collect', t('settings.daysToCollect')] as const,
    ['days_to_receive', t('settings.daysToReceive')] as const,
    ['days_to_analyse', t('settings.daysToAnalyse')] as const,
    ['days_to_verify', t('settings.daysToVerify')] as const,
    ['days_to_report', t('settings.daysToReport')] as const,
  ].map(([name, label]) => ({
    kind: 'number',
    name,
    label,
    unit: t('settings.days'),
    required: t('settings.daysRequired'),
    min: 0,
    max: 60,
  }));

const offerFields = (t: SettingsTranslate): RecordField[] => [
  {
    kind: 'checkbox',
    name: 'offers_basic_test',
    label: t('settings.offersBasic', priceOf('basic-macro-nutrients-analysis')),
    hint: t('settings.pricesHint'),
    span: 'full',
  },
  {
    kind: 'checkbox',
    name: 'offers_complete_test',
    label: t('settings.offersComplete', priceOf('complete-soil-analysis')),
    span: 'full',
  },
  {
    kind: 'checkbox',
    name: 'offers_microbial_test',
    label: t('settings.offersMicrobial', priceOf('microbial-analysis')),
    hint: t('settings.offersMicrobialHint'),
    span: 'full',
  },
];

function priceOf(test: TestType) {
  return { price: formatKes(costPerTest(test)) };
}

function selfVerification(
  { self_verification_asked_on: askedOn }: Settings,
  t: SettingsTranslate,
  locale: Locale,
): RecordField {
  return {
    kind: 'checkbox',
    name: 'allow_self_verification',
    label: t('settings.allowSelfVerification'),
    hint: askedOn
      ? t('settings.selfVerificationAsked', { time: formatDate(locale, askedOn, 'time') })
      : t('settings.allowSelfVerificationHint'),
    span: 'full',
  };
}

const calibrationInterval = (t: SettingsTranslate): RecordField => ({
  kind: 'number',
  name: 'days_between_calibrations',
  label: t('settings.calibrations'),
  hint: t('settings.calibrationsHint'),
  unit: t('settings.calendarDays'),
  required: t('settings.daysRequired'),
  min: 0,
  max: 1000,
});

const controlFields = (t: SettingsTranslate): RecordField[] => [
  {
    kind: 'checkbox',
    name: 'asks_for_controls',
    label: t('settings.asksForControls'),
    hint: t('settings.asksForControlsHint'),
    span: 'full',
  },
  {
    kind: 'number',
    name: 'duplicates_one_in',
    label: t('settings.duplicatesOneIn'),
    hint: t('settings.duplicatesOneInHint'),
    required: t('settings.duplicatesRequired'),
    min: 0,
    max: 1000,
  },
];

const moneyFields = (t: SettingsTranslate): RecordField[] => [
  {
    kind: 'text',
    name: 'business_name',
    label: t('settings.businessName'),
    hint: t('settings.businessNameHint'),
    maxLength: 100,
    autoComplete: 'off',
  },
  {
    kind: 'text',
    name: 'business_kra_pin',
    label: t('settings.kraPin'),
    hint: t('settings.kraPinHint'),
    maxLength: 11,
    autoComplete: 'off',
  },
  { kind: 'textarea', name: 'business_details', label: t('settings.businessDetails'), maxLength: 300 },
  {
    kind: 'textarea',
    name: 'tax_lines',
    label: t('settings.taxLines'),
    hint: t('settings.taxLinesHint'),
    maxLength: 300,
  },
  {
    kind: 'text',
    name: 'paybill',
    label: t('settings.paybill'),
    hint: t('settings.paybillHint'),
    maxLength: 10,
    autoComplete: 'off',
  },
  {
    kind: 'number',
    name: 'commission_percentage',
    label: t('settings.commission'),
    hint: t('settings.commissionHint'),
    unit: '%',
    required: t('settings.commissionRequired'),
    min: 0,
    max: 100,
  },
];

const messageFields = (t: SettingsTranslate): RecordField[] => [
  {
    kind: 'text',
    type: 'email',
    name: 'support_email',
    label: t('settings.supportEmail'),
    hint: t('settings.supportEmailHint'),
    maxLength: 254,
    autoComplete: 'off',
  },
  moneyField({
    name: 'sms_price',
    label: t('settings.smsPrice'),
    hint: t('settings.smsPriceHint'),
    required: t('settings.smsPriceRequired'),
    min: 0,
    max: 100,
  }),
];

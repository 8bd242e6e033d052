import type { CallOptions, FarmerRequest, UdongoApi } from '@udongo/sdk';
import { Checkbox, type CustomControlProps, type CustomRecordField, type Locale } from '@udongo/ui';
import { consentVersion } from '@udongo/ui/internal';
import { PrivacyLink } from './ConsentNote.tsx';
import { consentTextOf, useConsentText } from './consentTexts.ts';

/** The box with which an agent says that the farmer whom they register agreed. */
export function farmerAgreedField(locale: Locale): CustomRecordField<true> {
  const t = consentTextOf(locale);
  return {
    kind: 'custom',
    name: 'farmer_agreed',
    label: t('consent.label'),
    hint: <PrivacyLink />,
    required: t('consent.askFirst'),
    span: 'full',
    Control: FarmerAgreed,
    toTyped: () => '',
    toSaved: () => true,
  };
}

function FarmerAgreed({ value, onValueChange }: CustomControlProps) {
  const t = useConsentText();
  return (
    <Checkbox
      label={t('farmerAgreed.register')}
      checked={value === true}
      onChange={({ target }) => onValueChange(target.checked || '')}
    />
  );
}

/** Registers a farmer with the version of the text that the form showed. */
export function withConsentVersion(create: UdongoApi['farmers']['create']) {
  return ({ farmer_agreed: _, ...farmer }: FarmerRequest & { farmer_agreed?: true }, options: CallOptions) =>
    create({ ...farmer, consent_version: consentVersion }, options);
}

import type { SessionUser } from '@udongo/sdk';
import { type BookingFormProps, Checkbox, Field, type Locale } from '@udongo/ui';
import { useBookingExtra } from '@udongo/ui/experimental';
import { consentVersion } from '@udongo/ui/internal';
import { ConsentNote, PrivacyLink } from './ConsentNote.tsx';
import { consentTextOf, useConsentText } from './consentTexts.ts';

type ConsentProps = Pick<BookingFormProps, 'render' | 'extraFields' | 'sendExtra'>;

const isAgreed = (ticked: unknown) => ticked === true;

/**
 * Gives the props with which a booking form says how data is used, above its button. People who book for others say once for each booking
 * that the farmer agreed. A booking carries the version that its form showed.
 */
export function withConsent(
  render: ConsentProps['render'],
  person: SessionUser | null,
  locale: Locale,
): ConsentProps {
  const isForOthers = person !== null && person.role !== 'farmer';
  const Part = isForOthers ? FarmerAgreed : OwnNote;
  const props: ConsentProps = {
    render: {
      ...render,
      summaryDetails: (details) => (
        <>
          <div {...details} />
          <Part />
        </>
      ),
    },
    sendExtra: ({ farmer_agreed }) =>
      isForOthers && !isAgreed(farmer_agreed) ? {} : { consent_version: consentVersion },
  };
  if (!isForOthers) return props;
  const t = consentTextOf(locale);
  const label = t('farmerAgreed.book');
  const validate = (ticked: unknown) => (isAgreed(ticked) ? undefined : t('consent.askFirst'));
  return { ...props, extraFields: { farmer_agreed: { label, validate } } };
}

function OwnNote() {
  return <ConsentNote kind="book" />;
}

function FarmerAgreed() {
  const t = useConsentText();
  const { id, value, error, setValue } = useBookingExtra('extra.farmer_agreed');
  return (
    <div className="app-consent">
      <Field label={null} id={id} error={error} required>
        <Checkbox
          label={t('farmerAgreed.book')}
          checked={isAgreed(value)}
          onChange={({ target }) => setValue(target.checked)}
        />
      </Field>
      <PrivacyLink />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../primitives/card/index.ts';
import { FieldGrid } from '../../primitives/field-grid/index.ts';
import { useMessages } from '../../provider/index.ts';
import { type FieldName, useBookingRoot } from '../session/index.ts';
import { bookingTexts, isForOthers } from '../values/index.ts';
import { BookingField } from './BookingField.tsx';

/** Props of a section of the form. */
export interface SectionProps {
  /** The heading in place of the form's own. */
  title?: ReactNode;
  /** The fields in place of the form's own. */
  children?: ReactNode;
}

/** The section about the owner of the soil: oneself, a registered farmer, or somebody whose details are typed. */
export function PersonSection({ title, children }: SectionProps) {
  const { role } = useBookingRoot();
  const t = useMessages(bookingTexts);
  return (
    <Card title={title ?? t(isForOthers(role) ? 'bookingSignedIn.who' : 'booking.details')}>
      <FieldList fields={['farmer', 'name', 'phone_no', 'email']}>{children}</FieldList>
    </Card>
  );
}

/** The section about test, date and crops. */
export function TestSection({ title, children }: SectionProps) {
  const t = useMessages(bookingTexts);
  return (
    <Card title={title ?? t('booking.test')}>
      <FieldList fields={['test_type', 'soil_test_date', 'farming_type', 'crops']}>{children}</FieldList>
    </Card>
  );
}

/** The county, the address, and the agrovet that serves the booking and learns who books. */
export function PlaceSection({ title, children }: SectionProps) {
  const { role, mode, params } = useBookingRoot();
  const t = useMessages(bookingTexts);
  // The page's agrovet serves new bookings: people are not asked for one.
  const shop = mode === 'create' && params.shop;
  return (
    <Card title={title ?? t('booking.place')}>
      <FieldList fields={['county', 'address', 'agent']}>{children}</FieldList>
      {shop && (
        <p className="udongo-booking-form__note">
          {t('booking.shopServes', { shop: shop.name })} {!isForOthers(role) && t('booking.agrovetSees')}
        </p>
      )}
    </Card>
  );
}

/** Notes and the discount code for everybody; the discount and the report's state for administrators. */
export function MoreSection({ title, children }: SectionProps) {
  const t = useMessages(bookingTexts);
  return (
    <Card title={title ?? t('booking.more')}>
      <FieldList fields={['notes', 'discount_code', 'discount', 'is_report_sent']}>{children}</FieldList>
    </Card>
  );
}

interface FieldListProps {
  fields: readonly FieldName[];
  children: ReactNode;
}

/** Fields in a grid: those of the host, or else these. */
export function FieldList({ fields, children }: FieldListProps) {
  return <FieldGrid>{children ?? fields.map((name) => <BookingField key={name} name={name} />)}</FieldGrid>;
}

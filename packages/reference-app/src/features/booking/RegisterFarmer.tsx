import type { Booking, BookingRequest, Farmer } from '@udongo/sdk';
import { Button, Dialog } from '@udongo/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AgreedFarmerForm } from '../../components/AgreedFarmerForm.tsx';
import { mayChange } from '../../lib/bookingFacts.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useRegisterText } from './registerTexts.ts';

interface RegisterFarmerProps {
  booking: Booking;
  /** Called once the booking is linked to the new farmer. */
  onChanged: () => void;
}

/** Registers the farmer of a booking whose name was typed, and links the booking to them. */
export function RegisterFarmer({ booking, onChanged }: RegisterFarmerProps) {
  const t = useRegisterText();
  const { toaster, records, udongo } = useServices();
  const role = useUser()?.role;
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const link = async (farmer: Farmer) => {
    close();
    try {
      if (!mayChange(booking, role)) throw new Error('The booking can not be changed.');
      await udongo.bookings.update(booking.id, toLinked(booking, farmer.id));
      toaster.show({ tone: 'success', message: t('register.linked') });
    } catch {
      // The farmer is stored, whatever became of the booking.
      toaster.show({ tone: 'warning', message: t('register.notLinked'), durationMs: 8000 });
    }
    onChanged();
  };

  return (
    <>
      <p className="app-quiet">{t('register.hint')}</p>
      <div className="app-actions">
        <Button onClick={() => setIsOpen(true)}>{t('register.farmer')}</Button>
      </div>
      <Dialog open={isOpen} onOpenChange={close} size="large" title={t('register.farmer')}>
        <AgreedFarmerForm
          farmers={records.farmers}
          defaultValues={toFarmer(booking)}
          onSaved={(farmer) => void link(farmer)}
          onCancel={close}
          onOpenExisting={({ phone_number, full_name }) =>
            void navigate(`/farmers?${new URLSearchParams({ search: phone_number || full_name })}`)
          }
        />
      </Dialog>
    </>
  );
}

function toFarmer({ name, email, phone_no, county, address }: Booking) {
  return { user: { full_name: name, email, profile: { phone_number: phone_no, county, address } } };
}

/** The fields that every service asks for, and the farmer; what is absent keeps its stored value. */
function toLinked(booking: Booking, farmer: number): BookingRequest {
  const { name, phone_no, soil_test_date, no_of_samples, test_type, farming_type, samples, version } =
    booking;
  return {
    name,
    phone_no,
    soil_test_date,
    no_of_samples,
    test_type,
    farming_type,
    samples,
    version,
    farmer,
  };
}

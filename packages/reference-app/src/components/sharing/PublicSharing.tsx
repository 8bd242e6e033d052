import type { PublicBooking } from '@udongo/sdk';
import { useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { PhoneProofDialog } from '../phone-proof/PhoneProofDialog.tsx';
import { joinNames } from './joinNames.ts';
import { SharingCard } from './SharingCard.tsx';
import { useSharingText } from './sharingTexts.ts';
import { toFarmerWords } from './toFarmerWords.ts';

interface PublicSharingProps {
  booking: PublicBooking;
  onChanged: () => void;
}

/**
 * Card about sharing the results of a visitor's booking: the link stops it, the owner of the booking's phone shares. Draws nothing if the
 * booking has no agent or the service shares nothing.
 */
export function PublicSharing({ booking, onChanged }: PublicSharingProps) {
  const t = useSharingText();
  const locale = useLocale();
  const { visitor, toaster } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { uuid, share_results: shares = false, shares_with } = booking;
  if (!shares_with?.length) return null;
  const words = toFarmerWords(t, {
    names: joinNames(shares_with, locale),
    shares,
    mayShare: true,
    isAnswered: false,
  });
  const stop = async () => {
    await visitor.bookings.setSharingByUuid(uuid, { share_results: false });
    toaster.show({ tone: 'success', message: words.done.off });
    onChanged();
  };
  return (
    <SharingCard words={words} onSet={async (shares) => (shares ? setIsAsking(true) : stop())}>
      {isAsking && (
        <PhoneProofDialog
          bookingCode={booking.code ?? ''}
          title={t('sharing.title')}
          description={t('sharing.askHint')}
          submit={t('sharing.share')}
          act={async (proof) => {
            await visitor.bookings.setSharingByUuid(uuid, { share_results: true, ...proof });
            setIsAsking(false);
            toaster.show({ tone: 'success', message: words.done.on });
            onChanged();
          }}
          onStale={() => {
            setIsAsking(false);
            onChanged();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SharingCard>
  );
}

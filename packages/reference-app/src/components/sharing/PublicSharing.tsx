import type { PublicBooking } from '@udongo/sdk';
import { useLocale } from '@udongo/ui';
import { useServices } from '../../services/ServicesContext.ts';
import { joinNames } from './joinNames.ts';
import { SharingCard } from './SharingCard.tsx';
import { useSharingText } from './sharingTexts.ts';
import { toFarmerWords } from './toFarmerWords.ts';

interface PublicSharingProps {
  booking: PublicBooking;
  /** Key of the device that booked; without it sharing can only be stopped. */
  sharingKey: string | undefined;
  onChanged: () => void;
}

/** Card about sharing the results of a visitor's booking. Draws nothing if the booking has no agent or the service shares nothing. */
export function PublicSharing({ booking, sharingKey, onChanged }: PublicSharingProps) {
  const t = useSharingText();
  const locale = useLocale();
  const { visitor } = useServices();
  const { uuid, share_results: shares = false, shares_with } = booking;
  if (!shares_with?.length) return null;
  const names = joinNames(shares_with, locale);
  const set = async (share_results: boolean) => {
    await visitor.bookings.setSharingByUuid(uuid, {
      share_results,
      ...(sharingKey && share_results && { sharing_key: sharingKey }),
    });
    onChanged();
  };
  return (
    <SharingCard
      words={toFarmerWords(t, { names, shares, mayShare: Boolean(sharingKey), isAnswered: false })}
      onSet={set}
    >
      {!shares && !sharingKey && <p className="app-quiet">{t('sharing.elsewhere')}</p>}
    </SharingCard>
  );
}

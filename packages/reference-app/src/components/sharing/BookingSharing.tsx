import type { Booking, CallOptions, ResultSharing } from '@udongo/sdk';
import { formatDate, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { joinNames } from './joinNames.ts';
import { SharingCard, type SharingWords } from './SharingCard.tsx';
import { useSharingText } from './sharingTexts.ts';
import { toFarmerWords } from './toFarmerWords.ts';

interface BookingSharingProps {
  booking: Pick<Booking, 'id'> & Partial<Pick<Booking, 'name'>>;
  /** Called once a change is stored. */
  onChanged?: () => void;
}

/**
 * Card about sharing the results of a booking, for a person who is logged in: farmers decide, an agent who booked says that the farmer
 * agreed, administrators stop it. Draws nothing if the booking has no agent or the service shares nothing.
 */
export function BookingSharing({ booking, onChanged }: BookingSharingProps) {
  const t = useSharingText();
  const locale = useLocale();
  const role = useUser()?.role;
  const { toaster, udongo } = useServices();
  const ask = useCallback(
    (id: number, options: CallOptions) => udongo.bookings.getSharing(id, options),
    [udongo],
  );
  const { data, reload } = useLoaded(ask, booking.id);
  // A service without it answers anything.
  if (!data?.shares_with?.length) return null;
  const sharing: ResultSharing = data;
  const set = async (share_results: boolean) => {
    const isOfAgent = role === 'agent' && share_results;
    await udongo.bookings.setSharing(booking.id, {
      share_results,
      ...(isOfAgent && { farmer_agreed: true }),
    });
    toaster.show({ tone: 'success', message: share_results ? words.done.on : words.done.off });
    reload();
    onChanged?.();
  };
  const names = joinNames(data.shares_with, locale);
  const words = role === 'farmer' ? ofFarmer() : role === 'agent' ? ofAgent(booking.name ?? '') : ofStaff();
  return (
    <SharingCard words={words} onSet={set}>
      <History changes={sharing.changes} />
    </SharingCard>
  );

  function ofFarmer(): SharingWords {
    const { share_results: shares, may_share: mayShare, changes } = sharing;
    return toFarmerWords(t, { names, shares, mayShare, isAnswered: changes.length > 0 });
  }

  function ofAgent(name: string): SharingWords {
    const { share_results, may_share, changes } = sharing;
    const state = share_results
      ? 'sharing.agentShared'
      : changes.length > 0 && !may_share
        ? 'sharing.agentStopped'
        : 'sharing.agentNot';
    return {
      title: t('sharing.titleOther'),
      state: t(state, { name }),
      ask:
        may_share && !share_results
          ? {
              question: t('sharing.agentAsk', { name }),
              hint: t('sharing.agentAskHint', { name }),
              yes: t('sharing.agentYes', { name }),
            }
          : undefined,
      stop: may_share && share_results ? t('sharing.agentStop') : undefined,
      done: { on: t('sharing.agentDone'), off: t('sharing.agentEnded') },
    };
  }

  function ofStaff(): SharingWords {
    const { share_results } = sharing;
    return {
      title: t('sharing.titleOther'),
      state: t(share_results ? 'sharing.staffShared' : 'sharing.staffNot', { names }),
      stop: share_results ? t('sharing.staffStop') : undefined,
      done: { on: '', off: t('sharing.staffNot', { names }) },
    };
  }
}

/** List of the changes: who shared or stopped, and when. */
function History({ changes }: Pick<ResultSharing, 'changes'>) {
  const t = useSharingText();
  const locale = useLocale();
  if (changes.length === 0) return null;
  const whoOf = ({ said_by, changed_by_name: who }: ResultSharing['changes'][number]) => {
    if (said_by === 'status_page') return t('sharing.byPage');
    if (said_by === 'booking') return t('sharing.byForm');
    return said_by === 'agent' ? t('sharing.byAgent', { who }) : who;
  };
  return (
    <details className="app-sharing__history">
      <summary>{t('sharing.history')}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.changed_on + change.share_results}>
            {t(change.share_results ? 'sharing.on' : 'sharing.off', {
              date: formatDate(locale, change.changed_on, 'time'),
              who: whoOf(change),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

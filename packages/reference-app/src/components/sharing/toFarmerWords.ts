import type { SharingWords } from './SharingCard.tsx';
import type { useSharingText } from './sharingTexts.ts';

interface FarmerSharing {
  /** The agents, as a sentence names them. */
  names: string;
  shares: boolean;
  /** Whether this person can share, and not only stop it. */
  mayShare: boolean;
  /** Whether the question was answered before. */
  isAnswered: boolean;
}

/** Words of the card for the person whose soil it is, with or without an account. */
export function toFarmerWords(
  t: ReturnType<typeof useSharingText>,
  { names, shares, mayShare, isAnswered }: FarmerSharing,
): SharingWords {
  return {
    title: t('sharing.title'),
    state: t(shares ? 'sharing.shared' : 'sharing.notShared', { names }),
    ask:
      mayShare && !shares && !isAnswered
        ? {
            question: t('sharing.ask', { names }),
            hint: t('sharing.askHint'),
            yes: t('sharing.yes'),
            no: t('sharing.no'),
          }
        : undefined,
    share: mayShare ? t('sharing.share') : undefined,
    stop: shares ? t('sharing.stop') : undefined,
    done: { on: t('sharing.started', { names }), off: t('sharing.stopped', { names }) },
  };
}

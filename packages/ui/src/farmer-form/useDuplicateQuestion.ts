import type { DuplicateCandidate } from '@udongo/sdk';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../provider/index.ts';
import { farmerFormTexts } from './farmerFormTexts.ts';
import { readDuplicates } from './readDuplicates.ts';

interface Question {
  candidates: readonly DuplicateCandidate[];
  saveAnyway: () => void;
  goBack: () => void;
}

/** Asks whether to save a farmer who could already be registered. */
export function useDuplicateQuestion() {
  const t = useMessages(farmerFormTexts);
  const [asked, setAsked] = useState<Question | null>(null);

  const ask = (candidates: Question['candidates'], signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const answer = (isMeant: boolean) => {
        // Close it at once: a dialog that closes later would take the focus from the wrong field.
        flushSync(() => setAsked(null));
        resolve(isMeant);
      };
      signal.addEventListener('abort', () => reject(signal.reason));
      setAsked({ candidates, saveAnyway: () => answer(true), goBack: () => answer(false) });
    });

  /** After going back, the matching value has an error at its field. */
  const refusal = (candidates: Question['candidates']) => {
    const isSame = (match: 'phone_number' | 'email') =>
      candidates.some(({ matches }) => matches.includes(match));
    return Object.assign(new Error(t('farmerForm.notSaved')), {
      fieldErrors: {
        ...(isSame('phone_number') && { 'user.profile.phone_number': t('farmerForm.phoneTaken') }),
        ...(isSame('email') && { 'user.email': t('farmerForm.emailTaken') }),
      },
    });
  };

  /** Sends the farmer; if the server knows a similar one, asks, and sends again with permission. */
  const askWhenDuplicate = async <Saved>(
    send: (leave: { allow_duplicate: boolean }) => Promise<Saved>,
    { signal }: { signal: AbortSignal },
  ): Promise<Saved> => {
    try {
      return await send({ allow_duplicate: false });
    } catch (error) {
      const candidates = readDuplicates(error);
      if (!candidates) throw error;
      if (!(await ask(candidates, signal))) throw refusal(candidates);
      return send({ allow_duplicate: true });
    }
  };

  return { asked, askWhenDuplicate };
}

import { ApiError, type SoilTestSample, type UdongoApi } from '@udongo/sdk';
import { codeOf } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useConditionText } from '../../components/conditionTexts.ts';
import { playTone } from '../../lib/playTone.ts';
import type { Receipts } from '../../services/createReceipts.ts';
import { useServices } from '../../services/ServicesContext.ts';
import type { ScanResult } from './CodeField.tsx';
import { findSample } from './findSample.ts';
import { useReceiveText } from './receiveTexts.ts';

/** Adds scanned samples to the list, asks the server about each, and says with sound, colour and words whether a scan was good. `forget` takes the last word back. */
export function useScans(receipts: Receipts) {
  const t = useReceiveText();
  const say = useConditionText();
  const { records } = useServices();
  const [result, setResult] = useState<ScanResult>();

  const scan = useCallback(
    async (wanted: string) => {
      const tell = (tone: ScanResult['tone'], text: string) => {
        playTone(tone);
        setResult({ tone, text });
      };
      const twice = (code: string) => tell('bad', t('receive.twice', { code }));
      const isCode = !/^\d+$/.test(wanted);
      // A scan is on the list at once, however slow the network is.
      if (isCode && !receipts.add(wanted)) return twice(wanted);
      try {
        const sample = await findSample(records, wanted, { retries: 0 });
        const code = sample ? codeOf(sample) : wanted;
        if (!isCode && !receipts.add(code)) return twice(code);
        const rejected = sample?.rejected_reason ?? null;
        const { problem, isBrought } = sample
          ? await askBooking(records, sample)
          : ({ problem: 'unknown_code', isBrought: false } as const);
        receipts.change(code, { location: sample?.sample_location ?? '', problem, rejected, isBrought });
        if (rejected) {
          tell('bad', `${code}: ${t('receive.rejected', { reason: say(`condition.${rejected}`) })}`);
        } else if (problem) tell('bad', `${code}: ${t(`receive.${problem}`)}`);
        else {
          const added = t('receive.added', { code });
          tell('good', isBrought ? `${added} ${t('receive.brought')}` : added);
        }
      } catch {
        // The server checks the sample when it is received.
        if (isCode) tell('good', t('receive.notChecked', { code: wanted }));
      }
    },
    [records, receipts, t, say],
  );
  const forget = useCallback(() => setResult(undefined), []);
  return { scan, result, forget };
}

/**
 * The reason why a sample can't be received, null for none and where the server does not say: it checks again when it is received. And
 * whether nobody has collected it.
 */
async function askBooking(
  { bookings }: Pick<UdongoApi, 'bookings'>,
  { booking, received_on, rejected_reason }: SoilTestSample,
): Promise<{ problem: 'already_received' | 'canceled' | null; isBrought: boolean }> {
  if (received_on && !rejected_reason) return { problem: 'already_received', isBrought: false };
  try {
    const { status } = await bookings.get(booking, {}, { retries: 0 });
    return { problem: status === 'canceled' ? 'canceled' : null, isBrought: status === 'booked' };
  } catch (error) {
    if (error instanceof ApiError) return { problem: null, isBrought: false };
    throw error;
  }
}

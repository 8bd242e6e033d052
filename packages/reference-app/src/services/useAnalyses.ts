import type {
  AnalysisValue,
  AnalysisValueRequest,
  CallOptions,
  SavedAnalysis,
  SoilTestSample,
} from '@udongo/sdk';
import { analyses } from '@udongo/sdk/operations';
import { useCallback, useMemo } from 'react';
import { unlessNotTheirs } from '../lib/isNotOffered.ts';
import { useServices } from './ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** The calls of analyses beside the seven readings, which only some pages need. */
export function useAnalyses() {
  const { pick } = useServices();
  return useMemo(() => pick({ analyses }).analyses, [pick]);
}

/** The analyses that are in use; `data` is null where the service has none. */
export function useActiveAnalyses() {
  const service = useAnalyses();
  const ask = useCallback(
    async (limit: number, options: CallOptions) =>
      (await unlessNotTheirs(service.list({ limit, is_active: true, ordering: 'id' }, options)))?.results ??
      null,
    [service],
  );
  return useLoaded(ask, 100);
}

/** The values that were saved for the soil that is there now; those of former soil are history. */
export function ofPresentSoil(
  saved: readonly SavedAnalysis[],
  { received_on }: SoilTestSample,
): readonly SavedAnalysis[] {
  return saved.filter(({ saved_on }) => !received_on || saved_on >= received_on);
}

/** The values below their limit whose checks by the service do not name it: it would save the limit as a measured number. */
export function findLost(
  sent: readonly AnalysisValueRequest[],
  checked: readonly AnalysisValue[],
): AnalysisValueRequest[] {
  return sent.filter(({ below_limit }, index) => below_limit && !checked[index]?.below_limit);
}

import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import { analysisService } from '../services/laboratory/analyses/analyses.ts';
import { listSavedAnalyses } from '../services/laboratory/analyses/readAnalyses.ts';
import { analysisValueFields, saveAnalyses } from '../services/laboratory/analyses/saveAnalyses.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function analysisRoutes(dependencies: Dependencies) {
  const { query, command } = createHandlers(dependencies);
  return {
    ...resourceRoutes('analyses', dependencies, {
      ...analysisService,
      readFilters: (context) => ({ is_active: readBooleanFilter(context, 'is_active') }),
    }),
    'analyses.saveValues': command([analysisValueFields], saveAnalyses),
    'analyses.listValues': query([readId], (transaction, _, id) => listSavedAnalyses(transaction, id)),
  } satisfies Partial<Handlers>;
}

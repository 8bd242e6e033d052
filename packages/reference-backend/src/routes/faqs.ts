import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { faqService } from '../services/content/faqs.ts';
import { languages } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function faqRoutes(dependencies: Dependencies) {
  return resourceRoutes('faqs', dependencies, {
    ...faqService,
    readFilters: (context) => ({
      language: readChoiceFilter(context, 'language', languages),
      is_published: readBooleanFilter(context, 'is_published'),
    }),
  });
}

import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { createFaq, deleteFaq, faqFields, getFaq, listFaqs, updateFaq } from '../services/content/faqs.ts';
import { languages } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function faqRoutes(dependencies: Dependencies) {
  return resourceRoutes('faqs', dependencies, {
    fields: faqFields,
    readFilters: (context) => ({
      language: readChoiceFilter(context, 'language', languages),
      is_published: readBooleanFilter(context, 'is_published'),
    }),
    list: listFaqs,
    get: getFaq,
    create: createFaq,
    update: updateFaq,
    delete: deleteFaq,
  });
}

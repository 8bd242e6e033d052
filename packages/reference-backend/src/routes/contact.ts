import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter } from '../http/filters.ts';
import {
  contactMessageFields,
  contactMessageStateFields,
  createContactMessage,
  deleteContactMessage,
  getContactMessage,
  listContactMessages,
  updateContactMessage,
} from '../services/content/contactMessages.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function contactRoutes(dependencies: Dependencies) {
  return resourceRoutes('contact', dependencies, {
    fields: contactMessageFields,
    changed: contactMessageStateFields,
    readFilters: (context) => ({ is_handled: readBooleanFilter(context, 'is_handled') }),
    list: listContactMessages,
    get: getContactMessage,
    create: createContactMessage,
    update: updateContactMessage,
    delete: deleteContactMessage,
  });
}

import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import {
  answerContactMessage,
  contactAnswerFields,
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
  const { command, sending } = createHandlers(dependencies);
  return {
    ...resourceRoutes('contact', dependencies, {
      fields: contactMessageFields,
      changed: contactMessageStateFields,
      readFilters: (context) => ({ is_handled: readBooleanFilter(context, 'is_handled') }),
      list: listContactMessages,
      get: getContactMessage,
      create: createContactMessage,
      update: updateContactMessage,
      delete: deleteContactMessage,
    }),
    'contact.answer': sending(
      command([readId, contactAnswerFields], (transaction, actor, id, reading, now) =>
        answerContactMessage(transaction, actor, { id, reading }, now),
      ),
    ),
  } satisfies Partial<Handlers>;
}

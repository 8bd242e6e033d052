import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
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
import { readFields, readObject } from '../validation/readFields.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function contactRoutes(
  dependencies: Dependencies,
): Handlers<`contact.${'list' | 'get' | 'create' | 'update' | 'answer' | 'delete'}`> {
  const { db, clock, wakeSender } = dependencies;
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
    'contact.answer': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readFields(contactAnswerFields, readObject(await readJson(context)));
      const answered = await db.inTransaction((transaction) =>
        answerContactMessage(transaction, actor, { id, reading }, clock()),
      );
      wakeSender();
      return context.json(answered);
    },
  };
}

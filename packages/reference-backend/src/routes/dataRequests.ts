import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readBody } from '../http/readBody.ts';
import { reachPerson } from '../services/messages/notifications/reachPerson.ts';
import { checkOwnPassword } from '../services/people/checkOwnPassword.ts';
import {
  answerDataRequest,
  answerFields,
  withdrawDataRequest,
} from '../services/people/data-requests/closeDataRequest.ts';
import {
  createDataRequest,
  dataRequestFields,
  isOwnDeletion,
} from '../services/people/data-requests/createDataRequest.ts';
import { listDataRequests } from '../services/people/data-requests/dataRequests.ts';
import { readExport } from '../services/people/data-requests/readExport.ts';
import { dataRequestKinds, dataRequestStates, languages } from '../values.ts';

export function dataRequestRoutes(dependencies: Dependencies) {
  const { query, page, command } = createHandlers(dependencies);
  const readRequest = async (context: AppContext) => {
    const reading = await readBody(context, dataRequestFields);
    const { userId } = context.get('actor');
    if (userId !== null && reading.issues.length === 0 && isOwnDeletion(reading)) {
      await checkOwnPassword(dependencies, userId, reading.values.password);
    }
    return reading;
  };
  return {
    'dataRequests.list': page([readFilters], listDataRequests),
    'dataRequests.create': command(
      [readRequest],
      (transaction, actor, reading, now) =>
        createDataRequest(transaction, actor, reading, { now, reach: reachPerson }),
      answerCreated,
    ),
    'dataRequests.withdraw': command([readId], withdrawDataRequest),
    'dataRequests.answer': command([readId, answerFields], (transaction, actor, id, reading, now) =>
      answerDataRequest(transaction, actor, id, reading, { now, reach: reachPerson }),
    ),
    'dataRequests.getExport': query(
      [(context: AppContext) => readChoiceFilter(context, 'language', languages), readId],
      (transaction, actor, language, id) => readExport(transaction, actor, id, language),
    ),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    kind: readChoiceFilter(context, 'kind', dataRequestKinds),
    state: readChoiceFilter(context, 'state', dataRequestStates),
    mine: readBooleanFilter(context, 'mine'),
  };
}

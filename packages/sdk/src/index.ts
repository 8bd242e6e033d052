export type { ApiPromise, WithResponse } from './client/ApiPromise.ts';
export type { CallOptions } from './client/CallOptions.ts';
export { createClient } from './client/createClient.ts';
export {
  createLog,
  type Log,
  type LogFacts,
  type Logger,
  type LogLevel,
  type LogOptions,
} from './client/createLog.ts';
export { createUdongo } from './client/createUdongo.ts';
export type { CallInfo, Middleware } from './client/Middleware.ts';
export type { Page } from './client/Page.ts';
export type { PagePromise } from './client/PagePromise.ts';
export type { FieldIn, FieldNames, FieldsOf, Ordering, Picked } from './client/queryTypes.ts';
export type { UdongoClient } from './client/UdongoClient.ts';
export type { UdongoOptions } from './client/UdongoOptions.ts';
export type { SessionToast } from './client/withSession.ts';
export {
  ApiError,
  type ApiErrorDetails,
  BadRequestError,
  BadResponseError,
  type CallFacts,
  describeError,
  type ErrorKind,
  fieldErrors,
  isAbortError,
  isApiError,
  isRefusal,
  NetworkError,
  type Refusal,
  TimeoutError,
} from './errors/ApiError.ts';
export { type ErrorDescription, type ErrorTexts, errorTexts } from './errors/describeAnswer.ts';
export { downloadPdf } from './files/downloadPdf.ts';
export type * from './generated/operations.ts';
export type * from './generated/types.ts';
export { type CookieBrowser, cookieStorage } from './session/cookieStorage.ts';
export {
  createSession,
  type LoggedIn,
  type Role,
  type Session,
  type SessionOptions,
  type SessionUser,
} from './session/createSession.ts';
export { memoryStorage } from './session/memoryStorage.ts';
export type { SessionStorage } from './session/SessionStorage.ts';
export {
  createToaster,
  type NewToast,
  type Notify,
  type Toast,
  type ToastAction,
  type Toaster,
  type ToasterOptions,
  type ToastTone,
} from './toaster/createToaster.ts';
export { saveFile } from './values/saveFile.ts';

export { createApp } from './createApp.ts';
export {
  type AppOptions,
  type Dependencies,
  defaultOptions,
  type Limit,
  type LogEntry,
} from './Dependencies.ts';
export type { Database } from './db/Database.ts';
export { createHasher, type PasswordHasher } from './PasswordHasher.ts';

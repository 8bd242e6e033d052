export { createHandlers, type MockCall, type UdongoHandlers } from './createHandlers.ts';

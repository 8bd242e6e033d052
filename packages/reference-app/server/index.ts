export { createAppServer } from './createAppServer.ts';
export { precompress } from './precompress.ts';

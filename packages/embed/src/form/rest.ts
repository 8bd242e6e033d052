/**
 * What the first field does not need, in one file: each further request costs more than what it might leave out. The build
 * adds what shows the queue.
 */
export { OptionPopup, SoilTypeDialog } from '@udongo/ui';
export { createBootLists } from './createBootLists.ts';
export { createEmbedClient } from './createEmbedClient.ts';
export { startQueue } from './startQueue.tsx';

/**
 * Everything that the first field does not need, in one file: each further request costs more than a smaller
 * file saves.
 */

import css from './rest.css';
import { addRules } from './styles.ts';

// The form loads the parts of its queue separately; here they are in this file.

export * from '../../../ui/src/booking-queue/onDemand.ts';
export { OptionPopup } from '../../../ui/src/primitives/combobox/OptionPopup.tsx';
export { createBootLists } from './createBootLists.ts';
export { createEmbedClient } from './createEmbedClient.ts';
export { startQueue } from './startQueue.tsx';

/** A visitor's page has one form: its own draft, which the form knows, is the only one on the device. */
export const isSaved = () => false;

addRules(css);

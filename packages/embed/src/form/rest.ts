/** What the first field does not need, in one file: each further request costs more than what it might leave out. */

import css from './rest.css';
import { addRules } from './styles.ts';

// The form asks for the parts of its queue by itself; here they come with the rest.

export { OptionPopup } from '@udongo/ui';
export * from '../../../ui/src/booking-queue/onDemand.ts';
export { createBootLists } from './createBootLists.ts';
export { createEmbedClient } from './createEmbedClient.ts';
export { startQueue } from './startQueue.tsx';

addRules(css);

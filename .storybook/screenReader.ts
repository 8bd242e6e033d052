import { admin } from './screen-reader/admin.ts';
import { booking } from './screen-reader/booking.ts';
import { controls } from './screen-reader/controls.ts';
import { foundations } from './screen-reader/foundations.ts';

export type { Reading, Saying, Spoken } from './screen-reader/Spoken.ts';

/** The expectations for screen readers, by component. */
export const screenReader = { ...foundations, ...controls, ...booking, ...admin };

import type { Media } from '@udongo/sdk';

/** A picture as an article names it. */
export type PickedPicture = Pick<Media, 'url' | 'alt'>;

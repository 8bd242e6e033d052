import {
  createWaitingWork,
  type KeptWork,
  type WaitingWorkOptions,
  type WorkState,
} from './createWaitingWork.ts';

/** A booking whose samples somebody has collected. */
export interface Collection {
  booking: number;
  /** For people. */
  code: string;
  /** When it was pressed. */
  collected_on: string;
}

/** The work of one person that this device keeps. */
export type KeptCollections = KeptWork<Collection>;

export type CollectionsState = WorkState<Collection>;

export interface CollectionsOptions
  extends Pick<WaitingWorkOptions<Collection>, 'drafts' | 'isHere' | 'wait'> {
  collect: (collection: Collection) => Promise<void>;
  /** Default: the device's clock. */
  now?: () => Date;
}

export type Collections = ReturnType<typeof createCollections>;

/** Creates the bookings whose samples one person marks as collected, which wait for the network. */
export function createCollections({ collect, now = () => new Date(), ...options }: CollectionsOptions) {
  const work = createWaitingWork({ ...options, idOf: ({ booking }) => booking, sendOne: collect });
  return {
    ...work,
    /** Marks a booking as collected: kept on the device first, then sent. Never rejects. */
    press: (booking: number, code: string) =>
      work.press([{ booking, code, collected_on: now().toISOString() }]),
  };
}

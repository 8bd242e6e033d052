import type {
  ApiError,
  ReceiptOutcome,
  ReceivedSample,
  SampleCondition,
  SampleReceiptRequest,
  SoilTestSample,
} from '@udongo/sdk';
import { createStore } from '../lib/createStore.ts';
import { isNotOffered } from '../lib/isNotOffered.ts';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { createSending } from './createSending.ts';

/** A sample on the list of those to receive. */
export interface ScannedSample {
  code: string;
  condition: SampleCondition;
  /** The number of its bag; '' for none. */
  bag: string;
  /** '' until the server was asked. */
  location: string;
  /** Why its former soil was rejected; null or absent where it was not, or the server was not asked. */
  rejected?: SoilTestSample['rejected_reason'];
  /** Whether nobody marked its booking as collected; absent until the server was asked. */
  isBrought?: boolean;
  /** Why it is not received; null for nothing known. */
  problem: Exclude<ReceiptOutcome, 'received'> | null;
}

/** A receipt that was pressed and not answered yet. */
export type PressedReceipt = SampleReceiptRequest & { received_on: string };

/** The work of one person that this device keeps. */
export interface KeptReceipts {
  /** In the order of their scans. */
  scanned: readonly ScannedSample[];
  handedOverBy: string;
  /** Stays for the next hand-over. */
  place: string;
  /** Sent in this order, each until the server has answered. */
  waiting: readonly PressedReceipt[];
}

export interface ReceiptsState extends KeptReceipts {
  /** The samples that the server has received since the page was loaded, the last hand-over last. */
  received: readonly ReceivedSample[];
  isSending: boolean;
  /** Why the server refused the last receipt, whose samples are back on the list; null for nothing. */
  refusal: ApiError | null;
  /** False once the server has said that it receives nothing. */
  isOffered: boolean;
}

/** The samples that a person receives: a list of scans, and receipts that wait for the network. */
export interface Receipts {
  get: () => ReceiptsState;
  subscribe: (listener: () => void) => () => void;
  /** Adds a sample; false if it is on the list already. */
  add: (code: string) => boolean;
  /** Changes a sample that is still on the list. */
  change: (code: string, changes: Partial<Omit<ScannedSample, 'code'>>) => void;
  remove: (code: string) => void;
  handOver: (changes: Partial<Pick<KeptReceipts, 'handedOverBy' | 'place'>>) => void;
  /** Receives every sample of the list that has no problem: kept on the device first, then sent. Never rejects. */
  press: () => Promise<void>;
  /** Sends what waits. Never rejects. */
  send: () => Promise<void>;
}

export interface ReceiptsOptions {
  drafts: OwnDrafts<KeptReceipts>;
  receive: (receipt: SampleReceiptRequest) => Promise<readonly ReceivedSample[]>;
  /** Whether the person whose receipts these are is logged in. */
  isHere: () => boolean;
  /** Calls `again` when the network can be back, until the given function stops it. */
  wait: (again: () => void) => () => void;
  /** Default: the device's clock. */
  now?: () => Date;
}

const empty: KeptReceipts = { scanned: [], handedOverBy: '', place: '', waiting: [] };

/**
 * Creates the receipts of one person. Each change reads the device first, so two tabs share one list. A receipt goes out with the time
 * of its press, by which the server knows it when it comes again.
 */
export function createReceipts({
  drafts,
  receive,
  isHere,
  wait,
  now = () => new Date(),
}: ReceiptsOptions): Receipts {
  const { get, set, subscribe } = createStore<ReceiptsState>({
    ...(drafts.load('new') ?? empty),
    received: [],
    isSending: false,
    refusal: null,
    isOffered: true,
  });

  /** The device may keep nothing: then this page does. */
  const update = (change: (kept: KeptReceipts) => Partial<ReceiptsState>) => {
    const { scanned, handedOverBy, place, waiting } = { ...get(), ...drafts.load('new') };
    const next = { ...get(), scanned, handedOverBy, place, waiting };
    const changed = { ...next, ...change(next) };
    drafts.save('new', {
      scanned: changed.scanned,
      handedOverBy: changed.handedOverBy,
      place: changed.place,
      waiting: changed.waiting,
    });
    set(changed);
  };

  drafts.listen('new', () => set({ ...get(), ...(drafts.load('new') ?? empty) }));

  const finish = (receipt: PressedReceipt, changes: (kept: KeptReceipts) => Partial<ReceiptsState>) =>
    update((kept) => {
      const waiting = kept.waiting.filter(({ received_on }) => received_on !== receipt.received_on);
      return { waiting, ...changes({ ...kept, waiting }) };
    });

  const send = createSending<PressedReceipt>({
    next: () => get().waiting[0],
    send: async (receipt) => {
      const answers = await receive(receipt);
      finish(receipt, ({ scanned }) => ({
        received: [...get().received, ...answers.filter(({ outcome }) => outcome === 'received')],
        scanned: putBack(scanned, receipt, answers),
        refusal: null,
      }));
    },
    refuse: (receipt, error) =>
      finish(receipt, ({ scanned, handedOverBy }) => ({
        scanned: putBack(scanned, receipt),
        handedOverBy: handedOverBy || receipt.handed_over_by || '',
        refusal: error,
        isOffered: !isNotOffered(error),
      })),
    isHere,
    wait,
    onSending: (isSending) => set({ ...get(), isSending }),
  });

  return {
    get,
    subscribe,
    send,
    add: (code) => {
      let isNew = false;
      update(({ scanned, waiting }) => {
        const listed = [...scanned, ...waiting.flatMap(({ samples }) => samples)];
        isNew = !listed.some((sample) => sample.code === code);
        const sample: ScannedSample = { code, condition: 'good', bag: '', location: '', problem: null };
        return isNew ? { scanned: [...scanned, sample] } : {};
      });
      return isNew;
    },
    change: (code, changes) =>
      update(({ scanned }) => ({
        scanned: scanned.map((sample) => (sample.code === code ? { ...sample, ...changes } : sample)),
      })),
    remove: (code) =>
      update(({ scanned }) => ({ scanned: scanned.filter((sample) => sample.code !== code) })),
    handOver: (changes) => update(() => changes),
    press: () => {
      update((kept) => {
        const ready = kept.scanned.filter(({ problem }) => !problem);
        if (ready.length === 0) return {};
        const receipt: PressedReceipt = {
          handed_over_by: kept.handedOverBy.trim(),
          place: kept.place.trim(),
          received_on: now().toISOString(),
          samples: ready.map(({ code, condition, bag }) => ({ code, condition, bag: bag.trim() })),
        };
        return {
          scanned: kept.scanned.filter(({ problem }) => problem),
          handedOverBy: '',
          waiting: [...kept.waiting, receipt],
          received: [],
          refusal: null,
        };
      });
      return send();
    },
  };
}

/** Puts samples of a receipt back on the list: all of a refused one, else those that were not received. */
function putBack(
  scanned: readonly ScannedSample[],
  { samples }: PressedReceipt,
  answers: readonly ReceivedSample[] = [],
): ScannedSample[] {
  const back = samples.flatMap(({ code, condition = 'good', bag = '' }) => {
    const outcome = answers.find((answer) => answer.code === code)?.outcome ?? null;
    return outcome === 'received' ? [] : [{ code, condition, bag, location: '', problem: outcome }];
  });
  return [...scanned, ...back.filter(({ code }) => !scanned.some((sample) => sample.code === code))];
}

import type { Media } from '@udongo/sdk';
import { isAbortError } from '@udongo/sdk';
import { createStore } from '../../lib/createStore.ts';
import type { UploadPicture } from './createUpload.ts';

/** A chosen file on its way to the library. One that is stored has left the list. */
export interface Upload {
  id: number;
  file: File;
  /** An address of the file in this browser. */
  preview: string;
  /** Alternative text, as the person writes it. */
  alt: string;
  isDecoration: boolean;
  /** `described` is missing until it is asked to go. */
  state: 'chosen' | 'undescribed' | 'waiting' | 'sending' | 'failed' | 'wrongType' | 'tooLarge';
  /** Sent so far, from 0 to 1. */
  share: number;
  /** Why it failed. */
  error: unknown;
}

export interface Uploads {
  get: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (files: Iterable<File>) => void;
  describe: (id: number, words: Partial<Pick<Upload, 'alt' | 'isDecoration'>>) => void;
  /** Sends the described pictures; the others become `undescribed`. */
  send: () => void;
  /** Takes a file out, and stops its upload. */
  remove: (id: number) => void;
  /** Stops everything. */
  dispose: () => void;
}

/** The most that the server takes of one file. Source: `MediaRequest` of the contract. */
const maximumBytes = 5_242_880;
const types = ['image/jpeg', 'image/png', 'image/webp'];
/** The value for a file control's `accept`. */
export const acceptedTypes = types.join();
/** More at once would only share the same line. */
const atOnce = 2;

/** Keeps chosen files until each is stored, in the order in which they were chosen. A failed one stays, with its file. */
export function createUploads(upload: UploadPicture, onStored: (picture: Media) => void): Uploads {
  const { get, set, subscribe } = createStore<readonly Upload[]>([]);
  let lastId = 0;
  const running = new Map<number, AbortController>();

  const change = (id: number, changes: Partial<Upload>) =>
    set(get().map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: number) => {
    const dropped = get().find((each) => each.id === id);
    if (dropped) URL.revokeObjectURL(dropped.preview);
    set(get().filter((each) => each.id !== id));
  };

  const start = async ({ id, file, alt, isDecoration }: Upload) => {
    const controller = new AbortController();
    running.set(id, controller);
    change(id, { state: 'sending', share: 0, error: undefined });
    try {
      const options = { signal: controller.signal, onProgress: (share: number) => change(id, { share }) };
      const stored = await upload(file, isDecoration ? '' : alt.trim(), options);
      drop(id);
      onStored(stored);
    } catch (error) {
      if (!isAbortError(error)) change(id, { state: 'failed', error });
    }
    running.delete(id);
    startNext();
  };
  const startNext = () => {
    const waiting = get().filter(({ state }) => state === 'waiting');
    for (const next of waiting.slice(0, Math.max(0, atOnce - running.size))) void start(next);
  };

  return {
    get,
    subscribe,
    add: (files) => {
      const added = [...files].map((file, index) => toUpload(file, lastId + index + 1));
      lastId += added.length;
      set([...get(), ...added]);
    },
    describe: (id, words) => {
      const described = get().find((each) => each.id === id);
      change(id, { ...words, ...(described?.state === 'undescribed' && { state: 'chosen' }) });
    },
    send: () => {
      set(
        get().map((each) => {
          if (!['chosen', 'undescribed', 'failed'].includes(each.state)) return each;
          const isDescribed = each.isDecoration || each.alt.trim() !== '';
          return { ...each, state: isDescribed ? 'waiting' : 'undescribed' };
        }),
      );
      startNext();
    },
    remove: (id) => {
      drop(id);
      running.get(id)?.abort();
    },
    dispose: () => {
      for (const { id } of get()) drop(id);
      for (const controller of running.values()) controller.abort();
    },
  };
}

function toUpload(file: File, id: number): Upload {
  const state = !types.includes(file.type) ? 'wrongType' : file.size > maximumBytes ? 'tooLarge' : 'chosen';
  const preview = URL.createObjectURL(file);
  return { id, file, preview, alt: '', isDecoration: false, state, share: 0, error: undefined };
}

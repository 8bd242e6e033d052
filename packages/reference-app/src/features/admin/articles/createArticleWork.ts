import { ApiError, type Blog, type UdongoApi } from '@udongo/sdk';
import { createStore } from '../../../lib/createStore.ts';
import { onBackOnline } from '../../../lib/onBackOnline.ts';
import { createOwnDrafts } from '../../../lib/ownDrafts.ts';
import {
  type ArticleValues,
  emptyArticle,
  isPublic,
  isSameArticle,
  isSamePublication,
  type PublicationChange,
  publicationAfter,
  toRequest,
  valuesOf,
} from './articleValues.ts';

export interface ArticleState {
  /**
   * `unsaved` is on this device only, `failed` is tried again, `refused` waits for a change, `loggedOut` for a login, `stale` for a
   * choice between two versions.
   */
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'loggedOut' | 'stale';
  values: ArticleValues;
  /** The version on the server that was changed; null before the first save. */
  base: Blog | null;
  /** When the server stored something last, in this sitting. */
  savedAt: Date | null;
  /** Of `stale`: what somebody else stored. */
  theirs: Blog | null;
  /** Of `stale`: the publication that the writer asked for. */
  asked: PublicationChange;
  /** Of `failed` and `refused`. */
  error: unknown;
}

export interface ArticleWork {
  get: () => ArticleState;
  subscribe: (listener: () => void) => () => void;
  change: (changes: Partial<ArticleValues>) => void;
  /** Delays the creation while the title is being typed: the address is made from the first title. */
  holdCreation: (isHeld: boolean) => void;
  /** Saves now; `asked` publishes, schedules or withdraws. False where it was not stored. */
  save: (asked?: PublicationChange) => Promise<boolean>;
  /** Saves the writer's texts over theirs, with the publication that was asked for; without one, theirs stays. */
  keepMine: () => void;
  takeTheirs: () => void;
  /** Begins to save by itself; returns a function that saves the rest and stops. */
  start: () => () => void;
}

interface Options {
  blogs: UdongoApi['blogs'];
  userId: number;
  /** Whether that person is the one who is logged in: nothing is sent as anybody else. */
  isHere: () => boolean;
  /** The article as the server has it; null for a new one. */
  stored: Blog | null;
}

/** After the last key. */
const pauseMs = 1500;
const againMs = 10_000;

interface Kept {
  values: ArticleValues;
  /** Of the version that was changed; null for a new article. */
  updated_on: string | null;
}

/**
 * Saves an article while it is written: each change on this device at once, and on the server after a pause. A public article changes
 * only on demand. The server refuses to overwrite a newer version of another person; then the writer has to choose.
 */
export function createArticleWork({ blogs, userId, isHere, stored }: Options): ArticleWork {
  const drafts = createOwnDrafts<Kept>('article', userId);
  let record = stored?.id ?? ('new' as const);
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let running: Promise<boolean> | null = null;
  const store = createStore(begin(stored, drafts.load(record)));

  const set = (changes: Partial<ArticleState>) => store.set({ ...store.get(), ...changes });
  const keep = () =>
    drafts.save(record, { values: store.get().values, updated_on: store.get().base?.updated_on ?? null });
  const isDue = () => {
    const { values, base, status } = store.get();
    if (waits(status) || status === 'saved' || isPublic(base) || !isHere()) return false;
    return values.title.trim() !== '' && values.body.trim() !== '' && !(base === null && isHeld);
  };
  const plan = (waitMs = pauseMs) => {
    clearTimeout(timer);
    // The draft of a page that was left is kept; the next visit continues with it.
    if (!isOpen) return;
    timer = setTimeout(() => {
      if (isDue()) void save();
    }, waitMs);
  };

  const send = async (asked: PublicationChange, isSecond = false): Promise<boolean> => {
    const { values, base } = store.get();
    const request = { ...toRequest(values, base), ...asked };
    set({ status: 'saving', error: null });
    try {
      const blog = base ? await blogs.update(base.id, request) : await blogs.create(request);
      const isWhole = isSameArticle(values, store.get().values);
      drafts.clear(record);
      record = blog.id;
      set({ base: blog, savedAt: new Date(), status: isWhole ? 'saved' : 'unsaved' });
      if (!isWhole) {
        keep();
        if (isOpen) plan();
        else if (isDue()) void save();
      }
      return true;
    } catch (error) {
      const isStale = base !== null && error instanceof ApiError && error.status === 409;
      const theirs = isStale ? await blogs.get(base.id).catch(() => null) : null;
      if (base && theirs) return settle({ base, theirs, asked, isSecond });
      fail(error);
      return false;
    }
  };
  /** Handles a save that was refused because `theirs` is newer than `base`. */
  const settle = async ({ base, theirs, asked, isSecond }: Conflict): Promise<boolean> => {
    const isSame = isSameArticle(valuesOf(theirs), store.get().values);
    if (isSame && isSamePublication(publicationAfter(asked, theirs), theirs)) {
      // Stored before, by an attempt whose answer did not come.
      drafts.clear(record);
      set({ base: theirs, savedAt: new Date(), status: 'saved' });
      return true;
    }
    // Such an attempt stored the texts; send the requested publication now.
    if (isSame && !isSecond && isSamePublication(base, theirs)) {
      set({ base: theirs });
      return send(asked, true);
    }
    set({ status: 'stale', theirs, asked });
    return false;
  };
  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.status : 0;
    // A writer who closed the login dialog is not asked again at every key.
    if (code === 401) return set({ status: 'loggedOut', error });
    const isRefused = code >= 400 && code < 500;
    set({ status: isRefused ? 'refused' : 'failed', error });
    if (!isRefused) plan(againMs);
  };
  const save: ArticleWork['save'] = async (asked = {}) => {
    clearTimeout(timer);
    // One after the other: the second one changes what the first one stored.
    while (running) await running;
    if (store.get().status === 'stale') return false;
    running = send(asked).finally(() => {
      running = null;
    });
    return running;
  };
  const whenBack = () => plan(0);
  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (changes) => {
      const { values, status } = store.get();
      set({
        values: { ...values, ...changes },
        status: waits(status) || status === 'saving' ? status : 'unsaved',
      });
      keep();
      plan();
    },
    holdCreation: (held) => {
      isHeld = held;
      if (!held && store.get().status === 'unsaved') plan();
    },
    save,
    keepMine: () => {
      const { theirs, asked } = store.get();
      set({ base: theirs, theirs: null, asked: {}, status: 'unsaved' });
      keep();
      if (asked.is_published === undefined) plan(0);
      else void save(asked);
    },
    takeTheirs: () => {
      const { theirs } = store.get();
      if (!theirs) return;
      drafts.clear(record);
      set({ base: theirs, values: valuesOf(theirs), theirs: null, asked: {}, status: 'saved' });
    },
    start: () => {
      isOpen = true;
      const stopHearing = onBackOnline(whenBack);
      if (store.get().status === 'unsaved') plan();
      return () => {
        stopHearing();
        isOpen = false;
        clearTimeout(timer);
        if (isDue() && store.get().status === 'unsaved') void save();
      };
    },
  };
}

interface Conflict {
  /** The version that was changed. */
  base: Blog;
  theirs: Blog;
  asked: PublicationChange;
  /** Whether the save had been sent again by itself. */
  isSecond: boolean;
}

/** Whether nothing is sent before the writer has done something else than writing. */
function waits(status: ArticleState['status']): boolean {
  return status === 'stale' || status === 'loggedOut';
}

/** A draft of this device goes on where it was; one that was made of another version than the server's waits for a choice. */
function begin(stored: Blog | null, kept: Kept | null): ArticleState {
  const values = stored ? valuesOf(stored) : emptyArticle;
  const keptValues = { ...emptyArticle, ...kept?.values };
  const state: ArticleState = {
    status: 'saved',
    values,
    base: stored,
    savedAt: null,
    theirs: null,
    asked: {},
    error: null,
  };
  if (!kept || isSameArticle(keptValues, values)) return state;
  const isStale = stored !== null && kept.updated_on !== stored.updated_on;
  return {
    ...state,
    values: keptValues,
    status: isStale ? 'stale' : 'unsaved',
    theirs: isStale ? stored : null,
  };
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isClosed } from '../../lib/errors.ts';
import { searchKey } from '../../lib/searchKey.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useEscape } from '../../lib/useEscape.ts';
import { type Port, type PortStatus, usePort } from '../../lib/usePort.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { useMessages } from '../../provider/index.ts';
import { comboboxTexts } from './comboboxTexts.ts';
import { useListLogin } from './useListLogin.ts';

export interface OptionListParams<Item extends Line> {
  load: Port<string, readonly Item[]>;
  /**
   * 'remote': each search calls `load`. 'local': `load('')` is called once and its options are searched here.
   * Default 'remote'.
   */
  filter?: 'remote' | 'local';
  /** Also called with the typed text, for options to show after those of `load`. A failure gives none. */
  loadMore?: Port<string, readonly Item[]> | undefined;
  /** The wait after the last key before a search, in milliseconds. Default 500. */
  debounceMs?: number;
  /** The list is always shown (a picker panel) instead of opening and closing. */
  alwaysOpen?: boolean;
  /** Typed text that selects nothing stays when the focus leaves the field. Default: it is removed. */
  keepTyped?: boolean;
  /** The list stays open after a choice, because several are possible. */
  stayOpen?: boolean;
  /** The message when nothing matches: 'County not found'. Default: 'Nothing found'. */
  emptyMessage?: string | undefined;
  /** Announced before everything else while the list is open: a reached limit. Default: nothing. */
  notice?: string;
  onChoose: (item: Item) => void;
  /**
   * Whether an option is selected: leaving the field with its name typed does not select it again. Default:
   * none is.
   */
  isChosen?: (item: Item) => boolean;
  /** Called when a person emptied the text. */
  onEmptied?: () => void;
}

interface Line {
  label: string;
  word?: string;
}

export interface OptionList<Item> {
  /** The typed text; null without a search. */
  search: string | null;
  /** Typed text that selects nothing stays in a field without focus. */
  isUnchosen: boolean;
  open: boolean;
  items: readonly Item[];
  /** 'pending' also while a key press waits for its search: `items` then still answer the search before. */
  status: PortStatus;
  slow: boolean;
  error: unknown;
  /** The list needs a login, which the host supports: `retry` begins with it. */
  needsLogin: boolean;
  /** The message while nothing matches. */
  emptyMessage: string;
  /** The message after a failure: the list did not load, or can't be read here. */
  failure: string;
  /**
   * The state of the list for a `role="status"`, so that screen readers say it: the number of options, none,
   * slow, failed; and that typed text is not selected, which everybody should see.
   */
  announcement: string;
  activeIndex: number;
  listId: string;
  optionId: (index: number) => string;
  setActiveIndex: (index: number) => void;
  choose: (item: Item) => void;
  show: () => void;
  close: () => void;
  retry: () => void;
  inputProps: {
    role: 'combobox';
    autoComplete: 'off';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onClick: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * A searchable list under one text input: when to search, the options to show, and the keyboard of the ARIA
 * combobox pattern (the focus stays in the input, `aria-activedescendant` moves). Searches at once on the
 * first focus, and debounces typing.
 */
export function useOptionList<Item extends Line>({
  load,
  loadMore,
  filter = 'remote',
  debounceMs = 500,
  alwaysOpen = false,
  stayOpen = false,
  keepTyped = false,
  emptyMessage,
  notice = '',
  onChoose,
  isChosen = () => false,
  onEmptied,
}: OptionListParams<Item>): OptionList<Item> {
  const t = useMessages(comboboxTexts);
  const listId = useUniqueId();
  const isFocused = useRef(false);
  const [search, setSearch] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  /** null: the first option once the answer fits the typed text, none before. */
  const [moved, setMoved] = useState<number | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const port = usePort(async (query: string, options) => ({ query, items: await load(query, options) }));

  const more = usePort(async (query: string, options) => ({
    query,
    items: (await loadMore?.(query, options)) ?? [],
  }));
  // A name typed in full needs no further options.
  const moreDebounced = useDebounced((query: string) => void (exact ?? more.run(query)), debounceMs);

  const ask = (query: string) => {
    debounced.cancel();
    setAsked(query);
    void port.run(query);
  };
  const debounced = useDebounced(ask, debounceMs);
  const ensure = (query: string) => {
    if (asked === query && port.status !== 'error') debounced.cancel();
    else ask(query);
  };

  const logIn = useListLogin(port.error);
  const retry = () => {
    if (logIn)
      void logIn().then(
        () => ask(query),
        () => undefined,
      );
    else ask(query);
  };

  const queryOf = (text: string | null) => (filter === 'local' ? '' : (text ?? '').trim());
  const query = queryOf(search);
  const answered = port.status === 'success' && port.data?.query === query;
  const failed = port.status === 'error' && asked === query;

  const loaded = port.data?.items ?? [];
  const key = searchKey(search ?? '');
  const isLocalSearch = filter === 'local' && key !== '';
  const here = isLocalSearch
    ? loaded.filter((line) => keysOf(line).some((one) => one.includes(key)))
    : loaded;
  const asksMore = key !== '' && loadMore !== undefined;
  const hasMore = asksMore && more.data?.query === search?.trim();
  const items = hasMore ? [...here, ...(more.data?.items ?? [])] : here;
  const awaitsMore = asksMore && here.length === 0 && !hasMore && more.status !== 'error';
  const status = asked === null ? 'idle' : failed ? 'error' : answered && !awaitsMore ? 'success' : 'pending';
  const open = alwaysOpen || shown;
  const automatic = answered && key ? 0 : -1;
  const activeIndex = open && items.length > 0 ? Math.min(moved ?? automatic, items.length - 1) : -1;

  const show = () => {
    isFocused.current = true;
    setShown(true);
    ensure(query);
  };
  const close = () => {
    setShown(false);
    setMoved(null);
    if (!alwaysOpen) setSearch(null);
  };
  const choose = (item: Item) => {
    moreDebounced.cancel();
    onChoose(item);
    if (!stayOpen) return close();
    setSearch(null);
    setMoved(null);
    ensure('');
  };
  const type = (text: string) => {
    isFocused.current = true;
    setSearch(text);
    setShown(true);
    setMoved(null);
    if (text === '') onEmptied?.();
    const next = queryOf(text);
    if (next === asked && port.status !== 'error') debounced.cancel();
    else if (filter === 'local') ask(next);
    else debounced.call(next);
    if (loadMore && text.trim()) moreDebounced.call(text.trim());
  };
  const move = (step: number) => {
    if (!open) show();
    const count = items.length;
    if (count > 0)
      setMoved(activeIndex < 0 ? (step > 0 ? 0 : count - 1) : (activeIndex + step + count) % count);
  };
  const jump = (index: number) => {
    setMoved(Math.max(0, Math.min(index, items.length - 1)));
    return open;
  };
  // Also among options of an older search: a name typed in full does not wait for its own.
  const [first, another] = key && !alwaysOpen ? items.filter((line) => keysOf(line).includes(key)) : [];
  const exact = another ? undefined : first;
  const blur = () => {
    isFocused.current = false;
    debounced.cancel();
    if (exact && !isChosen(exact)) onChoose(exact);
    if (keepTyped && key && !exact) setShown(false);
    else close();
  };
  const isLeft = keepTyped && !shown && key !== '';
  // The answer can arrive after the focus has left.
  useEffect(() => {
    if (isLeft && exact) blur();
  });

  const press: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: (event) => {
      if (event.altKey) show();
      else move(1);
      return true;
    },
    ArrowUp: (event) => {
      if (event.altKey) close();
      else move(-1);
      return true;
    },
    PageDown: () => jump(activeIndex + 10),
    PageUp: () => jump(activeIndex - 10),
    Enter: () => {
      const item = items[activeIndex];
      if (!open) return false;
      if (status === 'error') retry();
      else if (item) choose(item);
      return true;
    },
  };

  useEscape(alwaysOpen ? Boolean(search) : open, () => {
    if (!isFocused.current) return false;
    if (alwaysOpen) type('');
    close();
    return true;
  });

  const slow = port.slow && status === 'pending';
  const empty = emptyMessage ?? t('combobox.empty');
  const failure = t(isClosed(port.error) ? 'combobox.closed' : 'combobox.failed');
  const announcements = {
    idle: '',
    pending: slow ? t('common.slow') : '',
    success: items.length === 0 ? empty : t('combobox.results', { count: items.length }),
    error: logIn ? t('combobox.logInKey') : `${failure} ${t('combobox.retryKey')}`,
  } satisfies Record<typeof status, string>;
  const said = open ? `${notice} ${announcements[status]}`.trim() : '';

  return {
    search,
    isUnchosen: isLeft,
    open,
    items,
    status,
    slow,
    error: port.error,
    needsLogin: logIn !== undefined,
    emptyMessage: empty,
    failure,
    announcement: isLeft ? t('combobox.unchosen') : said,
    activeIndex,
    listId,
    optionId: (index) => `${listId}-${index}`,
    setActiveIndex: setMoved,
    choose,
    show,
    close,
    retry,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
      onChange: (event) => type(event.target.value),
      onClick: show,
      onFocus: () => {
        isFocused.current = true;
        ensure(query);
      },
      onBlur: blur,
      onKeyDown: (event) => {
        // While an input method composes a word, its keys belong to it.
        if (event.nativeEvent.isComposing || !press[event.key]?.(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** The search keys of an option. */
function keysOf({ label, word }: Line): string[] {
  return word === undefined ? [searchKey(label)] : [searchKey(label), searchKey(word)];
}

import { useState } from 'react';
import { accountProblems, logInAndSend } from '../lib/accountProblems.ts';
import { codeOf } from '../lib/codeOf.ts';
import { formatDate } from '../lib/formatDate.ts';
import { takeFocus } from '../lib/takeFocus.ts';
import { testTypeLabels } from '../lib/testTypeLabels.ts';
import { useServerText } from '../lib/useServerText.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { askFound } from './askFound.ts';
import type { BookingQueue, QueueProblem, QueueSnapshot, WaitingBooking } from './BookingQueue.ts';
import { type QueueTextKey, type QueueTranslate, queueTexts } from './queueTexts.ts';

/** A queue and the form in which its bookings are changed. */
export interface WaitingForm {
  queue: BookingQueue;
  /** The booking that is open in the form; null for a new one. */
  openUuid: string | null;
  /** True if opening this booking would replace an unfinished one in the form. */
  wouldReplace: (uuid: string) => boolean;
  /** Opens a waiting booking in the form; does nothing while it is being sent. */
  open: (uuid: string) => Promise<void>;
}

/** Props of a button with its finished text. */
export interface WaitingButtonProps {
  type: 'button';
  children: string;
  /** Names the booking, too: 'Edit: Wanjiku Kariuki'. */
  'aria-label'?: string | undefined;
  onClick: () => void;
  /** Takes the focus of the button that it replaces. */
  ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** An action that a person has on a waiting booking. */
export interface WaitingAction {
  name: 'accept' | 'edit' | 'send' | 'delete' | 'hide' | 'replace' | 'keep';
  props: WaitingButtonProps;
}

/** A kept booking in words. */
export interface WaitingRow {
  item: WaitingBooking;
  /** The farmer's name. */
  name: string;
  /** Test, date and number of samples. */
  facts: string;
  /** 'problem': a person has to act. */
  state: 'waiting' | 'sending' | 'open' | 'problem' | 'sent';
  /** The state, the reason, and the next step. */
  text: string;
  /** A question to answer with one of the actions; null if there is none. */
  question: string | null;
  actions: readonly WaitingAction[];
}

/** A queue in words, in the language of the page. */
export interface WaitingWords {
  title: string;
  /** Where the bookings are kept; null if all are sent. */
  hint: string | null;
  /** False if the browser could not store one of them. */
  isKept: boolean;
  /** In the order in which they were pressed. */
  rows: readonly WaitingRow[];
  /** The booking that was deleted last, with the button that brings it back; null if there is none. */
  removed: { text: string; undo: WaitingButtonProps } | null;
}

/**
 * Says a queue in words, with the actions on each booking; null without a queue. `focusList` moves the focus to the list when
 * the pressed button is gone.
 */
export function useWaitingWords(
  snapshot: QueueSnapshot,
  form: WaitingForm,
  focusList: () => void,
): WaitingWords;
export function useWaitingWords(
  snapshot: QueueSnapshot,
  form: WaitingForm | null,
  focusList: () => void,
): WaitingWords | null;
export function useWaitingWords(
  { items, removed }: QueueSnapshot,
  form: WaitingForm | null,
  focusList: () => void,
): WaitingWords | null {
  const t = useMessages(queueTexts);
  const locale = useLanguageTag();
  const sayServerText = useServerText(items.some(isSaidByServer));
  const [asked, setAsked] = useState<string | null>(null);
  if (!form) return null;
  const { queue, openUuid, wouldReplace, open } = form;

  const edit = (uuid: string) => {
    setAsked(null);
    void open(uuid);
  };
  const toRow = (item: WaitingBooking): WaitingRow => {
    const { uuid, summary, booking, isSending, problem } = item;
    const { name } = summary;
    const isOpen = uuid === openUuid;
    const isFree = !isSending && !isOpen;
    const actions: WaitingAction[] = [];
    const add = (
      name: WaitingAction['name'],
      children: string,
      onClick: () => void,
      label?: string,
      ref?: WaitingButtonProps['ref'],
    ) => actions.push({ name, props: { type: 'button', children, onClick, 'aria-label': label, ref } });
    const act = (action: WaitingAction['name'], key: ActionKey, onClick: () => void) => {
      const text = t(key);
      add(action, text, onClick, t('bookingQueue.actionOf', { action: text, name }));
    };
    let question: string | null = null;
    if (uuid === asked) {
      question = t('bookingQueue.replaceAsk');
      add('replace', t('bookingQueue.replace'), () => edit(uuid));
      add('keep', t('bookingQueue.keep'), () => setAsked(null), undefined, takeFocus);
    } else if (booking) {
      act('hide', 'bookingQueue.hide', () => {
        queue.forget(uuid);
        focusList();
      });
    } else {
      question = askFound(item, queue, t, add);
      if (isFree) {
        act('edit', problem?.reason === 'date' ? 'bookingQueue.editDate' : 'bookingQueue.edit', () =>
          wouldReplace(uuid) ? setAsked(uuid) : edit(uuid),
        );
      }
      if (!isOpen && canSend(item)) {
        act(
          'send',
          sendLabels[problem?.reason ?? 'lost'] ?? 'bookingQueue.sendNow',
          () => void queue.sendNow(uuid),
        );
      }
      if (isFree) act('delete', 'bookingQueue.delete', () => void queue.remove(uuid));
    }
    const [state, text] = describe(item, isOpen, t);
    return {
      item,
      name,
      facts: [
        t(testTypeLabels[summary.test_type]),
        formatDate(locale, summary.soil_test_date),
        t('bookingQueue.samples', { count: summary.samples }),
      ].join(' · '),
      state,
      // Our own texts stay as they are.
      text: sayServerText(text),
      question,
      actions,
    };
  };

  const isKept = items.every((item) => item.isKept);
  const isAllSent = items.every(({ status }) => status === 'sent');
  return {
    title: t(isAllSent ? 'bookingQueue.titleSent' : 'bookingQueue.title'),
    hint: isKept ? (isAllSent ? null : t('bookingQueue.kept')) : t('bookingQueue.notKept'),
    isKept,
    rows: items.map(toRow),
    removed: removed && {
      text: t(removed.isUnknown ? 'bookingQueue.deletedUnknown' : 'bookingQueue.deleted', {
        name: removed.summary.name,
      }),
      undo: {
        type: 'button',
        children: t('bookingQueue.undo'),
        onClick: () => {
          queue.undoRemove();
          focusList();
        },
        ref: takeFocus,
      },
    },
  };
}

type ActionKey =
  | typeof logInAndSend
  | Extract<
      QueueTextKey,
      `bookingQueue.${'edit' | 'editDate' | 'sendNow' | 'sendAgain' | 'delete' | 'hide'}`
    >;

const sendLabels: Partial<Record<QueueProblem, ActionKey>> = {
  login: logInAndSend,
  unknown: 'bookingQueue.sendAgain',
};

/** False for a refused booking: the server would refuse it again until it is edited. */
function canSend({ status, problem }: WaitingBooking): boolean {
  return status !== 'attention' || problem?.reason === 'unknown' || problem?.reason === 'forbidden';
}

/** True for a refusal that names no field: it is said in the server's own words, because the form has no control to show it at. */
function isSaidByServer({ problem }: WaitingBooking): boolean {
  return (
    problem?.reason === 'refused' && problem.message !== '' && Object.keys(problem.fieldErrors).length === 0
  );
}

const problemTexts = {
  lost: 'bookingQueue.waitingLost',
  server: 'bookingQueue.waitingServer',
  throttled: 'bookingQueue.waitingThrottled',
  ...accountProblems,
  date: 'bookingQueue.date',
  unknown: 'bookingQueue.unknown',
  refused: 'bookingQueue.refused',
  missing: 'bookingQueue.refused',
  stored: 'bookingSummary.notSentStored',
} as const satisfies Record<QueueProblem, QueueTextKey>;

function describe(
  item: WaitingBooking,
  isOpen: boolean,
  t: QueueTranslate,
): readonly [state: WaitingRow['state'], text: string] {
  const { status, isSending, problem, booking } = item;
  if (booking) return ['sent', t('bookingQueue.sent', { code: codeOf(booking) })];
  if (isSending) return ['sending', t('bookingQueue.sending')];
  if (isOpen) return ['open', t('bookingQueue.open', { press: t('bookingSummary.book') })];
  if (status === 'editing') return ['problem', t('bookingQueue.editing')];
  const state = status === 'attention' || problem?.reason === 'login' ? 'problem' : 'waiting';
  if (!problem) return [state, t('bookingQueue.waiting')];
  return [state, isSaidByServer(item) ? problem.message : t(problemTexts[problem.reason])];
}

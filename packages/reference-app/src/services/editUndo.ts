import type { NewToast } from '@udongo/sdk';
import type { Services } from './createServices.ts';
import { type Call, mapMethods } from './mapMethods.ts';
import { offerUndo, type UndoServices } from './offerUndo.ts';
import { toUndoBody } from './toUndoBody.ts';
import { translateUndo } from './undoTexts.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Offers to undo the edits of one page. */
export interface EditUndo {
  /** Notes records as people see them, before they change one; `nameOf` names them in toasts. */
  note: <Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string) => void;
  /** The same API, whose updates of noted records can be undone. */
  track: <Api extends object>(api: Api) => Api;
  /** Shows the notifications of the page's forms; the one that says that an edit is saved offers to undo it. */
  notify: (notification: NewToast) => string;
}

/** How long an answer is shown that is more than a word. */
const readMs = 8000;

export function createEditUndo(services: UndoServices & Pick<Services, 'choices'>): EditUndo {
  const seen = new Map<unknown, { record: Stored; nameOf: (row: never) => string }>();
  /** The edit that was saved last, until its form says so. */
  let saved: { name: string; undo: () => Promise<NewToast> } | undefined;

  /** Keeps the latest state of a noted record. */
  const renew = (id: unknown, record: object) => {
    const noted = seen.get(id);
    if (noted) seen.set(id, { ...noted, record: record as Stored });
  };

  const trackUpdate =
    (resource: string, update: Call): Call =>
    async (...args) => {
      const [id, body] = args as [unknown, Stored];
      // A form that merged two changes started from the record in the refusal.
      const noted = seen.get(id);
      saved = undefined;
      try {
        const answer = await update(...args);
        const after = Object(answer) as Stored;
        if (noted && noted.record.version === body.version) {
          const { record: before, nameOf } = noted;
          const back = toUndoBody(resource, { before, sent: body, after });
          if (back) saved = { name: nameOf(after as never), undo: toUndo(update, id, back, before) };
          renew(id, after);
        }
        return answer;
      } catch (error) {
        const stored = readStored(error);
        if (stored) renew(id, stored);
        throw error;
      }
    };

  const toUndo = (update: Call, id: unknown, body: Stored, before: Stored) => async (): Promise<NewToast> => {
    const t = translateUndo(services.choices.locale.get());
    try {
      renew(id, Object(await update(id, body)));
    } catch (error) {
      const stored = readStored(error);
      if (!stored) throw error;
      renew(id, stored);
      // Otherwise the answer to an earlier press was lost.
      if (stored.version !== before.version)
        return { tone: 'warning', message: t('undo.changedSince'), durationMs: readMs };
    }
    return { tone: 'success', message: t('undo.done') };
  };

  return {
    note: (rows, nameOf) => {
      for (const record of rows) seen.set(Object(record).id, { record: record as Stored, nameOf });
    },
    track: (api) =>
      mapMethods(api, (operation, call) => {
        const [resource = '', method = ''] = operation.split('.');
        return ['update', 'patch'].includes(method) ? trackUpdate(resource, call) : call;
      }),
    notify: (notification) => {
      const edit = saved;
      // A merge says what it kept before the form says that it is saved.
      if (notification.tone !== 'info') saved = undefined;
      if (!edit || notification.tone !== 'success') return services.toaster.show(notification);
      const title = [notification.title, edit.name].filter(Boolean).join(': ');
      return offerUndo(services, { ...notification, title }, async () => ({ title, ...(await edit.undo()) }));
    },
  };
}

/** The record in the refusal of a stale version; undefined in any other failure. */
function readStored(error: unknown): Stored | undefined {
  const { status, body } = Object(error);
  return status === 412 ? Object(body).stored : undefined;
}

import { codeOf } from '@udongo/ui';
import { draftPrefix } from '@udongo/ui/internal';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { createEdits, type KeptEdits } from './createEdits.ts';
import { createOwn } from './createOwn.ts';
import { translateEdits } from './editTexts.ts';

/** Gives a person's changed bookings that wait; they are sent only while that person is logged in. */
export const editsOf = createOwn(({ records, session, comeback, toaster, choices }, userId) => {
  const t = () => translateEdits(choices.locale.get());
  const edits = createEdits({
    drafts: createOwnDrafts<KeptEdits>('edit', userId),
    update: (id, body) => records.bookings.update(id, body),
    isHere: () => session.get()?.user.id === userId,
    wait: comeback.wait,
    onSaved: ({ base }) => {
      toaster.show({ tone: 'success', title: codeOf(base), message: t()('edits.saved') });
    },
    onProblem: ({ base }) => {
      toaster.show({ tone: 'error', title: codeOf(base), message: t()('edits.needsYou') });
    },
  });
  // "Clear my details" tells every page by this key.
  addEventListener('storage', ({ key }) => {
    if (key === draftPrefix(userId)) edits.clear();
  });
  return edits;
});

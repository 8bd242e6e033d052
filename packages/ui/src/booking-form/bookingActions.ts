import type {
  BookingActionProps,
  BookingFocusTarget,
  BookingFormAction,
  BookingFormController,
} from './BookingFormController.ts';
import type { BookingController } from './session/index.ts';
import { type BookingTranslate, isUpdate } from './values/index.ts';

/** Makes the props of a form's buttons, in the words of the default form. */
export function createActionProps(
  controller: BookingController,
  t: BookingTranslate,
): BookingFormController['getActionProps'] {
  const { draft, samples, sending, clear, undoClear, pathId } = controller;
  const { removed } = samples;
  const update = isUpdate(controller);
  const button = (
    children: string,
    onClick: () => void,
    more: { target?: BookingFocusTarget; label?: string } = {},
  ): BookingActionProps => ({
    type: 'button',
    ...(more.target && { id: pathId(more.target) }),
    children,
    ...(more.label && { 'aria-label': more.label }),
    onClick,
  });
  return (action: BookingFormAction) => {
    switch (action) {
      case 'restoreDraft':
        return draft.offered && button(t('bookingDraft.continue'), () => draft.restore());
      case 'discardDraft':
        return draft.offered && button(t('bookingDraft.discard'), draft.discard);
      case 'addSample':
        return button(t('bookingSample.add'), samples.add, { target: 'add' });
      case 'undoRemove': {
        if (!removed) return null;
        const label = t('bookingSample.undoOf', { number: removed.index + 1 });
        return button(t('bookingSample.undo'), samples.undoRemove, { target: 'undo', label });
      }
      case 'clear':
        if (undoClear || !draft.isSaved) return null;
        return button(t(update ? 'bookingSignedIn.undoChanges' : 'bookingSummary.clearDraft'), clear);
      case 'undoClear':
        return undoClear && button(t('bookingSummary.undoClear'), undoClear, { target: 'undoClear' });
      case 'sendWithoutReferrer': {
        const { sendWithoutReferrer: send } = sending;
        return send && button(t('bookingErrors.withoutReferrer'), () => void send(), { target: 'referrer' });
      }
      case 'bookAnother':
        return button(t('bookingDone.another'), controller.bookAnother);
      default: {
        const index = Number(action.replace('removeSample.', ''));
        const label = t('bookingSample.removeOf', { number: index + 1 });
        return button(t('bookingSample.remove'), () => samples.remove(index), { label });
      }
    }
  };
}

/** A dialog would cost the widget too many bytes: it asks about an unusual value beside the field. */
export const useUnusualValueConfirm = () => ({ confirm: undefined, question: null });

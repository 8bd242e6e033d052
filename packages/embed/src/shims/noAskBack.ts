/** A dialog would cost the widget too many bytes: it asks about an unusual value beside the field. */
export const useAskBack = () => ({ askBack: undefined, question: null });

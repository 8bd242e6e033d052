/** The widget has no bytes for a dialog: its question about an unusual value is beside the field. */
export const useAskBack = () => ({ askBack: undefined, question: null });

/** The widget has no bytes for asking back. */
export const DateQuestion = () => null;
export const SizeQuestion = () => null;

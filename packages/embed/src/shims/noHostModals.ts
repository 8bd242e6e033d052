/** The dialogs of the widget are in its shadow root, where nobody else's modal is around them. */
export const useEscapeBeforeHosts = () => undefined;

/** The widget's dialogs are in its shadow root, never inside another library's modal. */
export const useEscapeBeforeHosts = () => undefined;

/** Parameters of a story that shows a whole file, an example, as its code. */
export const shownCode = (code: string) => ({ docs: { source: { code, transform: undefined } } });

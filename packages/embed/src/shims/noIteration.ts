/** The widget requests single pages and never a whole list. */
export const iterate = () => undefined;

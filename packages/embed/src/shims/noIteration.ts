/** The widget asks for pages and never goes through all of a list. */
export const iterate = () => undefined;

/** The widget reads what its calls answer, one page of a list each, and nothing beside it. */
export const withFacts = <Data>(data: Data): Data => data;
export const run = (call: (...args: unknown[]) => unknown, ...args: unknown[]) => call(...args);
export const iterate = () => undefined;

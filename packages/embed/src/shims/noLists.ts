/** The widget shows no list for which a service can answer null. */
export const fillLists = undefined;

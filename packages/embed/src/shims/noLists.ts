/** The widget shows no list that a service may answer null for. */
export const fillLists = undefined;

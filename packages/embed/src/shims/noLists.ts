/** The widget shows no list for which a service can answer null. */
export const fillLists = undefined;
/** Nobody logs in on a partner's page to read a list. */
export const useListLogin = () => undefined;
/** The lists of the widget name each record by its id. */
export const nameByPages = () => [];

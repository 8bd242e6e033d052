/** Nobody logs in on a partner's page: no token is kept, sent or asked for anew. */
export const withSession = <Auth>(auth: Auth): Auth => auth;
export const keepLogin = () => undefined;
export const createReauthorizer = () => async () => false;
export const mayCarryToken = () => false;

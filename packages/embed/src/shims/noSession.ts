/** Nobody logs in on a partner's page: there is no token to store, send or renew. */
export const withSession = <Auth>(auth: Auth): Auth => auth;
export const keepLogin = () => undefined;
export const createReauthorizer = () => async () => false;
export const mayCarryToken = () => false;

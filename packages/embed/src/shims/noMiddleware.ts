type PassThrough = typeof import('../../../sdk/src/client/Middleware.ts').passThrough;

/** The widget has no middleware. */
export const passThrough: PassThrough = (_, request, transport) => transport(request);

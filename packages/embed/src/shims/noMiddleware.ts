type PassThrough = typeof import('../../../sdk/src/client/Middleware.ts').passThrough;

/** The widget puts nothing around its calls. */
export const passThrough: PassThrough = (_, request, transport) => transport(request);

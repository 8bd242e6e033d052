/**
 * Leaves out the keys of a changed record that the server did not answer, unless the person changed them.
 * `unchanged` is the request of the stored record as it was opened. The remaining keys have their types;
 * every server answers the request's required keys.
 */
export function omitUnread<Request extends object>(
  request: Request,
  stored: object,
  unchanged: Request,
): Request {
  const before = new Map<string, unknown>(Object.entries(unchanged));
  const read = new Set(
    Object.entries(stored)
      .filter(([, value]) => value !== undefined)
      .map(([key]) => key),
  );
  const sent = Object.entries(request).filter(
    ([key, value]) => read.has(key) || JSON.stringify(value) !== JSON.stringify(before.get(key)),
  );
  return Object.fromEntries(sent) as Request;
}

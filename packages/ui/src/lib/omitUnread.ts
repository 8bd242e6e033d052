/**
 * What is sent of a changed record: a key that the server did not answer is left out unless the person changed it. `unchanged`
 * is the request of the stored record as it was opened. The keys that stay have their types; the request's required keys are
 * answered by every server.
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

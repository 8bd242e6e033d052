/** A service with one record: it refuses an update with a version other than the stored one. `isPlain`: it has no versions. */
export function createVersionedStore<Stored extends object>(first: Stored, isPlain = false) {
  let stored: Stored = first;
  let count = 1;
  const bodies: object[] = [];
  const read = (): Stored & { version?: string } => ({
    ...stored,
    ...(!isPlain && { version: `v${count}` }),
  });
  return {
    bodies,
    read,
    update: (body: Record<string, unknown>) => {
      bodies.push(body);
      const { version, ...fields } = body;
      if (!isPlain && version !== undefined && version !== `v${count}`) {
        const detail = 'Somebody else changed this record.';
        throw Object.assign(new Error(detail), {
          status: 412,
          body: { code: 'stale', detail, stored: read() },
        });
      }
      count += 1;
      stored = { ...stored, ...fields };
      return read();
    },
  };
}

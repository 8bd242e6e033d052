/** Fetches a prepared database folder for a browser that has no database yet; undefined when there is nothing to load. */
export async function loadDataDir(
  name: string | null,
  address: string | undefined,
): Promise<Blob | undefined> {
  const known = await indexedDB.databases();
  if (!address || known.some((database) => name !== null && database.name?.endsWith(`/${name}`)))
    return undefined;
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return undefined;
  const bytes = await response.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  // Some servers declare a .gz file as an encoding, which the browser has undone by now.
  const isGzip = first === 0x1f && second === 0x8b;
  const isTar = response.headers.get('content-type')?.includes('text/html') !== true;
  if (!isTar) return undefined;
  return new File([bytes], isGzip ? 'data-dir.tar.gz' : 'data-dir.tar', {
    type: isGzip ? 'application/x-gzip' : 'application/x-tar',
  });
}

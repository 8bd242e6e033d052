import type { CallOptions } from '../client/CallOptions.ts';
import type { UdongoClient } from '../client/UdongoClient.ts';

/**
 * Fetches a PDF with the client's token and saves it as `{name}.pdf`, as a download of the browser. `address` is a path under
 * the client's base or a whole `http(s)` address, which sees the token only on the base's own origin. Elsewhere than in a page,
 * `udongo.getPdf` gives the file.
 * Errors: as every call, and a `BadResponseError` for an answer that is no PDF; nothing is saved then.
 * Source: specification section 7, "A PDF download helper".
 */
export async function downloadPdf(
  udongo: Pick<UdongoClient, 'getPdf'>,
  address: string,
  name: string,
  options?: CallOptions,
): Promise<void> {
  saveFile(await udongo.getPdf(address, options), `${name}.pdf`);
}

/** Saves a file as a download of the browser. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Browsers differ in how long after the click they read the address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

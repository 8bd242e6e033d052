import type { CallOptions } from '../client/CallOptions.ts';
import type { UdongoClient } from '../client/UdongoClient.ts';
import { saveFile } from '../values/saveFile.ts';

/**
 * Fetches a PDF with the client's token and saves it as `{name}.pdf`, as a download of the browser. `address`
 * is a path under the client's base, or a whole `http(s)` address, which gets the token only on the base's
 * own origin. Outside a page, use `udongo.getPdf`.
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

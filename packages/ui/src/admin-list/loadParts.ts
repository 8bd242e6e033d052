type Parts = typeof import('./onDemand.ts');

let loading: Promise<Parts> | undefined;

/**
 * Loads the parts of a list that its first rows don't need, such as dialogs and the export, once for all lists
 * of a page. A list asks as soon as it is drawn, because later the network may be gone.
 */
export function loadParts(): Promise<Parts> {
  loading ??= import('./onDemand.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

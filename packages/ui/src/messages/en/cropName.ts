/** Crops are stored in English; other languages name them by `searchKey` of the stored name without its brackets. */
export const cropName: Readonly<Record<string, string>> = {};

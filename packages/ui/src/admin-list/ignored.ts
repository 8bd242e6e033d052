/** What of a question the server has ignored. */
export interface Ignored {
  /** Names of filters that some row does not match. */
  filters: readonly string[];
  /** The rows are not in the order that was asked for. */
  ordering: boolean;
}

export const nothingIgnored: Ignored = { filters: [], ordering: false };

/** The parts of a query that the server ignored. */
export interface Ignored {
  /** Names of filters that some row does not match. */
  filters: readonly string[];
  /** Whether the rows are in another order than requested. */
  ordering: boolean;
}

export const nothingIgnored: Ignored = { filters: [], ordering: false };

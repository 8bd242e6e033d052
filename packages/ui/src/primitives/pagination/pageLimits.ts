/** Page sizes of the lists. Source: specification section 9. */
export const pageLimits = [2, 5, 10, 15, 20, 50, 100] as const;

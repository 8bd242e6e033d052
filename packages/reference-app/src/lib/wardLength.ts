/** The characters that a ward has at most, as the contract says. */
export const wardLength = 100;

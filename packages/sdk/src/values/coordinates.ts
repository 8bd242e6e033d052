/** Rounds degrees of latitude or longitude to 5 decimals, about a metre. Source: specification section 5. */
export function roundCoordinate(degrees: number): number {
  // Adding 0 turns -0 into 0.
  return Number(degrees.toFixed(5)) + 0;
}

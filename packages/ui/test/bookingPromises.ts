/** Names that a person typed, by which the promises of a booking form are judged. */
export interface TypedNames {
  /** Names that must not be lost: the person has neither replaced them nor thrown them away. */
  owed: Set<string>;
  /** Names typed while their booking was being sent: if it is booked as it was pressed, they can go. */
  late: Set<string>;
  /** The booking that each name was typed into. */
  bookings: Map<string, number>;
}

/** Lists the names that are gone: neither booked nor in `kept`, the JSON of all storages and forms. */
export function listLost(
  { owed, late, bookings }: TypedNames,
  kept: string,
  booked: readonly string[],
): string[] {
  const isBooked = (name: string) => booked.some((other) => bookings.get(other) === bookings.get(name));
  return [...owed].filter(
    (name) => !booked.includes(name) && !kept.includes(`"${name}"`) && !(late.has(name) && isBooked(name)),
  );
}

/** Lists the names of bookings that were booked before. */
export function listTwice({ bookings }: Pick<TypedNames, 'bookings'>, booked: readonly string[]): string[] {
  const all = booked.map((name) => bookings.get(name));
  return booked.filter((_, index) => all.indexOf(all[index]) < index);
}

import type { BookingLists } from './bookingLists.ts';
import type { BookingFormValues } from './bookingValues.ts';

/** Gives the names of the chosen records, for a draft that is opened without a network. */
export function readChosenNames(
  values: BookingFormValues,
  lists: Pick<BookingLists, 'nameOf'>,
): Record<string, string> {
  const crops = [
    ...values.crops,
    ...values.samples.flatMap(({ main_crop, other_crops }) => [main_crop, ...other_crops]),
  ];
  const chosen = [
    ['county', values.county] as const,
    ['agent', values.agent] as const,
    ...crops.map((crop) => ['crop', crop] as const),
  ];
  return Object.fromEntries(
    chosen.flatMap(([kind, record]) => {
      const name = record === null ? '' : lists.nameOf(kind, record);
      return name ? [[`${kind}:${record}`, name]] : [];
    }),
  );
}

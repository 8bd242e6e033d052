/** Parts of the element itself. */
export const ownParts = ['placeholder', 'open-button', 'embed'];

/** The components in the widget, whose slots are its parts. */
export const widgetComponents = [
  ...['BookingForm', 'Field', 'Select', 'Checkbox', 'Combobox', 'MultiSelect', 'RadioCards'],
  ...['Button', 'Card', 'Alert', 'Dialog', 'SoilTypeDialog', 'Toaster'],
];

/** The part of a slot is its class, in other words. */
export function toPart({ className }: { className: string }): string {
  return className.replace('udongo-', '').replace('__', '-');
}

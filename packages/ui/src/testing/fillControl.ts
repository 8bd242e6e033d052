import { chooseIn, literally } from './choose.ts';
import { labelOf, says } from './findControl.ts';
import { type FillOptions, type Screen, userOf } from './Screen.ts';

/** The entry of a person: a text or number, a tick, a choice by its name or value, several choices. */
export type Entry = string | number | boolean | readonly string[];

/** Enters a value into one of our controls, like a person; the earlier value is replaced. */
export async function fillControl(screen: Screen, control: HTMLElement, entry: Entry, options: FillOptions) {
  const user = userOf(options);
  if (control.matches('fieldset')) return await user.click(findRadio(control, String(entry)));
  if (control.matches('[role=combobox]')) {
    for (const line of [entry].flat()) await chooseIn(screen, control, String(line), options);
    return;
  }
  if (control.matches('select')) {
    const { options: lines } = control as HTMLSelectElement;
    for (const choice of [entry].flat().map(String)) {
      const isThere = [...lines].some((line) => line.value === choice || says(line, choice));
      // The options can be loaded late.
      if (!isThere) await screen.findAllByRole('option', { name: choice });
      await user.selectOptions(control, choice);
    }
    return;
  }
  if (control.matches('[type=checkbox]')) {
    if ((control as HTMLInputElement).checked !== entry) await user.click(control);
    return;
  }
  await user.clear(control);
  if (entry !== '') await user.type(control, literally(String(entry)));
}

function findRadio(group: HTMLElement, choice: string): HTMLElement {
  const radios = [...group.querySelectorAll('input')];
  const found = radios.find(
    (radio) => radio.value === choice || [...(radio.labels ?? [])].some((label) => says(label, choice)),
  );
  if (found) return found;
  const choices = radios.map((radio) => `"${labelOf(radio)}"`).join(', ');
  throw new Error(`"${labelOf(group)}" has no choice "${choice}". There are ${choices}.`);
}

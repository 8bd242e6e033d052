import type { Screen } from './Screen.ts';

const controls = 'input, select, textarea, fieldset';

/**
 * The one control with this label, once it is there. A note of ours after the label ("up to 3", a unit) may be left out.
 * Errors: says which controls there are where none or several have the label.
 */
export async function findControl(screen: Screen, label: string, inside?: Element): Promise<HTMLElement> {
  const found = await screen.findAllByLabelText(startsWith(label), { selector: controls });
  const here = found.filter((control) => !inside || inside.contains(control));
  const exact = here.filter((control) => labelOf(control) === label);
  // A list has its search twice, for wide and for narrow pages: the wide one has a label to see.
  const labelled = exact.filter((control) => !control.hasAttribute('aria-label'));
  const [control, ...others] = [labelled, exact, here].find(({ length }) => length > 0) ?? [];
  if (!control) throw new Error(`No control has the label "${label}" there.`);
  if (others.length > 0) {
    const labels = [control, ...others].map((one) => `"${labelOf(one)}"`).join(', ');
    throw new Error(
      `Several controls have the label "${label}": ${labels}. Give within(…) of one form in place of screen.`,
    );
  }
  return control;
}

/** Words that begin with those asked for. Without a layout, jsdom leaves out the space before a note. */
function startsWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

/** Whether an element, or one within it, says just these words. */
export function says(element: Element, words: string): boolean {
  return [element, ...element.querySelectorAll('*')].some(({ textContent }) => textContent.trim() === words);
}

/** The words that name a control. */
export function labelOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => control.ownerDocument.getElementById(id));
  const own = new Set((control as HTMLInputElement).labels ?? []);
  const labels = named.length > 0 ? named : [...own];
  const words = labels.map((label) => label?.textContent).join(' ') || control.getAttribute('aria-label');
  return (words ?? '').replace(/\s+/g, ' ').trim();
}

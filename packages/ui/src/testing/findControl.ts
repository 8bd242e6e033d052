import type { Screen } from './Screen.ts';

const controls = 'input, select, textarea, fieldset';

/**
 * Finds the only control with this label, when it appears. Our note after the label ("up to 3", a unit) can
 * be left out.
 * Errors: names the controls if none or several have the label.
 */
export async function findControl(screen: Screen, label: string, inside?: Element): Promise<HTMLElement> {
  const found = await screen.findAllByLabelText(startsWith(label), { selector: controls });
  const here = found.filter((control) => !inside || inside.contains(control));
  const exact = here.filter((control) => labelOf(control) === label);
  // A list has its search twice, for wide and for narrow pages: the wide one has a visible label.
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

/** Matches labels that begin with these words. Without a layout, jsdom leaves out the space before a note. */
function startsWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

/** Whether the text of an element, or of one within it, is exactly this. */
export function says(element: Element, words: string): boolean {
  return [element, ...element.querySelectorAll('*')].some(({ textContent }) => textContent.trim() === words);
}

/** The label of a control. */
export function labelOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => control.ownerDocument.getElementById(id));
  const own = new Set((control as HTMLInputElement).labels ?? []);
  const labels = named.length > 0 ? named : [...own];
  const words = labels.map((label) => label?.textContent).join(' ') || control.getAttribute('aria-label');
  return (words ?? '').replace(/\s+/g, ' ').trim();
}

import { findControl, says } from './findControl.ts';
import { type FillOptions, type Screen, userOf } from './Screen.ts';

/**
 * Opens the list with this label and chooses the option `line`; searches for an option that is not among the
 * first.
 * Errors: names the available options if none matches.
 */
export async function choose(
  screen: Screen,
  label: string,
  line: string,
  options: FillOptions = {},
): Promise<void> {
  await chooseIn(screen, await findControl(screen, label), line, options);
}

/** Does the same in a list that is already found. */
export async function chooseIn(screen: Screen, box: HTMLElement, line: string, options: FillOptions) {
  const user = userOf(options);
  await user.click(box);
  let found = await findLine(screen, line);
  if (!found) {
    const lines = screen.queryAllByRole('option', { name: isLine });
    await user.type(box, literally(line));
    found = await findLine(screen, line);
    const said = lines.map(({ textContent }) => `"${textContent}"`).join(', ');
    if (!found) throw new Error(`No line says "${line}". There were ${said || 'none'}.`);
  }
  const severalCanBeChosen = found.closest('[role=listbox]')?.hasAttribute('aria-multiselectable');
  await user.click(found);
  // A list with several choices stays open over the content below it.
  if (severalCanBeChosen) await user.type(box, '{Escape}');
}

/** Leaves out the options of a `select`, whose role is the same. */
const isLine = (_: string, element: Element) => element.closest('[role=listbox]') !== null;

async function findLine(screen: Screen, line: string): Promise<HTMLElement | undefined> {
  const fits = (element: Element) => says(element, line) || element.textContent.startsWith(line);
  const name = (_: string, element: Element) => isLine(_, element) && fits(element);
  const lines = await screen.findAllByRole('option', { name }).catch(() => []);
  return lines.find((one) => says(one, line)) ?? lines[0];
}

/** user-event reads `{` and `[` as names of keys. */
export function literally(text: string): string {
  return text.replace(/[{[]/g, '$&$&');
}

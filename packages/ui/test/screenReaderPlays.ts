import { expect, waitFor, within } from 'storybook/test';
import { type Reading, type Spoken, screenReader } from '../../../.storybook/screenReader.ts';

type Component = keyof typeof screenReader;
type When<Name extends Component> = (typeof screenReader)[Name]['sayings'][number]['when'];

/** The text of every live region. */
const heard = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live="polite"]')]
    .map(({ textContent }) => textContent)
    .join('\n');

/**
 * Expects what `.storybook/screenReader.ts` says of a component: the readings as it begins, then those after each of
 * `actions`, in the order of its table.
 */
export async function playScreenReader<Name extends Component>(
  name: Name,
  actions: Record<When<Name>, () => unknown>,
): Promise<void> {
  const { readings, sayings }: Spoken = screenReader[name];
  for (const reading of readings) await expectRead(reading);
  for (const { when, says, reads, focus } of sayings) {
    if (says) await expect(heard()).not.toContain(says);
    await actions[when as When<Name>]();
    if (says) await waitFor(() => expect(heard()).toContain(says));
    if (reads) await expectRead(reads);
    if (focus) await expectRead(focus, (element) => element.contains(document.activeElement));
  }
}

async function expectRead(
  { role, name, description, state }: Reading,
  isFound: (element: HTMLElement) => boolean = () => true,
): Promise<void> {
  const [attribute = '', value] = state?.split('=') ?? [];
  await waitFor(() => {
    const found = within(document.body)
      .queryAllByRole(role, { name, ...(description && { description: (all) => all.includes(description) }) })
      .filter(
        (element) => (state === undefined || element.getAttribute(attribute) === value) && isFound(element),
      );
    return expect(found, `${role} “${name}”`).not.toHaveLength(0);
  });
}

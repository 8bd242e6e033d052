import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Plays of stories that hold what `.storybook/access.ts` says of keys and focus. */
type KeyPlay = (context: { canvasElement: HTMLElement }) => Promise<void>;

const focused = () => document.activeElement;

/** Goes on with Tab, and sends with Enter; the first wrong field of an incomplete form then takes the focus. */
export const playFormKeys: KeyPlay = async ({ canvasElement }) => {
  const form = await within(canvasElement).findByRole('form');
  // In a text area Enter begins a line.
  const [field] = within(form)
    .getAllByRole('textbox')
    .filter(({ localName }) => localName === 'input');
  let sent = 0;
  form.addEventListener('submit', () => {
    sent += 1;
  });
  field?.focus();
  await userEvent.tab();
  await expect(focused()).not.toBe(field);
  await expect(form).toContainElement(focused() as HTMLElement);
  field?.focus();
  await userEvent.keyboard('{Enter}');
  await expect(sent).toBe(1);
  await waitFor(() => expect(focused()?.closest('[data-invalid]')).not.toBeNull());
};

/** Goes through the list of the first combobox, chooses with Enter, and leaves it with Escape. */
export const playListKeys: KeyPlay = async ({ canvasElement }) => {
  const field = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[role="combobox"]');
    if (!found) throw new Error('There is no combobox.');
    return found;
  });
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  const isAlwaysOpen = field.getAttribute('aria-expanded') === 'true';
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  await within(document.body).findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(marked()).toHaveRole('option'));
  const first = marked();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect(marked()).toBe(first);
  await userEvent.keyboard('{Enter}');
  await expect(field).toHaveFocus();
  if (isAlwaysOpen) {
    await userEvent.keyboard('x{Escape}');
    await expect(field).toHaveValue('');
    return;
  }
  const chosen = field.value;
  if (field.getAttribute('aria-expanded') === 'false') await userEvent.keyboard('{ArrowDown}');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  await expect(field).toHaveValue(chosen);
};

/** The keys of a form, then those of its first list. */
export const playFormAndListKeys: KeyPlay = async (context) => {
  await playFormKeys(context);
  await playListKeys(context);
};

/** Presses the first button with Enter, then with Space. */
export const playButtonKeys: KeyPlay = async ({ canvasElement }) => {
  const [button] = await within(canvasElement).findAllByRole('button');
  let presses = 0;
  button?.addEventListener('click', () => {
    presses += 1;
  });
  button?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(presses).toBe(2);
};

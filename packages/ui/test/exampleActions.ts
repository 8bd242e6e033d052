import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The person who uses the examples. */
export const user = userEvent.setup({ delay: null });

export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);

/** Waits for a text. */
export const see = async (text: string | RegExp) =>
  expect(await screen.findAllByText(text)).not.toHaveLength(0);

/** Opens a combobox and takes an option by its name. */
export const choose = async (name: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** The open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

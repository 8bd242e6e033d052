import { type FillOptions, type Screen, userOf } from './Screen.ts';

/**
 * Presses a button or link in the row of a list or table, when the row appears: `pressRow(screen, 'Kiambu',
 * 'Delete')`. `row` is a text of that row, `action` the text of the button.
 * Errors: names the buttons of the row if none matches.
 */
export async function pressRow(
  screen: Screen,
  row: string,
  action: string,
  options: FillOptions = {},
): Promise<void> {
  const cells = [
    ...(await screen.findAllByRole('rowheader', { name: row }).catch(() => [])),
    ...screen.queryAllByRole('cell', { name: row }),
    ...screen.queryAllByRole('gridcell', { name: row }),
  ];
  const found = cells[0]?.closest('tr');
  if (!found) throw new Error(`No row has a cell "${row}".`);
  const buttons = [...found.querySelectorAll('button, a')];
  const button = buttons.find(({ textContent }) => textContent.trim() === action);
  if (!button) {
    const said = buttons.map(({ textContent }) => `"${textContent}"`).join(', ');
    throw new Error(`The row "${row}" has no button "${action}". It has ${said || 'none'}.`);
  }
  await userOf(options).click(button);
}

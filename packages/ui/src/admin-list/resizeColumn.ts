import type { ListSettingsStore } from './listSettings.ts';

/** In px: less shows nothing of a column. */
const narrowest = 64;

/** The widths of all columns of a header's table, in px by key. */
export function measureColumns(header: HTMLElement): Readonly<Record<string, number>> {
  const headers = header.parentElement?.querySelectorAll<HTMLElement>('[data-head]') ?? [];
  return Object.fromEntries([...headers].map((one) => [one.dataset.head ?? '', one.offsetWidth]));
}

/** Makes a column wider by some px; all others keep their measured widths. */
export function resizeColumn(
  settings: ListSettingsStore,
  measured: Readonly<Record<string, number>>,
  column: string,
  by: number,
): void {
  const width = Math.max(narrowest, Math.round((measured[column] ?? 0) + by));
  void settings.set({
    layout: { ...settings.get().layout, widths: { ...measured, [column]: width } },
  });
}

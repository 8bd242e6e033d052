import { type Entry, fillControl } from './fillControl.ts';
import { findControl } from './findControl.ts';
import type { FillOptions, Screen } from './Screen.ts';

/**
 * Fills a form by the labels of its fields, in the given order: `{ Name: 'Kiambu', Region: 'Central', Active:
 * true }`. For `RecordForm`, filters of a list, and your own forms that consist of `Field`s.
 */
export async function fillRecord(
  screen: Screen,
  values: Readonly<Record<string, Entry>>,
  options: FillOptions = {},
): Promise<void> {
  for (const [label, entry] of Object.entries(values)) {
    await fillControl(screen, await findControl(screen, label), entry, options);
  }
}

/** Fills the fields in `values`, whose labels a component knows by those names. */
export async function fillNamed<Name extends string>(
  screen: Screen,
  labels: Readonly<Record<Name, string>>,
  values: { readonly [Key in Name]?: Entry | undefined },
  options: FillOptions,
  inside?: Element,
): Promise<void> {
  for (const name of Object.keys(labels) as Name[]) {
    const entry = values[name];
    if (entry === undefined) continue;
    await fillControl(screen, await findControl(screen, labels[name], inside), entry, options);
  }
}

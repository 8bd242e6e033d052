import type { RuleSetFiles } from '@udongo/sdk';
import { saveFile } from '@udongo/sdk/values';
import { decodeText } from '../../../lib/decodeText.ts';

/** The files of a rule set, those first that agronomists change most. */
export const ruleFiles = [
  ...(['needs', 'crops', 'splits', 'products', 'bands', 'lime', 'numbers'] as const),
  'analyses',
] as const;
export type RuleFile = (typeof ruleFiles)[number];

/** By it Excel recognizes UTF-8. */
const byteOrderMark = '\uFEFF';

/** Finds the file of a rule set that a name means: "needs.csv", "Needs (2).csv", "needs-2027.csv". */
export function toRuleFile(name: string): RuleFile | undefined {
  return ruleFiles.find((file) => new RegExp(`^${file}(?![a-z])`, 'i').test(name));
}

/** Tells a downloaded table of ranges, which nobody uploads: a rule set takes them from *Crops*. */
export function isRangeFile(name: string): boolean {
  return /^ranges(?![a-z])/i.test(name);
}

/** Tells whether a rule set can do without this file. */
export function isOptional(file: RuleFile): boolean {
  return file === 'analyses';
}

/** Reads a chosen file. A browser gives none that was changed or removed since somebody chose it. */
export async function readRuleFile(file: File): Promise<string | undefined> {
  try {
    return decodeText(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Lists the files of a stored rule set by name: those that people upload, then the ranges; those that it has. */
export function storedFiles(files: RuleSetFiles): (readonly [name: string, text: string])[] {
  return ([...ruleFiles, 'ranges'] as const).flatMap((file) => {
    const text = files[file];
    return text === undefined ? [] : [[`${file}.csv`, text] as const];
  });
}

/** Saves one file for a spreadsheet. */
export function saveRuleFile(name: string, text: string): void {
  saveFile(new Blob([byteOrderMark, text], { type: 'text/csv' }), name);
}

/** Saves all files in an archive, whose code is loaded on demand. */
export async function saveRuleFiles(name: string, files: RuleSetFiles): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = storedFiles(files).map(([file, text]) => [file, strToU8(byteOrderMark + text)] as const);
  saveFile(
    new Blob([zipSync(Object.fromEntries(entries)).slice()], { type: 'application/zip' }),
    `${name}.zip`,
  );
}

/** How many lines have a source, and how many of them nobody has reviewed. */
export function countLines(files: RuleSetFiles): { count: number; open: number } {
  const marks = ruleFiles.flatMap((file) => files[file]?.match(/(needs_review|reviewed)(?=\s*$)/gm) ?? []);
  return { count: marks.length, open: marks.filter((mark) => mark === 'needs_review').length };
}

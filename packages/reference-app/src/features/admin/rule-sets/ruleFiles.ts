import type { RuleSetFiles } from '@udongo/sdk';
import { saveFile } from '@udongo/sdk/values';

export type RuleFile = keyof RuleSetFiles;

/** The files of a rule set, those first that agronomists change most. */
export const ruleFiles = ['needs', 'crops', 'splits', 'products', 'bands', 'lime', 'numbers'] as const;

/** By it Excel recognizes UTF-8. */
const byteOrderMark = '\uFEFF';

/** Finds the file of a rule set that a name means: "needs.csv", "Needs (2).csv", "needs-2027.csv". */
export function toRuleFile(name: string): RuleFile | undefined {
  return ruleFiles.find((file) => new RegExp(`^${file}(?![a-z])`, 'i').test(name));
}

/** Saves one file for a spreadsheet. */
export function saveRuleFile(file: RuleFile, text: string): void {
  saveFile(new Blob([byteOrderMark, text], { type: 'text/csv' }), `${file}.csv`);
}

/** Saves all files in an archive, whose code is loaded on demand. */
export async function saveRuleFiles(name: string, files: RuleSetFiles): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = ruleFiles.map((file) => [`${file}.csv`, strToU8(byteOrderMark + files[file])] as const);
  saveFile(
    new Blob([zipSync(Object.fromEntries(entries)).slice()], { type: 'application/zip' }),
    `${name}.zip`,
  );
}

/** How many lines have a source, and how many of them nobody has reviewed. */
export function countLines(files: RuleSetFiles): { count: number; open: number } {
  const marks = ruleFiles.flatMap((file) => files[file].match(/(needs_review|reviewed)(?=\s*$)/gm) ?? []);
  return { count: marks.length, open: marks.filter((mark) => mark === 'needs_review').length };
}

import { formatDate } from '../lib/formatDate.ts';
import { humanize } from '../lib/humanize.ts';
import type { LanguageTag, TranslateOf } from '../messages/index.ts';
import type { MergeField } from './MergeField.ts';
import type { Conflict } from './mergeRecords.ts';
import type { mergeTexts } from './mergeTexts.ts';

export interface MergeWords {
  fields: readonly MergeField[];
  t: TranslateOf<typeof mergeTexts>;
  locale: LanguageTag;
}

/** A conflict in words. */
export interface ShownConflict {
  path: string;
  label: string;
  base: string;
  mine: string;
  theirs: string;
}

/** Puts a conflict in words: choices by their names, days as days. Never rejects. */
export async function describeConflict(
  { path, base, mine, theirs }: Conflict,
  words: MergeWords,
): Promise<ShownConflict> {
  const say = (value: unknown) => sayValue(path, value, words);
  const [before, own, other] = await Promise.all([say(base), say(mine), say(theirs)]);
  return { path, label: labelOf(path, words), base: before, mine: own, theirs: other };
}

/** 'Notes'; of an item in a list, 'Samples 2: Notes'. */
export function labelOf(path: string, words: MergeWords): string {
  const { t } = words;
  const label = (name: string) => findField(name, words)?.label ?? humanize(name);
  const [, list, position, name] = /^(.*?)\.(\d+)(?:\.(.*))?$/.exec(path) ?? [];
  if (list === undefined) return label(path);
  const item = t('merge.item', { list: label(list), number: String(Number(position) + 1) });
  return name ? t('merge.ofItem', { item, field: label(`${list}.${name}`) }) : item;
}

function findField(path: string, { fields }: MergeWords): MergeField | undefined {
  const name = path.replace(/\.\d+(?=\.|$)/g, '');
  return fields.find((field) => field.name === name);
}

async function sayValue(path: string, value: unknown, words: MergeWords): Promise<string> {
  const { t, locale } = words;
  if (value === undefined && /\.\d+$/.test(path)) return t('merge.removed');
  if (value === undefined || value === null || value === '') return t('merge.empty');
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (Array.isArray(value)) {
    const all = await Promise.all(value.map((each) => sayValue(path, each, words)));
    return all.join(', ') || t('merge.empty');
  }
  if (typeof value === 'object') return sayItem(path, value, words);
  const { options, loadSelected } = findField(path, words) ?? {};
  const option = Array.isArray(options) && options.find((each) => each.value === value);
  if (option) return option.label;
  const named = await loadSelected?.([value as never], { signal: new AbortController().signal }).catch(
    () => undefined,
  );
  if (named?.[0]) return named[0].label;
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatDate(locale, String(value)) : String(value);
}

/** The fields that have a label, one a line. */
async function sayItem(path: string, item: object, words: MergeWords): Promise<string> {
  const lines = await Promise.all(
    Object.entries(item).map(async ([name, value]) => {
      const field = findField(`${path}.${name}`, words);
      return field ? `${field.label}: ${await sayValue(`${path}.${name}`, value, words)}` : undefined;
    }),
  );
  const shown = lines.filter((line) => line !== undefined);
  return shown.length > 0 ? shown.join('\n') : JSON.stringify(item);
}

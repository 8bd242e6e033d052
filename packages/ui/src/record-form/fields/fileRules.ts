import { formatNumber } from '@udongo/sdk/values';

/** Whether a file fits an `accept` of HTML: its type, a group of types, or the end of its name. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim());
  return rules.some((rule) => {
    if (rule === '' || rule === '*/*') return true;
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  });
}

/** The accepted types as people name them: 'PNG, JPEG', 'CSV', 'image'. */
export function nameTypes(accept: string): string {
  const names = accept.split(',').map((rule) =>
    rule
      .trim()
      .replace(/\/\*$/, '')
      .replace(/^.*[/.]/, ''),
  );
  return names
    .map((name) => (/^(image|audio|video|text)$/.test(name) ? name : name.toUpperCase()))
    .join(', ');
}

/** The size of a file for people: '640 B', '60 KB', '2.5 MB'; of 1,000 bytes. */
export function formatSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const size = bytes / 1000 ** power;
  return `${formatNumber(Math.round(size * 10) / 10)} ${units[power]}`;
}

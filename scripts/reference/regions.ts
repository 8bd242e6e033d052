const begin = (name: string) => `<!-- ${name}: made by npm run generate -->`;
const end = (name: string) => `<!-- /${name} -->`;

/**
 * A page whose marked regions are made anew; everything else in it is written by hand and stays.
 * A page that is not there yet begins as its title and the regions, in the order given.
 */
export function fillRegions(
  page: string | undefined,
  title: string,
  regions: Readonly<Record<string, string>>,
): string {
  const start =
    page ??
    [`# ${title}`, ...Object.keys(regions).map((name) => `${begin(name)}\n${end(name)}`)].join('\n\n');
  const filled = Object.entries(regions).reduce(
    (text, [name, content]) => fill(text, name, content, title),
    start,
  );
  return `${filled.trimEnd()}\n`;
}

/** What of a page is written by hand, its title apart. */
export function readHandWritten(page: string): string {
  return page
    .replace(/<!-- (\w+): made by npm run generate -->[\s\S]*?<!-- \/\1 -->/g, '')
    .replace(/^# .*$/m, '')
    .trim();
}

function fill(page: string, name: string, content: string, title: string): string {
  const from = page.indexOf(begin(name));
  const to = page.indexOf(end(name), from);
  if (from < 0 || to < 0) throw new Error(`The page of ${title} has no region ${begin(name)} … ${end(name)}`);
  return `${page.slice(0, from)}${begin(name)}\n\n${content}\n\n${page.slice(to)}`;
}

/** Values by the names of custom properties. */
export type Tokens = Readonly<Record<string, string>>;

/** The values that a stylesheet sets on one part of a page. */
export interface Theme {
  /** Its selector, without the part that selects the scheme; ':root' if nothing else remains. */
  selector: string;
  light: Tokens;
  /** Values that are set only for the dark scheme. */
  dark: Tokens;
}

const dark = /:host\(\[scheme=["']?dark["']?\]\)|\[(data-)?scheme=["']?dark["']?\]/g;

/**
 * Reads the themes of a stylesheet, in its order. Leaves out everything except `--udongo-…`, and rules for
 * printing.
 */
export function readThemes(css: string): Theme[] {
  const themes = new Map<string, { light: Record<string, string>; dark: Record<string, string> }>();
  walk(css.replace(/\/\*.*?\*\//gs, ''), [], (prelude, selectors, name, value) => {
    if (prelude.some((rule) => /^@media print/.test(rule))) return;
    const isDarkDevice = prelude.some((rule) => /prefers-color-scheme:\s*dark/.test(rule));
    for (const written of selectors.split(',').map((one) => one.trim())) {
      const selector = written.replace(dark, '').trim() || ':root';
      const theme = themes.get(selector) ?? { light: {}, dark: {} };
      themes.set(selector, theme);
      theme[isDarkDevice || written.match(dark) ? 'dark' : 'light'][name] = value;
    }
  });
  return [...themes].map(([selector, theme]) => ({ selector, ...theme }));
}

type OnToken = (prelude: readonly string[], selectors: string, name: string, value: string) => void;

function walk(css: string, prelude: readonly string[], onToken: OnToken) {
  let start = 0;
  for (let index = 0; index < css.length; index++) {
    const letter = css[index];
    if (letter === ';') {
      readDeclaration(css.slice(start, index), prelude, onToken);
      start = index + 1;
    }
    if (letter !== '{') continue;
    const end = findEnd(css, index);
    walk(`${css.slice(index + 1, end)};`, [...prelude, css.slice(start, index).trim()], onToken);
    index = end;
    start = end + 1;
  }
}

function readDeclaration(text: string, prelude: readonly string[], onToken: OnToken) {
  const [, name, value] = /^\s*(--udongo-[\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? [];
  const rule = prelude.findLast((one) => !one.startsWith('@'));
  if (name && value && rule) onToken(prelude, rule, name, value);
}

function findEnd(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index++) {
    if (css[index] === '{') depth++;
    if (css[index] === '}' && --depth === 0) return index;
  }
  return css.length;
}

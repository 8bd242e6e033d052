import { type Colour, contrast, readColour } from './colour.ts';
import { readThemes, type Tokens } from './readThemes.ts';

/** A pair of colours with too little contrast, or a colour that this check cannot read. */
export interface ThemeProblem {
  /** The theme's selector. */
  selector: string;
  scheme: 'light' | 'dark';
  /** One sentence: the pair, its contrast, and the least contrast. */
  message: string;
}

/**
 * Colours, the background of each, and the contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for the edge
 * of a control.
 */
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ['text', 'surface', 4.5],
  ['text', 'page', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'page', 4.5],
  ['primary', 'surface', 4.5],
  ['primary-strong', 'primary-soft', 4.5],
  ['primary-text', 'primary', 4.5],
  ['primary-text', 'primary-hover', 4.5],
  ['red', 'surface', 4.5],
  ['on-red', 'red', 4.5],
  ['line-strong', 'surface', 3],
  ['focus', 'surface', 3],
];

/**
 * Names the pairs of colours of a theme whose contrast is too low, in both schemes. `css` is the page's
 * stylesheet, `tokens` is our `tokens.css`. Never throws; an unreadable colour is a problem, too.
 */
export function checkTheme(css: string, tokens: string): ThemeProblem[] {
  const themes = readThemes(css);
  const base = readThemes(tokens).find(({ selector }) => selector === ':root');
  const page = themes.find(({ selector }) => selector === ':root');
  return themes.flatMap(({ selector, ...theme }) => {
    const light = { ...base?.light, ...page?.light, ...theme.light };
    const dark = {
      ...base?.light,
      ...base?.dark,
      ...page?.light,
      ...page?.dark,
      ...theme.light,
      ...theme.dark,
    };
    return (['light', 'dark'] as const).flatMap((scheme) =>
      listProblems(scheme === 'light' ? light : dark).map((message) => ({ selector, scheme, message })),
    );
  });
}

function listProblems(tokens: Tokens): string[] {
  return pairs.flatMap(([text, ground, least]) => {
    const [one, other] = [text, ground].map((name) => `--udongo-${name}`) as [string, string];
    const [front, back] = [readToken(one, tokens), readToken(other, tokens)];
    if (!front) return [`${one} is no colour that this check can read.`];
    if (!back) return [`${other} is no colour that this check can read.`];
    const found = contrast(front, back);
    if (found >= least) return [];
    return [
      `${one} on ${other} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)}, and needs ${least}.`,
    ];
  });
}

function readToken(name: string, tokens: Tokens): Colour | undefined {
  return readColour(resolve(tokens[name] ?? '', tokens));
}

/** Replaces variables by their values. One without a value or a fallback stays, and is unreadable. */
function resolve(value: string, tokens: Tokens, depth = 0): string {
  const start = value.indexOf('var(');
  if (start < 0 || depth > 50) return value;
  let end = start + 'var('.length;
  for (let open = 1; open > 0 && end < value.length; end++) {
    if (value[end] === '(') open++;
    if (value[end] === ')') open--;
  }
  const inside = value.slice(start + 'var('.length, end - 1);
  const comma = inside.indexOf(',');
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const given = tokens[name] ?? (comma < 0 ? '' : inside.slice(comma + 1).trim());
  return resolve(value.slice(0, start) + given + value.slice(end), tokens, depth + 1);
}

/** A colour in OKLab. */
export interface Colour {
  l: number;
  a: number;
  b: number;
}

const names: Readonly<Record<string, string>> = { white: '#fff', black: '#000' };

/**
 * Reads a CSS colour without variables: the names white and black, #hex, rgb(), hsl(), oklab(), oklch() also
 * `from` another, color-mix() in oklab and oklch, contrast-color(). Undefined for everything else.
 * Transparency is ignored.
 */
export function readColour(text: string): Colour | undefined {
  const css = text.trim().toLowerCase();
  const hex = names[css] ?? css;
  if (/^#([\da-f]{3,4}){1,2}$/.test(hex)) return fromHex(hex.slice(1));
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(css) ?? [];
  if (name === 'color-mix') return mix(inside);
  if (name === 'contrast-color') return readable(inside);
  const { base, parts } = readParts(inside);
  if (base === null) return undefined;
  const value = (index: number, full: number) => readNumber(parts[index] ?? '', full, base);
  if (name === 'oklch') return fromPolar(value(0, 1), value(1, 0.4), value(2, 360));
  if (name === 'oklab') return { l: value(0, 1), a: value(1, 0.4), b: value(2, 0.4) };
  if (/^rgba?$/.test(name)) return fromSrgb([0, 1, 2].map((index) => value(index, 255) / 255));
  if (/^hsla?$/.test(name)) return fromSrgb(hslToSrgb(value(0, 360), value(1, 100), value(2, 100)));
  return undefined;
}

/** The contrast of two colours by WCAG: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Splits at commas, or at spaces, outside of brackets. */
function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && at.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The colour after `from` (undefined: there is none; null: it is unreadable), and the components. */
function readParts(inside: string): { base: Colour | undefined | null; parts: string[] } {
  const parts = split(inside, /[\s,/]/);
  if (parts[0] !== 'from') return { base: undefined, parts };
  return { base: readColour(parts[1] ?? '') ?? null, parts: parts.slice(2) };
}

function readNumber(text: string, full: number, base: Colour | undefined): number {
  const [, product] = /^calc\((.*)\)$/s.exec(text) ?? [];
  if (product !== undefined) {
    return product
      .split('*')
      .map((factor) => readNumber(factor.trim(), full, base))
      .reduce((one, other) => one * other);
  }
  if (base && text === 'l') return base.l;
  if (base && text === 'c') return Math.hypot(base.a, base.b);
  if (base && text === 'h') return (Math.atan2(base.b, base.a) * 180) / Math.PI;
  return text.endsWith('%') ? (Number.parseFloat(text) / 100) * full : Number.parseFloat(text) || 0;
}

/** Mixes in oklab: between two ends of one hue the result equals that in oklch. */
function mix(inside: string): Colour | undefined {
  const [, ...ends] = split(inside, /,/);
  const [one, other] = ends.map((end) => {
    const [, share] = /\s([\d.]+)%$/.exec(end) ?? [];
    return {
      colour: readColour(end.replace(/\s[\d.]+%$/, '')),
      share: share === undefined ? undefined : Number(share) / 100,
    };
  });
  if (!one?.colour || !other?.colour) return undefined;
  const share = one.share ?? 1 - (other.share ?? 0.5);
  const between = (first: number, second: number) => first * share + second * (1 - share);
  return {
    l: between(one.colour.l, other.colour.l),
    a: between(one.colour.a, other.colour.a),
    b: between(one.colour.b, other.colour.b),
  };
}

function readable(inside: string): Colour | undefined {
  const ground = readColour(inside);
  const [white, black] = [fromHex('fff'), fromHex('000')];
  return ground && (contrast(white, ground) >= contrast(black, ground) ? white : black);
}

function fromPolar(l: number, c: number, h: number): Colour {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

function fromHex(digits: string): Colour {
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return fromSrgb(pairs.slice(0, 3).map((pair) => Number.parseInt(pair, 16) / 255));
}

function hslToSrgb(hue: number, saturation: number, lightness: number): number[] {
  const [s, l] = [saturation / 100, lightness / 100];
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** Source: https://bottosson.github.io/posts/oklab/. */
function fromSrgb(channels: readonly number[]): Colour {
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function luminance({ l, a, b }: Colour): number {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)));
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

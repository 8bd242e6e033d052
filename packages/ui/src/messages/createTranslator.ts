import { en } from './en.ts';
import { sw } from './sw.ts';
import type { Message, Translation } from './Translation.ts';

/** A language that has a catalogue here. */
export type Locale = 'en' | 'sw';

type English = typeof en;

/** A whole catalogue: group, key, text. */
export type Messages = { readonly [Group in keyof English]: Translation<English[Group]> };

/** Texts of a host that replace ours; whatever it leaves out stays. */
export type MessageOverrides = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> };

/** `group.key` of every text. */
export type MessageKey = {
  [Group in keyof English & string]: `${Group}.${keyof English[Group] & string}`;
}[keyof English & string];

type MessageOf<Key extends MessageKey> = Key extends `${infer Group}.${infer Name}`
  ? Group extends keyof English
    ? Name extends keyof English[Group]
      ? English[Group][Name]
      : never
    : never
  : never;

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

type ValuesOf<Key extends MessageKey> =
  MessageOf<Key> extends { other: infer Text }
    ? Record<PlaceholdersIn<Text> | 'count', string | number>
    : Record<PlaceholdersIn<MessageOf<Key>>, string | number>;

/** Looks a text up and fills its placeholders; an unknown key or a missing value is a compile error. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: keyof ValuesOf<Key> extends never ? [] : [ValuesOf<Key>]
) => string;

const catalogues: Readonly<Record<Locale, Messages>> = { en, sw };

/** The translator of a locale. Never throws: a placeholder without a value stays as it is written. */
export function createTranslator(locale: Locale, overrides: MessageOverrides = {}): Translate {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(`${locale}-KE`);
  return (key, ...[values]) => {
    const message = lookUp(overrides, key) ?? lookUp(catalogues[locale], key) ?? key;
    const filling: Readonly<Record<string, string | number>> = values ?? {};
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(filling.count))] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = filling[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}

function lookUp(catalogue: object, key: string): Message | undefined {
  const [group = '', name = ''] = key.split('.');
  const groups = catalogue as Record<string, Record<string, Message> | undefined>;
  return groups[group]?.[name];
}

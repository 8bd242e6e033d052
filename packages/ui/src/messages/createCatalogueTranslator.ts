import type { en } from './en.ts';
import { intlLocales } from './intlLocales.ts';
import type { Message, MessageGroup, Translation } from './Translation.ts';

/** A language that has a catalogue here. */
export type Locale = 'en' | 'sw';

/** Any BCP 47 tag, such as 'en', 'sw', 'fr-CI'. Numbers, dates and plurals follow it: 'fr-CI', else 'fr', else English. */
export type LanguageTag = Locale | (string & {});

type English = typeof en;

/** Texts by group and key. */
export type Catalogue = Readonly<Record<string, MessageGroup>>;

/** A whole catalogue in another language: every group and key of the English one, and no others. */
export type TranslationOf<Texts extends Catalogue> = {
  readonly [Group in keyof Texts]: Translation<Texts[Group]>;
};

/** A whole catalogue of the components: group, key, text. */
export type Messages = TranslationOf<English>;

/** A language's texts, whole or in part, or a host's own; missing ones stay English. */
export type MessageOverrides = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> };

/** `group.key` of every text of a catalogue. */
export type KeyOf<Texts extends Catalogue> = {
  [Group in keyof Texts & string]: `${Group}.${keyof Texts[Group] & string}`;
}[keyof Texts & string];

/** `group.key` of every text of the components. */
export type MessageKey = KeyOf<English>;

type MessageOf<Texts extends Catalogue, Key> = Key extends `${infer Group}.${infer Name}`
  ? Group extends keyof Texts
    ? Name extends keyof Texts[Group]
      ? Texts[Group][Name]
      : never
    : never
  : never;

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

type ValuesOf<Texts extends Catalogue, Key> =
  MessageOf<Texts, Key> extends { other: infer Text }
    ? Record<PlaceholdersIn<Text> | 'count', string | number>
    : Record<PlaceholdersIn<MessageOf<Texts, Key>>, string | number>;

/** Looks up a text and fills its placeholders; an unknown key or a missing value is a compile error. */
export type TranslateOf<Texts extends Catalogue> = <Key extends KeyOf<Texts>>(
  key: Key,
  ...values: keyof ValuesOf<Texts, Key> extends never ? [] : [ValuesOf<Texts, Key>]
) => string;

/**
 * Some of the components' groups, named as in the catalogue: `{ common, field }`. A group that is not in the
 * catalogue is a compile error, because nobody could translate it.
 */
export type MessageGroups<Texts extends Catalogue> = Texts & {
  readonly [Group in Exclude<keyof Texts, keyof English>]: never;
};

/** Looks up the texts of the components. */
export type Translate = TranslateOf<English>;

/**
 * Creates a translator of any catalogues, such as a host's own; the first one that has a text wins.
 * Never throws: an unknown key is returned itself.
 */
export function createCatalogueTranslator<Texts extends Catalogue>(
  locale: LanguageTag,
  ...from: readonly object[]
): TranslateOf<Texts> {
  const { plurals, numbers } = formatsOf(locale);
  return (key, ...[values]) => {
    const message = findMessage(from, key) ?? key;
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

interface Formats {
  plurals: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

const formats = new Map<LanguageTag, Formats>();

/** Stores formats by language: they are slow to create, and every component has a translator. */
function formatsOf(locale: LanguageTag): Formats {
  const known = formats.get(locale);
  if (known) return known;
  const made = {
    plurals: new Intl.PluralRules([...intlLocales(locale)]),
    numbers: new Intl.NumberFormat([...intlLocales(locale)]),
  };
  formats.set(locale, made);
  return made;
}

function findMessage(catalogues: readonly object[], key: string): Message | undefined {
  const [group = '', name = ''] = key.split('.');
  for (const catalogue of catalogues) {
    const groups = catalogue as Record<string, Record<string, Message> | undefined>;
    const message = groups[group]?.[name];
    if (message !== undefined) return message;
  }
  return undefined;
}

/** A text that depends on a number: one form per plural category of the language, `other` always. */
export type PluralMessage = { other: string } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>
>;

/** One text; `{name}` marks the place of a value. */
export type Message = string | PluralMessage;

/** The texts of one component. */
export type MessageGroup = Readonly<Record<string, Message>>;

/**
 * A group in another language: every key of the English group and no other, plurals where English has them.
 */
export type Translation<Group extends MessageGroup> = {
  readonly [Key in keyof Group]: Group[Key] extends string ? string : PluralMessage;
};

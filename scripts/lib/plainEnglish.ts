/** Pairs of a wording and a plainer one. */
export type Wordings = readonly (readonly [wording: RegExp, better: string])[];

/** Wordings that no text has, for any reader. */
export const plainEnglish: Wordings = [
  [/\be-mail\b/i, 'email'],
  [/\bwhoever\b/i, 'the person who, anyone who'],
  [/\bonly an? \w+ may\b/i, 'only an administrator can'],
  [/\b(this|it) is no \w+/i, 'this is not a …'],
  [/\b(table|installation|result|code|page|database) holds\b/i, 'has, is, contains'],
];

/** Wordings that no page of the documentation and no comment has. */
export const plainProse: Wordings = [
  ...plainEnglish,
  [/\b(stands|lies)\b/i, 'is'],
  [/(?<!\bleft )\balone\b/i, 'only'],
];

/** Wordings that no comment and no change note has. */
export const plainComments: Wordings = [
  ...plainProse,
  [
    /^([Ww]hat|[Ww]hom?|[Ww]hatever|[Tt]hat)\b|[.!?] (What|Who|Whom|Whatever|That)\b/,
    'begin with a noun or a verb',
  ],
  [/\bholds\b(?! back)/i, 'has, contains, is valid'],
  [/\b(stood|anew)\b/i, 'was, again'],
  [/\bmeanwhile\b/i, 'in the meantime'],
];

/** Lists the texts with one of these wordings, each with its file and the better wording. */
export function findWordings(wordings: Wordings, texts: readonly { file: string; text: string }[]): string[] {
  return wordings.flatMap(([wording, better]) =>
    texts.filter(({ text }) => wording.test(text)).map(({ file, text }) => `${file}: ${text} → ${better}`),
  );
}

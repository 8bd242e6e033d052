import { serverPatterns } from '../messages/serverPatterns.ts';

/** Looks up a text; gives the key if there is none. */
type Say = (
  key: `serverText.${keyof typeof serverPatterns}`,
  values: Readonly<Record<string, string>>,
) => string;

const patterns = Object.entries(serverPatterns).map(([key, text]) => ({
  key: `serverText.${key as keyof typeof serverPatterns}` as const,
  pattern: new RegExp(`^${text.replace(/[.?()]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`),
}));

/**
 * Translates a server's text if it is known. Several messages of one field are joined by ', '; those of
 * several fields are lines that begin with the field's name.
 * @experimental
 */
export function sayServerText(text: string, t: Say): string {
  return text
    .split('\n')
    .map((line) => {
      const [, label = '', messages = line] = /^([^.:]+: )(.+)$/.exec(line) ?? [];
      return saySentence(line, t) ?? label + sayJoined(messages, t);
    })
    .join('\n');
}

function sayJoined(messages: string, t: Say): string {
  const sentences = messages
    .split('., ')
    .map((part, index, { length }) => (index < length - 1 ? `${part}.` : part));
  return saySentence(messages, t) ?? sentences.map((one) => saySentence(one, t) ?? one).join(', ');
}

function saySentence(sentence: string, t: Say): string | undefined {
  for (const { key, pattern } of patterns) {
    const match = pattern.exec(sentence);
    const said = match && t(key, { ...match.groups });
    if (said && said !== key) return said;
  }
  return undefined;
}

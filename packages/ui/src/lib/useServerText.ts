import { useCallback } from 'react';
import { serverText } from '../messages/en/serverText.ts';
import { serverPatterns } from '../messages/serverPatterns.ts';
import { useMessages } from '../provider/index.ts';

const texts = { serverText };

type ServerTextKey = keyof typeof serverPatterns;

interface Pattern {
  key: ServerTextKey;
  pattern: RegExp;
}

/**
 * Says a server's text in the language of the page where that is known; any other text stays as it is. Several messages of one field
 * come joined by ', ', those of several fields as lines that begin with the field's name.
 */
export function useServerText(): (text: string) => string {
  const t = useMessages(texts) as (key: string, values: Readonly<Record<string, string>>) => string;
  return useCallback(
    (text) => {
      const say = (sentence: string): string | undefined => {
        for (const { key, pattern } of readPatterns()) {
          const match = pattern.exec(sentence);
          if (match) return t(`serverText.${key}`, { ...match.groups });
        }
        return undefined;
      };
      const sayLine = (line: string): string => {
        const joined = line
          .split('., ')
          .map((part, index, { length }) => (index < length - 1 ? `${part}.` : part));
        return say(line) ?? joined.map((part) => say(part) ?? part).join(', ');
      };
      return text
        .split('\n')
        .map((line) => {
          const [, label = '', message = line] = /^([^.:]+: )(.+)$/.exec(line) ?? [];
          return say(line) ?? label + sayLine(message);
        })
        .join('\n');
    },
    [t],
  );
}

let known: readonly Pattern[] | undefined;

/** Made when a server first says something. */
function readPatterns(): readonly Pattern[] {
  known ??= Object.entries(serverPatterns).map(([key, text]) => ({
    key: key as ServerTextKey,
    pattern: new RegExp(`^${text.replace(/[.?]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`),
  }));
  return known;
}

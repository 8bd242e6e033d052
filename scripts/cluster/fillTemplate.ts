import { StartError } from '../lib/StartError.ts';

/** Fills `${NAME}` as `envsubst` does. Errors: a `StartError` for a name without a value. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new StartError(`A template names ${name}, which has no value.`);
    return value;
  });
}

/** Reads the lines `NAME=value` of a file for a shell or for systemd. */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** One instruction of a Containerfile. */
export interface ContainerStep {
  /** Such as RUN, in capitals. */
  name: string;
  rest: string;
}

/** Reads a Containerfile: comments left out, continued lines joined. */
export function readContainerfile(text: string): ContainerStep[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.split(' ');
      return { name: name.toUpperCase(), rest: words.join(' ').trim() };
    });
}

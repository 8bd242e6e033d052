import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'rolldown';

const distort = JSON.stringify(join(import.meta.dirname, 'distort.ts'));

/** Replaces Kiswahili with the pseudo-language when the widget is built, also in its loader's texts. */
export function pseudoForKiswahili(): Plugin {
  return {
    name: 'pseudo-for-kiswahili',
    load: {
      filter: { id: /[/\\](messages|form)[/\\]sw[/\\]\w+\.ts$/ },
      handler(id) {
        const english = readFileSync(id.replace(/sw(?=[/\\]\w+\.ts$)/, 'en'), 'utf8');
        const group = basename(id, '.ts');
        // The build fails where nothing asks for a file that it leaves out.
        const left = group === 'serverText' ? "import './pageServerText.ts';\n" : '';
        return { code: left + withDistorted(english, group, group), moduleType: 'ts' };
      },
    },
    transform: {
      filter: { id: /[/\\]embed[/\\]src[/\\]\w+[/\\](texts|setupTexts)\.ts$/ },
      handler: (code, id) => {
        const texts = basename(id, '.ts');
        return withDistorted(code, `${texts}.sw`, `${texts}.en`);
      },
    },
  };
}

function withDistorted(code: string, place: string, english: string): string {
  return `import { distort } from ${distort};\n${code}\nObject.assign(${place}, distort(${english}));\n`;
}

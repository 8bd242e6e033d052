import type { Plugin } from 'rolldown';

/**
 * A browser may remember for ever that it could not have a file, as Firefox does: each try after a failure asks under another
 * query. The loader does so for the form; the form for its parts, which carry its own query and, after `&`, theirs. A part
 * reads from it under which address its form is there: of Preact, and of all that they share, there is one.
 */
export function triedAgain(): Plugin {
  return {
    name: 'tried-again',
    renderChunk(code) {
      const form = code.replaceAll('import("./', 'loadPart("./');
      if (form !== code) return form + loadPart;
      return code.replace(
        /^import \{(.*)\} from ("\.\/.*");$/m,
        (_, names: string, file) =>
          `const {${names.replaceAll(' as ', ': ')}} = await import(${file} + new URL(import.meta.url).search.split(/[?]?&/)[0]);`,
      );
    },
  };
}

/** One module of each file, however many ask for it. */
const loadPart = `
const parts = {};
let failures = 0;
function loadPart(file) {
  const { search } = new URL(import.meta.url);
  return (parts[file] ??= import(file + (failures ? (search || "?") + "&" + failures : search)).catch((error) => {
    failures++;
    delete parts[file];
    throw error;
  }));
}`;

import type { Plugin } from 'rolldown';

/**
 * Makes imports of the form's parts retry under a new query, because some browsers, such as Firefox, remember
 * a failed address for ever. The loader does so for the form. Parts carry the form's query and, after `&`,
 * their own, so that a part imports the form under the address by which it was loaded: there is only one
 * Preact.
 * Errors: the build fails if the bundler writes an import in a form that the patterns below don't match.
 */
export function retriedImport(): Plugin {
  return {
    name: 'retried-import',
    renderChunk(code, { fileName, imports, dynamicImports }) {
      const parts = new Set(code.match(dynamicImport)).size;
      const files = new Set(code.match(staticImport)).size;
      if (parts !== dynamicImports.length || files !== imports.length) {
        this.error(
          `${fileName} imports ${dynamicImports.length} parts and ${imports.length} files; retriedImport.ts finds ${parts} and ${files}.`,
        );
      }
      const loading = code.replace(dynamicImport, 'loadPart($1)').replace(staticImport, awaitForm);
      return parts > 0 ? loading + loadPart : loading;
    },
  };
}

const dynamicImport = /\bimport\(("\.\/[^"]+")\)/g;
/** One without names runs a file for what it does. */
const staticImport = /^import (?:\{(.*)\} from )?("\.\/.*");$/gm;

function awaitForm(_: string, names = '', file: string): string {
  return `const {${names.replaceAll(' as ', ': ')}} = await import(${file} + new URL(import.meta.url).search.split(/[?]?&/)[0]);`;
}

/** Loads each file once, however many modules import it. */
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

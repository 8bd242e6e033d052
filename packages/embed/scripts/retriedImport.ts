import type { Plugin } from 'rolldown';

/**
 * A browser may remember for ever that it could not have a file, as Firefox does: each try after a failure asks under another
 * query. The loader does so for the form; the form for its parts, which carry its own query and, after `&`, theirs. A part
 * reads from it under which address its form is there: of Preact, and of all that they share, there is one.
 * Errors: the build fails where the bundler writes an import in another way than this looks for.
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
const staticImport = /^import \{(.*)\} from ("\.\/.*");$/gm;

function awaitForm(_: string, names: string, file: string): string {
  return `const {${names.replaceAll(' as ', ': ')}} = await import(${file} + new URL(import.meta.url).search.split(/[?]?&/)[0]);`;
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

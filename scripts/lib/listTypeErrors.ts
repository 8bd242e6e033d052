import { join } from 'node:path';
import ts from 'typescript';

/** A file that needs not be on the disk. */
export interface CodeFile {
  file: string;
  code: string;
}

/** Lists type errors of files that are not on the disk, with the options of a folder's tsconfig.json. */
export function listTypeErrors(folder: string, given: readonly CodeFile[]): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const onDisk = host.getSourceFile.bind(host);
  const inMemory = new Map(given.map(({ file, code }) => [file, code]));
  host.fileExists = (file) => inMemory.has(file) || ts.sys.fileExists(file);
  const files = [...inMemory.keys()];
  host.directoryExists = (folder) =>
    ts.sys.directoryExists(folder) || files.some((file) => file.startsWith(`${folder}/`));
  host.getSourceFile = (file, language, ...rest) => {
    const code = inMemory.get(file);
    return code === undefined ? onDisk(file, language, ...rest) : ts.createSourceFile(file, code, language);
  };
  const program = ts.createProgram(files, { ...options, noUnusedLocals: false }, host);
  return describe(ts.getPreEmitDiagnostics(program));
}

/** Lists type errors of the project in a folder. */
export function listProjectTypeErrors(folder: string): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  if (fileNames.length === 0) throw new Error(`Nothing to compile in ${folder}`);
  return describe(ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options)));
}

function describe(diagnostics: readonly ts.Diagnostic[]): string[] {
  return diagnostics.map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

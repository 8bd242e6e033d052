import { join } from 'node:path';
import { type ComponentDoc, withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import { docgenOptions } from '../../.storybook/docgen.ts';
import { type MemberRow, readComment, readType } from '../../.storybook/widgetFacts.ts';

/** A hook as its page shows it. */
export interface HookFacts {
  name: string;
  docstring: string;
  /** How it is declared, without what it does. */
  signature: string;
  /** Its parameters that have fields, with their fields. */
  parameters: readonly Fields[];
  /** What it returns, with its fields. */
  returns: Fields;
}

/** A type with the fields that it has of ours. */
export interface Fields {
  name: string;
  type: string;
  members: readonly MemberRow[];
}

/** A type that the package exports: an interface has fields, every other type its code. */
export interface TypeEntry {
  docstring: string;
  members: readonly MemberRow[];
  code: string;
}

/** What @udongo/ui exports: components with their props, hooks, types. */
export interface UiFacts {
  components: Readonly<Record<string, ComponentDoc>>;
  hooks: readonly HookFacts[];
  types: Readonly<Record<string, TypeEntry>>;
}

/** Reads the public surface of @udongo/ui from its sources. */
export function readUi(root: string): UiFacts {
  const folder = join(root, 'packages/ui');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const index = join(folder, 'src/index.ts');
  const program = ts.createProgram([index], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${index} exports nothing`);
  const symbols = checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));

  const functions = symbols.flatMap((symbol) => symbol.declarations?.find(ts.isFunctionDeclaration) ?? []);
  const drawn = functions.filter(({ name }) => /^[A-Z]/.test(name?.text ?? ''));
  const files = [...new Set(drawn.map((declaration) => declaration.getSourceFile().fileName))];
  const docs = withCompilerOptions(options, docgenOptions).parseWithProgramProvider(files, () => program);
  const names = new Set(drawn.map(({ name }) => name?.text));
  return {
    components: Object.fromEntries(
      docs.filter(({ displayName }) => names.has(displayName)).map((doc) => [doc.displayName, doc]),
    ),
    hooks: functions
      .filter(({ name }) => /^use[A-Z]/.test(name?.text ?? ''))
      .map((declaration) => readHook(checker, declaration)),
    types: Object.fromEntries(
      symbols.flatMap((symbol) => {
        const type = symbol.declarations?.find(
          (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
        );
        return type ? [[symbol.name, readTypeEntry(checker, type)]] : [];
      }),
    ),
  };
}

function readHook(checker: ts.TypeChecker, declaration: ts.FunctionDeclaration): HookFacts {
  const signature = checker.getSignatureFromDeclaration(declaration);
  const parameters = declaration.parameters.map((parameter) => {
    const type = checker.getTypeAtLocation(parameter);
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
    return {
      name,
      type: parameter.type?.getText() ?? checker.typeToString(type),
      members: readFields(checker, type),
    };
  });
  const returned = signature ? checker.getReturnTypeOfSignature(signature) : undefined;
  return {
    name: declaration.name?.text ?? '',
    docstring: readComment(declaration),
    signature: printSignature(checker, declaration, returned),
    parameters: parameters.filter(({ members }) => members.length > 0),
    returns: {
      name: 'returns',
      type: declaration.type?.getText() ?? (returned ? checker.typeToString(returned) : ''),
      members: returned ? readFields(checker, returned) : [],
    },
  };
}

/** The head of a function; parameters that are taken apart are `options`. */
function printSignature(
  checker: ts.TypeChecker,
  declaration: ts.FunctionDeclaration,
  returned: ts.Type | undefined,
): string {
  const text = declaration.getSourceFile().text;
  const generics = declaration.typeParameters;
  const given = declaration.parameters.map(({ name, type, initializer, questionToken }) => {
    const shown = ts.isIdentifier(name) ? name.text : 'options';
    const isOptional = initializer !== undefined || questionToken !== undefined;
    return `${shown}${isOptional ? '?' : ''}: ${type?.getText() ?? 'unknown'}`;
  });
  const answer = declaration.type?.getText() ?? (returned ? checker.typeToString(returned) : 'void');
  return `function ${declaration.name?.text}${generics ? `<${text.slice(generics.pos, generics.end)}>` : ''}(${given.join(', ')}): ${answer}`;
}

function readTypeEntry(
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
): TypeEntry {
  const type = checker.getTypeAtLocation(declaration);
  const words = type.isUnion()
    ? type.types.map((each) => (each.isStringLiteral() ? `'${each.value}'` : ''))
    : [''];
  return {
    docstring: readComment(declaration),
    members: ts.isInterfaceDeclaration(declaration) ? readFields(checker, type) : [],
    // One that is made of something else is shown as the words that it ends up with.
    code: words.every(Boolean)
      ? `type ${declaration.name.text} = ${words.join(' | ')};`
      : declaration.getText().replace(/^export /, ''),
  };
}

/** The fields of an object that are declared in sources of ours. */
function readFields(checker: ts.TypeChecker, type: ts.Type): MemberRow[] {
  if (type.isUnion() || checker.isArrayType(type) || type.getCallSignatures().length > 0) return [];
  return type.getProperties().flatMap((property) => {
    const [declaration] = property.declarations ?? [];
    if (!declaration || declaration.getSourceFile().fileName.includes('node_modules')) return [];
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const written = ts.isTypeElement(declaration) ? readType(declaration) : '';
    const said = written || checker.typeToString(checker.getTypeOfSymbol(property));
    return [
      {
        name: `${property.name}${isOptional ? '?' : ''}`,
        type: toBareType(said),
        description: ts.displayPartsToString(property.getDocumentationComment(checker)),
      },
    ];
  });
}

/** A type without what being optional adds: `(() => void) | undefined` is `() => void`. */
export function toBareType(type: string): string {
  const bare = type.replace(/ \| undefined$/, '').replace(/^\s*\| /, '');
  return /^\((\([^()]*\) => [^()|&]*)\)$/.exec(bare)?.[1] ?? bare;
}

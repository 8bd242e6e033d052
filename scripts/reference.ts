import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  Comment,
  CommentTag,
  Converter,
  type DeclarationReflection,
  OptionDefaults,
  type ProjectReflection,
  ReflectionKind,
  type TranslatedString,
  type TypeDocOptions,
} from 'typedoc';

/**
 * Writes what the published packages export, with docstrings and examples, as a folder of HTML: the first argument; the second is the
 * address of the documentation that it is part of. Without them it only checks the SDK.
 * Errors: an export of the SDK without a docstring, and a type that one names and that is not exported itself.
 */
const [out, documentation = ''] = process.argv.slice(2);
const entries = (out ? ['sdk', 'ui', 'embed'] : ['sdk']).flatMap(listEntries);
const options: TypeDocOptions = {
  name: 'Udongo',
  entryPoints: entries.map(({ file }) => file),
  basePath: 'packages',
  tsconfig: 'scripts/tsconfig.reference.json',
  readme: 'none',
  disableSources: true,
  hideGenerator: true,
  favicon: 'packages/reference-app/public/favicon.svg',
  includeHierarchySummary: false,
  // `npm test` checks them.
  skipErrorChecking: true,
  // Tags of openapi-typescript.
  blockTags: [...OptionDefaults.blockTags, '@constant'],
  excludeTags: [...OptionDefaults.excludeTags, '@constant'],
  validation: { notExported: true, invalidLink: true },
  // The insides of a `Log`, which callers only pass on.
  intentionallyNotExported: ['CallLog', 'Operation'],
  ...(out && { out, navigationLinks: { Documentation: documentation } }),
};

const app = await Application.bootstrap(options);
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  nameModules(project);
  addExamples(project);
});
const project = await app.convert();
if (project) {
  // TypeDoc looks only for missing exports of this package.
  project.packageName = '@udongo/sdk';
  app.validate(project);
  checkDocstrings(project);
}
if (project && out) await app.generateOutputs(project);
process.exitCode = project && !app.logger.hasErrors() && !app.logger.hasWarnings() ? 0 : 1;

/** The sources of what people import from a package, by the name under which they do. Catalogues of texts explain themselves. */
function listEntries(name: string): { name: string; file: string }[] {
  const manifest = JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));
  const targets = Object.entries<{ '@udongo/source'?: string; import?: { types?: string } }>(
    manifest.exports,
  );
  return targets.flatMap(([subpath, target]) => {
    const file = target['@udongo/source'] ?? target.import?.types ?? '';
    return file.endsWith('.ts') && !subpath.startsWith('./messages/')
      ? [{ name: join(manifest.name, subpath), file: join('packages', name, file) }]
      : [];
  });
}

/** TypeDoc names modules by their files, such as `sdk/src/values`. */
function nameModules(project: ProjectReflection): void {
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const starts = [`packages/${module.name}.`, `packages/${module.name}/index.`];
    module.name =
      entries.find(({ file }) => starts.some((start) => file.startsWith(start)))?.name ?? module.name;
  }
}

/** Shows the example of each component and hook of @udongo/ui, and that of its parts. */
function addExamples(project: ProjectReflection): void {
  for (const signature of project.getReflectionsByKind(ReflectionKind.CallSignature)) {
    for (const name of [signature.name, `${signature.name}Parts`]) {
      const file = `packages/ui/examples/${name}.tsx`;
      if (!existsSync(file)) continue;
      const code = `\`\`\`tsx\n${readFileSync(file, 'utf8')}\`\`\``;
      signature.comment ??= new Comment();
      signature.comment.blockTags.push(new CommentTag('@example', [{ kind: 'code', text: code }]));
    }
  }
}

/** TypeDoc's own check also wants a docstring for each property that is a function. */
function checkDocstrings(project: ProjectReflection): void {
  const modules = project.getReflectionsByKind(ReflectionKind.Module) as DeclarationReflection[];
  for (const module of modules.filter(({ name }) => name.startsWith('@udongo/sdk'))) {
    for (const exported of module.children ?? []) {
      if (exported.isReference() || exported.hasComment() || exported.signatures?.[0]?.hasComment()) continue;
      app.logger.error(`${module.name}: ${exported.name} has no docstring` as TranslatedString);
    }
  }
}

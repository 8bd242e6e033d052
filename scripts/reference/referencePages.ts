import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPartTables } from '../../.storybook/partTables.ts';
import { readSlotTables } from '../../.storybook/slotTables.ts';
import { readDataTables, readTypeTables } from '../../.storybook/storyFacts.ts';
import type { ReferenceSection } from '../../packages/sdk/scripts/generateReference.ts';
import { firstSentence, toKebab } from './markdown.ts';
import { type ComponentSources, printComponentAbout, printComponentReference } from './printComponent.ts';
import { printHookAbout, printHookReference } from './printHook.ts';
import { printResourceAbout, printResourceReference } from './printResource.ts';
import { printWidgetAbout, printWidgetReference } from './printWidget.ts';
import { readResources } from './readResources.ts';
import { readStoryPages, type StoryPage } from './readStoryPages.ts';
import { readUi } from './readUi.ts';
import { fillRegions } from './regions.ts';
import { renderExamples } from './renderExamples.ts';

/** A page of the reference as it should be. */
export interface ReferencePage {
  /** From the repository's root. */
  file: string;
  text: string;
}

/** The folders whose every page is made: here, and those of the HTTP API by `makeHttpPages`. */
const folders = ['components', 'hooks', 'sdk', 'http-api'].map((name) => join('docs', name));

/**
 * The pages of components, hooks and resources with an index of each: what is written by hand as it stands on the disk, everything
 * else made from types, docstrings, stories, examples and the contract.
 */
export async function makeReferencePages(
  root: string,
  sdk: readonly ReferenceSection[],
): Promise<ReferencePage[]> {
  const source = join(root, 'packages/ui/src');
  const ui = readUi(root);
  const typeTables = readTypeTables(source);
  const sdkTypes = new Set(
    sdk[0]?.entries.filter(({ kind }) => kind === 'Types' || kind === 'Classes').map(({ name }) => name),
  );
  const examples = await renderExamples(root);
  const sources: ComponentSources = {
    ...{ ui, examples, typeTables, sdkTypes },
    slotTables: readSlotTables(source),
    partTables: readPartTables(source),
    dataTables: readDataTables(source, typeTables),
  };
  const page = (folder: string, title: string, regions: Readonly<Record<string, string>>): ReferencePage => {
    const file = join('docs', folder, `${toKebab(title)}.md`);
    const there = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
    return { file, text: fillRegions(there, title, regions) };
  };
  const index = (folder: string, title: string, list: string): ReferencePage => {
    const file = join('docs', folder, 'index.md');
    const there = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
    return { file, text: fillRegions(there, title, { list }) };
  };

  const components = readStoryPages(source).filter(({ name }) => ui.components[name]);
  const hooks = ui.hooks
    .filter(({ name }) => examples[name])
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const resources = readResources(root);
  return [
    ...components.map((each) =>
      page('components', each.name, {
        about: printComponentAbout(each, sources),
        reference: printComponentReference(each, sources),
      }),
    ),
    page('components', 'udongo-booking', {
      about: printWidgetAbout(root),
      reference: printWidgetReference(root, sources.slotTables),
    }),
    index('components', 'Components', listComponents(components, sources)),
    ...hooks.map((hook) =>
      page('hooks', hook.name, {
        about: printHookAbout(hook, examples),
        reference: printHookReference(hook, ui.types, sdkTypes),
      }),
    ),
    index('hooks', 'Hooks', list(hooks.map(({ name, docstring }) => ({ name, docstring })))),
    ...resources.map((resource) =>
      page('sdk', resource.name, {
        about: printResourceAbout(resource),
        reference: printResourceReference(resource, sdkTypes),
      }),
    ),
    index(
      'sdk',
      'The SDK’s resources',
      list(resources.map(({ name, description }) => ({ name, docstring: `${description}.` }))),
    ),
  ];
}

/** Pages on the disk that nothing has any more. */
export function listLeftPages(root: string, pages: readonly ReferencePage[]): string[] {
  const made = new Set(pages.map(({ file }) => file));
  return folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .map((file) => join(folder, file))
          .filter((file) => !made.has(file))
      : [],
  );
}

interface Entry {
  name: string;
  docstring: string;
}

function list(entries: readonly Entry[], page = ({ name }: Entry) => `${toKebab(name)}.md`): string {
  return entries
    .map((entry) => `- [${entry.name}](${page(entry)}): ${firstSentence(entry.docstring)}`)
    .join('\n');
}

/** By group, in the order of Storybook; a component that shares a page leads to its place there. */
function listComponents(pages: readonly StoryPage[], { ui }: ComponentSources): string {
  const entry = (name: string): Entry => ({ name, docstring: ui.components[name]?.description ?? '' });
  const widget = {
    name: 'udongo-booking',
    docstring: 'The booking form as an element of HTML, for any page.',
  };
  const groups = ['Booking', 'Admin', 'Foundations'].map((group) => {
    const ofGroup = pages.filter((each) => each.group === group);
    const lines = ofGroup.flatMap(({ name, subcomponents }) => [
      list([entry(name)]),
      ...subcomponents.map((other) =>
        list([entry(other)], () => `${toKebab(name)}.md#${other.toLowerCase()}`),
      ),
    ]);
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  return [...groups, `## On any website\n\n${list([widget])}`].join('\n\n');
}

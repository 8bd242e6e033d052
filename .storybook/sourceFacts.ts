import { join } from 'node:path';
import { adversarialPages } from '../packages/embed/test/support/adversarialPages.ts';
import { readLiterals } from './componentLiterals.ts';
import { readComponentTexts } from './componentTexts.ts';
import { readPartTables } from './partTables.ts';
import { readPlaySteps } from './playSteps.ts';
import { readSlotTables } from './slotTables.ts';
import { readDataTables, readTypeTables } from './storyFacts.ts';
import { readInterfaces } from './widgetFacts.ts';

const components = join(import.meta.dirname, '../packages/ui/src');
const texts = join(import.meta.dirname, '../docs/components.md');
const widget = join(import.meta.dirname, '../packages/embed/src');

export type SourceFacts = typeof sourceFacts;

/** Reads the exports of each virtual module. */
export const sourceFacts = {
  'virtual:component-literals': () => ({ componentLiterals: readLiterals([components, widget]) }),
  'virtual:component-texts': () => ({ componentTexts: readComponentTexts(texts, components) }),
  'virtual:slot-tables': () => ({
    slotTables: readSlotTables(components),
    partTables: readPartTables(components),
  }),
  'virtual:story-facts': () => {
    const typeTables = readTypeTables(components);
    return {
      playSteps: readPlaySteps([components, join(widget, '../stories')]),
      typeTables,
      dataTables: readDataTables(components, typeTables),
    };
  },
  'virtual:widget-facts': () => ({
    adversarialPages,
    widgetTypes: Object.assign(
      {},
      ...['element.d.ts', 'types.ts'].map((file) => readInterfaces(join(widget, file))),
    ),
  }),
};

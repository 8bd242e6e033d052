import { codeBlock, joinParts, toParagraphs } from './markdown.ts';
import { printMembers, printTypes } from './printTypes.ts';
import type { HookFacts, TypeEntry } from './readUi.ts';
import type { Example } from './renderExamples.ts';

/** What a hook is for, and its example. Errors: one without an example is named. */
export function printHookAbout(
  { name, docstring }: HookFacts,
  examples: Readonly<Record<string, Example>>,
): string {
  const example = examples[name];
  if (!example) throw new Error(`Write packages/ui/examples/${name}.tsx: the page of ${name} shows it`);
  return joinParts([toParagraphs(docstring), codeBlock('tsx', example.code)]);
}

/** How a hook is declared, what it takes, what it returns, and the types that these name. */
export function printHookReference(
  { signature, parameters, returns }: HookFacts,
  types: Readonly<Record<string, TypeEntry>>,
  sdkTypes: ReadonlySet<string>,
): string {
  const fields = [...parameters, returns].flatMap(({ members }) => members.map(({ type }) => type));
  // Their fields are shown already.
  const spelledOut = new Set(
    [...parameters, returns].flatMap(({ type }) => type.split(' & ')).map((type) => type.replace(/<.*/s, '')),
  );
  const others = Object.fromEntries(Object.entries(types).filter(([name]) => !spelledOut.has(name)));
  return joinParts([
    '## Signature',
    codeBlock('ts declaration', signature),
    ...parameters.flatMap(({ name, members }) => [`## Takes: ${name}`, printMembers(members)]),
    ...(returns.members.length > 0 ? ['## Returns', printMembers(returns.members)] : []),
    printTypes([signature, ...fields], others, sdkTypes),
  ]);
}

import { join } from 'node:path';
import { listTypeErrors } from '../lib/listTypeErrors.ts';
import { type CodeBlock, placeOf, wordOf } from './readCodeBlocks.ts';

/** Names that examples use without making them; a block can make its own. */
const prelude = `
import type { createUdongo, PickedApi } from '@udongo/sdk';
import type { BookingUser } from '@udongo/ui';
declare global {
  // Docstrings of the resources that pages pick say how a client gets them.
  const udongo: ReturnType<typeof createUdongo> & PickedApi;
  const user: BookingUser | null;
  const form: FormData;
}
`;

/**
 * Lists type errors of blocks of TypeScript, each a module of its own, all in one program. A block with `file=` is that
 * file, and the other files of its page are beside it.
 */
export function listCodeErrors(root: string, blocks: readonly CodeBlock[]): string[] {
  // Everything that the pages import is found from here.
  const folder = join(root, 'packages/ui');
  const files = blocks.map((block) => {
    const page = join(folder, 'test', block.page.replace(/\W/g, '-'));
    const name = wordOf(block, 'file') ?? `line-${block.line}.${block.language}`;
    return { block, file: join(page, name), code: `${block.code}\nexport {};\n` };
  });
  const places = new Map(files.map(({ file, block }) => [file, placeOf(block)]));
  const errors = listTypeErrors(folder, [
    { file: join(folder, 'test/docs-prelude.ts'), code: prelude },
    ...files,
  ]);
  return errors.map((error) => {
    const [file = ''] = error.split(': ');
    return `${places.get(file) ?? file}${error.slice(file.length)}`;
  });
}

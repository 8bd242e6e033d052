import { join } from 'node:path';
import { installExampleWith } from '../../../../scripts/lib/installExample.ts';
import { listProjectTypeErrors } from '../../../../scripts/lib/listTypeErrors.ts';
import { packables } from '../../../../scripts/lib/packPackage.ts';

const skins = join(import.meta.dirname, '../../../../examples/skins');

/** Installs the design systems of the skins, and compiles the skins against our packed packages. */
export default async function installSkins(): Promise<void> {
  await installExampleWith([packables.sdk, packables.ui], skins);
  const errors = listProjectTypeErrors(skins);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

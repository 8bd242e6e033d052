import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installExample } from '../../../../scripts/lib/installExample.ts';
import { listProjectTypeErrors } from '../../../../scripts/lib/listTypeErrors.ts';
import { packables, packPackage } from '../../../../scripts/lib/packPackage.ts';

const skins = join(import.meta.dirname, '../../../../examples/skins');

/** Installs the design systems of the skins, and compiles the skins against our packed packages. */
export default async function installSkins(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-skins-'));
  const tarballs = [await packPackage(packables.sdk, folder), await packPackage(packables.ui, folder)];
  await installExample(skins, tarballs);
  await rm(folder, { recursive: true });
  const errors = listProjectTypeErrors(skins);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

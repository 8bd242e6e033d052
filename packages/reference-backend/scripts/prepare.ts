import { join } from 'node:path';
import { prepareDataDir } from './prepareDataDir.ts';

await prepareDataDir(join(import.meta.dirname, '../dist/data-dir.tar.gz'));

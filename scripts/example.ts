import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installExample } from './lib/installExample.ts';
import { packAll } from './lib/packPackage.ts';

/** Starts an example: `npm run example -- vite`. Installs first what it needs, our packages packed from here. */
const [name = ''] = process.argv.slice(2);
const names = readdirSync('examples').filter((each) => existsSync(join('examples', each, 'package.json')));
if (names.includes(name)) process.exitCode = await start(join('examples', name));
else {
  console.error(`Choose an example: npm run example -- ${names.join(' | ')}`);
  process.exitCode = 1;
}

async function start(folder: string): Promise<number> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (dependencies) {
    const tarballs = await packAll();
    console.log('Installing ...');
    await installExample(folder, tarballs);
  }
  const [code] = await once(spawn('npm', ['start'], { cwd: folder, stdio: 'inherit' }), 'exit');
  return code ?? 0;
}

import { packAll } from './lib/packPackage.ts';

/** Packs the packages as they would be published, and says how to install them elsewhere. */
const tarballs = await packAll();
console.log(`\nInstall them in any folder with a package.json:\n\nnpm install ${tarballs.join(' ')}`);

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const root = import.meta.dirname;

/** Pages that open without a network: the start, the pages that people book on, bookings and soil to collect. Other pages do so once they have been opened. */
const kept = [
  'src/main.tsx',
  'home/HomePage.tsx',
  'book/BookPage.tsx',
  'own-farmers/OwnFarmers.tsx',
  'consent/bookingConsent.tsx',
  'components/LoggedOutNotice.tsx',
  'booking-queue/onDemand.ts',
  'messages/kiswahili.ts',
  'services/queryLibrary.ts',
  'admin/ResourcePage.tsx',
  'resources/bookings.tsx',
  'booking/BookingPage.tsx',
  'to-collect/ToCollectPage.tsx',
  // Notice and question about what waits for the network.
  'components/UnsentNotices.tsx',
  'shell/LogoutDialog.tsx',
];
/** Files without a hash in their names. */
const fixed = ['/index.html', '/start.css', '/theme.js', '/favicon.svg'];

/** Writes the service worker that keeps the app: its source, with the names of the files that it keeps. */
export function offlineWorker(): Plugin {
  return {
    name: 'udongo-offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After Vite has taken away the scripts that held only styles.
    enforce: 'post',
    generateBundle(_, bundle) {
      // A file that is named twice would refuse the whole worker.
      const files = [...new Set([...fixed, ...findFiles(bundle).map((name) => `/${name}`)])];
      const source = readFileSync(join(root, 'src/offline/worker.js'), 'utf8');
      const pages = ['index.html', 'server/firstPaint.ts', 'public/start.css', 'public/theme.js'].map(
        (name) => readFileSync(join(root, name), 'utf8'),
      );
      const version = createHash('sha256')
        .update([...files, source, ...pages].join())
        .digest('hex')
        .slice(0, 8);
      const head = `const files = ${JSON.stringify(files)};\nconst version = '${version}';\n`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + source });
    },
  };
}

/** The kept pages' scripts with all that these import, the styles and the fonts. */
function findFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || !file) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) add(other);
  };
  for (const file of Object.values(bundle)) {
    const modules = file.type === 'chunk' ? file.moduleIds : [];
    if (kept.some((name) => modules.some((module) => module.endsWith(`/${name}`)))) add(file.fileName);
    if (/[.](woff2|css)$/.test(file.fileName)) add(file.fileName);
  }
  return [...found];
}

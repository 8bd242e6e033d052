import { readFileSync, writeFileSync } from 'node:fs';
import { pairTexts } from './lib/pairTexts.ts';
import { readGlossary, writeReviewPage } from './lib/writeReviewPage.ts';

/** Prints every text in English and Kiswahili; with `--html` it writes the page for reviewers of Kiswahili. */
const pairs = pairTexts('.').filter(({ key, en, sw }) => key !== '' && en !== sw);
if (process.argv.includes('--html')) {
  const page = 'kiswahili.html';
  writeFileSync(page, writeReviewPage(pairs, readGlossary(readFileSync('docs/glossary.md', 'utf8'))));
  console.log(`${page}: ${pairs.length} texts. Open it in a browser, or send it to a reviewer.`);
} else {
  for (const { file, key, en, sw } of pairs) console.log(`${file} ${key}\n  ${en}\n  ${sw}`);
}

import type { TextPair } from './pairTexts.ts';

/** A line of the table of the glossary: what the thing is called in English and in Kiswahili, and what it is. */
export interface Term {
  english: string;
  kiswahili: string;
  meaning: string;
}

/** Reads the first table of the page `docs/glossary.md`. */
export function readGlossary(markdown: string): Term[] {
  return [...markdown.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    .map(([, english = '', kiswahili = '', meaning = '']) => ({
      english,
      kiswahili,
      meaning: meaning.replaceAll('*', ''),
    }))
    .slice(1);
}

/**
 * Writes the page for reviewers of Kiswahili: one file without a server. Corrections stay in the browser until a press on *Save the
 * corrections*, which gives a CSV file with the place of each text.
 */
export function writeReviewPage(pairs: readonly TextPair[], glossary: readonly Term[]): string {
  const files = [...new Set(pairs.map(({ file }) => file))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kiswahili of Udongo</title>
<style>${styles}</style>
<header>
<h1>Kiswahili of Udongo</h1>
<p>Every text that people read, ${pairs.length} of them, in English and in Kiswahili. The Kiswahili is a draft. Write a better text into the third
column where one is needed; leave the others empty. Your text stays in this browser. At the end press <b>Save the corrections</b> and send the
file <code>corrections.csv</code> back to the person who sent you this page.</p>
<ul>
<li>Keep what is in braces as it is, such as <code>{count}</code>: the page puts a value there. <code>{}</code> is a value, too.</li>
<li>Write as people speak in Kenya, in short sentences, with the words of the list below. Is a word of the list wrong? Correct it in the list.</li>
<li>A text message has room for 160 letters; its Kiswahili must not get longer.</li>
<li>One word for one thing: <i>nambari</i> always has its noun (nambari ya miadi, nambari ya siri).</li>
</ul>
<p class="bar"><input type="search" placeholder="Search both languages" aria-label="Search both languages">
<button type="button">Save the corrections</button> <output></output></p>
</header>
<h2>The words for things</h2>
${writeTable(glossary.map(({ english, kiswahili, meaning }) => ({ place: `glossary ${english}`, about: meaning, en: english, sw: kiswahili })))}
${files.map((file) => `<h2>${escapeHtml(file)}</h2>\n${writeTable(pairs.filter((pair) => pair.file === file).map(({ key, en, sw }) => ({ place: `${file} ${key}`, about: key, en, sw })))}`).join('\n')}
<script>${script}</script>
</html>
`;
}

interface Row {
  place: string;
  about: string;
  en: string;
  sw: string;
}

function writeTable(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ place, about, en, sw }) =>
      `<tr data-place="${escapeHtml(place)}"><td>${escapeHtml(en)}<small>${escapeHtml(about)}</small></td><td lang="sw">${escapeHtml(sw)}</td><td><textarea lang="sw" rows="2" aria-label="Better: ${escapeHtml(en)}"></textarea></td></tr>`,
  );
  return `<table><thead><tr><th>English</th><th>Kiswahili</th><th>Better</th></tr></thead><tbody>\n${lines.join('\n')}\n</tbody></table>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 75rem; margin: 0 auto; padding: 1rem }
header p, header ul { max-width: 48rem }
.bar { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5rem; padding: .5rem 0; background: Canvas; max-width: none }
.bar input { flex: 1 1 16rem; font: inherit; padding: .4rem .6rem }
.bar button { font: inherit; padding: .4rem 1rem }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-wrap: anywhere }
small { display: block; opacity: .7 }
textarea { width: 100%; box-sizing: border-box; font: inherit; field-sizing: content }
@media (max-width: 40rem) { thead { display: none } tr, td { display: block } td { border: 0; padding: .2rem 0 } tr { padding: .6rem 0; border-bottom: 1px solid } }
`;

/** Runs in the page. Two texts with one key share their place; the English beside it tells them apart. */
const script = `
const rows = [...document.querySelectorAll('tr[data-place]')].map((row) => ({
  row, place: row.dataset.place, en: row.cells[0].firstChild.data, sw: row.cells[1].textContent, better: row.querySelector('textarea') }));
const nameOf = ({ place, en }) => 'udongo-sw ' + place + ' ' + en;
const output = document.querySelector('output');
const count = () => { output.value = rows.filter(({ better }) => better.value.trim()).length + ' corrections' };
for (const each of rows) {
  each.better.value = localStorage.getItem(nameOf(each)) ?? '';
  each.better.addEventListener('input', () => { localStorage.setItem(nameOf(each), each.better.value); count() });
}
count();
document.querySelector('[type=search]').addEventListener('input', ({ target }) => {
  const wanted = target.value.toLowerCase();
  for (const { row, place, en, sw } of rows) row.hidden = !(place + en + sw).toLowerCase().includes(wanted);
  for (const table of document.querySelectorAll('table')) {
    table.hidden = table.previousElementSibling.hidden = !table.querySelector('tr[data-place]:not([hidden])');
  }
});
document.querySelector('button').addEventListener('click', () => {
  const cell = (text) => '"' + text.replaceAll('"', '""') + '"';
  const lines = rows.filter(({ better }) => better.value.trim()).map(({ place, en, sw, better }) => [place, en, sw, better.value.trim()].map(cell).join());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\\ufeffplace,english,kiswahili,better\\r\\n' + lines.join('\\r\\n')], { type: 'text/csv' }));
  link.download = 'corrections.csv';
  link.click();
});
`;

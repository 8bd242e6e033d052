import type { Language } from '@udongo/sdk';
import { personalColumns } from '../../../db/audit/personalColumns.ts';
import type { ExportedTables } from '../../../db/schema.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { exportTexts } from './exportTexts.ts';

interface About {
  madeOn: Date;
  language: Language;
}

// The page is opened from a file: it runs nothing and loads nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'";
const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1rem; color-scheme: light dark; }
  dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: 0.25rem 1rem; border-top: 1px solid; padding-top: 0.5rem; }
  dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }`;

/** Writes a copy of somebody's data as one page that needs nothing else. Every text in it is escaped. */
export function renderExport(data: ExportedTables, { madeOn, language }: About): string {
  const { title, about, madeOn: made } = exportTexts[language];
  const sections = Object.entries(data).map(([table, rows]) => renderTable(table, rows, language));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${made} ${escapeHtml(showTime(toInstant(madeOn)))}</p><p>${about}</p>
${sections.join('\n')}
</main></body></html>
`;
}

function renderTable(table: string, rows: ExportedTables[string], language: Language): string {
  const { tables, purposes } = exportTexts[language];
  const purpose = personalColumns[table]?.purpose;
  const records = rows.map((row) => {
    const fields = Object.entries(row)
      .filter(([, value]) => value !== null && value !== '')
      .map(
        ([name, value]) =>
          `<dt>${escapeHtml(nameField(name, language))}</dt><dd>${show(value, language)}</dd>`,
      );
    return `<dl>${fields.join('')}</dl>`;
  });
  return `<section><h2>${escapeHtml(tables[table] ?? table)} (${rows.length})</h2>
<p>${purpose ? purposes[purpose] : ''}</p>${records.join('\n')}</section>`;
}

function nameField(column: string, language: Language): string {
  const words = column.replaceAll('_', ' ');
  return exportTexts[language].fields[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function show(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return value ? exportTexts[language].yes : exportTexts[language].no;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return escapeHtml(value.join(', '));
  if (typeof value === 'string') return escapeHtml(showTime(value));
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value));
}

/** An instant to the minute, in Nairobi; every other text as it is. */
function showTime(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/.test(text)) return text;
  return toInstant(new Date(text)).slice(0, 16).replace('T', ' ');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

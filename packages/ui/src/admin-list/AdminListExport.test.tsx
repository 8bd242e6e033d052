import { screen, waitFor } from '@testing-library/react';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { fc } from '../../../../scripts/lib/testRuns.ts';
import { button, found, openPlots } from '../../test/plotList.tsx';
import { createPlotServer, type Plot, plotsTo } from '../../test/plots.ts';
import type { ListQuery } from './index.ts';
import { createCsvWriter } from './toCsv.ts';

/** Collects the files that would be saved. */
function createFiles() {
  const files: { file: Blob; name: string }[] = [];
  const saveFile = (file: Blob, name: string) => files.push({ file, name });
  /** The lines of the only file, without the header. */
  const lines = async () => {
    await waitFor(() => expect(files).toHaveLength(1));
    // `text()` drops the mark at the start.
    const text = (await files[0]?.file.text()) ?? '';
    return text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
  };
  return { files, saveFile, lines };
}

test('the file holds all pages, filtered and sorted as the list is', async () => {
  const { saveFile, lines, files } = createFiles();
  const { list, asked } = createPlotServer(plotsTo(1000));
  const { user, notifications } = openPlots({ list, saveFile }, '?soil=loam&ordering=-acres&page=3');
  await found(333);
  await user.click(button('Export'));
  const [header, first, ...rest] = await lines();
  expect(header).toBe('Plot,County,Soil,Acres,Tested');
  expect(first?.split(',')[3]).toBe('7.50');
  expect(rest).toHaveLength(332);
  expect(rest.every((line) => line.includes(',loam,'))).toBe(true);
  expect(files[0]?.name).toBe(`Plots ${todayInNairobi()}.csv`);
  expect(asked.filter(({ limit }) => limit === 100).map(({ page }) => page)).toEqual([1, 2, 3, 4]);
  expect(notifications).toEqual([{ tone: 'success', message: 'Exported 333 records' }]);
  const bytes = new Uint8Array((await files[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('the selected rows are saved as they are shown, without another request', async () => {
  const { saveFile, lines, files } = createFiles();
  const { list, asked } = createPlotServer(plotsTo(26));
  const { user, notifications } = openPlots({ list, saveFile });
  await found(26);
  const names = ['Githunguri plot 1', 'Iten plot 3'];
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const before = asked.length;
  await user.click(button('Export selected'));
  const [header, ...rows] = await lines();
  expect(header).toBe('Plot,County,Soil,Acres,Tested');
  expect(rows.map((row) => row.split(',')[0])).toEqual(names);
  expect(files[0]?.name).toBe(`Plots ${todayInNairobi()}.csv`);
  expect(notifications).toEqual([{ tone: 'success', message: 'Exported 2 records' }]);
  expect(asked).toHaveLength(before);
  // They stay selected for the next action.
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('who may not export is not offered it for selected rows', async () => {
  const { user } = openPlots({ permissions: { export: false } });
  await found(26);
  await user.click(screen.getByRole('checkbox', { name: 'Select Githunguri plot 1' }));
  expect(button('Delete selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export selected' })).toBeNull();
});

test('no text of a record runs as a formula', async () => {
  const { saveFile, lines } = createFiles();
  const names = [
    '=HYPERLINK("http://evil.example","Plot")',
    '+254712345678',
    '-2+3+cmd|" /C calc"!A0',
    '@SUM(1)',
    '\t=1',
    '＝1',
    'Lower, "old" plot',
    '-1.25',
  ];
  const plots = plotsTo(names.length).map((plot, index): Plot => ({ ...plot, name: names[index] ?? '' }));
  const { user } = openPlots({
    list: createPlotServer(plots).list,
    saveFile,
    columns: [{ key: 'name', header: 'Plot', value: ({ name }) => name }],
  });
  await found(names.length);
  await user.click(button('Export'));
  expect((await lines()).slice(1)).toEqual([
    `"'=HYPERLINK(""http://evil.example"",""Plot"")"`,
    `'+254712345678`,
    `"'-2+3+cmd|"" /C calc""!A0"`,
    "'@SUM(1)",
    "'\t'=1",
    "'＝1",
    '"Lower, ""old"" plot"',
    '-1.25',
  ]);
});

test('a spreadsheet that splits at semicolons, tabs or line ends finds no formula either', async () => {
  const csv = await createCsvWriter<{ first: string; notes: string }>([
    { key: 'first', header: 'First', value: ({ first }) => first },
    { key: 'notes', header: 'Notes', value: ({ notes }) => notes },
  ]);
  expect(csv.lines([{ first: 'Maize;=1+1', notes: 'Call 0712 345678; -50 bags;@SUM(1)' }])).toBe(
    "Maize;'=1+1,Call 0712 345678;' -50 bags;'@SUM(1)\r\n",
  );
  expect(csv.lines([{ first: ' =1', notes: '+254712345678' }])).toBe("' =1,'+254712345678\r\n");
  const pieces = fc.array(
    fc.constantFrom('=', '+', '-', '@', '\t', ';', '"', ',', ' ', '\n', '\r', '＝', 'a', '1'),
  );
  const texts = pieces.map((list) => list.join(''));
  fc.assert(
    fc.property(texts, texts, (first, notes) => {
      const line = csv.lines([{ first, notes }]);
      for (const cell of line.split(/[;\t\r\n]/)) {
        const shown = cell.replace(/^["\s]+/, '');
        expect(/^[=+@＝]|^-(?!\d+(\.\d+)?"*(,|$))/.test(shown) ? cell : '').toBe('');
      }
    }),
  );
});

test('a column may be for the file only', async () => {
  const { saveFile, lines } = createFiles();
  const { user } = openPlots({
    list: createPlotServer(plotsTo(1)).list,
    saveFile,
    columns: [
      { key: 'name', header: 'Plot', value: ({ name }) => name },
      { key: 'phone', header: 'Phone', value: () => '0712 345678', fileOnly: true },
    ],
  });
  await screen.findByText('Found: 1 record');
  expect(screen.queryByText('Phone')).toBeNull();
  await user.click(button('Export'));
  expect(await lines()).toEqual(['Plot,Phone', 'Githunguri plot 1,0712 345678']);
});

test('the rows of the file are made ready before they are written, batch by batch', async () => {
  const { saveFile, lines } = createFiles();
  const names = new Map<number, string>();
  const { user } = openPlots({
    list: createPlotServer(plotsTo(150)).list,
    saveFile,
    columns: [{ key: 'name', header: 'Plot', value: ({ id }) => names.get(id) ?? `#${id}` }],
    prepareExport: async (plots) => {
      for (const { id, name } of plots) names.set(id, name);
    },
  });
  await found(150);
  await user.click(button('Export'));
  expect((await lines()).filter((line) => line.startsWith('#'))).toEqual([]);
});

/** A list whose export waits for the test, page by page. */
function createWaitingExport() {
  const { list } = createPlotServer(plotsTo(300));
  const steps: { go: () => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const waiting = async (query: ListQuery, { signal }: { signal: AbortSignal }) => {
    if (query.limit === 100) {
      await new Promise<void>((go, fail) => steps.push({ go, fail, signal }));
    }
    return list(query);
  };
  return { list: waiting, steps };
}

test('the progress is shown and a cancel ends it: no file, the focus back on Export', async () => {
  const { saveFile, files } = createFiles();
  const { list, steps } = createWaitingExport();
  const { user, notifications } = openPlots({ list, saveFile });
  await found(300);
  await user.click(button('Export'));
  await waitFor(() => expect(steps).toHaveLength(1));
  steps[0]?.go();
  expect(await screen.findByText('Exporting 100 of 300 records')).toBeVisible();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Export' });
  expect([bar.value, bar.max]).toEqual([100, 300]);
  await waitFor(() => expect(steps).toHaveLength(2));
  await user.click(button('Cancel'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(steps[1]?.signal.aborted).toBe(true);
  expect(document.activeElement).toBe(button('Export'));
  steps[1]?.go();
  await user.click(button('Refresh'));
  await found(300);
  expect(steps).toHaveLength(2);
  expect([files, notifications]).toEqual([[], []]);
});

test('a failed export says why and leaves no half file', async () => {
  const { saveFile, files } = createFiles();
  const { list, steps } = createWaitingExport();
  const { user, notifications } = openPlots({ list, saveFile });
  await found(300);
  await user.click(button('Export'));
  await waitFor(() => expect(steps).toHaveLength(1));
  steps[0]?.go();
  await waitFor(() => expect(steps).toHaveLength(2));
  steps[1]?.fail(new Error('Network error.'));
  await waitFor(() => expect(notifications).toEqual([{ tone: 'error', message: 'Network error.' }]));
  expect(files).toEqual([]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('rows that move between pages meanwhile are written once, and a list that became shorter ends', async () => {
  const { saveFile, lines } = createFiles();
  const server = createPlotServer(plotsTo(201));
  const pages: unknown[] = [];
  const { user } = openPlots({
    saveFile,
    list: async (query) => {
      if (query.limit !== 100) return server.list(query);
      pages.push(query.page);
      // A new first row pushes one row from page 1 to page 2, then many rows are deleted.
      if (query.page === 2)
        server.stored.plots = [{ ...plotsTo(1)[0], id: 0 } as Plot, ...server.stored.plots];
      if (query.page === 3) server.stored.plots = plotsTo(50);
      return server.list(query);
    },
  });
  await found(201);
  await user.click(button('Export'));
  const [, ...written] = await lines();
  expect(pages).toEqual([1, 2, 3]);
  expect(new Set(written).size).toBe(written.length);
  expect(written).toHaveLength(199);
});

test('a host that can walk through all rows does so in place of the pages', async () => {
  const { saveFile, lines } = createFiles();
  const asked: ListQuery[] = [];
  const { user } = openPlots({
    saveFile,
    async *listAll(query) {
      asked.push(query);
      yield* plotsTo(250);
    },
  });
  await found(26);
  await user.click(button('Export'));
  expect(await lines()).toHaveLength(251);
  expect(asked).toEqual([{ ordering: 'id', limit: 100 }]);
});

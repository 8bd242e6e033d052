import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { handScan } from '../../../test/handScan.ts';
import { createLab, readings, upper } from '../../../test/lab.ts';
import { administrator, agent, loginOf, openSample } from '../../../test/records.ts';
import { logIn, renderApp } from '../../../test/renderApp.tsx';

beforeEach(() => localStorage.clear());

const place = { latitude: null, longitude: null };
const { latitude: _, longitude: __, ...soil } = readings;
/** The readings of a row as a spreadsheet copies them. */
const line = Object.values(soil).join('\t');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

async function openGrid(lab = createLab(), answers: Handlers = {}) {
  const app = renderApp({
    path: '/bench/grid',
    user: administrator,
    handlers: { ...lab.handlers, ...answers },
  });
  await screen.findByRole('grid', { name: 'Readings of many samples' });
  return { ...app, saved: lab.saved };
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const focused = () => document.activeElement as HTMLInputElement;
const row = (code: string) => within(screen.getByRole('rowheader', { name: new RegExp(code) }));

test('a row is filled by keyboard, saved, and its sample leaves the count', async () => {
  const { user, saved } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  for (const value of Object.values(soil)) await user.keyboard(`${value}{ArrowRight}`);
  expect(row('UD-1026-1').getByText('not saved yet')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await row('UD-1026-1').findByText('saved')).toBeVisible();
  expect(saved).toEqual([expect.objectContaining({ booking: 26, sensor_data: { ...soil, ...place } })]);
  expect(await screen.findByText('1 sample to measure · 1 saved')).toBeVisible();
  expect(screen.getByText('1 sample is saved.').closest('[role=status]')).not.toBeNull();
  // Saved values can be read, not changed.
  expect(cell('UD-1026-1 pH').readOnly).toBe(true);
  expect(cell('UD-1026-1 pH').value).toBe('5');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('udongo-bench'))).toEqual([]);
});

test('a saved sample that is sent back while the page is open is measured again in its row', async () => {
  const lab = createLab([{ ...openSample, version: '1' }, upper]);
  let isSentBack = false;
  const repeat = { repeat_asked_on: '2026-11-21T10:00:00+03:00', version: '3' };
  const { user, saved } = await openGrid(lab, {
    'samples.list': async (call) => {
      const page = await lab.handlers['samples.list']?.(call);
      if (!isSentBack || !page || page instanceof Response) return page ?? pageOf([]);
      return pageOf([{ ...openSample, sensor_data: readings, ...repeat }, ...page.results]);
    },
  });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(line);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await row('UD-1026-1').findByText('saved')).toBeVisible();
  isSentBack = true;
  await user.click(cell('UD-1026-2 Nitrogen mg/kg'));
  await user.paste(line);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await row('UD-1026-1').findByText('again')).toBeVisible();
  expect(cell('UD-1026-1 pH')).toHaveValue('');
  expect(cell('UD-1026-1 pH').readOnly).toBe(false);
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(line.replace('12', '14'));
  isSentBack = false;
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await row('UD-1026-1').findByText('saved')).toBeVisible();
  expect(saved[2]).toMatchObject({ sensor_data: { nitrogen: 14 }, version: '3' });
});

test('the keys of a spreadsheet: arrows move, Enter goes down, typing replaces, F2 edits, Escape restores, Tab leaves', async () => {
  const { user } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.keyboard('12{Enter}');
  expect(focused()).toBe(cell('UD-1026-2 Nitrogen mg/kg'));
  await user.keyboard('{ArrowUp}7');
  expect(cell('UD-1026-1 Nitrogen mg/kg').value).toBe('7');
  await user.keyboard('{Escape}');
  expect(cell('UD-1026-1 Nitrogen mg/kg').value).toBe('12');
  await user.keyboard('{F2}5{ArrowLeft}{ArrowLeft}');
  expect([focused().value, focused().selectionStart]).toEqual(['125', 1]);
  await user.keyboard('{Escape}{End}');
  expect(focused()).toBe(cell('UD-1026-1 pH'));
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe(cell('UD-1026-2 pH'));
  await user.keyboard('{Home}');
  expect(focused()).toBe(cell('UD-1026-2 Nitrogen mg/kg'));
  // One tab stop.
  expect(screen.getAllByRole('textbox').filter(({ tabIndex }) => tabIndex === 0)).toEqual([focused()]);
  await user.tab();
  expect(focused()).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('a block of a spreadsheet fills from the active cell; what has no cell is said', async () => {
  const { user, saved } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\r\n14,5\t${line.split('\t').slice(1).join('\t')}\t9\r\n3\r\n`);
  expect(screen.getByText('14 values are pasted.', { exact: false })).toBeVisible();
  expect(screen.getByText(/^2 values have no cell here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save 2 samples' }));
  expect(await row('UD-1026-2').findByText('saved')).toBeVisible();
  expect(saved).toEqual([
    expect.objectContaining({ sensor_data: { ...soil, ...place } }),
    expect.objectContaining({ sensor_data: { ...soil, nitrogen: 14.5, ...place } }),
  ]);
});

test('lines that begin with a sample code find their rows, in whatever order they come', async () => {
  const { user } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`UD-1026-2\t41\nud-1026-1\t42\nUD-9-9\t43`);
  expect(cell('UD-1026-1 Nitrogen mg/kg').value).toBe('42');
  expect(cell('UD-1026-2 Nitrogen mg/kg').value).toBe('41');
  expect(screen.getByText(/^UD-9-9 has no row here/)).toBeVisible();
  // A line without a code goes nowhere, and the others are found all the same.
  await user.paste('UD-1026-2\t51\naverage\t46');
  expect(cell('UD-1026-2 Nitrogen mg/kg').value).toBe('51');
  expect(screen.getByText('1 line has no sample code and was left out.')).toBeVisible();
});

test('a line of headings names the columns and their units', async () => {
  const { user } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste('Sample\tpH\tEC (mS/cm)\tFarmer\tN mg/kg\nUD-1026-2\t5,6\t0.4\tWanjiku\t12\n');
  expect(cell('UD-1026-2 pH').value).toBe('5,6');
  expect(cell('UD-1026-2 Conductivity µS/cm').value).toBe('0.4 mS/cm');
  expect(cell('UD-1026-2 Nitrogen mg/kg').value).toBe('12');
  expect(screen.getByText('3 values are pasted.', { exact: false })).toBeVisible();
  expect(screen.getByText(/^1 value has no cell here/)).toBeVisible();
});

test('a saved sample that is measured a second time is named at once, and leads there', async () => {
  const { user } = await openGrid(createLab(), {
    'controls.getDuplicate': ({ record }) => ({ is_needed: record === '50', measured: null }),
  });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n${line}\n`);
  await user.click(screen.getByRole('button', { name: 'Save 2 samples' }));
  expect(await screen.findByText('1 saved sample is to be measured a second time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'UD-1026-1' }).getAttribute('href')).toBe('/bench?sample=50');
});

test('a comma that can be a decimal or thousands is asked about, in each column alike', async () => {
  const { user, saved } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste('30\t1,250\t310\t1,250\t25\t22\t5,6\n');
  expect(row('UD-1026-1').getByText('correct it')).toBeVisible();
  for (const name of ['Phosphorus', 'Conductivity']) {
    const says = `UD-1026-1, ${name} 1,250: This can be 1.250 or 1250. Type it without the comma.`;
    expect(screen.getByText(says)).toBeVisible();
  }
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(saved).toEqual([]);
});

test('a code that two lines have is taken from neither', async () => {
  const { user } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste('UD-1026-1\t41\nUD-1026-2\t42\nUD-1026-1\t43');
  expect(screen.getByText(/^UD-1026-1 is there more than once/)).toBeVisible();
  expect(cell('UD-1026-1 Nitrogen mg/kg').value).toBe('');
  expect(cell('UD-1026-2 Nitrogen mg/kg').value).toBe('42');
});

test('a paste is taken back as one step, by key and by button, and what it replaced is there again', async () => {
  const { user } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.keyboard('120{Enter}');
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste('7\t8\n9\t10');
  await user.keyboard('{Control>}z{/Control}');
  const values = () =>
    ['UD-1026-1', 'UD-1026-2'].flatMap((code) =>
      ['Nitrogen', 'Phosphorus'].map((name) => cell(`${code} ${name} mg/kg`).value),
    );
  expect(values()).toEqual(['120', '', '', '']);
  await user.keyboard('{Control>}y{/Control}');
  expect(values()).toEqual(['7', '8', '9', '10']);
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(values()).toEqual(['', '', '', '']);
  await user.paste('1\t2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(values()).toEqual(['', '', '', '']);
});

test('values that were typed before a repeat was asked are not offered as the repeat', async () => {
  const first = await openGrid();
  await first.user.click(cell('UD-1026-1 pH'));
  await first.user.keyboard('5.8');
  first.unmount();
  const repeat = { ...openSample, sensor_data: readings, repeat_asked_on: '2026-11-28T08:00:00+03:00' };
  await openGrid(createLab([repeat, upper]));
  expect(cell('UD-1026-1 pH').value).toBe('');
});

test('an impossible value names its cell, row and reason, and its row is not saved until it is right', async () => {
  const { user, saved } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n${line.replace(/5$/, '58')}\n`);
  const wrong = cell('UD-1026-2 pH');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  expect(wrong).toHaveAccessibleDescription(/^UD-1026-2, pH 58: /);
  expect(row('UD-1026-2').getByText('correct it')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  expect(await row('UD-1026-1').findByText('saved')).toBeVisible();
  expect(saved).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Go to UD-1026-2, pH' }));
  expect(focused()).toBe(wrong);
  await user.keyboard('abc{ArrowLeft}');
  expect(screen.getByText('UD-1026-2, pH abc: This is not a number.')).toBeVisible();
  await user.keyboard('{ArrowRight}5.8{Control>}{Enter}{/Control}');
  expect(await row('UD-1026-2').findByText('saved')).toBeVisible();
  expect(saved).toHaveLength(2);
});

test('a row that is not whole is named when somebody saves', async () => {
  const { user, saved } = await openGrid();
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste('12\t30\t310\t110\t22\n');
  expect(row('UD-1026-1').getByText('5 of 7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('UD-1026-1: Temperature, pH not there yet.')).toBeVisible();
  expect(screen.getByText(/^No row is complete/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('typed values survive a reload, and the form of one sample has them, too', async () => {
  const first = await openGrid();
  await first.user.click(cell('UD-1026-1 pH'));
  await first.user.keyboard('5.8');
  first.unmount();
  const second = await openGrid();
  expect(cell('UD-1026-1 pH').value).toBe('5.8');
  second.unmount();
  renderApp({ path: '/bench?sample=50', user: administrator, handlers: createLab().handlers });
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'pH' })).toHaveProperty('value', '5.8');
});

test('a text under Measure that is not read whole is not dropped by a save in the grid', async () => {
  const entry = { text: 'pH 5.8\nask Wanjiru', typed: {}, received_on: openSample.received_on };
  localStorage.setItem(`udongo-bench-draft:${administrator.id}:50`, JSON.stringify(entry));
  const { user, saved } = await openGrid();
  expect(cell('UD-1026-1 pH').value).toBe('5.8');
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n`);
  expect(row('UD-1026-1').getByText('see Measure')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(
    screen.getByText(/^UD-1026-1: the text or the location that was entered under Measure/),
  ).toBeVisible();
  expect(saved).toEqual([]);
});

test('rows that are saved without a network wait, survive a reload, and go out from any page', async () => {
  const first = await openGrid(createLab(), { 'samples.update': lost });
  await first.user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await first.user.paste(`${line}\n`);
  await first.user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  expect(await screen.findByText('1 sample waits for the network')).toBeVisible();
  expect(row('UD-1026-1').getByText('waits')).toBeVisible();
  first.unmount();
  const { handlers, saved } = createLab();
  renderApp({ path: '/account', user: administrator, handlers });
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([expect.objectContaining({ sensor_data: { ...soil, ...place } })]);
});

test('a row that waits is taken back by typing in it', async () => {
  const { user, saved, services } = await openGrid(createLab(), { 'samples.update': lost });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n`);
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  await screen.findByText('1 sample waits for the network');
  await user.click(cell('UD-1026-1 pH'));
  await user.keyboard('6');
  expect(screen.queryByText('1 sample waits for the network')).toBeNull();
  expect(row('UD-1026-1').getByText('not saved yet')).toBeVisible();
  expect([saved, services.session.get()?.user.id]).toEqual([[], administrator.id]);
});

test('a login that ended in mid-work is asked for, and the rows are saved under the new one', async () => {
  const lab = createLab();
  const { user, saved } = await openGrid(lab, {
    'samples.update': (call) =>
      (call.token === 'new-token' && lab.handlers['samples.update']?.(call)) ||
      failure(401, { detail: 'Invalid token.' }),
    'auth.login': () => loginOf(administrator, 'new-token'),
  });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n`);
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  await screen.findByRole('dialog', { name: 'Log in to go on' });
  expect(saved).toEqual([]);
  await logIn(user);
  expect(await row('UD-1026-1').findByText('saved')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('who closes that login keeps the row, which waits', async () => {
  const { user } = await openGrid(createLab(), {
    'samples.update': () => failure(401, { detail: 'Invalid token.' }),
  });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n`);
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in to go on' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await row('UD-1026-1').findByText('waits')).toBeVisible();
  expect(cell('UD-1026-1 pH').value).toBe('5');
});

test('a refused row says why, keeps its values, and is open under Measure', async () => {
  const { user } = await openGrid(createLab(), {
    'samples.update': () => failure(400, { non_field_errors: ['The booking is cancelled.'] }),
  });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n`);
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  expect(await screen.findByText('UD-1026-1 is not saved. The booking is cancelled.')).toBeVisible();
  expect(row('UD-1026-1').getByText('not saved')).toBeVisible();
  expect(cell('UD-1026-1 pH').value).toBe('5');
  await user.click(screen.getByRole('link', { name: 'Open UD-1026-1 under Measure' }));
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-1' })).toBeVisible();
});

test.each([
  ['another place', { sample_location: 'Behind the house' }, 'saved'],
  ['other readings', { sensor_data: { ...readings, pH: 6.6 } }, 'not saved'],
  ['the same readings, whose answer was lost', { sensor_data: { ...soil, ...place } }, 'saved'],
])('somebody else saved %s in the meantime', async (_, changes, said) => {
  const stored = { ...openSample, version: 'v2', ...changes };
  const sent: unknown[] = [];
  const { user } = await openGrid(createLab([{ ...openSample, version: 'v1' }, upper]), {
    'samples.update': ({ body }) => {
      sent.push(body);
      if (Object(body).version === 'v2') return { ...stored, sensor_data: Object(body).sensor_data };
      return failure(412, { code: 'stale', detail: 'Somebody else changed this record.', stored });
    },
  });
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  await user.paste(`${line}\n`);
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  expect(await row('UD-1026-1').findByText(said)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    // The server refuses them where other soil came.
    received_on: openSample.received_on,
    version: said === 'saved' ? 'v2' : 'v1',
    ...(said === 'saved' && { sample_location: stored.sample_location }),
  });
});

test('a scanned bag leads to its row', async () => {
  await openGrid();
  handScan('UD-1026-2');
  await waitFor(() => expect(focused()).toBe(cell('UD-1026-2 Nitrogen mg/kg')));
  handScan('UD-9-9');
  expect(await screen.findByText(/^UD-9-9 is not one of these samples/)).toBeVisible();
});

test('on a phone the grid scrolls in its own box, beside the codes of the samples', async () => {
  await openGrid();
  const code = screen.getByRole('rowheader', { name: /UD-1026-1/ });
  const left = code.getBoundingClientRect().left;
  cell('UD-1026-1 pH').focus();
  expect(code.getBoundingClientRect().left).toBe(left);
  expect(cell('UD-1026-1 pH').getBoundingClientRect().left).toBeGreaterThanOrEqual(
    code.getBoundingClientRect().right - 1,
  );
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test('the grid is not for agents', async () => {
  renderApp({ path: '/bench/grid', user: agent });
  expect(await screen.findByRole('heading', { name: '“Bench” is not part of your account' })).toBeVisible();
});

test('a block with readings below the limit of their method is saved, and shown as it was', async () => {
  const { user, saved } = await openGrid(createLab([{ ...openSample, below_limit: [] }, upper]));
  await user.click(cell('UD-1026-1 Nitrogen mg/kg'));
  const limits = { ...soil, phosphorus: '<5', conductivity: '< 20', pH: '<5' };
  const block = Object.values(limits).join('\t');
  await user.paste(`${block}\n${block.replace('<5', '‹ 5')}`);
  const problems = within(screen.getByRole('list', { name: 'To correct' }));
  expect(problems.getByText(/^UD-1026-1, pH <5: “<” is only for amounts/)).toBeVisible();
  // The second sample is of a service that keeps only numbers.
  expect(problems.getByText(/^UD-1026-2, Phosphorus ‹ 5: This service can’t keep “<”/)).toBeVisible();
  await user.clear(cell('UD-1026-1 pH'));
  await user.type(cell('UD-1026-1 pH'), '5');
  await user.click(screen.getByRole('button', { name: 'Save 1 sample' }));
  expect(await row('UD-1026-1').findByText('saved')).toBeVisible();
  expect(saved).toMatchObject([
    {
      sensor_data: { ...soil, phosphorus: 5, conductivity: 20, ...place },
      below_limit: ['phosphorus', 'conductivity'],
    },
  ]);
  expect(cell('UD-1026-1 Phosphorus mg/kg').value).toBe('<5');
});

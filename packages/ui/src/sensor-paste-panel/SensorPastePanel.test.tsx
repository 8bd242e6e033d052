import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeferredPort } from '../../test/deferred.ts';
import { heard, listen } from '../../test/liveRegions.ts';
import { sampleReadings } from '../../test/sampleReadings.ts';
import { sw } from '../messages/sw.ts';
import { UdongoProvider } from '../provider/index.ts';
import {
  type LocatedPosition,
  SensorPasteDialog,
  SensorPastePanel,
  type SensorPastePanelProps,
  type SensorValues,
} from './index.ts';

function openPanel(props: Partial<SensorPastePanelProps> = {}) {
  const user = userEvent.setup();
  const applied: SensorValues[] = [];
  const page = render(<SensorPastePanel onApply={(values) => applied.push(values)} {...props} />);
  const paste = async (text: string) => {
    await user.click(screen.getByRole('textbox', { name: 'Readings' }));
    await user.paste(text);
  };
  return { user, applied, paste, page };
}

const apply = () => screen.getByRole('button', { name: 'Apply' });
/** The text of a line and, if it has a problem, of the line below it. */
const textOf = (header: HTMLElement) => {
  const row = header.closest('tr');
  const below = row?.nextElementSibling;
  const problem = below instanceof HTMLElement && !below.querySelector('th') ? below.innerText : '';
  return `${row?.innerText} ${problem}`.replace(/\s+/g, ' ').trim();
};
const line = (name: string | RegExp) => textOf(screen.getByRole('rowheader', { name }));
const status = () => screen.getByText(/^\d+ readings? (to apply|applied)/);

test('an agent sees what was read with each problem, leaves out what cannot be read, then applies what is good', async () => {
  const { user, applied, paste } = openPanel();
  expect(screen.getByRole('heading', { name: 'Paste Sensor Data' })).toBeVisible();
  await paste('device: 7\nN: 12 mg/kg\npH: 5,8\nEC: 0.11 dS/m\nmoisture: 71 %\nK: 0\ntemp: warm');
  expect(line(/^Nitrogen/)).toBe('Nitrogen 12 mg/kg 12 mg/kg');
  expect(line(/^pH/)).toBe('pH 5,8 5.8');
  expect(line(/^Conductivity/)).toBe('Conductivity 0.11 dS/m 110 µS/cm');
  expect(line(/^Moisture/)).toBe('Moisture 71 % 71 % Unusual: mostly between 3 and 60 %. Check it.');
  expect(line(/^Potassium/)).toMatch(/^Potassium 0 – 0 is not accepted: probes report 0/);
  expect(line(/^Temperature/)).toBe('Temperature warm – Not a number.');
  expect(line(/^device/)).toBe('device 7 – Not a reading we know; left out.');
  expect(status().innerText).toBe(
    '4 readings to apply · 1 to check · 2 lines to correct\nLeft out: “device 7”.\nNot there: Phosphorus, Latitude, Longitude.',
  );
  await user.click(apply());
  expect(applied).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave these 2 lines out' }));
  expect(line(/^Temperature/)).toBe('Temperature warm – Left out.');
  expect(applied).toEqual([]);
  await user.click(apply());
  expect(applied).toEqual([{ nitrogen: 12, pH: 5.8, conductivity: 110, moisture: 71 }]);
  expect(status().innerText).toBe(
    '4 readings applied.\nLeft out: “device 7”, “Potassium 0”, “Temperature warm”.',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('what a value would replace is shown before it is replaced', async () => {
  const { paste } = openPanel({ current: { nitrogen: '31', pH: '5,80', potassium: '' } });
  await paste('N: 12\npH: 5.8\nK: 148');
  expect(line(/^Nitrogen/)).toBe('Nitrogen 12 12 mg/kg replaces 31');
  expect(line(/^pH/)).toBe('pH 5.8 5.8');
  expect(line(/^Potassium/)).toBe('Potassium 148 148 mg/kg');
});

test('a line that cannot be read keeps everything from being applied until it is corrected', async () => {
  const { user, applied, paste } = openPanel();
  await paste('pH 5.8\nP -4\nK abc');
  expect(line('Potassium')).toBe('Potassium abc – Not a number.');
  expect(line('Phosphorus')).toMatch(/^Phosphorus -4 – Must be between/);
  await user.click(apply());
  expect(applied).toEqual([]);
  const box = screen.getByRole('textbox', { name: 'Readings' });
  await user.clear(box);
  await user.paste('pH 5.8\nP 4\nK 148');
  await user.click(apply());
  expect(applied).toEqual([{ pH: 5.8, phosphorus: 4, potassium: 148 }]);
});

test('two pastes do not merge, and a line left out is back when the text changes', async () => {
  const { user, applied, paste } = openPanel();
  await paste('pH: 5.1');
  await user.paste('\npH: 6.4');
  expect(screen.getAllByRole('rowheader', { name: 'pH' }).map(textOf)).toEqual([
    'pH 5.1 5.1',
    'pH 6.4 – Pasted before with another value.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Leave this line out' }));
  await user.paste('\nN: 12');
  await user.click(apply());
  expect(applied).toEqual([]);
});

test('a reading whose line is wrong is told at its line, and is not said to be absent', async () => {
  const { user, paste } = openPanel({ current: { temperature: '18.6', moisture: '24' } });
  const absent = 'Not there: Nitrogen, Phosphorus, Potassium, Conductivity, Latitude, Longitude.';
  await paste('pH: 5.8\ntemp: warm');
  expect(line(/^Temperature/)).toBe('Temperature warm – Not a number.');
  expect(status().innerText).toContain(`${absent}\nStay as they are: Moisture.`);
  await user.click(screen.getByRole('button', { name: 'Leave this line out' }));
  expect(line(/^Temperature/)).toBe('Temperature warm – Left out.');
  expect(status().innerText).toContain(`${absent}\nStay as they are: Moisture.`);
});

test('lines that are left out are named by their beginning, before and after the rest is applied', async () => {
  const { user, applied, paste } = openPanel();
  const notes = Array.from({ length: 12 }, (_, index) => `note ${index}: x`).join('\n');
  await paste(
    `pH: 5.8\nField notes: the lower plot beside the river and the road\npH: 6.4\npH: 5.8\n${notes}`,
  );
  const unknown = '“Field notes the lower plot beside the ri…”';
  expect(status().innerText).toContain(`Left out: ${unknown}, “note 0 x”, `);
  await user.click(screen.getByRole('button', { name: 'Leave this line out' }));
  const named = Array.from({ length: 8 }, (_, index) => `“note ${index} x”`).join(', ');
  const leftOut = `Left out: ${unknown}, “pH 6.4”, ${named}, ….`;
  expect(status().innerText).toContain(leftOut);
  await user.click(apply());
  expect(applied).toEqual([{ pH: 5.8 }]);
  expect(status().innerText).toBe(`1 reading applied.\n${leftOut}`);
  await paste('pH: 6.1');
  expect(status().innerText).not.toContain('Left out');
});

test('in Kiswahili, too, a line that was left out is named after the rest was applied', async () => {
  render(
    <UdongoProvider locale="sw" messages={sw}>
      <SensorPastePanel onApply={() => undefined} />
    </UdongoProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Vipimo' }));
  await userEvent.paste('pH: 5.8\nmahali: shamba la chini');
  await userEvent.click(screen.getByRole('button', { name: 'Tumia' }));
  const said = await screen.findByText(/^Kipimo 1 kimetumika/);
  expect(said.innerText).toBe('Kipimo 1 kimetumika.\nVimeachwa: “mahali shamba la chini”.');
});

test('a press of Apply says each time why nothing is applied, and the button keeps the focus', async () => {
  const { user, applied, paste } = openPanel();
  const isToldWhy = async (reason: string) => {
    listen();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heard().join(' ')).toContain(reason));
    expect(apply()).toHaveFocus();
  };
  await user.tab();
  await user.tab();
  expect(apply()).toHaveFocus();
  await isToldWhy('No reading found');
  await isToldWhy('No reading found');
  await paste('pH: 5.8\nP: lots');
  expect(screen.queryByRole('alert')).toBeNull();
  apply().focus();
  const reason = 'Correct what is marked in the text above, or leave it out.';
  await isToldWhy(reason);
  await isToldWhy(reason);
  expect(applied).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave this line out' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(apply());
  expect(applied).toEqual([{ pH: 5.8 }]);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(status().innerText).toContain('1 reading applied.');
});

test('fields that a text does not name are said to stay', async () => {
  const { paste } = openPanel({ current: { nitrogen: '31', pH: '5.8' } });
  await paste('pH: 6.1');
  expect(status().innerText).toContain('Stay as they are: Nitrogen.');
});

test('a raw pH, a unit and swapped coordinates are put right when the person agrees', async () => {
  const { user, applied, paste } = openPanel();
  await paste('{"ph": 58, "ec": 0.11, "lat": 37.45, "lng": -1.67}');
  expect(line(/^pH/)).toContain('This looks like the raw value, ten times the pH. Divide by 10?');
  await user.click(screen.getByRole('button', { name: 'Use 5.8' }));
  await user.click(screen.getByRole('button', { name: 'Use 110 µS/cm' }));
  await user.click(screen.getAllByRole('button', { name: 'Swap them' })[0] as HTMLElement);
  await user.click(apply());
  expect(applied).toEqual([{ pH: 5.8, conductivity: 110, latitude: -1.67, longitude: 37.45 }]);
});

test('one row of many is chosen by its number or one after the other', async () => {
  const { user, applied, paste } = openPanel();
  await paste(JSON.stringify(sampleReadings.map(({ sensor }) => sensor)));
  const row = screen.getByRole('textbox', { name: 'Row' });
  expect(screen.getByText('of 25')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next row' }));
  expect(row).toHaveValue('2');
  await user.clear(row);
  await user.type(row, '14');
  await user.click(apply());
  expect(applied).toEqual([sampleReadings[13]?.sensor]);
});

test('the button keeps the focus at the last row, and leads no further', async () => {
  const { user, paste } = openPanel();
  await paste('n,ph\n12,5.8\n13,5.9');
  const next = screen.getByRole('button', { name: 'Next row' });
  next.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Row' })).toHaveValue('2');
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('a row beyond the last is the last', async () => {
  const { user, paste } = openPanel();
  await paste('n,ph\n12,5.8\n13,5.9');
  const row = screen.getByRole('textbox', { name: 'Row' });
  await user.clear(row);
  await user.type(row, '70');
  await user.tab();
  expect(row).toHaveValue('2');
  expect(line(/^Nitrogen/)).toBe('Nitrogen 13 13 mg/kg');
});

test('text without any reading says what a line needs', async () => {
  const { paste } = openPanel();
  await paste('Call me about the lower plot');
  expect(screen.getByText('No reading found')).toBeVisible();
});

test('a megabyte is read whole, shown in part, and cleared', async () => {
  const { user, paste } = openPanel();
  await paste(Array.from({ length: 50_000 }, (_, index) => `{"n": ${index + 1}, "ph": 5.8}`).join('\n'));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Readings' });
  expect(text.value.length).toBe(2001);
  expect(text).toHaveAttribute('readonly');
  expect(await screen.findByText('of 50,000')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(text).toHaveValue('');
  expect(text).toHaveFocus();
  expect(screen.queryByRole('table')).toBeNull();
});

test('of lines that are no readings ten are shown and the others counted', async () => {
  const { paste } = openPanel();
  await paste(`${Array.from({ length: 300 }, (_, index) => `note ${index}: x`).join('\n')}\nN: 12`);
  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  expect(screen.getByText('291 more lines are not shown.')).toBeVisible();
});

test('a long paste that is replaced while it is read does not come back', async () => {
  const { user, paste } = openPanel();
  await paste(`${'N: 12\n'.repeat(20_000)}`);
  await user.paste('pH: 5.8');
  expect(line('pH')).toBe('pH 5.8 5.8');
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(screen.queryByRole('rowheader', { name: 'Nitrogen' })).toBeNull();
});

test('the position gets better while the device looks, and takes the place of a pasted one', async () => {
  const nairobi = { latitude: -1.28639, longitude: 36.81722 };
  const search = createSearch();
  const { user, applied, paste } = openPanel({ locate: search.locate });
  await paste('N: 12\nlat: 0.801\nlng: 35.385');
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(screen.getByText('Looking for your location')).toBeVisible();
  act(() => search.update({ ...nairobi, accuracyMeters: 61.2 }));
  expect(screen.getByText(/Accurate to 61 m/)).toBeVisible();
  await act(async () => search.finish({ ...nairobi, accuracyMeters: 8 }));
  expect(await screen.findByText('Location found, accurate to 8 m.')).toBeVisible();
  expect(screen.getAllByRole('rowheader', { name: 'Latitude' }).map(textOf)).toEqual([
    'Latitude 0.801 – Your location takes its place.',
    'Latitude This device, ± 8 m -1.28639°',
  ]);
  await user.click(apply());
  expect(applied).toEqual([{ nitrogen: 12, ...nairobi }]);
});

test('a person takes the position as it is, or gives up and nothing is taken', async () => {
  const search = createSearch();
  const { user, applied } = openPanel({ locate: search.locate });
  const position = { latitude: -1.28639, longitude: 36.81722, accuracyMeters: 40 };
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  act(() => search.update(position));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(search.signal().aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Use my location' })).toHaveFocus();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  act(() => search.update(position));
  await user.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(search.signal().aborted).toBe(true);
  await user.click(apply());
  expect(applied).toEqual([{ latitude: -1.28639, longitude: 36.81722 }]);
});

test.each([
  ['denied', 'Geolocation permission denied.'],
  ['no-permissions-api', 'Permissions API is not supported by this browser.'],
  ['no-geolocation', 'Geolocation is not supported by this browser.'],
])('without a position (%s) the person is told why and may try again', async (problem, message) => {
  const { user } = openPanel({ locate: async () => Promise.reject({ problem }) });
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
});

test('everything works without a pointer', async () => {
  const { user, applied } = openPanel({
    locate: async () => ({ latitude: -1.28639, longitude: 36.81722, accuracyMeters: 5 }),
  });
  await user.tab();
  await user.keyboard('pH: 58');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Use my location' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText(/Location found/);
  expect(screen.getByRole('button', { name: 'Use my location' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Use 5.8' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('rowheader', { name: 'pH' })).toHaveFocus();
  await user.tab();
  expect(apply()).toHaveFocus();
  await user.keyboard(' ');
  expect(applied).toEqual([{ pH: 5.8, latitude: -1.28639, longitude: 36.81722 }]);
  expect(apply()).toHaveFocus();
  await user.keyboard(' ');
  expect(applied).toHaveLength(1);
});

test('the panel speaks Kiswahili', () => {
  render(
    <UdongoProvider locale="sw" messages={sw}>
      <SensorPastePanel onApply={() => undefined} locate={() => new Promise(() => undefined)} />
    </UdongoProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Bandika data ya kifaa cha kupimia' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tumia mahali nilipo' })).toBeVisible();
});

test('the modal waits for the action, says why it failed, keeps the paste, and closes when it worked', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<SensorValues, string>();
  function Host() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Paste
        </button>
        <SensorPasteDialog open={open} onOpenChange={setOpen} onSubmit={port} />
      </>
    );
  }
  render(<Host />);
  await user.click(screen.getByRole('button', { name: 'Paste' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Paste Sensor Data' }));
  await user.paste('N: 12');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(calls.map(({ input }) => input)).toEqual([{ nitrogen: 12 }]);
  call(0).reject(new Error('The server is away.'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is away.');
  expect(dialog.getByRole('textbox', { name: 'Readings' })).toHaveValue('N: 12');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  call(1).resolve('stored');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Paste' })).toHaveFocus();
});

/** A device that finds the position which the test gives. */
function createSearch() {
  let running: { signal: AbortSignal; onUpdate: (position: LocatedPosition) => void } | undefined;
  let finish: (position: LocatedPosition) => void = () => undefined;
  return {
    locate: (options: NonNullable<typeof running>) => {
      running = options;
      return new Promise<LocatedPosition>((resolve) => {
        finish = resolve;
      });
    },
    update: (position: LocatedPosition) => running?.onUpdate(position),
    finish: (position: LocatedPosition) => finish(position),
    signal: () => running?.signal as AbortSignal,
  };
}

test.each([
  { locale: 'en' as const, messages: {} },
  { locale: 'sw' as const, messages: sw },
])('the readings fit into a dialog on a phone of 320 px, in $locale', async (language) => {
  const user = userEvent.setup();
  render(
    <div style={{ width: 280 }}>
      <UdongoProvider {...language}>
        <SensorPastePanel onApply={() => undefined} />
      </UdongoProvider>
    </div>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.paste('N: 255\nP: 65535\nEC: 0.11 dS/m\nlat: -0.10000');
  expect((await screen.findByRole('table')).getBoundingClientRect().width).toBeLessThanOrEqual(280);
});

test('a reading below the limit of its method is applied by a host that keeps it, and by no other', async () => {
  const taken: unknown[] = [];
  const { user, paste, page } = openPanel({
    keepsLimits: true,
    current: { phosphorus: '5' },
    onApply: (values, { below }) => taken.push([values, below]),
  });
  await paste('P: <5');
  expect(line(/^Phosphorus/)).toBe('Phosphorus <5 < 5 mg/kg replaces 5');
  await user.click(apply());
  expect(taken).toEqual([[{ phosphorus: 5 }, ['phosphorus']]]);
  page.unmount();
  const plain = openPanel();
  await plain.paste('P: <5');
  expect(line(/^Phosphorus/)).toMatch(/^Phosphorus <5 – This service can’t keep “<”/);
  await user.click(apply());
  expect(plain.applied).toEqual([]);
});

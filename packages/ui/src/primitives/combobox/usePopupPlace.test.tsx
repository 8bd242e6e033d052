import '../../styles.css';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CSSProperties } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './index.ts';

const lines = Array.from({ length: 12 }, (_, index) => ({ value: index, label: `Crop ${index}` }));

interface Host {
  style: CSSProperties;
  /** How much larger it shows its lengths. */
  scale?: number;
}

const hosts: Readonly<Record<string, Host>> = {
  'a plain page': { style: {} },
  'a page with zoom 0.8': { style: { zoom: 0.8 }, scale: 0.8 },
  'a page with zoom 1.5': { style: { zoom: 1.5 }, scale: 1.5 },
  'a box that is moved and made smaller': {
    style: { transform: 'translate(30px, 20px) scale(0.9)', transformOrigin: '0 0' },
    scale: 0.9,
  },
  'a box with container-type': { style: { containerType: 'size', height: 2000 } },
  'a box that clips and scrolls': { style: { overflow: 'hidden', contain: 'paint', height: 2000 } },
};

function renderAt(top: number, { style, scale = 1 }: Host) {
  render(
    <div style={style}>
      <div style={{ position: 'absolute', insetInlineStart: 40, top: top / scale, width: 240 }}>
        <Combobox load={async () => lines} aria-label="Crop" />
      </div>
      <div style={{ height: 4000 }} />
    </div>,
  );
}

async function openList() {
  await userEvent.click(screen.getByRole('combobox', { name: 'Crop' }));
  await screen.findByRole('option', { name: 'Crop 0' });
  const rect = (element: Element | null | undefined) => (element ?? document.body).getBoundingClientRect();
  return {
    control: () => rect(screen.getByRole('combobox').parentElement),
    popup: () => rect(screen.getByRole('listbox').parentElement),
  };
}

/** A phone's keyboard makes what is seen smaller, not the window. */
function openKeyboard(heightLeft: number) {
  vi.spyOn(visualViewport as VisualViewport, 'height', 'get').mockReturnValue(heightLeft);
  visualViewport?.dispatchEvent(new Event('resize'));
}

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
});

const everyHost = Object.entries(hosts);

test.each(everyHost)('in %s a list opens below its control, as wide as that', async (_, host) => {
  renderAt(60, host);
  const { control, popup } = await openList();
  await waitFor(() => expect(popup().top - control().bottom).toBeCloseTo(6, 0));
  expect(popup().left).toBeCloseTo(control().left, 0);
  expect(popup().width).toBeCloseTo(control().width, 0);
  expect(popup().height).toBeCloseTo(320, 0);
});

test.each(everyHost)('in %s a list opens above a control at the foot of the window', async (_, host) => {
  renderAt(innerHeight - 90, host);
  const { control, popup } = await openList();
  await waitFor(() => expect(control().top - popup().bottom).toBeCloseTo(6, 0));
  expect(popup().height).toBeCloseTo(320, 0);
});

test.each(everyHost)('in %s a list follows its control when the page scrolls', async (_, host) => {
  renderAt(400, host);
  const { control, popup } = await openList();
  const before = control().top;
  scrollTo(0, 200);
  await waitFor(() => expect(control().top).toBeCloseTo(before - 200, 0));
  await waitFor(() => expect(popup().top - control().bottom).toBeCloseTo(6, 0));
});

test.each(everyHost)('in %s a list ends above a phone’s keyboard', async (_, host) => {
  renderAt(60, host);
  const { control, popup } = await openList();
  openKeyboard(360);
  await waitFor(() => expect(popup().bottom).toBeCloseTo(360 - 8, 0));
  expect(popup().top - control().bottom).toBeCloseTo(6, 0);
});

test.each(everyHost)('in %s a list moves above its control when a keyboard comes', async (_, host) => {
  renderAt(400, host);
  const { control, popup } = await openList();
  await waitFor(() => expect(popup().top - control().bottom).toBeCloseTo(6, 0));
  openKeyboard(500);
  await waitFor(() => expect(control().top - popup().bottom).toBeCloseTo(6, 0));
});

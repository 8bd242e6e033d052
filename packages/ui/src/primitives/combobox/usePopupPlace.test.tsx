import '../../styles.css';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CSSProperties } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './index.ts';

const lines = Array.from({ length: 12 }, (_, index) => ({ value: index, label: `Crop ${index}` }));

interface Host {
  style: CSSProperties;
  /** The factor by which lengths are enlarged. */
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

/** A phone's keyboard shrinks the visible part, not the window. */
function openKeyboard(heightLeft: number) {
  vi.spyOn(visualViewport as VisualViewport, 'height', 'get').mockReturnValue(heightLeft);
  visualViewport?.dispatchEvent(new Event('resize'));
}

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
});

const everyHost = Object.entries(hosts);

type Rects = Awaited<ReturnType<typeof openList>>;

const below = ({ control, popup }: Rects) =>
  popup().top >= control().bottom && popup().bottom <= seenHeight();
const above = ({ control, popup }: Rects) => popup().bottom <= control().top && popup().top >= 0;
const seenHeight = () => visualViewport?.height ?? innerHeight;

test.each(everyHost)('in %s a list is below its control, where it can be seen', async (_, host) => {
  renderAt(60, host);
  const list = await openList();
  await expect.poll(() => below(list)).toBe(true);
  expect(list.popup().right).toBeLessThanOrEqual(innerWidth);
  openKeyboard(360);
  await expect.poll(() => below(list)).toBe(true);
});

test.each(everyHost)('in %s a list is above a control at the foot of the window', async (_, host) => {
  renderAt(innerHeight - 90, host);
  const list = await openList();
  await expect.poll(() => above(list)).toBe(true);
});

test.each(everyHost)(
  'in %s a list goes with its control, and above it when a keyboard comes',
  async (_, host) => {
    renderAt(400, host);
    const list = await openList();
    await expect.poll(() => below(list)).toBe(true);
    const before = list.popup().top;
    scrollTo(0, 100);
    await expect.poll(() => list.popup().top < before && below(list)).toBe(true);
    openKeyboard(380);
    await expect.poll(() => above(list)).toBe(true);
  },
);

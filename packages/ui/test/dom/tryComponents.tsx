import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as ui from '../../src/index.ts';
import { components } from './components.tsx';

/** Mounts, opens and sends every exported component as a host's test does, without a stub; nothing may be said on the console. */
export function tryComponents() {
  const complaints = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
  afterEach(() => {
    cleanup();
    for (const complaint of complaints) complaint.mockClear();
  });

  const names = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

  test.each(names)('%s works in a host’s test without stubs', async (name) => {
    const tried = components[name];
    if (!tried) throw new Error(`Say in components.tsx how ${name} is tried.`);
    render(<StrictMode>{tried.element}</StrictMode>);
    await tried.use?.();
    cleanup();
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
}

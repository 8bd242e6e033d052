import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { given } from '../examples/given.ts';

type Module = Record<string, ComponentType<object>>;

const examples = import.meta.glob<Module>('../examples/*.tsx', { eager: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(Object.entries(examples))('the example %s runs without a complaint', (file, module) => {
  const name = /(\w+)\.tsx$/.exec(file)?.[1] ?? '';
  const Shown = Object.values(module).at(-1);
  if (!Shown) throw new Error(`${name} shows nothing`);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const complain = vi.spyOn(console, 'error');
  render(
    <MemoryRouter>
      <Shown {...given[name]} />
    </MemoryRouter>,
  );
  expect(complain).not.toHaveBeenCalled();
});

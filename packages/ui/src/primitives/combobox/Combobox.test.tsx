import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import { createDeferredPort } from '../../../test/deferred.ts';
import { UdongoProvider } from '../../provider/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { Combobox, type LoadOptions, type Option } from './index.ts';

const counties: Option<number>[] = [
  { value: 21, label: "Murang'a" },
  { value: 22, label: 'Kiambu' },
  { value: 6, label: 'Taita/Taveta' },
];

const loadCounties: LoadOptions<number> = async (search) =>
  counties.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));

function CountyField(props: Partial<Parameters<typeof Combobox<number>>[0]>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <Field label="County">
      <Combobox
        load={loadCounties}
        value={value}
        onValueChange={setValue}
        emptyMessage="County not found"
        debounceMs={20}
        {...props}
      />
    </Field>
  );
}

/** The options match the typed text: Enter can choose one of them. */
const searched = () => waitFor(() => expect(combobox().getAttribute('aria-activedescendant')).not.toBeNull());

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'County' });

test('a person picks a county with the keyboard alone', async () => {
  const user = userEvent.setup();
  render(<CountyField />);
  await user.tab();
  expect(combobox()).toBe(document.activeElement);
  await user.keyboard('kia');
  await searched();
  await user.keyboard('{Enter}');
  expect(combobox().value).toBe('Kiambu');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow keys move through the lines and around the end', async () => {
  const user = userEvent.setup();
  render(<CountyField />);
  await user.click(combobox());
  const [first, , last] = await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(combobox().getAttribute('aria-activedescendant')).toBe(first?.id);
  await user.keyboard('{ArrowUp}');
  expect(combobox().getAttribute('aria-activedescendant')).toBe(last?.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the first focus asks at once, typing asks after the pause, with the last text only', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<string, Option<number>[]>();
  render(<CountyField load={port} debounceMs={60} />);
  expect(calls).toHaveLength(0);
  await user.tab();
  expect(calls.map(({ input }) => input)).toEqual(['']);
  // In one go: no pause can pass between the letters, on any machine.
  for (const value of ['k', 'ki', 'kia']) fireEvent.input(combobox(), { target: { value } });
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(calls.map(({ input }) => input)).toEqual(['', 'kia']));
  expect(call(0).signal.aborted).toBe(true);
});

test('an answer that comes late does not replace a newer one', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<string, Option<number>[]>();
  render(<CountyField load={port} debounceMs={0} />);
  await user.type(combobox(), 'k');
  await waitFor(() => expect(calls.at(-1)?.input).toBe('k'));
  const slow = call(-1);
  await user.type(combobox(), 'i');
  await waitFor(() => expect(calls.at(-1)?.input).toBe('ki'));
  call(-1).resolve([{ value: 22, label: 'Kiambu' }]);
  await screen.findByRole('option', { name: 'Kiambu' });
  slow.resolve([{ value: 42, label: 'Kisumu' }]);
  await Promise.resolve();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kiambu']);
});

test('Enter does not choose a line that answers an older text', async () => {
  const user = userEvent.setup();
  const { port, call } = createDeferredPort<string, Option<number>[]>();
  render(<CountyField load={port} debounceMs={10_000} />);
  await user.click(combobox());
  call(0).resolve(counties);
  await screen.findAllByRole('option');
  await user.keyboard('kiambu{Enter}');
  expect(combobox().value).toBe('kiambu');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a search without result says so', async () => {
  const user = userEvent.setup();
  render(<CountyField />);
  await user.type(combobox(), 'xyz');
  expect(await screen.findAllByText('County not found')).not.toHaveLength(0);
});

test('a list that failed can be asked again with Enter', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<string, Option<number>[]>();
  render(<CountyField load={port} />);
  await user.click(combobox());
  call(0).reject(new Error('offline'));
  await screen.findByRole('button', { name: 'Try again' });
  await user.keyboard('{Enter}');
  expect(calls).toHaveLength(2);
  call(1).resolve(counties);
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

test('a locally filtered list is asked once and finds names typed without their punctuation', async () => {
  const user = userEvent.setup();
  const { port, calls, call } = createDeferredPort<string, Option<number>[]>();
  render(<CountyField load={port} filter="local" />);
  await user.type(combobox(), 'taita taveta');
  call(0).resolve(counties);
  await screen.findByRole('option', { name: 'Taita/Taveta' });
  await user.clear(combobox());
  await user.type(combobox(), 'muranga{Enter}');
  expect(combobox().value).toBe("Murang'a");
  expect(calls).toHaveLength(1);
});

test('a county chosen earlier shows its name, and leaving without a choice keeps it', async () => {
  const user = userEvent.setup();
  render(
    <CountyField value={22} loadSelected={async ([id]) => counties.filter(({ value }) => value === id)} />,
  );
  await waitFor(() => expect(combobox().value).toBe('Kiambu'));
  await user.click(combobox());
  await user.type(combobox(), 'zzz');
  await user.tab();
  expect(combobox().value).toBe('Kiambu');
});

test('a name typed in full is chosen on leaving the field', async () => {
  const user = userEvent.setup();
  render(<CountyField />);
  await user.type(combobox(), 'KIAMBU');
  await searched();
  await user.tab();
  expect(combobox().value).toBe('Kiambu');
});

test('a name typed in full is chosen on leaving the field before it has been searched', async () => {
  const user = userEvent.setup();
  render(<CountyField debounceMs={10_000} />);
  await user.click(combobox());
  await screen.findByRole('option', { name: 'Kiambu' });
  await user.type(combobox(), 'muranga');
  await user.tab();
  expect(combobox().value).toBe("Murang'a");
});

test('of two of the same name none is chosen unasked', async () => {
  const user = userEvent.setup();
  const twins = ['Githunguri', 'Limuru'].map((note, value) => ({ value, label: 'Mavuno Agrovet', note }));
  render(<CountyField load={async () => twins} />);
  await user.type(combobox(), 'mavuno agrovet');
  await searched();
  await user.tab();
  expect(combobox().value).toBe('');
});

test('the choice is taken back by the button or by emptying the text', async () => {
  const user = userEvent.setup();
  render(<CountyField />);
  await user.type(combobox(), 'Kia');
  await user.click(await screen.findByRole('option', { name: 'Kiambu' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(combobox().value).toBe('');
  expect(combobox()).toBe(document.activeElement);
});

test('a press on the arrow opens the list, a second one closes it', async () => {
  render(<CountyField />);
  const { right, y, height } = combobox().getBoundingClientRect();
  const control = document.elementFromPoint(right + 12, y + height / 2);
  if (!control) throw new Error('nothing beside the input');
  // Vitest scales the given position in place, so each press needs a new object.
  const press = () =>
    pointer.click(control, {
      position: { x: right + 12 - control.getBoundingClientRect().x, y: height / 2 },
    });
  await press();
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(document.activeElement).toBe(combobox());
  await press();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

// The tests below use real keys and a real pointer: only they reach the browser's own dialog and top layer.
test('inside a modal dialog a line can be pressed', async () => {
  render(
    <Dialog open title="New farmer" onOpenChange={() => undefined}>
      <CountyField />
    </Dialog>,
  );
  await pointer.click(combobox());
  await pointer.click(await screen.findByRole('option', { name: 'Kiambu' }));
  await waitFor(() => expect(combobox().value).toBe('Kiambu'));
});

test('inside a modal dialog Escape closes the list first, then the dialog', async () => {
  const asked: boolean[] = [];
  render(
    <Dialog open title="New farmer" onOpenChange={(open) => asked.push(open)}>
      <CountyField />
    </Dialog>,
  );
  await pointer.click(combobox());
  await screen.findAllByRole('option');
  await pointer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(asked).toEqual([]);
  await pointer.keyboard('{Escape}');
  await waitFor(() => expect(asked).toEqual([false]));
});

test('inside a shadow root the list belongs to its input and can be chosen from', async () => {
  const user = userEvent.setup();
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const mount = shadow.appendChild(document.createElement('div'));
  const root = createRoot(mount);
  root.render(<CountyField />);
  const inside = within(mount);
  const input = await inside.findByRole<HTMLInputElement>('combobox');
  await user.click(input);
  const option = await inside.findByRole('option', { name: 'Kiambu' });
  expect(shadow.getElementById(input.getAttribute('aria-controls') ?? '')).not.toBeNull();
  await user.click(option);
  await waitFor(() => expect(input.value).toBe('Kiambu'));
  root.unmount();
  host.remove();
});

test.each(['by the button', 'by the keyboard'])(
  'a list that asks for a login is there after it, %s',
  async (how) => {
    const user = userEvent.setup();
    let isLoggedIn = false;
    const load: LoadOptions<number> = async (search, options) => {
      if (isLoggedIn) return loadCounties(search, options);
      throw Object.assign(new Error('Log in'), { status: 401 });
    };
    const logIn = async () => {
      isLoggedIn = true;
    };
    render(
      <UdongoProvider onLoginNeeded={logIn}>
        <CountyField load={load} />
      </UdongoProvider>,
    );
    await user.click(combobox());
    const button = await screen.findByText('Log in to choose');
    expect(screen.getByRole('status').textContent).toBe('Log in to choose: Enter');
    await (how === 'by the button' ? user.click(button) : user.keyboard('{Enter}'));
    await screen.findByRole('option', { name: 'Kiambu' });
  },
);

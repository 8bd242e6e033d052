import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Input } from '../input/index.ts';
import { Dialog } from './index.ts';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New farmer</Button>
      <Dialog open={open} onOpenChange={setOpen} title="New farmer" footer={<Button>Save</Button>}>
        <Input aria-label="Full name" />
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'New farmer' });
const dialog = () => screen.queryByRole('dialog', { name: 'New farmer' });

test('a dialog starts in its first control; Escape closes it and the focus is back', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' })),
  );
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Tab stays inside while it is open', async () => {
  render(<Page />);
  await userEvent.click(opener());
  const places: (string | undefined)[] = [];
  for (let press = 0; press < 4; press++) {
    await userEvent.keyboard('{Tab}');
    places.push(document.activeElement?.tagName);
    expect(document.activeElement).not.toBe(opener());
  }
  expect(places).toContain('BUTTON');
});

test('a press outside and the close button close it', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  await userEvent.click(opener());
  const element = dialog();
  if (!element) throw new Error('The dialog is not open');
  await userEvent.click(element, { position: { x: 4, y: 4 } });
  expect(dialog()).toBeNull();
});

test('a press inside leaves it open', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('heading', { name: 'New farmer' }));
  expect(dialog()).not.toBeNull();
});

test('opened again at once, it is not closed by what is heard late of the one before', async () => {
  const asked: boolean[] = [];
  const page = (open: boolean) => (
    <Dialog open={open} onOpenChange={(next) => asked.push(next)} title="New farmer" />
  );
  const { rerender } = render(page(true));
  const element = dialog();
  const heard = new Promise((resolve) => element?.addEventListener('close', resolve, { once: true }));
  rerender(page(false));
  rerender(page(true));
  await heard;
  expect(asked).toEqual([]);
  expect(dialog()).not.toBeNull();
});

test('one that its host keeps open stays so, however often Escape is pressed or the browser closes it', async () => {
  const asked: boolean[] = [];
  render(
    <Dialog open onOpenChange={(next) => asked.push(next)} title="New farmer">
      <Input aria-label="Full name" />
    </Dialog>,
  );
  const element = dialog() as HTMLDialogElement;
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}');
  expect(element.open).toBe(true);
  expect(asked).toEqual([false, false, false]);
  element.close();
  await waitFor(() => expect(asked).toHaveLength(4));
  await waitFor(() => expect(element.matches(':modal')).toBe(true));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Full name' }), 'Akinyi');
});

test('in a shadow root it opens, closes and gives the focus back', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  root.render(<Page />);
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  const button = shadow.querySelector('button');
  if (!button) throw new Error('no button');
  await userEvent.click(button);
  await expect.poll(() => shadow.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.querySelector('dialog')).toBeNull();
  expect(shadow.activeElement).toBe(button);
  root.unmount();
  host.remove();
});

test('a title of one endless word is broken, and the close button stays in view', () => {
  const name = `Unreg${'longlong'.repeat(20)}`;
  render(<Dialog open onOpenChange={() => {}} title={`Delete ${name}`} />);
  const panel = document.querySelector('.udongo-dialog__panel');
  expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  expect(screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().right).toBeLessThanOrEqual(
    panel?.getBoundingClientRect().right ?? 0,
  );
});

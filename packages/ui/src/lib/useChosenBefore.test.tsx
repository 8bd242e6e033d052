import { act, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeApi, today } from '../../test/bookingFixtures.ts';
import { BookingForm, Field, LoginForm, RecordForm } from '../index.ts';

/** Adds a page as a server sends it, lets a person use it, and only then hydrates it. */
async function takeOver(page: ReactNode, use: (page: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  use(container);
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <StrictMode>{page}</StrictMode>, {
      onRecoverableError: (error) => problems.push(error),
    }),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  expect(problems).toEqual([]);
  return container;
}

const byName = <Control extends HTMLElement = HTMLInputElement>(page: HTMLElement, name: string) => {
  const control = page.querySelector<Control>(`[name="${name}"]`);
  if (!control) throw new Error(`${name} is not in the page`);
  return control;
};

/** The test for 5,000 shillings. */
function testIn(page: HTMLElement) {
  const radio = page.querySelector<HTMLInputElement>('[type=radio][value="microbial-analysis"]');
  if (!radio) throw new Error('no such test');
  return radio;
}

test('a record is saved with what was typed, ticked and chosen before the script came', async () => {
  const saved: unknown[] = [];
  const page = await takeOver(
    <RecordForm
      title="Farm"
      mode="create"
      savedMessage="Saved"
      fields={[
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'date', name: 'on', label: 'On' },
        { kind: 'checkbox', name: 'public', label: 'Public' },
        { kind: 'select', name: 'soil', label: 'Soil', options: [{ value: 'clay', label: 'Clay' }] },
        { kind: 'number', name: 'size', label: 'Size' },
      ]}
      save={async (farm) => saved.push(farm)}
    />,
    (page) => {
      byName(page, 'name').value = 'Shamba';
      byName(page, 'on').value = '2026-12-01';
      byName(page, 'public').checked = true;
      byName<HTMLSelectElement>(page, 'soil').value = 'clay';
    },
  );
  expect(byName(page, 'name').value).toBe('Shamba');
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(saved).toEqual([{ name: 'Shamba', on: '2026-12-01', public: true, soil: 'clay', size: null }]);
});

test('a login has what the browser filled in before the script came', async () => {
  const asked: unknown[] = [];
  const page = await takeOver(
    <LoginForm login={async (credentials) => asked.push(credentials)} />,
    (page) => {
      byName(page, 'email').value = 'akinyi@example.com';
      byName(page, 'password').value = 'secret';
    },
  );
  await act(async () => page.querySelector<HTMLElement>('button[type=submit]')?.click());
  expect(asked).toEqual([{ email: 'akinyi@example.com', password: 'secret' }]);
});

test('a booking keeps its name, notes and test from before the script came', async () => {
  const { api } = createFakeApi();
  const form = <BookingForm api={api} user={null} today={today} draftStorage={null} />;
  const page = await takeOver(form, (page) => {
    byName(page, 'name').value = 'Akinyi';
    byName<HTMLTextAreaElement>(page, 'notes').value = 'By the river';
    testIn(page).checked = true;
  });
  expect(byName(page, 'name').value).toBe('Akinyi');
  expect(byName(page, 'notes').value).toBe('By the river');
  expect(testIn(page).checked).toBe(true);
  expect((await screen.findAllByText(/5,000/)).length).toBeGreaterThan(1);
});

test('two forms that a server rendered one by one share no id once both are taken over', async () => {
  const form = () => (
    <>
      <Field label="Name">
        <input />
      </Field>
      <BookingForm api={createFakeApi().api} user={null} today={today} draftStorage={null} />
    </>
  );
  const one = await takeOver(form(), () => undefined);
  const other = await takeOver(form(), () => undefined);
  const idsOf = (page: HTMLElement) => [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(idsOf(one).length).toBeGreaterThan(20);
  expect(idsOf(one).filter((id) => idsOf(other).includes(id))).toEqual([]);
});

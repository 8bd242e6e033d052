import { render, screen, waitFor } from '@testing-library/react';
import type { OtherCropName, OtherCropNameRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCropApi, maizeNames } from '../../test/crops.ts';
import { createDeferredPort } from '../../test/deferred.ts';
import { type Notification, UdongoProvider } from '../provider/index.ts';
import { OtherCropNameForm, type OtherCropNameFormProps } from './index.ts';

interface Sent {
  id: number | null;
  name: OtherCropNameRequest;
}

const stored = maizeNames[0] as OtherCropName;

function open(props: Partial<OtherCropNameFormProps> = {}) {
  const { port, calls, call } = createDeferredPort<Sent, OtherCropName>();
  const notifications: Notification[] = [];
  const api = {
    ...createCropApi(),
    otherCropNames: {
      create: (name: OtherCropNameRequest, options: { signal: AbortSignal }) =>
        port({ id: null, name }, options),
      update: (id: number, name: OtherCropNameRequest, options: { signal: AbortSignal }) =>
        port({ id, name }, options),
    },
  };
  render(
    <UdongoProvider notify={(notification) => notifications.push(notification)}>
      <OtherCropNameForm api={api} otherCropName={null} {...props} />
    </UdongoProvider>,
  );
  return { calls, call, notifications };
}

const crop = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Crop' });
const county = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'County' });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Other Crop Name' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an administrator adds a local name without a pointer', async () => {
  const saved: string[] = [];
  const { calls, call, notifications } = open({ onSaved: (answer) => saved.push(answer.name) });
  crop().focus();
  await userEvent.keyboard('maize');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}');
  while (document.activeElement !== county()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('siaya');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}');
  while (document.activeElement !== name()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard(' oduma {Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input).toEqual({ id: null, name: { crop: 12, county: 41, name: 'oduma' } });
  call(0).resolve({ ...stored, county: 41, name: 'oduma' });
  await waitFor(() => expect(saved).toEqual(['oduma']));
  expect(notifications).toEqual([
    { tone: 'success', title: 'Other Crop', message: 'Other Crop created successfully' },
  ]);
  expect([crop().value, county().value, name().value]).toEqual(['', '', '']);
});

test('a local name is changed', async () => {
  const { calls, call, notifications } = open({ otherCropName: stored });
  await screen.findByDisplayValue('Maize');
  await screen.findByDisplayValue('Mombasa');
  await userEvent.fill(name(), 'pemba');
  await press();
  expect(calls[0]?.input).toEqual({ id: stored.id, name: { crop: 12, county: 1, name: 'pemba' } });
  call(0).resolve({ ...stored, name: 'pemba' });
  await waitFor(() =>
    expect(notifications).toEqual([
      { tone: 'success', title: 'Other Crop', message: 'Other Crop updated successfully' },
    ]),
  );
});

test('crop, county and name are required', async () => {
  const { calls } = open();
  await press();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Crop is required',
    'County is required',
    'Other Crop Name is required',
  ]);
  expect(document.activeElement).toBe(crop());
  expect(calls).toEqual([]);
});

test('a search that finds nothing says so', async () => {
  open();
  await userEvent.fill(crop(), 'khat');
  expect((await screen.findAllByText('Crop not found'))[0]).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(county(), 'Kampala');
  expect((await screen.findAllByText('County not found'))[0]).toBeVisible();
});

test("the server's words land on their fields, titled Other Crop", async () => {
  const { call, notifications } = open({ otherCropName: stored });
  await press();
  call(0).reject({ message: 'County: Unknown.', fieldErrors: { county: 'Unknown.' } });
  await waitFor(() => expect(document.activeElement).toBe(county()));
  expect(screen.getByRole('link', { name: 'County: Unknown.' })).toBeVisible();
  expect(notifications).toEqual([
    { tone: 'error', title: 'Other Crop', message: 'County: Unknown.', durationMs: 8000 },
  ]);
});

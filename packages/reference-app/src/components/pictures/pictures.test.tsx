import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Media } from '@udongo/sdk';
import { expect, test, vi } from 'vitest';
import { AppPart } from '../../../test/AppPart.tsx';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { createUploads } from './createUploads.ts';
import { MediaPicker } from './MediaPicker.tsx';
import { pictureSources } from './pictureSources.ts';
import { sendByXhr } from './sendByXhr.ts';

const maize: Media = {
  ...{ id: 21, name: 'maize.jpg', url: `${'a'.repeat(32)}/1600x900_320_640_1280.webp`, alt: 'A maize leaf' },
  ...{ content_type: 'image/webp', size: 184_320, uploaded_by: 1 },
  created_on: '2026-11-20T20:27:26.303+03:00',
};
/** Puts files into a drag or the clipboard. */
const carry = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const drop = (zone: Element, ...files: File[]) => {
  const dataTransfer = carry(...files);
  for (const kind of ['dragover', 'drop']) {
    fireEvent(zone, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  }
};
const jpeg = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** A library that keeps uploaded pictures. */
function library(changes: Handlers = {}): Handlers {
  let pictures = [maize];
  return {
    'media.list': ({ query }) =>
      pageOf(pictures.filter(({ name }) => name.includes(query.get('search') ?? ''))),
    'media.create': ({ body }) => {
      const { file, alt } = Object.fromEntries(body as FormData);
      const stored = { ...maize, id: 21 + pictures.length, name: (file as File).name, alt: String(alt) };
      pictures = [stored, ...pictures];
      return stored;
    },
    'media.delete': ({ record }) => {
      pictures = pictures.filter(({ id }) => id !== Number(record));
      return null;
    },
    ...changes,
  };
}

const open = (handlers = library()) => renderApp({ path: '/pictures', user: administrator, handlers });
const input = () =>
  document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
const chosen = () => screen.findByRole('list', { name: 'Pictures to upload' });

test('an administrator uploads pictures, is asked what each shows, and finds them in the library', async () => {
  const { user, api } = open();
  await screen.findByRole('article', { name: 'maize.jpg' });
  await user.upload(input(), [jpeg('lime.jpg'), jpeg('line.jpg')]);
  await user.type(await screen.findByLabelText(/What does lime.jpg show/), 'Three bags of lime');
  await user.click(screen.getByRole('button', { name: 'Upload 2 pictures' }));
  expect(
    await screen.findByText('Say what the picture shows, or tick that it is only decoration.'),
  ).toBeVisible();
  expect(await screen.findByRole('article', { name: 'lime.jpg' })).toBeVisible();
  await user.click(within(await chosen()).getByRole('checkbox', { name: 'Only decoration' }));
  await user.click(screen.getByRole('button', { name: 'Upload the picture' }));
  expect(await screen.findByRole('article', { name: 'line.jpg' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pictures to upload' })).toBeNull();
  const sent = api.callsOf('media.create').map(({ body }) => (body as FormData).get('alt'));
  expect(sent).toEqual(['Three bags of lime', '']);
});

test('pictures can be dropped and pasted', async () => {
  open();
  await screen.findByRole('article', { name: 'maize.jpg' });
  const zone = screen.getByText(/Drop pictures here/);
  drop(zone, jpeg('dropped.jpg'));
  const clipboardData = carry(jpeg('pasted.jpg'));
  fireEvent(zone, new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  await waitFor(async () =>
    expect(within(await chosen()).getAllByText(/^(dropped|pasted)\.jpg$/)).toHaveLength(2),
  );
});

test('a file that is no picture, or too large, says so and is not sent', async () => {
  const { user, api } = open();
  await screen.findByRole('article', { name: 'maize.jpg' });
  const files = [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), jpeg('large.jpg', 5_242_881)];
  drop(screen.getByText(/Drop pictures here/), ...files);
  expect(
    await screen.findByText('This file is not a JPEG, PNG or WebP picture. Choose another file.'),
  ).toBeVisible();
  expect(
    screen.getByText('This picture has more than 5 MB. Make it smaller, then choose it again.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take out logo.svg' }));
  await user.click(screen.getByRole('button', { name: 'Take out large.jpg' }));
  expect(screen.queryByRole('list', { name: 'Pictures to upload' })).toBeNull();
  expect(api.callsOf('media.create')).toEqual([]);
});

test.each([
  [
    400,
    { file: ['Upload a valid image.'] },
    /Not uploaded. The picture is still here: try again.*Upload a valid image/,
  ],
  [
    503,
    { detail: 'Pictures cannot be stored.' },
    /can’t store pictures at the moment. Yours is still here: try again/,
  ],
])(
  'an upload that fails with %i says why and keeps the picture and its words for another try',
  async (status, body, said) => {
    let isAway = true;
    const works = library();
    const { user } = open(
      library({
        ...works,
        'media.create': (call) => (isAway ? failure(status, body) : (works['media.create']?.(call) ?? maize)),
      }),
    );
    await screen.findByRole('article', { name: 'maize.jpg' });
    await user.upload(input(), jpeg('lime.jpg'));
    await user.type(await screen.findByLabelText(/What does lime.jpg show/), 'Lime');
    await user.click(screen.getByRole('button', { name: 'Upload the picture' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText(/What does lime.jpg show/)).toHaveValue('Lime');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const stored = await screen.findByRole('article', { name: 'lime.jpg' });
    expect(within(stored).getByText('Lime')).toBeVisible();
  },
);

test('an upload that is under way can be canceled', async () => {
  const { user } = open(library({ 'media.create': () => new Promise<never>(() => undefined) }));
  await screen.findByRole('article', { name: 'maize.jpg' });
  await user.upload(input(), jpeg('lime.jpg'));
  await user.click(await screen.findByRole('checkbox', { name: 'Only decoration' }));
  await user.click(screen.getByRole('button', { name: 'Upload the picture' }));
  expect(await screen.findByText('lime.jpg: 0 % sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel lime.jpg' }));
  expect(screen.queryByRole('list', { name: 'Pictures to upload' })).toBeNull();
});

test('two uploads run at once, their shares are told, and the next one starts when one has ended', async () => {
  const calls: { name: string; tell: (share: number) => void; finish: (picture: Media) => void }[] = [];
  const stored = vi.fn();
  const uploads = createUploads(
    ({ name }, _, { onProgress }) =>
      new Promise((finish) => void calls.push({ name, tell: onProgress, finish })),
    stored,
  );
  uploads.add(['1.jpg', '2.jpg', '3.jpg'].map((name) => jpeg(name)));
  for (const { id } of uploads.get()) uploads.describe(id, { isDecoration: true });
  uploads.send();
  calls[1]?.tell(0.5);
  expect(uploads.get().map(({ state, share }) => [state, share])).toEqual([
    ['sending', 0],
    ['sending', 0.5],
    ['waiting', 0],
  ]);
  calls[0]?.finish(maize);
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']));
  expect(stored).toHaveBeenCalledWith(maize);
  uploads.dispose();
});

test('the browser tells how much of a body has gone out, and a canceled one stops', async () => {
  const shares: number[] = [];
  const request = (body: string) => new Request(`${location.origin}/`, { method: 'POST', body });
  const send = sendByXhr((share) => shares.push(share));
  const response = await send(request('x'.repeat(300_000)), {});
  expect([typeof response.status, shares.at(-1)]).toEqual(['number', 1]);
  const controller = new AbortController();
  const stopped = send(request('x'), { signal: controller.signal });
  controller.abort();
  await expect(stopped).rejects.toThrow('aborted');
  await expect(send(new Request('http://localhost:1/', { method: 'POST', body: 'x' }), {})).rejects.toThrow(
    TypeError,
  );
});

test('an administrator copies the address of a picture, and deletes one after a question', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Copy the address of maize.jpg' }));
  expect(copied).toHaveBeenCalledWith(`https://api.udongo.test/files/${maize.url}`);
  copied.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Delete maize.jpg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete maize.jpg?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No pictures yet')).toBeVisible();
});

test('a picture that articles show stays, and the articles are named', async () => {
  const articles = [{ id: 12, title: 'Why maize turns yellow' }];
  const { user } = open(library({ 'media.delete': () => failure(409, { detail: 'In use.', articles }) }));
  await user.click(await screen.findByRole('button', { name: 'Delete maize.jpg' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'maize.jpg is in use' }));
  expect(dialog.getByText('Why maize turns yellow')).toBeVisible();
  expect(screen.getByRole('article', { name: 'maize.jpg', hidden: true })).toBeTruthy();
});

function renderPicker(handlers: Handlers) {
  const onPick = vi.fn();
  render(
    <AppPart user={administrator} handlers={handlers}>
      <MediaPicker onPick={onPick} onClose={() => {}} />
    </AppPart>,
  );
  return { user: userEvent.setup(), onPick };
}

test('a writer picks a picture, found by its name', async () => {
  const { user, onPick } = renderPicker(library());
  await user.type(await screen.findByLabelText('Search pictures'), 'maize');
  await user.click(await screen.findByRole('button', { name: 'Choose A maize leaf' }));
  expect(onPick).toHaveBeenCalledWith(maize);
});

test('where a service has no library, a writer gives the address of a picture', async () => {
  const { user, onPick } = renderPicker({});
  const address = await screen.findByLabelText(/Address of the picture/);
  for (const unseen of ['maize.jpg', 'https://example.org/maize.jpg']) {
    await user.clear(address);
    await user.type(address, unseen);
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(
      await screen.findByText(/^Readers only see pictures that are on https:[/]{2}api[.]udongo[.]test[.]/),
    ).toBeVisible();
  }
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Choose pictures' })).toBeNull();
  await user.clear(address);
  await user.type(address, 'https://api.udongo.test/media/maize.jpg');
  await user.type(screen.getByLabelText(/What does it show/), 'Maize');
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(onPick).toHaveBeenCalledWith({ url: 'https://api.udongo.test/media/maize.jpg', alt: 'Maize' });
});

test.each([
  [
    `${'a'.repeat(32)}/1600x900_320_640.webp`,
    {
      src: `https://api.test/files/${'a'.repeat(32)}/1600x900_320_640.webp`,
      srcSet: ['320', '640']
        .map((width) => `https://api.test/files/${'a'.repeat(32)}/${width}.webp ${width}w`)
        .concat(`https://api.test/files/${'a'.repeat(32)}/1600x900_320_640.webp 1600w`)
        .join(', '),
      phoneSrcSet: ['320', '640']
        .map((width) => `https://api.test/files/${'a'.repeat(32)}/${width}.webp ${width}w`)
        .join(', '),
      width: 1600,
      height: 900,
    },
  ],
  ['b/64x48.webp', { src: 'https://api.test/files/b/64x48.webp', width: 64, height: 48 }],
  ['blogs/yellow-maize.jpg', { src: 'https://api.test/files/blogs/yellow-maize.jpg' }],
  ['https://cdn.example/maize.jpg', { src: 'https://cdn.example/maize.jpg' }],
])('the address %s says where the picture and its widths are', (url, sources) => {
  expect(pictureSources(url, 'https://api.test/files')).toEqual(sources);
});

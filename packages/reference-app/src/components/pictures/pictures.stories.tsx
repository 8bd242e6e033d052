import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Media } from '@udongo/sdk';
import { expect, userEvent, within } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { resource } from '../../features/admin/media/MediaPage.tsx';
import { MediaPicker } from './MediaPicker.tsx';

/** A file that Storybook has. */
const url = new URL('../../../public/icons/icon-512.png', import.meta.url).href;
const stored = {
  content_type: 'image/webp',
  size: 48_320,
  uploaded_by: 1,
  created_on: '2026-11-20T20:27:26+03:00',
};
const pictures: Media[] = [
  {
    id: 3,
    name: 'maize-leaf.jpg',
    url,
    alt: 'A maize leaf, yellow along its edges',
    ...stored,
  },
  {
    id: 2,
    name: 'red-soil-in-kimilili-after-the-long-rains.jpg',
    url,
    alt: 'Red soil',
    ...stored,
  },
  { id: 1, name: 'line.png', url, alt: '', ...stored },
];

const meta = {
  ...appStories,
  title: 'App/Pictures',
  tags: ['!autodocs', 'app'],
  component: Pictures,
  args: { handlers: { 'media.list': () => pageOf(pictures) }, isPicker: false },
} satisfies Meta<typeof Pictures>;

export default meta;
type Story = StoryObj<typeof meta>;

function Pictures({ handlers, isPicker }: { handlers: Handlers; isPicker: boolean }) {
  return (
    <AppPart user={administrator} handlers={handlers}>
      <div className="app-page">
        {isPicker ? (
          <MediaPicker onPick={() => undefined} onClose={() => undefined} />
        ) : (
          <resource.Page title="Pictures" />
        )}
      </div>
    </AppPart>
  );
}

const choose = async (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  const files = ['terrace.jpg', 'lime.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  if (input) await userEvent.upload(input, files);
  return within(canvasElement);
};

export const Library: Story = {};
export const Empty: Story = { args: { handlers: { 'media.list': () => pageOf([]) } } };
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await expect(await canvas.findAllByRole('textbox', { name: /terrace|lime/ })).toHaveLength(2);
  },
};
export const UnderWay: Story = {
  args: {
    handlers: {
      'media.list': () => pageOf(pictures),
      'media.create': ({ body }) =>
        (body as FormData).get('alt') === ''
          ? new Promise<never>(() => undefined)
          : failure(400, { file: ['Upload a valid image.'] }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await userEvent.type(
      (await canvas.findAllByRole('textbox', { name: /terrace/ }))[0] ?? canvasElement,
      'A terrace',
    );
    await userEvent.click((await canvas.findAllByRole('checkbox')).at(1) ?? canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /2/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};
export const Picker: Story = { args: { isPicker: true } };
export const PickerWithoutLibrary: Story = { args: { isPicker: true, handlers: {} } };
export const Kiswahili: Story = { args: { isPicker: true }, globals: { locale: 'sw' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppPart, appStories } from '../../../../test/AppPart.tsx';
import { failure, type Handlers } from '../../../../test/fakeApi.ts';
import { importService, toRows } from '../../../../test/importService.ts';
import { administrator, farmer } from '../../../../test/records.ts';
import { FarmerImportPage } from './ImportPage.tsx';

interface ImportArgs {
  /** The service's answers that differ from a usual day's. */
  answers?: Handlers;
  user: typeof administrator;
}

const meta = {
  ...appStories,
  title: 'App/Import',
  id: 'app-import',
  tags: ['!autodocs', 'app'],
  args: { user: administrator },
  render: ({ answers, user }) => (
    <AppPart path="/farmers/import" user={user} handlers={{ ...importService, ...answers }}>
      <FarmerImportPage />
    </AppPart>
  ),
  // Otherwise one story's import would continue in the next story.
  beforeEach: async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  },
} satisfies Meta<ImportArgs>;

export default meta;
type Story = StoryObj<ImportArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const people = ['Name,Phone,County', 'Nekesa Wafula,0712000001,Kiambu', 'Simiyu Barasa,0712000002,Kiambu'];

async function paste(canvas: Canvas, lines: readonly string[] = people) {
  await userEvent.click(await canvas.findByLabelText('Or paste rows'));
  await userEvent.paste(lines.join('\n'));
  await userEvent.click(canvas.getByRole('button', { name: 'Read pasted rows' }));
}
async function check(canvas: Canvas, lines?: readonly string[]) {
  await paste(canvas, lines);
  await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }));
}
async function send(canvas: Canvas) {
  await check(canvas);
  // Until the service has seen them, the button takes no press.
  await canvas.findByText('2 of 2 rows are ready.');
  await userEvent.click(canvas.getByRole('button', { name: 'Import 2 rows' }));
}

export const ChooseAFile: Story = {
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Choose a file')).toBeInTheDocument(),
};
export const Columns: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, ['Jina,Simu,Shamba', 'Nekesa Wafula,0712000001,Kimilili']);
    await expect(await canvas.findByRole('button', { name: 'Check the rows' })).toBeVisible();
  },
};
export const RowsToCorrect: Story = {
  tags: ['failure'],
  play: async ({ canvas }) => {
    await check(canvas, ['Name,Phone,County', 'Nekesa,712000001,kiambu', ',2.54712E+11,Nowhere']);
    await expect(await canvas.findByText('1 of 2 rows are ready.')).toBeVisible();
  },
};
export const Duplicate: Story = {
  play: async ({ canvas }) => {
    await check(canvas, ['Name,Phone', 'Wanjiku K,0712345678']);
    await expect(await canvas.findByText(/Looks like Wanjiku Kariuki/)).toBeVisible();
  },
};
export const Done: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('The import is done')).toBeVisible();
  },
};
export const SomeRefused: Story = {
  tags: ['failure'],
  args: {
    answers: {
      'farmers.bulkCreate': ({ body }) =>
        toRows(body).length === 2
          ? failure(400, [{}, { user: { profile: { phone_number: ['This number is on a list.'] } } }])
          : [],
    },
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('button', { name: 'Correct them' })).toBeVisible();
  },
};
export const NetworkLost: Story = {
  tags: ['failure'],
  args: { answers: { 'farmers.bulkCreate': () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(/The network was lost/)).toBeVisible();
  },
};
/** A service that knows no imports can't say afterwards which rows arrived. */
export const PlainService: Story = {
  args: {
    answers: {
      'imports.list': () => failure(404, { detail: 'Not found.' }),
      'imports.create': () => failure(404, { detail: 'Not found.' }),
      'farmers.bulkCheck': () => failure(404, { detail: 'Not found.' }),
    },
  },
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText(/This service cannot say afterwards/)).toBeVisible();
  },
};
export const ForAFarmer: Story = { args: { user: farmer }, tags: ['role'] };
export const Loading: Story = {
  args: { answers: { 'counties.list': () => new Promise(() => undefined) } },
};
export const Dark: Story = { ...RowsToCorrect, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = {
  tags: ['layout'],
  globals: { locale: 'sw' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};

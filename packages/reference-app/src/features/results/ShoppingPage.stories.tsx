import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SampleResult } from '@udongo/sdk';
import { expect } from 'storybook/test';
import { lowerPlot, upperTerrace } from '../../../../ui/test/results.ts';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { booking, farmer } from '../../../test/records.ts';
import { ShoppingPage } from './ShoppingPage.tsx';

interface ShoppingArgs {
  results: SampleResult[];
}

const meta = {
  ...appStories,
  title: 'App/Shopping list',
  tags: ['!autodocs', 'app'],
  args: { results: [lowerPlot, { ...lowerPlot, sample: 53, sample_code: 'UD-1042-4' }] },
  render: ({ results }) => (
    <AppPart
      path="/bookings/26/shopping"
      route="/bookings/:id/shopping"
      user={farmer}
      handlers={{
        'bookings.get': () => ({ ...booking, status: 'report_ready' }),
        'bookings.getResults': () => results,
      }}
    >
      <ShoppingPage />
    </AppPart>
  ),
} satisfies Meta<ShoppingArgs>;

export default meta;
type Story = StoryObj<ShoppingArgs>;

const priced = (result: SampleResult): SampleResult => ({
  ...result,
  crops: result.crops.map(({ actions = [], ...crop }) => ({
    ...crop,
    actions: actions.filter(({ cost_low, kind }) => kind === 'skip' || cost_low !== null),
  })),
});

/** One of the products has no price: there is no sum. */
export const PriceMissing: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('ask for the price')).toBeVisible(),
};
export const Priced: Story = {
  args: { results: [priced(lowerPlot)] },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Total/)).toBeVisible(),
};
export const NothingToBuy: Story = {
  args: { results: [upperTerrace] },
  play: async ({ canvas }) => expect(await canvas.findByText('There is nothing to buy.')).toBeVisible(),
};
export const Dark: Story = { ...Priced, globals: { scheme: 'dark' } };
/** Its words are longer: they still fit a phone. */
export const Kiswahili: Story = {
  args: { ...Priced.args },
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

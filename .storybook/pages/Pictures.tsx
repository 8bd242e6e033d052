import { AdminList, BookingForm, FarmerPicker, Field, SensorPastePanel } from '@udongo/ui';
import type { ReactNode } from 'react';
import { createFakeApi, farmerUser, today } from '../../packages/ui/test/bookingFixtures.ts';
import { farmersNamed } from '../../packages/ui/test/farmers.ts';
import { createPlotServer, type Plot, plotColumns } from '../../packages/ui/test/plots.ts';
import type { five } from './five.ts';

const nothing = () => undefined;
const { api } = createFakeApi();
const { list } = createPlotServer();
const farmers = farmersNamed('Wanjiku Kariuki', 'Otieno Odhiambo', 'Chebet Kiplagat', 'Akinyi Owuor');

const pictures: Readonly<Record<keyof typeof five, ReactNode>> = {
  BookingForm: <BookingForm api={api} user={farmerUser} today={today} draftStorage={null} />,
  FarmerPicker: (
    <Field label="Farmer" required>
      <FarmerPicker
        farmers={{ list: async () => ({ results: farmers }) }}
        value={2}
        selectedName="Otieno Odhiambo"
        onValueChange={nothing}
      />
    </Field>
  ),
  // A modal needs a window of its own.
  SoilTypeDialog: (
    <iframe title="SoilTypeDialog" src="./iframe.html?id=components-soiltypedialog--open&viewMode=story" />
  ),
  SensorPastePanel: <SensorPastePanel onApply={async () => undefined} />,
  AdminList: <AdminList<Plot> title="Plots" columns={plotColumns} rowKey={({ id }) => id} list={list} />,
};

/** The component itself, small: it never differs from what a page shows. */
export default function Picture({ of }: { of: keyof typeof five }) {
  return pictures[of];
}

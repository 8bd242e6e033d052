import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { useRecordForm } from '../../src/experimental.ts';
import * as ui from '../../src/index.ts';
import {
  choose,
  fillBooking,
  fillCrop,
  fillFarmer,
  fillLogin,
  fillRecord,
  fillSoilSample,
  pasteReadings,
  pressRow,
} from '../../src/testing/index.ts';
import { createFakeApi, today } from '../bookingFixtures.ts';
import { createCropApi } from '../crops.ts';
import { createFarmerFormApi } from '../farmerFormApi.ts';
import { farmersNamed } from '../farmers.ts';
import { payApi, unpaid } from '../payments.ts';
import { lowerPlot } from '../results.ts';
import { createSoilSampleFormApi } from '../soilSampleFormApi.ts';

interface Tried {
  element: ReactElement;
  /** Opens what there is to open, sends what there is to send, and looks at what came of it. */
  use?: () => Promise<void>;
}

const nothing = () => undefined;
const done = vi.fn();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const see = async (text: string | RegExp) => void (await screen.findAllByText(text));
const called = async (value: unknown) => vi.waitFor(() => expect(done.mock.lastCall?.[0]).toEqual(value));

const counties = [
  { id: 22, name: 'Kiambu' },
  { id: 42, name: 'Kisumu' },
];
const lines = counties.map(({ id, name }) => ({ value: id, label: name }));
const load = async () => lines;
const readings = 'n 12\np 8\nk 148\nec 74\nhumidity 24.1\ntemp 18.6\nph 6,5\nlat 0.801\nlng 35.385';

const booking = createFakeApi();
const farmers = createFarmerFormApi();
const samples = createSoilSampleFormApi();

const countyFields = [
  { kind: 'text', name: 'name', label: 'Name', required: 'County name is required' },
] as const satisfies readonly ui.RecordField[];

/** An example of every exported component. A component that is missing here fails the test. */
export const components: Partial<Record<string, Tried>> = {
  AdminList: {
    element: (
      <ui.AdminList
        title="Counties"
        columns={[{ key: 'name', header: 'Name', value: ({ name }: { name: string }) => name }]}
        filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
        rowKey={({ name }) => name}
        list={async () => ({ results: counties, count: 2, total_pages: 1 })}
        remove={async (name) => done(name)}
        form={({ onSaved, onCancel }) => (
          <ui.RecordForm
            title="County"
            mode="create"
            fields={countyFields}
            save={async (county) => done(county)}
            savedMessage="Saved"
            onSaved={onSaved}
            onCancel={onCancel}
          />
        )}
      />
    ),
    use: async () => {
      await pressRow(screen, 'Kisumu', 'Delete');
      await press('Delete');
      await called('Kisumu');
      await fillRecord(screen, { Search: 'kia' });
      await press(/^Add/);
      await fillRecord(screen, { Name: 'Nakuru' });
      await press('Save');
      await called({ name: 'Nakuru' });
    },
  },
  Alert: { element: <ui.Alert tone="error">Not saved</ui.Alert> },
  Badge: { element: <ui.Badge>New</ui.Badge> },
  BalanceDue: { element: <ui.BalanceDue amount={200} /> },
  BookingConfirmation: {
    element: (
      <ui.BookingConfirmation
        booking={{
          id: 26,
          code: 'UD-1026',
          name: 'Wanjiku Kariuki',
          soil_test_date: '2027-01-15',
          test_type: 'complete-soil-analysis',
          no_of_samples: 2,
          discount: '0.00',
        }}
        onAnother={() => done('another')}
      />
    ),
    use: async () => {
      await press('Book another');
      await called('another');
    },
  },
  BookingForm: {
    element: (
      <ui.BookingForm api={booking.api} user={null} today={today} draftStorage={null} onBooked={done} />
    ),
    use: async () => {
      const sample = {
        sample_location: 'Lower plot',
        soil_type: 'loam',
        size_of_land: 0.5,
        main_crop: 'Maize',
        sample_notes: 'Depth [20 cm]',
      };
      await fillBooking(screen, {
        name: 'Akinyi',
        phone_no: '0712345678',
        test_type: 'complete-soil-analysis',
        soil_test_date: '2026-11-24',
        farming_type: 'Mixed',
        county: 'Kiambu',
        agent: 'Shamba Supplies',
        samples: [{ ...sample, other_crops: ['Beans', 'Kale'] }, sample],
      });
      await press('Book the test');
      await see('Your soil test is booked');
      expect(booking.created).toMatchObject([
        {
          phone_no: '+254712345678',
          county: 22,
          agent: 2,
          samples: [{ other_crops: [1, 3] }, { main_crop: 4, sample_notes: 'Depth [20 cm]' }],
        },
      ]);
    },
  },
  BulkDialog: {
    element: (
      <ui.BulkDialog
        rows={counties}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        title="Plough 2 plots"
        start="Plough"
        progress={String}
        failed={String}
        done="Ploughed"
        act={async ({ name }) => done(name)}
        onClose={nothing}
        onFinish={nothing}
      >
        Before the rains.
      </ui.BulkDialog>
    ),
    use: async () => {
      await press('Plough');
      await called('Kisumu');
    },
  },
  Button: { element: <ui.Button>Save</ui.Button> },
  Card: { element: <ui.Card title="Payment">KES 200</ui.Card> },
  Checkbox: { element: <ui.Checkbox label="Public" /> },
  Combobox: {
    element: (
      <ui.Field label="County">
        <ui.Combobox load={load} onValueChange={done} />
      </ui.Field>
    ),
    use: async () => {
      await choose(screen, 'County', 'Kisumu');
      await called(42);
    },
  },
  Container: { element: <ui.Container>Inside</ui.Container> },
  CropForm: {
    element: <ui.CropForm api={createCropApi()} crop={null} onSaved={({ name }) => done(name)} />,
    use: async () => {
      const range = { n_low: 15, n_high: 30, p_low: 18, p_high: 35, k_low: 111, k_high: 300 };
      const soil = { ph_low: '5,5', ph_high: 7, ec_low: 50, ec_high: 1700 };
      const air = { humidity_low: 20, humidity_high: 32, temp_low: 18, temp_high: 33 };
      await fillCrop(screen, { name: 'Maize', public: true, ...range, ...soil, ...air });
      await press('Save');
      await called('Maize');
    },
  },
  Dialog: {
    element: <ui.Dialog open title="Sure?" onOpenChange={done} />,
    use: async () => {
      await screen.findByRole('dialog', { name: 'Sure?' });
      await userEvent.keyboard('{Escape}');
      await called(false);
    },
  },
  FarmerForm: {
    element: <ui.FarmerForm api={farmers.api} canChooseReferrer />,
    use: async () => {
      await fillFarmer(screen, {
        full_name: 'Akinyi',
        phone_number: '0712345678',
        county: 'Kiambu',
        referrer: 'Otieno Odhiambo',
      });
      await press('Save');
      await vi.waitFor(() => expect(farmers.requests).toMatchObject([{ referrer: 2 }]));
    },
  },
  FarmerPicker: {
    element: (
      <ui.Field label="Farmer">
        <ui.FarmerPicker
          farmers={{ list: async () => ({ results: farmersNamed('Wanjiku', 'Chebet') }) }}
          value={null}
          onValueChange={({ id }) => done(id)}
        />
      </ui.Field>
    ),
    use: async () => {
      await choose(screen, 'Farmer', 'Chebet');
      await called(2);
    },
  },
  Field: {
    element: (
      <ui.Field label="Name" hint="In full" error="Name is required" counterMax={20} required>
        <ui.Input />
      </ui.Field>
    ),
    use: () => fillRecord(screen, { Name: 'Akinyi' }),
  },
  FieldGrid: { element: <ui.FieldGrid>Inside</ui.FieldGrid> },
  Icon: { element: <ui.Icon name="close" /> },
  Input: { element: <ui.Input aria-label="Name" /> },
  LoginForm: {
    element: <ui.LoginForm login={async (given) => done(given)} />,
    use: async () => {
      await fillLogin(screen, { email: '0712345678', password: 'correct {horse' });
      await press('Log in');
      await called(expect.objectContaining({ password: 'correct {horse' }));
    },
  },
  MultiSelect: {
    element: (
      <ui.Field label="Counties" labelNote="up to 2">
        <ui.MultiSelect load={load} onValueChange={done} limit={2} />
      </ui.Field>
    ),
    use: async () => {
      await fillRecord(screen, { Counties: ['Kisumu', 'Kiambu'] });
      await called([42, 22]);
    },
  },
  OptionRows: { element: <OwnPicker />, use: useOwnPicker },
  OtherCropNameForm: {
    element: (
      <ui.OtherCropNameForm api={createCropApi()} otherCropName={null} onSaved={({ id }) => done(id)} />
    ),
    use: async () => {
      await fillRecord(screen, { Crop: 'Maize', County: 'Siaya', 'Other Crop Name': 'oduma' });
      await press('Save');
      await called(101);
    },
  },
  Pagination: {
    element: <ui.Pagination page={1} totalPages={9} onPageChange={done} onLimitChange={nothing} limit={10} />,
    use: async () => {
      await press('Next page');
      await called(2);
    },
  },
  PasswordInput: {
    element: (
      <ui.Field label="Password">
        <ui.PasswordInput />
      </ui.Field>
    ),
    use: () => fillRecord(screen, { Password: 'secret' }),
  },
  PaymentBadge: { element: <ui.PaymentBadge paid canceled={false} /> },
  PaymentPanel: {
    element: <ui.PaymentPanel api={payApi()} of={{ uuid: unpaid.uuid }} />,
    use: async () => {
      await press('Send the prompt');
      await see(/PIN/);
    },
  },
  RadioCards: {
    element: (
      <ui.Field group label="Registered?">
        <ui.RadioCards
          name="registered"
          options={[{ value: 'yes', title: 'Yes', note: 'Choose them' }]}
          onChange={(event) => done(event.target.value)}
        />
      </ui.Field>
    ),
    use: async () => {
      await fillRecord(screen, { 'Registered?': 'Yes' });
      await called('yes');
    },
  },
  RecordForm: {
    element: (
      <ui.RecordForm
        title="Price"
        mode="create"
        fields={[
          { kind: 'text', name: 'name', label: 'Name', required: 'Name is required' },
          { kind: 'number', name: 'cost', label: 'Cost', unit: 'KES' },
          { kind: 'textarea', name: 'notes', label: 'Notes', maxLength: 100 },
          { kind: 'select', name: 'unit', label: 'Unit', options: [{ value: 'bag', label: 'Bag' }] },
          { kind: 'checkbox', name: 'active', label: 'Active' },
          { kind: 'date', name: 'from', label: 'From' },
          { kind: 'lookup', name: 'county', label: 'County', load, loadSelected: load },
        ]}
        save={async (price) => done(price)}
        savedMessage="Saved"
      />
    ),
    use: async () => {
      await fillRecord(screen, { Name: 'Lime', Cost: 300, Notes: '50 kg', Unit: 'Bag', Active: true });
      await fillRecord(screen, { From: '2026-11-20', County: 'Kiambu' });
      await press('Save');
      const saved = { name: 'Lime', cost: 300, notes: '50 kg', unit: 'bag', active: true };
      await called({ ...saved, from: '2026-11-20', county: 22 });
    },
  },
  RecordFormField: { element: <OwnForm />, use: useOwnForm },
  RecordFormFrame: { element: <OwnForm />, use: useOwnForm },
  SampleResults: { element: <ui.SampleResults results={[lowerPlot]} /> },
  Select: { element: <ui.Select aria-label="Soil" options={[{ value: 'loam', label: 'Loam' }]} /> },
  SensorPasteDialog: {
    element: <ui.SensorPasteDialog open onOpenChange={nothing} onSubmit={({ pH }) => done(pH)} />,
    use: async () => {
      await pasteReadings(screen, readings);
      await called(6.5);
    },
  },
  SensorPastePanel: {
    element: <ui.SensorPastePanel onApply={({ pH }) => done(pH)} />,
    use: async () => {
      await pasteReadings(screen, '{"ph": 6.5}');
      await called(6.5);
    },
  },
  Skeleton: { element: <ui.Skeleton /> },
  SoilSampleForm: {
    element: <ui.SoilSampleForm api={samples.api} sample={null} />,
    use: async () => {
      await pasteReadings(screen, readings);
      await fillSoilSample(screen, {
        booking: 'No. 26',
        sensor_data: { nitrogen: 13 },
        sample_location: 'Lower plot',
        soil_type: 'loam',
        size_of_land: 1.5,
        main_crop: 'Maize',
        other_crops: ['Beans'],
        sample_notes: 'Depth 20 cm',
      });
      await press('Save');
      await vi.waitFor(() =>
        expect(samples.requests).toMatchObject([{ body: { sensor_data: { nitrogen: 13, pH: 6.5 } } }]),
      );
    },
  },
  SoilTypeDialog: {
    element: <ui.SoilTypeDialog open onOpenChange={nothing} onChoose={done} />,
    use: async () => {
      await screen.findByRole('dialog');
    },
  },
  StatusTimeline: {
    element: (
      <ui.StatusTimeline
        status="booked"
        changes={[{ status: 'booked', changed_on: '2026-11-16T09:12:00+03:00' }]}
        due_on="2026-11-24"
      />
    ),
  },
  Switch: { element: <ui.Switch label="Public" /> },
  Table: {
    element: (
      <ui.Table
        caption="Counties"
        columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name, ordering: 'name' }]}
        rows={counties}
        rowKey={({ id }) => id}
        onOrderingChange={done}
      />
    ),
    use: async () => {
      await press(/Name/);
      await called('name');
    },
  },
  Textarea: { element: <ui.Textarea aria-label="Notes" /> },
  Toaster: {
    element: <ui.Toaster store={toasts()} />,
    use: async () => {
      await press('Dismiss');
      await called(1);
    },
  },
  UdongoProvider: {
    element: (
      <ui.UdongoProvider scheme="dark">
        <ui.Button>Save</ui.Button>
      </ui.UdongoProvider>
    ),
  },
};

function toasts(): ui.ToastStore {
  const shown = [{ id: 1, tone: 'error', message: 'Not saved' }] as const;
  return {
    subscribe: () => nothing,
    getSnapshot: () => shown,
    dismiss: done,
    pause: nothing,
    resume: nothing,
  };
}

function OwnForm({
  classNames,
}: Pick<ui.FieldProps & ui.RecordFormFrameProps<{ name: string }>, 'classNames'>) {
  const controller = useRecordForm({
    title: 'Plot',
    mode: 'create',
    values: { name: '' },
    labels: { name: 'Name' },
    check: ({ name }) => (name ? [] : [{ path: ['name'], message: 'Name is required' }]),
    save: async (plot) => done(plot),
    savedMessage: 'Saved',
  });
  return (
    <ui.RecordFormFrame controller={controller} classNames={classNames}>
      <ui.RecordFormField path="name" label="Name" classNames={classNames}>
        <ui.Input {...controller.form.register('name')} />
      </ui.RecordFormField>
    </ui.RecordFormFrame>
  );
}

async function useOwnForm() {
  await press('Save');
  await see('Name is required');
  await fillRecord(screen, { Name: 'Lower plot' });
  await press('Save');
  await called({ name: 'Lower plot' });
}

/** A picker of one's own, out of the parts of ours. */
function OwnPicker() {
  const list = ui.useOptionList({ load: async () => lines, onChoose: ({ value }) => done(value) });
  return (
    <>
      <ui.Input {...list.inputProps} aria-label="County" value={list.search ?? ''} />
      <p role="status">{list.announcement}</p>
      <ui.OptionRows list={list} label="Counties" keyOf={({ value }) => value} isSelected={() => false}>
        {({ label }) => label}
      </ui.OptionRows>
    </>
  );
}

async function useOwnPicker() {
  await choose(screen, 'County', 'Kisumu');
  await called(42);
}

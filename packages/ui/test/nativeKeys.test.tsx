import { render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  BulkDialog,
  Button,
  Field,
  PaymentPanel,
  RadioCards,
  Select,
  SensorPasteDialog,
  SoilTypeDialog,
} from '../src/index.ts';
import { Dialog } from '../src/primitives/index.ts';
import { payApi } from './payments.ts';
import { listenToKeys, listKeysNotPressed, type withNativeKeys } from './pressedKeys.ts';

interface Scene {
  page: ReactNode;
  play: () => Promise<void>;
}

const soils = [
  { value: 'clay', label: 'Clay' },
  { value: 'loam', label: 'Loam' },
];

interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Opened({ draw }: { draw: (props: OpenProps) => ReactNode }) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>Open</Button>
      {open && draw({ open, onOpenChange })}
    </>
  );
}

/** A page with a button that opens a dialog: Tab stays in it, Escape closes it and gives the focus back. */
const dialogScene = (draw: (props: OpenProps) => ReactNode): Scene => ({
  page: <Opened draw={draw} />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const controls = within(dialog).getAllByRole('button').length + 2;
    for (let press = 0; press < controls; press++) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).not.toBe(opener);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  },
});

const scenes: Record<(typeof withNativeKeys)[number], Scene> = {
  Select: {
    page: (
      <Field label="Soil type">
        <Select options={soils} placeholder="Choose" />
      </Field>
    ),
    play: async () => {
      const field = screen.getByRole('combobox', { name: 'Soil type' });
      field.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(field).toHaveValue('loam');
      await userEvent.keyboard('{ArrowUp}');
      expect(field).toHaveValue('clay');
      await userEvent.keyboard('lo');
      expect(field).toHaveValue('loam');
    },
  },
  RadioCards: {
    page: (
      <Field group label="Soil type">
        <RadioCards
          name="soil"
          options={soils.map(({ value, label }) => ({ value, title: label, note: '' }))}
          defaultValue="clay"
        />
      </Field>
    ),
    play: async () => {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Clay/ }));
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('radio', { name: /Loam/ })).toBeChecked();
      await userEvent.keyboard('{ArrowUp}');
      expect(screen.getByRole('radio', { name: /Clay/ })).toBeChecked();
    },
  },
  Dialog: dialogScene((props) => (
    <Dialog title="New farmer" footer={<Button>Save</Button>} {...props}>
      <input aria-label="Full name" />
    </Dialog>
  )),
  SoilTypeDialog: dialogScene((props) => <SoilTypeDialog onChoose={() => undefined} {...props} />),
  BulkDialog: dialogScene(({ onOpenChange }) => (
    <BulkDialog
      rows={soils}
      rowKey={({ value }) => value}
      rowName={({ label }) => label}
      title="Plough"
      start="Plough"
      act={async () => undefined}
      progress={() => ''}
      failed={() => ''}
      done="Ploughed"
      onFinish={() => undefined}
      onClose={() => onOpenChange(false)}
    >
      Both plots are ploughed.
    </BulkDialog>
  )),
  SensorPasteDialog: dialogScene((props) => (
    <SensorPasteDialog onSubmit={async (): Promise<unknown> => undefined} {...props} />
  )),
  PaymentPanel: {
    page: <PaymentPanel api={payApi()} of={{ booking: 26 }} onOpenCard={() => undefined} />,
    play: async () => {
      (await screen.findByRole('radio', { name: /M-Pesa/ })).focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
      await userEvent.keyboard('{ArrowUp}{Tab}');
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /number that will pay/ }));
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('heading', { name: /^Enter your M-Pesa PIN/ });
    },
  },
};

test.each(Object.entries(scenes))(
  'a person uses %s with the keys that its page names',
  async (name, scene) => {
    listenToKeys();
    render(scene.page);
    await scene.play();
    expect(listKeysNotPressed(name)).toEqual([]);
  },
);

import type { SoilType } from '@udongo/sdk';
import type { ReactNode } from 'react';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { Dialog, type DialogProps, Table, type TableColumn } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { soils, soilTypeTexts } from './soils.ts';

export interface SoilTypeDialogSlots {
  /** The name of a soil type, which is a button that chooses it. */
  choose: 'button';
}

export interface SoilTypeDialogProps
  extends Omit<SlotProps<SoilTypeDialogSlots, { open: boolean }>, 'rootProps'>,
    Pick<DialogProps, 'rootProps'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when it should close. */
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen type; the dialog then asks to be closed. */
  onChoose: (soilType: SoilType) => void;
}

export interface SoilTypeDialogRootProps
  extends Pick<SoilTypeDialogProps, 'open' | 'onOpenChange' | 'rootProps'> {
  /** `SoilTypeDialog.Types`, and whatever is around it. */
  children: ReactNode;
}

/**
 * Helps a person to identify the soil type by texture and colour, and to choose it. Its parts are
 * `SoilTypeDialog.Root`, the dialog, and `SoilTypeDialog.Types`, the table, which a page can also have by itself.
 * Source: specification section 2, "Soil-type help dialog".
 */
export function SoilTypeDialog({ onChoose, classNames, render, ...root }: SoilTypeDialogProps) {
  return (
    <SoilTypeDialogRoot {...root}>
      <SoilTypes
        onChoose={(soilType) => {
          onChoose(soilType);
          root.onOpenChange(false);
        }}
        {...{ classNames, render }}
      />
    </SoilTypeDialogRoot>
  );
}

/** The dialog with its title and its explanation. */
function SoilTypeDialogRoot(props: SoilTypeDialogRootProps) {
  const t = useMessages(soilTypeTexts);
  return (
    <Dialog {...props} title={t('soilTypeHelp.title')} description={t('soilTypeHelp.intro')} size="large" />
  );
}

/** The table of soil types; the name of each is a button that chooses it. */
function SoilTypes({
  onChoose,
  classNames,
  render,
}: Pick<SoilTypeDialogProps, 'onChoose' | 'classNames' | 'render'>) {
  const t = useMessages(soilTypeTexts);
  const slot = createSlots<SoilTypeDialogSlots, { open: boolean }>(
    'soil-type-dialog',
    { open: true },
    { classNames, render },
  );
  const columns: TableColumn<(typeof soils)[number]>[] = [
    {
      key: 'type',
      header: t('soilTypeHelp.type'),
      rowHeader: true,
      cell: ({ value, key }) =>
        slot(
          'choose',
          <button type="button" onClick={() => onChoose(value)}>
            <span className="udongo-hidden">{t('soilTypeHelp.choose')}: </span>
            {t(`soilTypeHelp.${key}Name`)}
          </button>,
        ),
    },
    { key: 'texture', header: t('soilTypeHelp.texture'), cell: ({ key }) => t(`soilTypeHelp.${key}Texture`) },
    { key: 'colour', header: t('soilTypeHelp.colour'), cell: ({ key }) => t(`soilTypeHelp.${key}Colour`) },
  ];
  return (
    <Table
      caption={t('soilTypeHelp.title')}
      columns={columns}
      rows={soils}
      rowKey={({ value }) => value}
      classNames={{ row: 'udongo-soil-type-dialog__row' }}
    />
  );
}

SoilTypeDialog.Root = SoilTypeDialogRoot;
SoilTypeDialog.Types = SoilTypes;

import { createSlots, type SlotProps } from '../lib/slots.ts';
import { soilTypeHelp } from '../messages/en/soilTypeHelp.ts';
import { Dialog, type DialogProps, Table, type TableColumn } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';

const texts = { soilTypeHelp };

/** A soil type as the API spells it. */
export type SoilType = 'clay' | 'loam' | 'Sandy';

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

/** In the order of the specification, with the key of each in the messages. */
const soils = [
  { value: 'Sandy', key: 'sandy' },
  { value: 'loam', key: 'loam' },
  { value: 'clay', key: 'clay' },
] as const satisfies readonly { value: SoilType; key: string }[];

type Soil = (typeof soils)[number];

/**
 * Helps a person to identify the soil type by texture and colour, and to choose it.
 * Source: specification section 2, "Soil-type help dialog".
 */
export function SoilTypeDialog({
  open,
  onOpenChange,
  onChoose,
  classNames,
  render,
  rootProps,
}: SoilTypeDialogProps) {
  const t = useMessages(texts);
  const slot = createSlots<SoilTypeDialogSlots, { open: boolean }>(
    'soil-type-dialog',
    { open },
    { classNames, render },
  );
  const choose = ({ value }: Soil) => {
    onChoose(value);
    onOpenChange(false);
  };

  const columns: TableColumn<Soil>[] = [
    {
      key: 'type',
      header: t('soilTypeHelp.type'),
      rowHeader: true,
      cell: (soil) =>
        slot(
          'choose',
          <button type="button" onClick={() => choose(soil)}>
            <span className="udongo-hidden">{t('soilTypeHelp.choose')}: </span>
            {t(`soilTypeHelp.${soil.key}Name`)}
          </button>,
        ),
    },
    { key: 'texture', header: t('soilTypeHelp.texture'), cell: ({ key }) => t(`soilTypeHelp.${key}Texture`) },
    { key: 'colour', header: t('soilTypeHelp.colour'), cell: ({ key }) => t(`soilTypeHelp.${key}Colour`) },
  ];

  return (
    <Dialog
      rootProps={rootProps}
      open={open}
      onOpenChange={onOpenChange}
      title={t('soilTypeHelp.title')}
      description={t('soilTypeHelp.intro')}
      size="large"
    >
      <Table
        caption={t('soilTypeHelp.title')}
        columns={columns}
        rows={soils}
        rowKey={({ value }) => value}
        classNames={{ row: 'udongo-soil-type-dialog__row' }}
      />
    </Dialog>
  );
}

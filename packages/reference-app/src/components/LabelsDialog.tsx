import { type LabelPaper, saveFile } from '@udongo/sdk';
import { Field, RadioCards, type TranslationOf, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { createTexts } from '../messages/createTexts.ts';
import { useServices } from '../services/ServicesContext.ts';
import { ActionDialog } from './ActionDialog.tsx';

const en = {
  labels: {
    print: 'Print labels',
    title: { one: 'Labels for {count} sample', other: 'Labels for {count} samples' },
    hint: 'A label holds the code of the sample and nothing about the person.',
    paper: 'Paper',
    a4: 'A4 sheet',
    a4Note: '3 x 8 labels of 70 x 37 mm',
    label_62: 'Label printer',
    label_62Note: '62 mm wide, one label a page',
    save: 'Save the PDF',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  labels: {
    print: 'Chapisha lebo',
    title: { one: 'Lebo za sampuli {count}', other: 'Lebo za sampuli {count}' },
    hint: 'Lebo ina nambari ya sampuli na hakuna chochote kuhusu mtu.',
    paper: 'Karatasi',
    a4: 'Karatasi ya A4',
    a4Note: 'Lebo 3 x 8 za mm 70 x 37',
    label_62: 'Printa ya lebo',
    label_62Note: 'Upana mm 62, lebo moja kila ukurasa',
    save: 'Hifadhi PDF',
  },
};

/** The texts of labels. */
export const useLabelsText = createTexts(en, sw);

const papers = ['a4', 'label_62'] as const satisfies readonly LabelPaper[];

interface LabelsDialogProps {
  /** Ids of the samples. */
  samples: readonly number[];
  /** Name of the file, without its ending. */
  name: string;
  onClose: () => void;
}

/** Asks for the paper and saves the labels of samples as a PDF. */
export function LabelsDialog({ samples, name, onClose }: LabelsDialogProps) {
  const t = useLabelsText();
  const language = useLocale();
  const { udongo } = useServices();
  const [paper, setPaper] = useState<LabelPaper>('a4');
  const save = async () => {
    const labels = await udongo.samples.downloadLabels({ samples: samples.join(','), paper, language });
    saveFile(labels, `${name}.pdf`);
    onClose();
  };
  return (
    <ActionDialog
      title={t('labels.title', { count: samples.length })}
      description={t('labels.hint')}
      submit={t('labels.save')}
      act={save}
      onClose={onClose}
    >
      <Field label={t('labels.paper')} group>
        <RadioCards
          name="paper"
          options={papers.map((value) => ({
            value,
            title: t(`labels.${value}`),
            note: t(`labels.${value}Note`),
          }))}
          value={paper}
          onChange={({ target }) => setPaper(target.value === 'label_62' ? 'label_62' : 'a4')}
        />
      </Field>
    </ActionDialog>
  );
}

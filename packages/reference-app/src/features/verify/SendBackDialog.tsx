import type { Booking, SoilTestSample } from '@udongo/sdk';
import { Checkbox, codeOf, Field } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useVerifyText } from './verifyTexts.ts';

interface SendBackDialogProps {
  booking: Booking;
  /** The measured samples of the booking. */
  samples: readonly SoilTestSample[];
  /** The ids of the samples that are chosen at first. */
  chosen: readonly number[];
  onClose: () => void;
  onSent: (booking: Booking) => void;
}

/** Asks which samples are measured again, and why. */
export function SendBackDialog({ booking, samples, chosen: first, onClose, onSent }: SendBackDialogProps) {
  const t = useVerifyText();
  const { records } = useServices();
  const [chosen, setChosen] = useState(first);
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const act = () => {
    setIsChecked(true);
    return chosen.length === 0 || note.trim() === '' ? null : send();
  };
  const send = async () =>
    onSent(await records.bookings.sendBack(booking.id, { samples: [...chosen], note: note.trim() }));

  return (
    <ActionDialog
      title={t('verify.sendBackTitle', { code: codeOf(booking) })}
      description={t('verify.sendBackHint')}
      submit={t('verify.sendBack')}
      act={act}
      onClose={onClose}
    >
      <div className="app-fields">
        <Field
          label={t('verify.samples')}
          group
          required
          error={isChecked && chosen.length === 0 && t('verify.samplesRequired')}
        >
          <div className="app-verify__choices">
            {samples.map((sample) => (
              <Checkbox
                key={sample.id}
                label={`${codeOf(sample)}, ${sample.sample_location}`}
                checked={chosen.includes(sample.id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, sample.id] : chosen.filter((id) => id !== sample.id))
                }
              />
            ))}
          </div>
        </Field>
        <ReasonField
          label={t('verify.reason')}
          missing={t('verify.reasonRequired')}
          isChecked={isChecked}
          value={note}
          onChange={setNote}
        />
      </div>
    </ActionDialog>
  );
}

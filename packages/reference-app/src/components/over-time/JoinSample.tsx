import type { FarmerReadings } from '@udongo/sdk';
import { Button, Field, formatDate, Select, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { measuredDay, type Place } from './listPlaces.ts';
import { useOverTimeText } from './overTimeTexts.ts';

interface JoinSampleProps {
  place: Place;
  /** The samples of other places. */
  others: readonly FarmerReadings[];
  onJoined: () => void;
}

/** Joins a sample to a place because a person says that both are of the same land. */
export function JoinSample({ place, others, onJoined }: JoinSampleProps) {
  const t = useOverTimeText();
  const locale = useLocale();
  const { udongo, toaster, failures } = useServices();
  const [chosen, setChosen] = useState('');
  const [pending, setPending] = useState(false);
  const sample = others.find((one) => String(one.sample) === chosen);
  const [first] = place.samples;
  const join = async () => {
    if (!sample || !first) return;
    setPending(true);
    try {
      await udongo.samples.setPlace(sample.sample, { same_place_as: first.sample });
      toaster.show({ tone: 'success', message: t('overTime.joined', { code: sample.sample_code }) });
      setChosen('');
      onJoined();
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <div className="app-over-time__join">
      <Field label={t('overTime.join')} hint={t('overTime.joinHint')}>
        <Select
          placeholder={t('overTime.choose')}
          options={others.map((one) => ({
            value: String(one.sample),
            label: [one.sample_code, one.sample_location, formatDate(locale, measuredDay(one))].join(', '),
          }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      <Button pending={pending} disabled={!sample} onClick={() => void join()}>
        {t('overTime.add')}
      </Button>
    </div>
  );
}

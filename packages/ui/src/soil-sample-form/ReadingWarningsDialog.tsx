import { Button, Dialog } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { soilSampleTexts } from './soilSampleTexts.ts';
import type { SoilSampleController } from './useSoilSampleForm.ts';

/** Asks for confirmation before unusual readings are sent. */
export function ReadingWarningsDialog({ controller }: { controller: SoilSampleController }) {
  const t = useMessages(soilSampleTexts);
  const { warnings, confirm, goBack } = controller;
  return (
    <Dialog
      open={warnings.length > 0}
      size="small"
      onOpenChange={goBack}
      title={t('soilSample.checkTitle')}
      description={t('soilSample.checkIntro')}
      footer={
        <>
          <Button data-autofocus="" onClick={goBack}>
            {t('soilSample.goBack')}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {t('soilSample.saveAnyway')}
          </Button>
        </>
      }
    >
      <ul className="udongo-soil-sample-form__warnings">
        {warnings.map(({ reading, value, text }) => (
          <li key={reading}>
            <b>{t('soilSample.checkLine', { name: t(`sensorReading.${reading}`), value })}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
